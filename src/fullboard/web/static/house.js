// The little the pages need besides htmx: pieces that glide, a call when it is your turn, settings of one's own.
"use strict";

const byId = (id) => document.getElementById(id);
const live = byId("live");
const stage = live ?? byId("replay") ?? byId("lesson");
const stream = document.querySelector("[hx-sse\\:connect]"); // what the house keeps up to date: a table, or the lobby

// Settings are kept in this browser; where it refuses to keep anything, they last as long as the page.
const settings = { sound: false, confirm: false, forced: true, explain: true, theme: "system", keys: true, speed: "usual", side: null, mutes: [], zoom: {} };
try {
  Object.assign(settings, JSON.parse(localStorage.getItem("fullboard") || "{}"));
} catch { /* unreadable: start afresh */ }

function keep(change) {
  Object.assign(settings, change);
  try {
    localStorage.setItem("fullboard", JSON.stringify(settings));
  } catch { /* not kept, still obeyed */ }
}

// Pieces glide: remember where each one lies before a swap, and let it come from there afterwards. So do parts of a
// board that make room for others, a [data-glide] and what has a name in a [data-flow], and the board as a whole.

const still = matchMedia("(prefers-reduced-motion: reduce)");
let places = new Map();
let boardBefore = null;
let boardWas = null; // the element: another one has nothing to do with it
let unfolded = [];
let focused = -1;
let inBoard = false; // what a key has pressed lay in it

const moveButtons = () => [...stage.querySelectorAll("#moves button[name=move]")].filter((button) => button.checkVisibility());
// Whoever was at a move that cannot be made any more goes on at the first that can, as soon as there is one.
const isPossible = (button) => button.ariaDisabled !== "true";
let stranded = false; // was at such a move, or still is

function leaveWhatIsPast() {
  const here = document.activeElement;
  if (here.name !== "move" || isPossible(here)) stranded = false;
  else if (stranded) moveButtons().find(isPossible)?.focus({ preventScroll: true });
}

const GLIDES = "[data-piece], [data-glide], [data-flow] [id]";
const pieces = () => [...stage.querySelectorAll(`:is(${GLIDES})[id]`), ...document.querySelectorAll("#below")];

const board = () => stage.querySelector(".board");
const boardNow = () => board()?.getBoundingClientRect();
const way = (from, to) => [from.left - to.left, from.top - to.top];
const minus = (one, other) => [one[0] - other[0], one[1] - other[1]];
const isFar = ([x, y]) => Math.abs(x) + Math.abs(y) >= 2;

const GLIDE = { id: "glide", duration: 320, easing: "ease-out" };
const above = new WeakMap(); // pieces on their way, with that way

function glide() {
  const now = boardNow();
  if (still.matches || !now || !boardBefore) return;
  const isSame = board() === boardWas;
  const shift = way(boardBefore, now);
  const ways = new Map(); // on the board
  for (const piece of pieces()) {
    if (!isSame && stage.contains(piece)) continue;
    const from = places.get(piece.id);
    const far = from && minus(way(from, piece.getBoundingClientRect()), board().contains(piece) ? shift : [0, 0]);
    if (far && isFar(far)) ways.set(piece, far);
  }
  const brought = [...ways].map(([piece, far]) => {
    const carried = ways.get(piece.parentElement.closest(GLIDES)) ?? [0, 0]; // a boat takes its passengers along
    return [piece, minus(far, carried)];
  });
  if (isSame) brought.push([board().closest("form") ?? board(), shift]); // with what can be done without it
  const moving = brought.filter(([, far]) => isFar(far)).map(([piece, far]) => [piece, far, piece.currentCSSZoom ?? 1]);
  for (const each of moving) bring(...each); // all are measured before the first moves: the page is laid out once
}

function bring(piece, far, zoom) {
  const [x, y] = far.map((each) => each / zoom);
  const gliding = piece.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], GLIDE);
  if (!("piece" in piece.dataset)) return;
  piece.style.zIndex = 5; // above all that lies still; not animated, which would cost a style for every picture
  above.set(piece, gliding);
  const lie = () => { if (above.get(piece) === gliding) piece.style.removeProperty("z-index"); }; // unless it goes on meanwhile
  gliding.finished.then(lie, lie);
}

