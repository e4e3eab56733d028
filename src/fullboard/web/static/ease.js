// Fewer clicks: the only move is made by itself, one click may mean two moves, and keys reach everything one can do.

const FORCED_PAUSE = 700; // milliseconds in which one sees what has happened

let forcedTimer = 0;
let pressedAt = ""; // the step at which the page has made the only move
let byHand = false; // after something was taken back, until one has moved again

const turnNow = () => document.getElementById("status").dataset.turn === "yes";
const boardMoves = () => [...document.querySelectorAll(".board button[name=move]:not([aria-disabled])")].filter((button) => button.checkVisibility());
const moveButton = (move) => document.querySelector(`#moves button[name=move][value="${CSS.escape(move)}"]`);

// The server says what is forced, and does not where being forced is a secret or where a hand likes to do it.
function playForced() {
  clearTimeout(forcedTimer);
  if (stepNow() !== pressedAt) pressedAt = "";
  const forced = document.getElementById("all-moves")?.dataset.forced;
  if (!forced || !settings.forced || byHand || !turnNow()) return; // others wait for it, even where nobody looks
  const step = stepNow();
  forcedTimer = setTimeout(() => {
    if (stepNow() === step && turnNow() && !document.querySelector("dialog[open]")) {
      pressedAt = step;
      press(moveButton(forced));
    }
    forcedTimer = setTimeout(playForced, FORCED_PAUSE); // the form lets one move through at a time: it may have to try again
  }, FORCED_PAUSE);
}

const stepNow = () => document.querySelector("#moves [name=step]")?.value;

document.addEventListener("click", (event) => {
  if (event.target.closest("form[action$='/ask/undo']")) byHand = true;
  else if (event.isTrusted && event.target.closest("button[name=move]")) {
    byHand = false;
    if (pressedAt && pressedAt === stepNow()) { // the page was quicker: it is on its way
      event.preventDefault();
      event.stopImmediatePropagation();
    } else clearTimeout(forcedTimer);
  }
}, true);

// What was taken back is where one goes on: it is focused again, unless somebody is elsewhere by then.

let wasAt = stepNow();

function goBack() {
  const move = document.getElementById("all-moves")?.dataset.back;
  const isNew = stepNow() !== wasAt;
  wasAt = stepNow();
  const here = document.activeElement;
  if (!isNew || !move || !(here === document.body || here.closest(".board, form[action$='/ask/undo']"))) return;
  boardMoves().find((button) => button.value === move)?.focus({ preventScroll: true });
}

// A button may mean two moves: [data-then] is the second, made as soon as the table offers it.

let then = []; // moves that are still to follow
let underway = false; // a move is on its way: the form lets one through at a time

document.addEventListener("click", (event) => {
  const button = event.target.closest("button[name=move]");
  if (button && event.isTrusted) then = button.dataset.then ? [button.dataset.then] : [];
});

function playThen() {
  if (!then.length || underway || !turnNow()) return;
  const button = moveButton(then[0]);
  if (!button || button.getAttribute("aria-disabled") === "true") return;
  then.shift();
  press(button);
}

const isMove = (event) => event.detail.ctx.sourceElement?.closest("#moves");
document.addEventListener("htmx:before:request", (event) => { if (isMove(event)) underway = true; });
document.addEventListener("htmx:finally:request", (event) => { // the news may have been quicker than the answer
  if (!isMove(event)) return;
  underway = false;
  setTimeout(playThen); // the form is free after this event
});

// What a hand would drag can be dragged: a card out of the hand is played, a piece onto a [data-drop] goes there.

const DRAGGED = 12; // pixels
let drag = null;

document.addEventListener("pointerdown", (event) => {
  const piece = event.pointerType === "mouse" && event.button === 0 ? event.target.closest(".board [data-piece]") : null;
  const button = piece?.querySelector("button[name=move]:not([aria-disabled])") ?? piece?.closest("button[name=move]:not([aria-disabled])");
  drag = button ? { piece, button, x: event.clientX, y: event.clientY, on: false } : null;
});
document.addEventListener("pointermove", (event) => {
  if (!drag) return;
  const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
  if (!drag.on && Math.hypot(x, y) < DRAGGED) return;
  drag.on = true;
  drag.piece.dataset.dragged = "";
  drag.piece.style.translate = `${x}px ${y}px`;
  getSelection().removeAllRanges();
});
document.addEventListener("pointerup", (event) => {
  const dropped = drag;
  drag = null;
  if (!dropped?.on) return;
  const { piece, button } = dropped;
  piece.style.pointerEvents = "none";
  const below = document.elementFromPoint(event.clientX, event.clientY);
  for (const property of ["translate", "pointer-events"]) piece.style.removeProperty(property);
  delete piece.dataset.dragged;
  addEventListener("click", swallowClick, true); // the one that ends a drag on its own button
  setTimeout(() => {
    removeEventListener("click", swallowClick, true);
    dropOn(below, piece, button);
  });
});
document.addEventListener("dragstart", (event) => { if (drag) event.preventDefault(); });

