// Explained where one looks: pointing at something, holding a finger on it and walking to it with keys tell the same,
// in the words that screen readers have, with the rule behind it; where nothing else answers, a tap is enough. The rules
// themselves can be searched.

const card = document.getElementById("explain");
const POINTED = 450; // milliseconds until it is meant
const HELD = 500;
const STIR = 10; // pixels that a held finger may move
const ANSWERS = "a, button, input, label, select, summary, textarea"; // what does something else when it is tapped

const rulingsOfMoves = JSON.parse(card.dataset.moves);
let told = null; // what is being explained
let timer = 0;
let held = null; // where a finger lies, and on what
let swallow = false; // the click at the end of holding
let pointer = ""; // where the mouse is

function explicable(target) {
  const part = target.closest?.(".board button, .board [title], .board [data-told], .board [data-preview]");
  return part?.closest(".board button") ?? part ?? shortened(target);
}

const words = (text) => (text ?? "").replace(/\s+/g, " ").trim();

// Names and sentences that have no room for all their letters are told whole.
function isShortened(part) {
  const { textOverflow, webkitLineClamp } = getComputedStyle(part);
  return (textOverflow === "ellipsis" && part.scrollWidth > part.clientWidth)
    || (webkitLineClamp !== "none" && part.scrollHeight > part.clientHeight);
}

const INSIDE = ":is(.table-page, .lesson-page) *";

function shortened(target) {
  let part = target.closest?.(INSIDE);
  while (part && !isShortened(part)) part = part.parentElement.closest(INSIDE);
  return part ?? null;
}

// What it is, what follows from it, and why it cannot be done: each once.
function sentences(part) {
  const spoken = part.matches("button") ? [...part.querySelectorAll(".visually-hidden")].map((each) => words(each.textContent)).join(" ").replaceAll(" . ", ". ").replace(/^[\s:;,.]+/, "") : ""; // it may go on from what is seen
  const parts = [spoken || words(part.getAttribute("aria-label")), words(part.title || part.dataset.told), words(part.dataset.preview),
    ...[part, ...part.querySelectorAll("*")].filter(isShortened).map((each) => words(each.textContent))];
  const letters = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  const isInside = (each, other) => each.split(/[:;.]\s/).every((clause) => letters(other).includes(letters(clause)));
  const said = [];
  for (const each of parts) if (each && !said.some((other) => isInside(each, other))) said.push(each);
  return said.filter((each) => !said.some((other) => other !== each && isInside(each, other)));
}

function refusalRules() {
  const ruled = document.getElementById("ruled");
  return ruled ? JSON.parse(ruled.dataset.ruled) : {};
}

function rulingOf(part) {
  if (!part) return "";
  if (part.dataset.ruling) return part.dataset.ruling;
  const refused = refusalRules()[part.title || part.dataset.told];
  const move = part.getAttribute("value") ?? ""; // a button's move; the value of a list's item would be its number
  return refused ?? rulingsOfMoves[move.split(" ")[0]] ?? "";
}

function ruleButton(ruling, label) {
  const button = Object.assign(document.createElement("button"), { type: "button", className: "rule", textContent: label });
  button.addEventListener("click", (event) => {
    event.stopPropagation();
    forget();
    openRule(ruling);
  });
  return button;
}

function explain(part, byFinger) {
  if (!settings.explain || !part.isConnected) return;
  const said = sentences(part);
  if (!said.length) return;
  forget();
  told = part;
  card.replaceChildren(...said.map((text) => Object.assign(document.createElement("p"), { textContent: text })));
  const ruling = rulingOf(part);
  if (ruling && byFinger) card.append(ruleButton(ruling, card.dataset.rule));
  else if (ruling) {
    const key = Object.assign(document.createElement("kbd"), { textContent: "R" });
    card.append(Object.assign(document.createElement("small"), { textContent: card.dataset.rule }));
    card.lastElementChild.append(key);
  }
  if (part.title) { // or the browser would say it again
    part.dataset.told = part.title;
    part.removeAttribute("title");
  }
  card.ariaHidden = byFinger ? null : "true"; // keys and screen readers have the same words at the thing itself
  card.dataset.by = byFinger ? "finger" : "pointer";
  card.hidden = false;
  layBeside(card, part);
}