// What is still on its way goes on from where it is seen: its new place is measured without the old way.
function arrive() {
  for (const each of document.getAnimations()) if (each.id === GLIDE.id) each.cancel();
}

// What is taken from a stock flies from there: a new [data-from] names the stock, whose [data-count] has gone down.

let arrived = new Set();
let stocks = new Map();

const arrivals = () => [...stage.querySelectorAll("[data-from]")];
const countOf = (stock) => Number(stock?.dataset.count);

function fly() {
  if (still.matches || board() !== boardWas) return;
  for (const piece of arrivals()) {
    const stock = byId(piece.dataset.from);
    const left = stocks.get(piece.dataset.from) ?? 0;
    if (arrived.has(piece.id) || !(countOf(stock) < left)) continue;
    stocks.set(piece.dataset.from, left - 1); // each that is gone flies once
    const from = stock.getBoundingClientRect();
    const to = piece.getBoundingClientRect();
    const ghost = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const copy = piece.cloneNode(true);
    for (const name of ["id", "x", "y", "data-from"]) copy.removeAttribute(name);
    copy.setAttribute("width", to.width);
    copy.setAttribute("height", to.height);
    ghost.append(copy);
    ghost.setAttribute("class", "ghost");
    ghost.setAttribute("aria-hidden", "true");
    Object.assign(ghost.style, { left: `${to.left}px`, top: `${to.top}px`, width: `${to.width}px`, height: `${to.height}px` });
    ghost.style.color = getComputedStyle(piece).color;
    stage.closest("main").append(ghost);
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    const frames = [{ transform: `translate(${x}px, ${y}px) scale(1.6)` }, { transform: "none" }];
    ghost.animate(frames, { duration: 480, easing: "ease-in-out" }).finished.finally(() => ghost.remove());
  }
}

// New lines of the log and the chat come last, and into sight, unless somebody has gone back to read. They do not glide:
// browsers would lay out the whole list anew for every picture.

const END = 8; // pixels: as good as at the end

const lists = () => [...(live?.querySelectorAll(".log, .chat") ?? [])];
const isAtEnd = (list) => list.scrollTop + list.clientHeight >= list.scrollHeight - END;
const liesAt = (list, line) => line.offsetTop - list.offsetTop;
const readBack = new WeakSet(); // lists that somebody has scrolled up
const behind = new WeakSet(); // lists that follow in the next picture
let lastLines = []; // of each list, and where it lay

let watched = new Set(); // lists whose height is
const leftAt = new WeakMap(); // where the page has left a list: only who goes further up reads

document.addEventListener("scroll", ({ target }) => {
  if (!lists().includes(target) || behind.has(target)) return;
  if (isAtEnd(target)) readBack.delete(target);
  else if (target.scrollTop < (leftAt.get(target) ?? 0)) readBack.add(target);
}, true);

// A list that becomes higher or lower, for a hint, say, goes on showing its end.
const heights = new ResizeObserver((changed) => {
  for (const { target } of changed) if (!readBack.has(target) && !behind.has(target)) follow(target);
});

function noteLists() {
  lastLines = lists().filter((list) => list.clientHeight && list.lastElementChild).map((list) => {
    const line = list.lastElementChild;
    return { list, line, lay: liesAt(list, line), at: list.scrollTop };
  });
}

// The oldest lines go, now and then: what one reads stays where it is for a picture, and follows in the next.
function followLists() {
  for (const { list, line, lay, at } of lastLines) {
    const gone = line.isConnected ? lay - liesAt(list, line) : 0;
    if (gone > 0) list.scrollTop = at - gone;
    if (readBack.has(list) || behind.has(list)) continue;
    if (gone > 0) {
      behind.add(list);
      requestAnimationFrame(() => requestAnimationFrame(() => follow(list)));
    } else follow(list);
  }
}

function follow(list) {
  behind.delete(list);
  list.scrollTop = list.scrollHeight;
  leftAt.set(list, list.scrollTop);
}

function showEnds() {
  lists().forEach(follow);
}

const isOfStage = (event) => stage !== null && event.detail.ctx.target === stage; // not of a hint, say

