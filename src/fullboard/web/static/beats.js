// What happens is shown one after the other: a move, and what the rules made of it, is left lying until it has been seen.
//
// The stream tells every moment at once. Those that have to wait are kept here, so nobody else waits for this page; a
// click or a key shows how things stand now, and so does a page that has fallen far behind or that nobody sees. A key
// that would make a move chooses it as soon as it is one's turn, and makes none: its question was not in sight yet.

const SPEEDS = { calm: 2, usual: 1, quick: 0.5, once: 0 };
const TURN = 700; // milliseconds for somebody's turn, at the usual speed: what is shorter is not seen
const BEAT = 1100; // for what the rules did by themselves, with its reason
const LEAST_BEAT = 700; // where there is no time for more, though no turn stands by itself any longer
const LONGEST = 4600; // for all that happens without a pause: nobody waits for five seconds
const LATE = 1600; // after the last was heard of, where bots have taken their time: the house gives them 3.2 seconds
const PAUSE = 1500; // in which nothing has happened
const MOST_WAITING = 60;
const MOST_SEEN = 4; // sentences that can be read in the time that a moment has
const SEEN = /<span class="told" id="told-\d+">/g;

const table = document.getElementById("live");
const waiting = []; // moments that are still to be shown
let now = { moment: "", mover: "", beat: false, turn: false, bots: false }; // the one that is
let shownAt = -Infinity; // nothing yet: whoever comes to a table can act at once
let busySince = 0;
let heardAt = -Infinity; // of the last of them
let hurriedUntil = 0; // somebody has seen enough, until it is their turn
let timer = 0;

const speed = () => (performance.now() < hurriedUntil || document.hidden ? 0 : SPEEDS[settings.speed] ?? 1);

function marks(text) {
  const said = /<div class="said"[^>]*>/.exec(text)?.[0] ?? "";
  const value = (name) => new RegExp(`data-${name}="([^"]*)"`).exec(said)?.[1] ?? "";
  const turn = /id="status"[^>]*data-turn="yes"/.test(text);
  const bots = text.includes('class="thinking"'); // are to move, and nobody else is waited for
  return { text, moment: value("moment"), mover: value("mover"), beat: said.includes(" data-beat"), turn, bots, joined: 1 };
}

// How long a moment stays: not at all if it is one's own turn, less if it is the rest of a beat.
function stay(moment) {
  if (moment.turn) return 0;
  if (moment.beat) return BEAT * speed();
  return (moment.rest ? TURN / 2 : TURN) * speed();
}

const least = (moment) => (moment.beat && !moment.turn ? LEAST_BEAT * speed() : stay(moment));
const sum = (moments, length) => moments.reduce((all, moment) => all + length(moment), 0);
const end = () => Math.max(busySince + LONGEST * Math.max(1, speed()), heardAt + LATE * Math.max(1, speed()));
const left = () => Math.max(0, end() - shownAt); // when the present moment came

// If all of it takes longer than there is time for, what the rules did has less, but never too little to be read.
function until() {
  const all = [now, ...waiting];
  const [wanted, needed] = [sum(all, stay), sum(all, least)];
  const part = wanted > needed ? Math.min(1, Math.max(0, (left() - needed) / (wanted - needed))) : 1;
  return shownAt + least(now) + part * (stay(now) - least(now));
}

function isBusy() {
  return waiting.length > 0 || performance.now() < until();
}

// Whoever plays waits for all bots in a row, however long they think; who looks on waits for nobody.
function rested(time) {
  if (!document.querySelector("[data-seated=yes]")) return time > until();
  return !now.bots && time > until() + PAUSE;
}

// What is left to be seen of a move when all that the rules made of it has been.
const isRest = (moment, before) => before.beat && before.moment.split("-")[0] === moment.moment;

function note(moment) {
  const time = performance.now();
  if (moment.moment === now.moment) { // only the talk, or who is there
    [now.turn, now.bots] = [moment.turn, moment.bots];
    return;
  }
  if (now.turn || rested(time)) {
    busySince = time;
    hurriedUntil = 0;
  }
  now = { ...moment, rest: isRest(moment, now) };
  shownAt = time;
  if (now.turn) hurriedUntil = 0;
}

function show(moment) {
  note(moment);
  htmx.swap({ target: table, swap: "innerMorph", text: moment.text, sourceElement: table });
}

// Two moments are seen as one: the later picture, and what was said of both.
function join(at) {
  const [moment, next] = waiting.splice(at, 2);
  let { text } = next;
  const room = next.turn ? 0 : MOST_SEEN - [...text.matchAll(SEEN)].length; // at one's own turn it stands in the recap
  if (room > 0) {
    for (const [told] of [...moment.text.matchAll(SEEN)].slice(-room)) text = text.replace(told.replace('"told"', '"told visually-hidden"'), told);
  }
  waiting.splice(at, 0, { ...next, text, joined: moment.joined + next.joined });
}

// What takes longer than there is time for, beginning with the present moment.
function isTooMuch(length) {
  return Math.max(length(now), performance.now() - shownAt) + sum(waiting, length) > left();
}

