// What is decided on is in sight: a new question brings what it is about onto the screen, out from below the dock.
//
// A game marks the parts a question is about with [data-about]: 1 for what one acts on, higher numbers for what one
// would like to see beside it. What it marks with [data-dock] may stick to the bottom of the screen.

const tableRoot = document.querySelector(".table-page");
const LEAST_TABLE = 192; // pixels between the question and the dock; with fewer the dock lies where it was drawn
const AIR = 6;

const isShown = (part) => part.checkVisibility() && part.getClientRects().length > 0;
const all = (selector) => [...tableRoot.querySelectorAll(`.board ${selector}`)].filter(isShown);
const sticks = (part) => getComputedStyle(part).position === "sticky";
const isDocked = (part) => all("[data-dock]").some((dock) => sticks(dock) && dock.contains(part));
const litMoves = () => all("button[name=move]:not([aria-disabled], [data-ending])");

const stuck = (id) => {
  const part = document.getElementById(id);
  return part && sticks(part) && isShown(part) ? part.offsetHeight : 0;
};

// What is written on the root is styled anew everywhere, so only what has changed is.
function measured(lengths) {
  const { style } = document.documentElement;
  for (const [name, length] of Object.entries(lengths)) {
    if (style.getPropertyValue(name) !== `${length}px`) style.setProperty(name, `${length}px`);
  }
}

// The part of the window between what sticks to its top and what sticks to its bottom.
function frame() {
  const [status, hint, coach] = ["status", "hint", "coach"].map(stuck);
  const top = Math.max(coach + status, hint);
  const height = document.documentElement.clientHeight;
  if (tableRoot.dataset.docks !== "stick") tableRoot.dataset.docks = "stick";
  let dock = Math.max(0, ...all("[data-dock]").filter(sticks).map((part) => part.offsetHeight));
  if (height - top - dock < LEAST_TABLE) {
    tableRoot.dataset.docks = "flow";
    dock = 0;
  }
  // for what is focused, and what a hint points at; below the coach the question stays
  measured({ "--coach-height": coach, "--head-height": top, "--dock-height": dock });
  return { top: top + AIR, bottom: height - dock - AIR };
}

const together = (one, other) => ({ top: Math.min(one.top, other.top), bottom: Math.max(one.bottom, other.bottom) });
const fits = (box, { top, bottom }) => box.bottom - box.top <= bottom - top;
const isInside = (box, { top, bottom }) => box.top >= top && box.bottom <= bottom;

// What one acts on, and as much of the rest as the window holds beside it, in its order; without any mark, the moves themselves.
function wanted(window) {
  const marked = all("[data-about]");
  marked.sort((one, other) => one.dataset.about - other.dataset.about);
  const parts = (marked.length ? marked : litMoves()).filter((part) => !isDocked(part));
  const boxes = parts.map((part) => part.getBoundingClientRect());
  if (!marked.length && boxes.length && !fits(boxes.reduce(together), window)) return null;
  const acted = boxes.filter((_, at) => parts[at].dataset.about === "1");
  const whole = acted.length ? acted.reduce(together) : null; // all that one acts on, if the window holds it
  const first = whole && fits(whole, window) ? whole : boxes[0];
  const others = boxes.slice(first === whole ? acted.length : 1);
  if (!first) return null;
  if (acted.length && isInside(first, window)) return first; // it does not move away from under the finger
  let box = fits(first, window) ? first : { top: first.top, bottom: first.top + window.bottom - window.top };
  for (const other of others) {
    const larger = together(box, other);
    if (fits(larger, window)) box = larger;
  }
  return box;
}

function isInSight(part, window) {
  return isDocked(part) || isInside(part.getBoundingClientRect(), window);
}

function bringIntoSight() {
  const window = frame();
  let box = wanted(window);
  if (!box) {
    const lit = litMoves();
    if (!lit.length || lit.some((part) => isInSight(part, window))) return;
    box = lit[0].getBoundingClientRect();
  }
  if (isInside(box, window)) return;
  const far = box.top < window.top ? box.top - window.top : Math.min(box.bottom - window.bottom, box.top - window.top);
  scrollBy({ top: far, behavior: still.matches ? "instant" : "smooth" });
}

// Only a new question moves the page, and not under the hands of somebody who is writing or reading something else.

let lastQuestion = "";
let wasOver = document.getElementById("afterwards") !== null;

function look() {
  const status = document.getElementById("status");
  const step = document.querySelector("#moves [name=step]")?.value;
  const question = status.dataset.turn === "yes" ? `${step} ${status.querySelector("strong")?.textContent}` : "";
  const isNew = question !== lastQuestion;
  lastQuestion = question;
  const busy = document.querySelector("dialog[open], :popover-open, .side :focus") !== null;
  const isOver = document.getElementById("afterwards") !== null;
  if (isOver && !wasOver && !busy) scrollTo({ top: 0, behavior: still.matches ? "instant" : "smooth" }); // how it ended stands first
  wasOver = isOver;
  if (question && isNew && !busy) bringIntoSight();
  else frame();
  measureBar();
}

// A row that one swipes comes along with the keyboard: browsers leave alone what shows its edge.
document.addEventListener("focusin", ({ target }) => {
  if (!target.closest(".board") || !target.matches(":focus-visible")) return;
  for (let row = target.parentElement; row && row !== tableRoot; row = row.parentElement) {
    if (row.scrollWidth <= row.clientWidth || !/auto|scroll/.test(getComputedStyle(row).overflowX)) continue;
    const part = target.getBoundingClientRect();
    const seen = row.getBoundingClientRect();
    if (part.right > seen.right) row.scrollLeft += part.right - seen.right + AIR;
    else if (part.left < seen.left) row.scrollLeft -= seen.left - part.left + AIR;
  }
});

// What can be done at the table stands in its title row, beside these.
const bar = [...tableRoot.querySelectorAll(".table-bar > :not(.table-title)")];
const measureBar = () => {
  const shown = bar.filter(isShown).map((part) => part.getBoundingClientRect());
  const width = shown.length ? Math.max(...shown.map((box) => box.right)) - Math.min(...shown.map((box) => box.left)) : 0;
  tableRoot.style.setProperty("--bar-width", `${width}px`);
  tableRoot.style.setProperty("--acts-width", `${document.querySelector(".in-bar")?.offsetWidth ?? 0}px`); // a long title ends before it
};
const barWatch = new ResizeObserver(measureBar);
for (const part of bar) barWatch.observe(part);

const coached = document.getElementById("coach"); // which may be unfolded
if (coached) {
  let high = coached.offsetHeight;
  new ResizeObserver(() => {
    frame();
    if (lastQuestion && coached.offsetHeight > high && sticks(coached)) bringIntoSight(); // out from below what it says
    high = coached.offsetHeight;
  }).observe(coached);
}
const ABOUT = new Set(["live", "hint", "coach"]); // what else is swapped changes nothing that one decides on
document.addEventListener("htmx:after:swap", (event) => { if (ABOUT.has(event.detail.ctx.target.id)) look(); });
addEventListener("resize", () => {
  lastQuestion = "";
  look();
});
look();