document.addEventListener("htmx:before:swap", (event) => {
  if (!isOfStage(event)) return;
  arrived = new Set(arrivals().map((piece) => piece.id));
  stocks = new Map([...stage.querySelectorAll("[data-count]")].map((stock) => [stock.id, countOf(stock)]));
  places = new Map([...pieces()].map((piece) => [piece.id, piece.getBoundingClientRect()]));
  boardBefore = boardNow();
  boardWas = board();
  noteLists();
  unfolded = [...stage.querySelectorAll("details[open][id]")].map((fold) => fold.id);
  const opened = document.activeElement.closest("[popover]") !== null; // its buttons go with it: none of the others takes its place
  focused = opened ? -1 : moveButtons().indexOf(document.activeElement);
  stranded ||= focused >= 0 && isPossible(document.activeElement);
  inBoard = opened || document.activeElement === boardWas;
});
document.addEventListener("htmx:after:swap", (event) => {
  if (isOfStage(event)) {
    for (const id of unfolded) byId(id)?.setAttribute("open", "");
    if (focused >= 0 && document.activeElement === document.body) {
      moveButtons().at(Math.min(focused, moveButtons().length - 1))?.focus({ preventScroll: true });
    }
    leaveWhatIsPast();
    if (inBoard && document.activeElement === document.body) board()?.focus({ preventScroll: true });
    queueMicrotask(move); // after all who arrange something
    if (live) lookAgain();
  }
});

function move() {
  arrive();
  followLists();
  glide();
  fly();
}

// Focus stays among the moves after a move, so a key that is held down makes one and not the next as well.
document.addEventListener("keydown", (event) => {
  if (event.repeat && event.target.name === "move") event.preventDefault();
});

function lookAgain() {
  for (const output of live.querySelectorAll("[data-address]")) output.textContent = location.origin + (output.dataset.address || location.pathname);
  for (const list of lists()) if (!watched.has(list)) heights.observe(list);
  watched = new Set(lists());
  if (!sideButton) return; // a screen at which nobody plays
  callPlayer();
  tellTimes();
  muteChat();
  countUnread();
  hush();
  showZoom();
}

// Your turn: in the title of the page, as a sound, as a notification.

const title = document.title;
let wasTurn = null;
let audio = null;

function callPlayer() {
  const word = document.querySelector("[data-your-turn]").dataset.yourTurn;
  const status = byId("status");
  const turn = status.dataset.turn === "yes";
  document.title = turn ? `● ${word} · ${title}` : title;
  if (turn && wasTurn === false) {
    if (settings.sound) ring();
    if (document.hidden && window.Notification?.permission === "granted") {
      const told = { body: status.querySelector("strong")?.textContent ?? "", tag: live.parentElement.dataset.table };
      try {
        new Notification(word, told);
      } catch { // phones let only a service worker do that
        navigator.serviceWorker?.ready.then((worker) => worker.showNotification(word, { ...told, data: { url: location.href } }));
      }
    }
  }
  wasTurn = turn;
}

function ring() {
  audio ??= new AudioContext();
  audio.resume();
  const now = audio.currentTime;
  for (const [pitch, start] of [[659, 0], [880, 0.12]]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, now + start);
    volume.gain.exponentialRampToValueAtTime(0.15, now + start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + start + 0.35);
    tone.connect(volume).connect(audio.destination);
    tone.start(now + start);
    tone.stop(now + start + 0.4);
  }
}

// What went wrong is said, as text; what goes well needs no words.

document.addEventListener("htmx:before:request", (event) => {
  if (event.target.matches("form")) say(""); // what a page asks for by itself does not take the words away
});
document.addEventListener("htmx:response:error", (event) => {
  say(event.detail.ctx.text);
  if (event.target === stream) tryAgain();
});
document.addEventListener("htmx:error", (event) => {
  if (event.target === stream) tryAgain();
  else say(byId("lost")?.textContent ?? "");
});
document.addEventListener("htmx:sse:error", () => { byId("lost").hidden = false; });
document.addEventListener("htmx:after:sse:connection", () => { byId("lost").hidden = true; });

