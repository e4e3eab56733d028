// Keeps what a table promised before the match, and draws every pick again after it, in the visitor's own browser.

const KEPT = "fullboard-promises"; // in localStorage: {table: {commitment, salt, bound}}, bound: the first was seen before the second was sent
const MOST_KEPT = 200;
const WHOLE = 1n << 64n;

function promises() {
  try {
    return JSON.parse(localStorage.getItem(KEPT)) || {};
  } catch {
    return {};
  }
}

function keep(table, promise) {
  const known = promises();
  delete known[table]; // the latest go last, and the oldest are let go
  known[table] = promise;
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(Object.entries(known).slice(-MOST_KEPT))));
  } catch {
    // a browser that keeps nothing still verifies, it just cannot compare
  }
}

// At the table: the commitment that was seen first stays, and the salt that was sent last.
const seat = globalThis.document?.querySelector("[data-commitment]");
if (seat) {
  const { table, commitment, commitmentChanged, seated } = seat.dataset;
  const before = promises()[table];
  const sent = handedOn();
  if (sent && seated === "yes" && !before?.salt) {
    keep(table, { ...before, salt: sent.salt, bound: sent.seen === commitment });
  }
  if (!before?.commitment) keep(table, { ...promises()[table], commitment });
  else if (before.commitment !== commitment) document.getElementById("notice").textContent = commitmentChanged;
  document.addEventListener("submit", (event) => {
    const added = event.target.matches("[data-salt='']") && event.target.elements.salt.value;
    if (added) keep(table, { ...promises()[table], salt: added, bound: true });
  });
  const late = document.getElementById("promise-kept") !== null; // whoever comes after the end cannot have seen it before
  const compare = () => {
    for (const place of document.querySelectorAll("[data-promised]")) {
      const same = place.dataset.promised === (promises()[table]?.commitment ?? commitment);
      const first = !before?.commitment && (late || !place.closest("#promise-kept"));
      place.textContent = same ? (first ? place.dataset.first : place.dataset.same) : place.dataset.changed;
      place.classList.toggle("broken", !same);
    }
  };
  document.addEventListener("htmx:after:swap", compare);
  compare();
}

// The bytes that were sent with the form that led here, and the commitment it showed.
function handedOn() {
  try {
    const sent = JSON.parse(sessionStorage.getItem("fullboard-salt"));
    sessionStorage.removeItem("fullboard-salt");
    return sent;
  } catch {
    return null;
  }
}

function bytes(hex) {
  return Uint8Array.from(hex.match(/../g) || [], (pair) => parseInt(pair, 16));
}