// Where two neighbours are joined so that all that is seen together stays short; what is on the table in the end comes first.
function joint(kind) {
  const cost = (at) => waiting[at].joined + waiting[at + 1].joined + (waiting[at + 1].beat && kind !== "beat" ? waiting.length : 0);
  const places = waiting.slice(0, -1).map((_, at) => at).filter((at) => kind === "beat" ? waiting[at + 1].beat : !waiting[at].beat);
  return places.reduce((best, at) => (best === undefined || cost(at) <= cost(best) ? at : best), undefined);
}

// What one seat did without a pause is one; what was only said meanwhile comes with the next. Where there is no time to
// see all of it, turns are seen together, and only then what the rules did.
function shorten() {
  for (let at = waiting.length - 2; at >= 0; at--) {
    const [moment, next] = waiting.slice(at, at + 2);
    if (moment.moment === next.moment || (!moment.beat && !next.beat && moment.mover === next.mover)) join(at);
  }
  for (const [kind, length] of [["turn", stay], ["beat", least]]) {
    for (let at = joint(kind); at !== undefined && isTooMuch(length); at = joint(kind)) join(at);
  }
}

// What is still on its way is seen to have arrived before it goes on: in one picture, browsers would take it for a jump.
const gliding = () => document.getAnimations().filter((each) => each.id === GLIDE.id);
const picture = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

function goOn() {
  clearTimeout(timer);
  if (!waiting.length) return;
  if (!speed() || waiting.length > MOST_WAITING) waiting.splice(0, waiting.length - 1);
  const rest = until() - performance.now();
  if (rest <= 0 && speed() && gliding().length) { // on a slow page
    arrive();
    picture().then(goOn);
    return;
  }
  if (rest <= 0) {
    shorten(); // there may be less time than there was
    show(waiting.shift());
  }
  timer = setTimeout(goOn, Math.max(0, rest)); // never two at once: what glides starts from where it was seen
}

function skip() {
  hurriedUntil = performance.now() + LONGEST;
  goOn();
}

table.addEventListener("htmx:before:sse:message", (event) => {
  const { message } = event.detail;
  if (message.event || message.cancelled) return;
  const moment = marks(message.data);
  if (moment.moment !== now.moment) heardAt = performance.now();
  const busy = isBusy() || !now.turn && speed() && gliding().length;
  if (!busy || !moment.moment || moment.moment === now.moment && !waiting.length) {
    note(moment);
    return;
  }
  message.cancelled = true; // it is shown in its time
  connection.lastEventId = message.id;
  connection.told = true;
  waiting.push({ ...moment, rest: isRest(moment, waiting.at(-1) ?? now) });
  shorten();
  goOn();
});
document.addEventListener("visibilitychange", goOn);

// What has happened since one's move is opened and closed like any other list; whoever goes on elsewhere has read it.

const recap = () => table.querySelector(".recap[open]");

document.addEventListener("pointerdown", ({ target }) => {
  if (!target.closest?.(".recap")) recap()?.removeAttribute("open");
});
document.addEventListener("keydown", ({ key }) => {
  const open = key === "Escape" && !document.querySelector("dialog[open], :popover-open") ? recap() : null;
  if (!open) return;
  if (open.contains(document.activeElement)) open.querySelector("summary").focus({ preventScroll: true });
  open.removeAttribute("open");
});

// Enough: what was clicked on is not what one sees then, so it is not pressed.

addEventListener("click", (event) => {
  if (!isBusy() || !event.isTrusted) return;
  if (event.target.closest?.(".board, .status")) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  skip();
}, true);

let wish = null; // what a key was pressed for

function wishFor({ key, target }) {
  const move = target.closest?.(".board button[name=move]");
  if (key >= "1" && key <= "9") wish = { figure: Number(key) };
  else if (move && (key === "Enter" || key === " ")) wish = { move: move.value };
  grant();
}

function grant() {
  if (!wish || !now.turn || isBusy()) return;
  const detail = wish;
  wish = null;
  if (!document.dispatchEvent(new CustomEvent("fullboard:wish", { detail, cancelable: true }))) say(table.parentElement.dataset.pressAgain);
}

table.addEventListener("htmx:after:swap", () => setTimeout(grant)); // after all who arrange something
document.addEventListener("pointerdown", () => { wish = null; }, true); // another hand has other wishes

const OTHER_KEYS = /^(Tab|Shift|Control|Alt|Meta|Arrow(Up|Down)|Page.*|Home|End)$/;
addEventListener("keydown", (event) => {
  if (!isBusy() || event.repeat || event.ctrlKey || event.metaKey || event.altKey || OTHER_KEYS.test(event.key)) return;
  if (event.target.matches?.("input, textarea, select") || document.querySelector("dialog[open]")) return;
  if (event.key === "Enter" || event.key === " ") event.preventDefault();
  event.stopImmediatePropagation();
  skip();
  if (settings.keys || event.key === "Enter" || event.key === " ") wishFor(event);
}, true);