// Chromium lets a second request for the same address wait for the first, which for a stream never ends,
// unless neither is to be kept.
document.addEventListener("htmx:config:request", (event) => {
  if (event.target === stream) event.detail.ctx.request.cache = "no-store";
});

// The extension comes back to a stream it has lost; to one it never had, it does not.
function tryAgain() {
  byId("lost").hidden = false;
  setTimeout(() => htmx.ajax("GET", stream.getAttribute("hx-sse:connect"), { source: stream }), 3000);
}

let noticeTimer = 0;

function say(text) {
  const notice = byId("notice");
  if (!notice) return;
  notice.textContent = text;
  clearTimeout(noticeTimer);
  if (text) noticeTimer = setTimeout(() => say(""), 8000);
}

// A stream tells a text whole at first, and after that what has changed of it (docs/streams.md).

let connection = null;
let version = "";
let told = ""; // the text as it stands

function change(data) {
  const [head] = data.split("\n", 1);
  const [base, ...numbers] = head.split(" ");
  if (base !== version) return false;
  let made = "";
  let old = 0;
  let fresh = head.length + 1;
  for (let at = 0; at < numbers.length; at += 3) {
    const [leftOut, same, putIn] = numbers.slice(at, at + 3).map(Number);
    old += leftOut;
    made += told.slice(old, old + same) + data.slice(fresh, fresh + putIn);
    old += same;
    fresh += putIn;
  }
  told = made;
  return true;
}

stream?.addEventListener("htmx:after:sse:connection", (event) => {
  connection = event.detail.connection;
  connection.told = false;
});
stream?.addEventListener("htmx:before:sse:message", (event) => {
  const { message } = event.detail;
  if (message.event === "delta") {
    if (!change(message.data)) { // come back as one who has nothing
      message.cancelled = true;
      connection.lastEventId = "none";
      connection.reader?.cancel();
      return;
    }
    message.event = ""; // htmx shows what has no name
  } else if (!message.event) {
    told = message.data;
  } else {
    return;
  }
  version = message.id;
  message.data = told;
});

// A browser opens six connections to one house at most. Of the tabs it has open, the first four keep a stream,
// those one sees before those one does not; the others ask again every now and then.

const MOST_STREAMS = 4;
const HEARTBEAT = 2000;
const PATIENCE = { stream: 500, seen: 1200, hidden: 10000, finished: 4000 };

if (stream && window.BroadcastChannel) {
  const channel = new BroadcastChannel("fullboard-tabs");
  const others = new Map();
  const own = `${Date.now()} ${Math.random()}`;
  const place = () => `${document.hidden ? 1 : 0} ${own}`;
  let announced = 0;
  const announce = (what) => {
    announced = Date.now();
    channel.postMessage({ own, what, place: place() });
  };
  const mayStream = () => {
    const now = Date.now();
    const before = [...others.values()].filter((tab) => now - tab.heard < 3 * HEARTBEAT && tab.place < place());
    return before.length < MOST_STREAMS;
  };
  // The stream of a finished table ends: from then on the page looks now and then for chat and the next match.
  const finished = () => byId("status")?.dataset.finished === "yes";
  const settle = () => {
    if (!connection) return;
    const alive = mayStream() ? PATIENCE.stream : document.hidden ? PATIENCE.hidden : PATIENCE.seen;
    connection.config.reconnectDelay = finished() ? Math.max(alive, PATIENCE.finished) : alive;
    if (!mayStream() && connection.reader && connection.told) connection.reader.cancel();
  };
  channel.onmessage = ({ data }) => {
    if (data.what === "bye") others.delete(data.own);
    else others.set(data.own, { place: data.place, heard: Date.now() });
    // The timers of a tab that has been hidden for minutes hardly run: it answers whoever is heard of.
    if (data.what === "hello" || Date.now() - announced >= HEARTBEAT) announce("here");
    settle();
  };
  stream.addEventListener("htmx:after:sse:message", () => {
    if (connection) connection.told = true;
    settle();
  });
  document.addEventListener("visibilitychange", () => {
    announce("here");
    settle();
    if (!document.hidden) connection?.delayCanceller?.();
  });
  document.addEventListener("htmx:after:request", (event) => {
    if (event.target !== live && finished()) connection?.delayCanceller?.();
  });
  addEventListener("pagehide", () => announce("bye"));
  addEventListener("pageshow", () => announce("hello"));
  setInterval(() => { announce("here"); settle(); }, HEARTBEAT);
}

