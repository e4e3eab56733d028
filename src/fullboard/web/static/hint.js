// The hint at the table: asked for by its key, shown on the board, gone when the moment is.

const panel = document.getElementById("hint");
const GLIDE = 600; // milliseconds: a page that glides has come to rest by then

function mark() {
  for (const old of document.querySelectorAll("[data-hinted]")) delete old.dataset.hinted;
  const hint = panel.querySelector("[data-hint]");
  if (!hint) return;
  const status = document.getElementById("status");
  const step = document.querySelector("#moves [name=step]");
  if (status.dataset.turn !== "yes" || step?.value !== hint.dataset.step) {
    close();
    return;
  }
  for (const button of document.querySelectorAll("#moves button[name=move]")) {
    if (button.value === hint.dataset.move && !button.dataset.then) for (const each of [button, ...doors(button)]) each.dataset.hinted = "";
  }
  const text = panel.querySelector(".hint-text");
  if (text.scrollHeight > text.clientHeight) text.tabIndex = 0; // the keyboard can scroll it
  panel.querySelector("[data-dismiss]").hidden = false;
}

// What opens the place a button lies in: where that is shut, the hint is seen at its door.
function doors(button) {
  const popover = button.closest("[popover]");
  const opening = popover ? [...document.querySelectorAll(`[popovertarget="${CSS.escape(popover.id)}"]`)] : [];
  const summary = button.closest(".board details:not([open])")?.querySelector("summary");
  return [...opening.filter((door) => !popover.contains(door)), ...(summary ? [summary] : [])];
}

function inSight(button) {
  const { x, y, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

function show() {
  const drawn = [...document.querySelectorAll("[data-hinted]")].filter((button) => button.getClientRects().length);
  const onBoard = drawn.filter((button) => button.closest(".board"));
  const hinted = onBoard.length ? onBoard : drawn;
  const bring = () => {
    if (panel.querySelector("[data-hint]") && !hinted.some(inSight)) hinted[0]?.scrollIntoView({ block: "nearest", behavior: "instant" });
  };
  if (hinted.some(inSight)) uncover();
  bring();
  setTimeout(bring, GLIDE); // and once more, if the page was still gliding somewhere
}

// The part of the board that can be drawn larger comes out from below the hint.
function uncover() {
  const part = document.querySelector(".board [data-zoom]")?.getBoundingClientRect();
  const { left, right, bottom } = panel.getBoundingClientRect();
  if (part && part.top < bottom && part.bottom > bottom && part.left < right && left < part.right) scrollBy(0, part.top - bottom);
}

new ResizeObserver(() => { // log and chat make room
  document.querySelector(".table-page").style.setProperty("--hint-height", `${panel.offsetHeight}px`);
}).observe(panel);

function close() {
  const inside = panel.contains(document.activeElement);
  panel.replaceChildren();
  if (inside) document.getElementById("hint-button")?.focus({ preventScroll: true });
}

document.addEventListener("htmx:after:swap", (event) => {
  mark();
  if (event.target.id === "hint-form" || event.target === panel) show();
});
document.addEventListener("htmx:before:request", (event) => {
  if (event.target.id !== "hint-form") return;
  const card = Object.assign(document.createElement("p"), { className: "hint-thinking", textContent: panel.dataset.thinking });
  panel.replaceChildren(card);
});
document.addEventListener("htmx:response:error", (event) => {
  if (event.target.id === "hint-form") panel.replaceChildren();
});
document.addEventListener("htmx:error", (event) => {
  if (event.target.id === "hint-form") panel.replaceChildren();
});
panel.addEventListener("click", (event) => {
  if (!event.target.closest("[data-dismiss]")) return;
  close();
  mark();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !document.querySelector("dialog[open], :popover-open")) {
    close();
    mark();
  }
  if (event.key.toLowerCase() !== "h" || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (!settings.keys || event.target.matches("input, textarea, select") || document.querySelector("dialog[open]")) return;
  document.getElementById("hint-button")?.click();
});