function forget() {
  clearTimeout(timer);
  if (told?.dataset.told && !told.title) {
    told.title = told.dataset.told;
    delete told.dataset.told;
  }
  told = null;
  card.hidden = true;
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse" || (told && card.dataset.by === "finger")) return; // that one stays until a tap elsewhere
  const place = `${event.screenX} ${event.screenY}`;
  const isMoved = place !== pointer; // otherwise something came under a mouse that rests
  pointer = place;
  const part = explicable(event.target);
  if (part === told) return;
  forget();
  if (part && isMoved) timer = setTimeout(explain, POINTED, part, false);
});
document.addEventListener("focusin", ({ target }) => {
  const part = explicable(target);
  if (part && target.matches(":focus-visible")) explain(part, false);
});
document.addEventListener("focusout", () => { if (card.dataset.by !== "finger") forget(); });
document.addEventListener("pointerdown", (event) => {
  const part = event.pointerType === "mouse" ? null : explicable(event.target);
  const isTold = part !== null && part === told;
  if (!card.contains(event.target)) forget();
  if (!part) return;
  held = { x: event.clientX, y: event.clientY, part, isTold };
  timer = setTimeout(() => {
    explain(part, true);
    swallow = told !== null;
  }, HELD);
});
document.addEventListener("pointermove", (event) => {
  pointer = `${event.screenX} ${event.screenY}`;
  if (!held || Math.hypot(event.clientX - held.x, event.clientY - held.y) <= STIR) return;
  clearTimeout(timer);
  held = null;
});
document.addEventListener("pointerup", () => { // a second tap puts it away
  if (held && card.hidden && !held.isTold && !held.part.closest(ANSWERS)) explain(held.part, true);
});
for (const end of ["pointerup", "pointercancel"]) {
  document.addEventListener(end, () => {
    held = null;
    if (card.hidden) clearTimeout(timer);
    setTimeout(() => { swallow = false; }, 50);
  });
}
document.addEventListener("contextmenu", (event) => { if (swallow) event.preventDefault(); });
addEventListener("click", (event) => {
  if (!swallow || card.contains(event.target)) return;
  swallow = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") forget();
  if (event.key.toLowerCase() !== "r" || !settings.keys || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches("input, textarea, select") || document.querySelector("dialog:modal")) return;
  openRule(rulingOf(told ?? explicable(document.activeElement)));
});
addEventListener("scroll", forget, { passive: true });
document.addEventListener("htmx:before:swap", (event) => { if (isOfStage(event)) forget(); });

// The rules: at one of them, or only those in which a word stands.

const rules = document.getElementById("help-rules");

async function openRule(ruling) {
  await showHelp();
  search("");
  const named = ruling && [...rules.querySelectorAll("a")].find((link) => link.textContent === ruling);
  if (!named) return;
  let heading = named.closest("#help-rules > *");
  while (heading.previousElementSibling && heading.tagName !== "H2") heading = heading.previousElementSibling;
  for (const old of rules.querySelectorAll("[data-named]")) delete old.dataset.named;
  heading.dataset.named = ruling;
  heading.scrollIntoView({ block: "start", behavior: "instant" });
}

function search(text) {
  const wanted = text.trim().toLowerCase();
  document.getElementById("help-search").value = text;
  let found = false;
  let section = [];
  const close = () => {
    const there = !wanted || section.some((part) => part.textContent.toLowerCase().includes(wanted));
    for (const part of section) part.hidden = !there;
    found ||= there;
    section = [];
  };
  for (const part of rules.children) {
    if (part.tagName === "H2") close();
    section.push(part);
  }
  close();
  document.getElementById("help-nothing").hidden = found;
  light(wanted);
}

// Words that were searched for are marked, where a browser can.
function light(wanted) {
  if (!window.Highlight) return;
  CSS.highlights.delete("searched");
  if (!wanted) return;
  const ranges = [];
  const walker = document.createTreeWalker(rules, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const at = text.data.toLowerCase().indexOf(wanted);
    if (at < 0) continue;
    const range = new Range();
    range.setStart(text, at);
    range.setEnd(text, at + wanted.length);
    ranges.push(range);
  }
  CSS.highlights.set("searched", new Highlight(...ranges));
}

document.getElementById("help-search").addEventListener("input", (event) => search(event.target.value));

// A line of the log, and a refusal, lead to the rule they come from.
document.addEventListener("click", (event) => {
  const line = event.target.closest?.(".log [data-ruling]");
  if (!line || event.ctrlKey || event.metaKey || event.shiftKey) return; // another tab or window has the page of the rulings
  event.preventDefault();
  openRule(line.dataset.ruling);
});

// The log is one stop for the keyboard; from there arrows go through the lines that lead to a rule.
document.addEventListener("keydown", (event) => {
  const log = event.target.closest?.(".log");
  if (!log || event.ctrlKey || event.metaKey || event.altKey) return;
  const lines = [...log.querySelectorAll("[data-ruling]")];
  const at = lines.indexOf(event.target);
  const places = { ArrowDown: Math.min(at + 1, lines.length - 1), ArrowUp: Math.max(at - 1, 0), Home: 0, End: lines.length - 1 };
  if (event.key === "Escape" && at >= 0) log.focus();
  if (!lines.length || !(event.key in places)) return;
  event.preventDefault();
  lines[places[event.key]].focus();
});

const notice = document.getElementById("notice");
new MutationObserver(() => {
  const ruling = refusalRules()[notice.textContent];
  if (ruling) notice.append(" ", ruleButton(ruling, card.dataset.rule));
}).observe(notice, { childList: true });