// Whoever sits down adds sixteen bytes of their own to the deal. Where the table is only being set, they are handed
// on to its page, the next one in this tab, which keeps them: see verify.js. The commitment comes first: most pages
// show it already; for a rematch it is asked for.

const HANDED_ON = "fullboard-salt";

const promised = new WeakSet(); // forms for which the commitment has just come

async function fetchPromise(form) {
  try {
    const answer = await fetch(form.dataset.promise, { method: "POST", body: new URLSearchParams(new FormData(form)) });
    form.elements.promise.value = answer.ok ? await answer.text() : "";
  } catch {
    form.elements.promise.value = ""; // the table will say that the bytes came first
  }
  promised.add(form);
  form.requestSubmit();
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.dataset.sure && !confirm(form.dataset.sure)) { // what cannot be taken back is asked about
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  const called = form.querySelector("input[data-typed]");
  if (called) called.value = byId("name")?.value ?? ""; // as it stands, typed or not
  if (form.matches("[data-promise]") && !promised.delete(form)) {
    event.preventDefault();
    fetchPromise(form);
    return;
  }
  if (form.matches("[data-salt]")) {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    form.elements.salt.value = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    try {
      const sent = { salt: form.elements.salt.value, seen: form.elements.promise?.value };
      if (form.dataset.salt === "next") sessionStorage.setItem(HANDED_ON, JSON.stringify(sent));
    } catch { /* not kept: the deal can be verified all the same */ }
  }
  if (form.elements.key && !form.elements.key.value) form.elements.key.value = crypto.getRandomValues(new Uint32Array(4)).join("-");
  if (form.matches("[data-clear]")) setTimeout(() => form.reset());
}, true);

// A form that is sent twice is one wish; one that is sent after coming back to the page is another.
addEventListener("pageshow", () => {
  for (const form of document.forms) if (form.elements.key) form.elements.key.value = "";
});

try {
  if (!live) sessionStorage.removeItem(HANDED_ON); // no table came of it
} catch { /* nothing is kept here */ }

// A move that cannot be made says why instead of being sent; one that can is asked about, if one likes.

let confirmed = false;

document.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (!button) return;
  if (button.getAttribute("aria-disabled") === "true") {
    event.preventDefault();
    say("");
    say(button.title || button.dataset.told || "");
  } else if (settings.confirm && button.name === "move" && !confirmed) {
    event.preventDefault();
    ask(button);
  }
}, true);

// Beside what was pressed, so that one sees what one decides on; pressed again, it is meant.
function ask(button) {
  const dialog = byId("confirm");
  if (dialog.open && dialog.asked === button) return press(button);
  if (dialog.open) dialog.close();
  byId("confirm-move").textContent = button.title || button.dataset.told || button.textContent.trim();
  dialog.returnValue = "";
  dialog.asked = button;
  button.dataset.asked = "";
  dialog.show();
  layBeside(dialog, button);
  dialog.querySelector("[value=yes]").focus({ preventScroll: true });
  dialog.onclose = () => {
    delete button.dataset.asked;
    if (!button.isConnected) return;
    if (dialog.returnValue === "yes") press(button);
    else button.focus({ preventScroll: true });
  };
}

function press(button) {
  if (byId("confirm").open) byId("confirm").close();
  confirmed = true;
  button.click();
  confirmed = false;
}

const GAP = 8;

// Below a thing if there is room, above it otherwise, and never beyond the edge of the window.
function layBeside(panel, thing) {
  const { left, top, bottom, width } = thing.getBoundingClientRect();
  const below = bottom + GAP + panel.offsetHeight < innerHeight || top < panel.offsetHeight + GAP;
  const y = below ? Math.min(bottom + GAP, innerHeight - panel.offsetHeight - GAP) : top - GAP - panel.offsetHeight;
  const x = Math.min(Math.max(GAP, left + width / 2 - panel.offsetWidth / 2), document.documentElement.clientWidth - panel.offsetWidth - GAP);
  Object.assign(panel.style, { left: `${x}px`, top: `${Math.max(GAP, y)}px` });
}

