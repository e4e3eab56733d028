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
const seat = document.querySelector("[data-commitment]");
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

// What stands in a record, as docs/records.md describes it; throws the number of the line that cannot be read.
function readRecord(text) {
  const rows = text.replaceAll("\r\n", "\n").split("\n");
  const blank = rows.indexOf("");
  const heading = rows.slice(0, Math.max(blank, 0));
  const value = (name) => heading.find((row) => row.startsWith(`${name} `))?.slice(name.length + 1);
  const log = [];
  let at = blank + 1;
  for (; /^\d/.test(rows[at] ?? ""); at++) {
    const found = /^(\d+) ([^|]+?)(?: \|((?: \d{1,10}\/\d{1,10})+))?$/.exec(rows[at]);
    if (!found || Number(found[1]) !== log.length) throw at + 1;
    const picks = (found[3] ?? "").trim().split(" ").filter(Boolean).map((pick) => pick.split("/").map(BigInt));
    if (picks.some(([drawn, among]) => drawn >= among)) throw at + 1;
    log.push({ number: log.length, row: at + 1, what: found[2], picks });
  }
  const secret = /^secret ([0-9a-f]{64})$/.exec(rows[at + 1] ?? "")?.[1];
  if (!log.length || !value("commitment") || !secret) throw at + 1;
  return {
    commitment: value("commitment"),
    salts: value("salts") ?? "",
    hashed: heading.filter((row) => !row.startsWith("names ")).map((row) => `${row}\n`).join(""),
    log,
    secret,
  };
}

// Pick k of line L: the first 64 bits of HMAC-SHA256(key, "L:k:try"), drawn again where they would favour small numbers.
async function draw(key, line, k, among) {
  const fair = WHOLE - (WHOLE % among);
  for (let attempt = 0; ; attempt++) {
    const mac = await crypto.subtle.sign("HMAC", key, utf8(`${line}:${k}:${attempt}`));
    const drawn = new DataView(mac).getBigUint64(0);
    if (drawn < fair) return drawn % among;
  }
}

async function sameDraws(key, line) {
  for (const [k, [drawn, among]] of line.picks.entries()) {
    if ((await draw(key, line.number, k, among)) !== drawn) return false;
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

  end(outcome, key, values) {
    this.page.dataset.outcome = outcome;
    this.verdict.textContent = this.say(key, values);
    this.progress.hidden = true;
  }
}

async function verify(page) {
  const report = new Report(page);
  if (!globalThis.crypto?.subtle) return report.end("cannot", "no-crypto");
  const answer = await fetch(page.dataset.record);
  if (!answer.ok) return report.end("cannot", "no-record");
  let record;
  try {
    record = readRecord(await answer.text());
  } catch (row) {
    if (typeof row !== "number") throw row;
    return report.end("bad", "unreadable", { row });
  }
  const secret = bytes(record.secret);
  const fits = hex(await sha256(secret)) === record.commitment;
  report.check(fits, fits ? "secret-fits" : "secret-differs");
  const before = promises()[page.dataset.table] ?? {};
  const kept = [record.commitment, page.dataset.promised].every((one) => one === (before.commitment ?? record.commitment));
  report.check(kept ? (before.commitment ? true : null) : false, kept ? (before.commitment ? "seen-before" : "not-seen") : "promise-changed");
  const salted = !before.salt || record.salts.includes(`"${before.salt}"`);
  report.check(salted ? (before.salt ? true : null) : false, salted ? (before.salt ? "salt-used" : "no-salt") : "salt-missing");
  if (before.salt) report.check(before.bound || null, before.bound ? "salt-after" : "salt-before");

  const key = await crypto.subtle.importKey(
    "raw", await sha256(new Uint8Array([...secret, ...utf8(record.hashed)])), { name: "HMAC", hash: "SHA-256" }, false, ["sign"],
  );
  report.progress.max = record.log.length;
  let picks = 0;
  let wrong = null;
  for (const line of record.log) {
    report.progress.value = line.number + 1;
    if (!line.picks.length) continue;
    const same = await sameDraws(key, line);
    picks += line.picks.length;
    const words = { line: line.number, row: line.row, what: line.number ? line.what : report.say("set-up"), picks: line.picks.length };
    report.item(report.drawn, same ? "✓" : "✗", report.say(same ? "line-same" : "line-differs", words));
    if (!same) wrong ??= words;
  }
  const values = { lines: record.log.length, picks, ...wrong };
  report.check(!wrong, wrong ? "draws-differ" : "draws-same", values);
  if (!fits) report.end("bad", "verdict-secret");
  else if (!kept) report.end("bad", "verdict-promise");
  else if (!salted) report.end("bad", "verdict-salt");
  else if (wrong) report.end("bad", "verdict-draws", values);
  else report.end("good", "verdict-good", values);
}

const page = document.querySelector("[data-verify]");
if (page) verify(page).catch(() => new Report(page).end("cannot", "no-record"));