function swallowClick(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function dropOn(below, piece, button) {
  const place = below?.closest("[data-drops] [data-drop]");
  const home = piece.closest("ul, ol");
  if (place) then = [button.dataset.then, place.dataset.drop].filter(Boolean);
  else if (button.dataset.then || !below?.closest(".board") || home?.contains(below)) return; // put back
  if (settings.confirm) ask(button);
  else press(button);
}

// Keys: figures for what can be done on the board, arrows among what lies together, letters for what is always there.

function pressed(event) {
  if (!settings.keys || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (event.target.matches("input, textarea, select") || document.querySelector("dialog:modal")) return;
  const move = event.key >= "1" && event.key <= "9" ? boardMoves().filter((button) => !button.dataset.ending)[event.key - 1] : null;
  if (move) {
    chooseOrMake(move);
    return;
  }
  const keys = {
    e: () => document.querySelector(".board [data-ending]:not([aria-disabled])")?.click(),
    u: () => document.querySelector("form[action$='/ask/undo'] button")?.click(),
    l: () => document.getElementById("side-button").click(),
    z: () => beAlone(!isAlone()),
  };
  keys[event.key.toLowerCase()]?.();
}

// What was pressed while moves were still being shown is chosen now, and not made.
document.addEventListener("fullboard:wish", (event) => {
  const { figure, move } = event.detail;
  const moves = boardMoves();
  const button = figure ? moves.filter((each) => !each.dataset.ending)[figure - 1] : moves.find((each) => each.value === move);
  if (!button) return;
  event.preventDefault();
  button.focus();
});

// A figure chooses a move, so that it is explained; the same one again makes it.
function chooseOrMake(move) {
  if (move !== document.activeElement) {
    move.focus();
    return;
  }
  then = move.dataset.then ? [move.dataset.then] : [];
  if (settings.confirm) ask(move);
  else {
    document.querySelector(".board").focus({ preventScroll: true }); // arrows and Tab go on from there; nothing looks chosen
    move.click();
  }
}

// The table alone, without the house around it.

function beAlone(alone) {
  document.getElementById("settings").close();
  document.documentElement.toggleAttribute("data-zen", alone);
  document.getElementById("zen-end").hidden = !alone;
  grow();
  showZoom();
  dispatchEvent(new Event("resize")); // what is decided on is brought into sight again
}

addEventListener("resize", () => {
  if (!isAlone()) return;
  grow();
  showZoom();
});
document.getElementById("zen-button").addEventListener("click", () => beAlone(true));
document.getElementById("zen-end").addEventListener("click", () => beAlone(false));
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && isAlone() && !document.querySelector("dialog[open]")) beAlone(false);
});

// Where nothing else leads back, a board shows [data-undo]: it is the page's own button.
document.addEventListener("click", ({ target }) => {
  if (target.closest?.(".board [data-undo]")) document.querySelector("form[action$='/ask/undo'] button")?.click();
});

const ARROWS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function walk(event) {
  const way = ARROWS[event.key];
  if (way && event.target.matches?.(".board") && boardMoves().length) {
    event.preventDefault();
    boardMoves().at(way < 0 ? -1 : 0).focus();
    return;
  }
  const here = event.target.closest?.(".board button");
  if (!way || !here || event.ctrlKey || event.metaKey || event.altKey) return;
  const row = [...here.closest("ul, ol, [data-dock], section, .board").querySelectorAll("button")].filter((button) => button.checkVisibility());
  if (row.length < 2) return;
  event.preventDefault();
  row[(row.indexOf(here) + way + row.length) % row.length].focus();
}

document.addEventListener("keydown", (event) => {
  walk(event);
  pressed(event);
});

document.addEventListener("htmx:after:swap", (event) => {
  if (event.detail.ctx.target !== live) return;
  goBack();
  playThen();
  playForced();
});
playForced();
