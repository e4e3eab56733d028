// A lesson that goes on without a new page: the address names the moment, and what is lit up is brought into sight.

const AIR = 8;
const LEAST_TABLE = 120; // pixels between the card and the dock; with fewer the dock is not reckoned with

const isShown = (part) => part.getClientRects().length > 0;
const sticks = (part) => getComputedStyle(part).position === "sticky";
const docks = () => [...document.querySelectorAll("#board [data-dock]")].filter((dock) => isShown(dock) && sticks(dock));

const cardEnd = (card = document.getElementById("card")) => (sticks(card) ? card.getBoundingClientRect().bottom : 0);

const isOnScreen = ({ top, bottom }) => top >= cardEnd() && bottom <= document.documentElement.clientHeight;

// The part of the window between the card and what sticks to the bottom.
function frame() {
  const card = document.getElementById("card");
  const top = (sticks(card) ? card.offsetHeight : 0) + AIR;
  const height = document.documentElement.clientHeight;
  const dock = Math.max(0, ...docks().map((each) => each.offsetHeight));
  const bottom = height - dock - AIR;
  return bottom - top < LEAST_TABLE ? { top, bottom: height - AIR } : { top, bottom };
}

// What is lit up first, and as much of the rest as the window holds beside it.
function wanted(parts, { top, bottom }) {
  const [first, ...others] = parts.map((part) => part.getBoundingClientRect());
  let box = { top: first.top, bottom: Math.min(first.bottom, first.top + bottom - top) };
  for (const other of others) {
    const larger = { top: Math.min(box.top, other.top), bottom: Math.max(box.bottom, other.bottom) };
    if (larger.bottom - larger.top <= bottom - top) box = larger;
  }
  return box;
}

// Where things come to lie: what glides there is measured at the end of its way.
function atRest(look) {
  const gliding = document.getAnimations().filter(({ id }) => id === "glide").map((way) => [way, way.currentTime]);
  for (const [way] of gliding) way.currentTime = way.effect.getComputedTiming().endTime;
  look();
  for (const [way, time] of gliding) way.currentTime = time;
}

// What is lit up; where nothing is and a move is asked for, what the game marks as what that is about.
function important() {
  const shown = (selector) => [...document.querySelectorAll(`#board ${selector}`)].filter(isShown);
  const lit = shown("[data-lit]");
  if (lit.length || !shown("button[name=move]:not([aria-disabled])").length) return lit;
  return shown("[data-about]").sort((one, other) => one.dataset.about - other.dataset.about);
}

// What one moves with does not stay behind the card.
function uncover() {
  const desk = docks().find((dock) => dock.querySelector("button[name=move]:not([aria-disabled])"));
  const hidden = desk ? cardEnd() + AIR - desk.getBoundingClientRect().top : 0;
  if (hidden > 0) scrollBy(0, -hidden);
}

function bringIntoSight() {
  const isHeld = (part) => docks().some((dock) => dock.contains(part)) && isOnScreen(part.getBoundingClientRect());
  const parts = important().filter((part) => !isHeld(part));
  if (!parts.length) return;
  parts[0].scrollIntoView({ block: "nearest" }); // also sideways, where a row is swiped
  const seen = frame();
  const box = wanted(parts, seen);
  if (box.top >= seen.top && box.bottom <= seen.bottom) return;
  const isLit = parts[0].matches("[data-lit]"); // otherwise what lies above matters as well: no further than it takes
  const nearest = box.top < seen.top ? box.top - seen.top : box.bottom - seen.bottom;
  scrollBy(0, isLit ? (box.top + box.bottom - seen.top - seen.bottom) / 2 : nearest);
}

// What opens the place something lies in: where that is shut, its door is lit up.
function lightDoors() {
  for (const part of document.querySelectorAll("#board [popover][data-lit], #board [popover] button[data-lit]")) {
    const { id } = part.closest("[popover]");
    for (const door of document.querySelectorAll(`[popovertarget="${CSS.escape(id)}"]`)) {
      if (!door.closest("[popover]")) door.dataset.lit = "";
    }
  }
}

function arrive() {
  lightDoors();
  const { address } = document.getElementById("lesson").dataset;
  history.replaceState(null, "", address);
  atRest(() => {
    bringIntoSight();
    uncover();
  });
}

document.addEventListener("htmx:after:swap", (event) => {
  if (event.detail.ctx.target.id !== "lesson") return;
  for (const open of document.querySelectorAll("#board :popover-open")) open.hidePopover(); // what is said to a try is not covered by it
  arrive();
  const active = document.activeElement;
  if (!active || active === document.body) document.getElementById("card").focus({ preventScroll: true });
});
arrive();