// The column with log and chat can be folded; on a small screen it is, until it is wanted.

const sideButton = byId("side-button");
const wide = matchMedia("(min-width: 64rem)");
let read = null;

function sideIsOpen() {
  return settings.side === null || !wide.matches ? wide.matches || sheetOpen : settings.side === "open";
}

let sheetOpen = false;

function showSide() {
  const open = sideIsOpen();
  document.documentElement.dataset.side = open ? "open" : "folded";
  sideButton.setAttribute("aria-expanded", String(open));
  countUnread();
  showEnds();
}

function toggleSide() {
  if (wide.matches) keep({ side: sideIsOpen() ? "folded" : "open" });
  else sheetOpen = !sheetOpen;
  showSide();
}

function countUnread() {
  const lines = [...live.querySelectorAll(".chat :is([data-by]:not([hidden]), [data-going])")].filter((line) => line.dataset.going !== ownMark).length;
  if (read === null || sideIsOpen()) read = lines;
  const badge = byId("unread");
  badge.textContent = Math.max(0, lines - read);
  badge.hidden = lines <= read;
}

// Muted people stay muted, here, whatever they call themselves.

const ownMark = document.querySelector("[data-own]")?.dataset.own;
const isMuted = (by) => by !== ownMark && settings.mutes.some((mute) => mute.by === by);

// The house knows no clock but its own: times are told by that of whoever reads.
function tellTimes() {
  const told = new Intl.DateTimeFormat(document.documentElement.lang, { hour: "numeric", minute: "2-digit" });
  for (const time of live.querySelectorAll(".chat time:empty")) time.textContent = told.format(new Date(time.dateTime));
}

function muteChat() {
  for (const line of live.querySelectorAll(".chat [data-by]")) line.hidden = isMuted(line.dataset.by);
}

function listMutes() {
  const mutes = byId("mutes");
  for (const old of mutes.querySelectorAll("label")) old.remove();
  const names = new Map(settings.mutes.map((mute) => [mute.by, mute.name]));
  for (const line of live.querySelectorAll(".chat [data-by]")) names.set(line.dataset.by, line.dataset.name);
  names.delete(ownMark);
  for (const [by, name] of names) {
    const label = document.createElement("label");
    const box = document.createElement("input");
    label.className = "check";
    box.type = "checkbox";
    box.checked = isMuted(by);
    box.addEventListener("change", () => {
      keep({ mutes: settings.mutes.filter((mute) => mute.by !== by).concat(box.checked ? { by, name } : []) });
      muteChat();
    });
    label.append(box, ` ${mutes.dataset.label.replace("{name}", name)}`);
    mutes.append(label);
  }
  mutes.hidden = !mutes.querySelector("label");
}

// A game may offer not to be asked again for a while: [data-hush] names the while and the move to make instead.
// The move is an ordinary one, sent by the page; taking back ends it, and so does another while.

const hushKey = `fullboard-hush ${document.querySelector("[data-table]")?.dataset.table}`;
let hushed = null;
let hushTimer = 0;
try {
  hushed = sessionStorage.getItem(hushKey);
} catch { /* remembered as long as the page */ }

function setHush(scope) {
  hushed = scope;
  try {
    if (scope === null) sessionStorage.removeItem(hushKey);
    else sessionStorage.setItem(hushKey, scope);
  } catch { /* as above */ }
  hush();
}

function hush() {
  clearTimeout(hushTimer);
  for (const button of live.querySelectorAll("[data-hush]")) button.hidden = false;
  for (const note of live.querySelectorAll("[data-hushed]")) note.hidden = note.dataset.hushed !== hushed;
  const asked = live.querySelector("[data-hush]");
  if (hushed === null || asked?.dataset.hush !== hushed) return;
  confirmed = true;
  live.querySelector(`button[name=move][value="${asked.dataset.hushMove}"]`)?.click();
  confirmed = false;
  hushTimer = setTimeout(hush, 800); // the form lets one move through at a time: this one may have to try again
}