function hex(buffer) {
  return [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const utf8 = (text) => new TextEncoder().encode(text);
const sha256 = (data) => crypto.subtle.digest("SHA-256", data);

// What keeps a record from being verified: the row of the text, and the word of the page that says so.
class Unfit {
  constructor(row, word = "unreadable") {
    this.row = row;
    this.word = word;
  }
}

const NUMBER = /^(?:0|[1-9]\d*)$/;
const HEX = /^[0-9a-f]{64}$/;
const SALT = /^(?:[0-9a-f]{32})?$/;
const BOTS_SEAT = /^.*\([a-z0-9@-]+\)\s*$/s; // as records name it: "Ada (greedy)"
const plain = (text) => JSON.stringify(JSON.parse(text)) === text; // the same said otherwise would be another deal
const HEADING = [ // of a sealed match, in this order and each once, so that nothing can be slipped into what is hashed
  ["fullboard", (text) => text === "1" || text === "2"],
  ["game", (text) => /^[a-z0-9-]+$/.test(text)],
  ["rules", (text) => NUMBER.test(text)],
  ["edition", (text) => text.startsWith("{") || plain(text)],
  ["digest", (text) => HEX.test(text)],
  ["players", (text) => NUMBER.test(text)],
  ["options", plain],
  ["names", (text) => Array.isArray(JSON.parse(text))],
  ["commitment", (text) => HEX.test(text)],
  ["salts", (text) => plain(text) && JSON.parse(text).every((salt) => typeof salt === "string" && SALT.test(salt))],
];

function fits(test, text) {
  try {
    return test(text);
  } catch {
    return false;
  }
}

function readHeading(rows) {
  const position = rows.findIndex((row) => row.startsWith("position "));
  if (position >= 0) throw new Unfit(position + 1, "sealed-position");
  const values = {};
  HEADING.forEach(([name, test], at) => {
    const row = rows[at] ?? "";
    values[name] = row.slice(name.length + 1);
    if (!row.startsWith(`${name} `) || !fits(test, values[name])) throw new Unfit(at + 1);
  });
  if (rows.length > HEADING.length) throw new Unfit(HEADING.length + 1);
  const salts = JSON.parse(values.salts);
  if (salts.length !== Number(values.players)) throw new Unfit(HEADING.length, "bad-salts");
  return {
    format: Number(values.fullboard),
    ownComponents: values.edition.startsWith("{"),
    commitment: values.commitment,
    salts,
    names: JSON.parse(values.names),
    hashed: rows.filter((row) => !row.startsWith("names ")).map((row) => `${row}\n`).join(""),
  };
}

// What stands in a record, as docs/records.md describes it; throws Unfit if it cannot be that of a sealed match.
export function readRecord(text) {
  const rows = text.replaceAll("\r\n", "\n").split("\n");
  const blank = rows.indexOf("");
  const heading = readHeading(rows.slice(0, Math.max(blank, 0)));
  const log = [];
  let at = blank + 1;
  for (; /^\d/.test(rows[at] ?? ""); at++) {
    const found = /^(\d+) ([^|]+?)(?: \|((?: \d{1,10}\/\d{1,10})+))?$/.exec(rows[at]);
    if (!found || Number(found[1]) !== log.length) throw new Unfit(at + 1);
    const picks = (found[3] ?? "").trim().split(" ").filter(Boolean).map((pick) => pick.split("/").map(BigInt));
    if (picks.some(([drawn, among]) => drawn >= among)) throw new Unfit(at + 1);
    log.push({ number: log.length, row: at + 1, picks });
  }
  const secret = /^secret ([0-9a-f]{64})$/.exec(rows[at + 1] ?? "")?.[1];
  if (!log.length || !/^(?:end(?: -?\d+)+|closed)$/.test(rows[at] ?? "") || !secret) throw new Unfit(at + 1);
  if (rows.length !== at + 3 || rows[at + 2] !== "") throw new Unfit(at + 3);
  return { ...heading, log, secret };
}

export async function keyOf(record) {
  const sealed = new Uint8Array([...bytes(record.secret), ...utf8(record.hashed)]);
  return crypto.subtle.importKey("raw", await sha256(sealed), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

// A draw: the first 64 bits of HMAC-SHA256(key, "name:try"), made again where they would favour small numbers.
async function draw(key, name, among) {
  const fair = WHOLE - (WHOLE % among);
  for (let attempt = 0; ; attempt++) {
    const mac = await crypto.subtle.sign("HMAC", key, utf8(`${name}:${attempt}`));
    const drawn = new DataView(mac).getBigUint64(0);
    if (drawn < fair) return drawn % among;
  }
}

// Whether the picks of a line are those that follow when so many have been drawn before, undone ones included. A draw
// is named by its number in the match; in format 1 by its line, and its number there.
export async function sameDraws(key, format, line, before) {
  for (const [k, [drawn, among]] of line.picks.entries()) {
    const name = format === 1 ? `${line.number}:${k}` : `${before + k}`;
    if ((await draw(key, name, among)) !== drawn) return false;
  }
  return true;
}

class Report {
  constructor(page) {
    this.page = page;
    this.checks = document.getElementById("checks");
    this.verdict = document.getElementById("verdict");
    this.progress = document.getElementById("progress");
    this.drawn = document.getElementById("drawn");
  }

  say(key, values = {}) {
    const template = document.querySelector(`[data-word="${key}"]`).textContent;
    return template.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
  }

  item(list, sign, text) {
    const item = document.createElement("li");
    item.textContent = `${sign} ${text}`;
    list.append(item);
    return item;
  }

  check(good, key, values) {
    this.item(this.checks, good === null ? "–" : good ? "✓" : "✗", this.say(key, values));
  }

  // How to check all this elsewhere, with what this browser kept.
  command(before) {
    const given = Object.entries({ commitment: before.commitment, salt: before.salt }).filter(([, value]) => value);
    const place = document.getElementById("command");
    place.querySelector("code").textContent = ["fullboard verify FILE", ...given.map(([name, value]) => `--${name} ${value}`)].join(" ");
    place.hidden = !given.length;
  }

  end(outcome, key, values) {
    this.page.dataset.outcome = outcome;
    this.verdict.textContent = this.say(key, values);
    this.progress.hidden = true;
  }
}

// What this browser kept is compared with the record: whether the commitment and its bytes are as they were.
function compare(report, record, promised, before) {
  const kept = [record.commitment, promised].every((one) => one === (before.commitment ?? record.commitment));
  report.check(kept ? (before.commitment ? true : null) : false, kept ? (before.commitment ? "seen-before" : "not-seen") : "promise-changed");
  const salted = !before.salt || record.salts.includes(before.salt);
  report.check(salted ? (before.salt ? true : null) : false, salted ? (before.salt ? "salt-used" : "no-salt") : "salt-missing");
  if (before.salt) report.check(before.bound || null, before.bound ? "salt-after" : "salt-before");
  // Bytes of a bot's seat are the house's own, which it could try until a deal suited it: then nothing is proven.
  const houses = record.salts.flatMap((salt, seat) => (salt && salt !== before.salt && BOTS_SEAT.test(record.names[seat]) ? [seat] : []));
  const who = houses.map((seat) => record.names[seat]).join(", ");
  if (who) report.check(false, "house-bytes", { who });
  if (record.format === 1) report.check(false, "format-1");
  if (record.ownComponents) report.check(null, "own-components");
  return { kept, salted, chosen: who !== "" || record.format === 1 };
}

async function drawAgain(report, record) {
  const key = await keyOf(record);
  report.progress.max = record.log.length;
  let picks = 0;
  let wrong = null;
  for (const line of record.log) {
    report.progress.value = line.number + 1;
    if (!line.picks.length) continue;
    const same = await sameDraws(key, record.format, line, picks);
    picks += line.picks.length;
    const words = { line: line.number, row: line.row, what: line.number ? report.say("line-number", { line: line.number }) : report.say("set-up"), picks: line.picks.length };
    report.item(report.drawn, same ? "✓" : "✗", report.say(same ? "line-same" : "line-differs", words));
    if (!same) wrong ??= words;
  }
  const values = { lines: record.log.length, picks, ...wrong };
  report.check(!wrong, wrong ? "draws-differ" : "draws-same", values);
  return { wrong, values };
}

async function verify(page) {
  const report = new Report(page);
  if (!globalThis.crypto?.subtle) return report.end("cannot", "no-crypto");
  const answer = await fetch(page.dataset.record);
  if (!answer.ok) return report.end("cannot", "no-record");
  let record;
  try {
    record = readRecord(await answer.text());
  } catch (error) {
    if (!(error instanceof Unfit)) throw error;
    return report.end("bad", error.word, { row: error.row });
  }
  const before = promises()[page.dataset.table] ?? {};
  report.command(before);
  const secret = hex(await sha256(bytes(record.secret))) === record.commitment;
  report.check(secret, secret ? "secret-fits" : "secret-differs");
  const { kept, salted, chosen } = compare(report, record, page.dataset.promised, before);
  const { wrong, values } = await drawAgain(report, record);
  if (!secret) report.end("bad", "verdict-secret");
  else if (!kept) report.end("bad", "verdict-promise");
  else if (!salted) report.end("bad", "verdict-salt");
  else if (wrong) report.end("bad", "verdict-draws", values);
  else if (chosen) report.end("cannot", "verdict-chosen");
  else report.end("good", before.commitment && before.salt && before.bound ? "verdict-good" : "verdict-part", values);
}

const page = globalThis.document?.querySelector("[data-verify]");
if (page) verify(page).catch(() => new Report(page).end("cannot", "no-record"));