document.addEventListener("click", (event) => {
  const scope = event.target.closest("[data-hush]")?.dataset.hush;
  if (scope) setHush(scope);
  else if (event.target.closest("[data-unhush], form[action$='/ask/undo']")) setHush(null);
});

// What a move would bring is written where the game wants it while the move is pointed at or focused.

const previewPlace = (told) => (told.closest("[data-preview-scope]") ?? stage)?.querySelector("[data-preview-here]");

for (const [on, off] of [["pointerover", "pointerout"], ["focusin", "focusout"]]) {
  document.addEventListener(on, (event) => {
    const told = event.target.closest?.("[data-preview]");
    const here = told && previewPlace(told);
    if (!here) return;
    here.dataset.otherwise ??= here.textContent;
    here.textContent = told.dataset.preview;
  });
  document.addEventListener(off, (event) => {
    const told = event.target.closest?.("[data-preview]");
    const here = told && previewPlace(told);
    if (here?.dataset.otherwise === undefined) return;
    here.textContent = here.dataset.otherwise;
    delete here.dataset.otherwise;
  });
}

// A board can be drawn larger than the screen, or the [data-zoom] part of it; how large is remembered for each table.

const ZOOMS = [1, 1.5, 2, 3];
const MOST_ZOOMS = 50;
const zoomBar = byId("zoom");
const tablePage = document.querySelector(".table-page");

const FIT = "fit";
const LEAST_ZOOM = 0.5;
const zoomNow = () => settings.zoom[tablePage.dataset.table] ?? 1;

// As large as the window holds below the question; what was measured is kept until the window changes.
function fitting() {
  tablePage.dataset.zoomed = "no";
  const board = live.querySelector(".board");
  if (!board) return 1;
  const room = innerHeight - byId("status").offsetHeight - (wide.matches && !isAlone() ? 60 : 0);
  return Math.max(LEAST_ZOOM, Math.min(1, Math.floor((20 * room) / board.scrollHeight) / 20));
}

// The board alone has more room: it grows into it, in steps, as far as all of it is seen at once. Measured when it is
// left alone and when the window changes, so that it does not grow and shrink with the question.
const isAlone = () => "zen" in document.documentElement.dataset;
const MOST_GROWN = 2;
let grown = 1;

function grow() {
  grown = 1;
  const board = live.querySelector(".board");
  if (!isAlone() || !wide.matches || !board) return;
  const room = innerHeight - board.getBoundingClientRect().top - scrollY - GAP;
  const fitsAt = (zoom) => {
    tablePage.dataset.zoomed = "fit";
    tablePage.style.setProperty("--zoom", zoom);
    return board.scrollHeight <= room && board.scrollWidth <= board.clientWidth;
  };
  for (let zoom = 1.05; zoom <= MOST_GROWN && fitsAt(zoom); zoom += 0.05) grown = zoom;
}

function showZoom() {
  const alone = isAlone() && grown > 1 && (zoomNow() === 1 || zoomNow() === FIT); // it fits as it is
  if (zoomNow() === 1 && !alone && tablePage.dataset.zoomed === "no") { // as it is: nothing has to be measured
    zoomBar.hidden = !live.querySelector(".board");
    return;
  }
  const fits = zoomNow() === FIT || alone;
  const zoom = alone ? grown : fits ? fitting() : zoomNow();
  const marked = [...live.querySelectorAll("[data-zoom]")].filter((part) => part.getClientRects().length);
  const parts = marked.length ? marked : [...live.querySelectorAll(".board")];
  const before = parts.map((part) => [(part.scrollLeft + part.clientWidth / 2) / part.scrollWidth, part.scrollWidth]);
  zoomBar.hidden = !parts.length;
  tablePage.dataset.zoomed = zoom === 1 ? "no" : fits ? "fit" : marked.length ? "part" : "board";
  tablePage.style.setProperty("--zoom", zoom);
  byId("zoom-now").textContent = `${Math.round(100 * zoom)} %`;
  for (const button of zoomBar.querySelectorAll("button")) {
    const end = Number(button.value) < 0 ? zoomNow() === FIT : zoom === ZOOMS.at(-1);
    if (end) button.setAttribute("aria-disabled", "true");
    else button.removeAttribute("aria-disabled");
  }
  parts.forEach((part, at) => { // what was in the middle stays there, and the keyboard can scroll
    if (zoom > 1) part.tabIndex = 0;
    else part.removeAttribute("tabindex");
    const [middle, width] = before[at];
    if (part.scrollWidth !== width) part.scrollLeft = middle * part.scrollWidth - part.clientWidth / 2;
  });
}

// Smaller than it is drawn means as large as fits.
function zoomBy(way) {
  const at = ZOOMS.indexOf(zoomNow()) + way; // what fits comes before the first
  if (at < ZOOMS.length) zoomTo(ZOOMS[Math.max(-1, at)] ?? FIT);
}

function zoomTo(zoom) {
  if (zoomBar.hidden) return;
  const { [tablePage.dataset.table]: _, ...others } = settings.zoom;
  const kept = Object.fromEntries(Object.entries(others).slice(1 - MOST_ZOOMS));
  keep({ zoom: { ...kept, [tablePage.dataset.table]: zoom } });
  showZoom();
}

function showNotifications() {
  const button = byId("notify-button");
  const state = window.Notification?.permission ?? "denied";
  if (state === "default") return;
  button.textContent = button.dataset[state];
  button.setAttribute("aria-disabled", "true");
  button.title = button.textContent;
}

// The rules lie beside the board, which can be used meanwhile.
async function showHelp() {
  const rules = byId("help-rules");
  if (!rules.childElementCount) {
    const answer = await fetch(byId("help-link").href);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    rules.replaceChildren(...page.querySelector(".rules").childNodes);
  }
  if (!byId("help").open) byId("help").show();
  byId("help-text").focus({ preventScroll: true });
}

function hideHelp() {
  byId("help").close();
  byId("help-link").focus({ preventScroll: true });
}

if (live && sideButton) {
  sideButton.addEventListener("click", toggleSide);
  wide.addEventListener("change", showSide);
  byId("settings-button").addEventListener("click", () => {
    listMutes();
    showNotifications();
    byId("settings").showModal();
  });
  byId("notify-button").addEventListener("click", async () => {
    await window.Notification?.requestPermission();
    showNotifications();
  });
  for (const box of document.querySelectorAll("[data-setting]")) {
    const value = box.type === "checkbox" ? "checked" : "value";
    box[value] = settings[box.dataset.setting];
    box.addEventListener("change", () => {
      keep({ [box.dataset.setting]: box[value] });
      if (box.dataset.setting === "sound" && box.checked) ring();
    });
  }
  for (const button of zoomBar.querySelectorAll("button")) {
    button.addEventListener("click", () => zoomBy(Number(button.value)));
  }
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !byId("help").open && sheetOpen && !wide.matches) toggleSide();
    if (!settings.keys || event.ctrlKey || event.metaKey || event.target.matches("input, textarea, select")) return;
    const zooms = { "+": 1, "-": -1 }[event.key];
    if (zooms) zoomBy(zooms);
    if (event.key === "0") zoomTo(zoomNow() === FIT ? 1 : FIT);
    if (event.key === "?") {
      byId("help-keys").open = true;
      showHelp();
    }
  });
  showSide();
}
if (byId("help")) {
  byId("help-link").addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    showHelp();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && byId("help").open) hideHelp();
  });
}
if (live) lookAgain();

// A new table shows as many seats as there are players, and what the bots are like that were chosen for them.

const players = document.querySelector("[data-players]");
if (players) {
  const show = () => {
    for (const seat of document.querySelectorAll("[data-seat]")) {
      seat.hidden = Number(seat.dataset.seat) >= Number(players.value);
    }
  };
  players.addEventListener("change", show);
  show();
  const explainLevels = () => {
    const seats = [...document.querySelectorAll("[data-seat]:not([hidden]) select")].map((seat) => seat.value);
    const about = [...document.querySelectorAll(".about-levels [data-level]")].filter((level) => seats.includes(level.dataset.level));
    byId("chosen-levels").replaceChildren(...about.map((level) => level.cloneNode(true)));
  };
  document.querySelector(".new-seats").addEventListener("change", explainLevels);
  players.addEventListener("change", explainLevels);
  explainLevels();
}
