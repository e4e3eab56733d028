// Setting a position up by dragging: a piece that is dropped somewhere is chosen and put there, as its button does.
// On a touch screen, where dragging scrolls the page, a finger that rests on a piece for a moment lifts it; or a piece is
// tapped, then its place.

const FAR = 6; // pixels, before a press is a drag
const HELD = 300; // milliseconds that a finger rests on a piece until it is lifted
const EDGE = 70; // pixels from the top or bottom of the window, where the page scrolls along with what is dragged
const chosen = () => document.querySelector("#set-up [name=piece]:checked");
const put = (place) => place.querySelector(".study-put").click();
let drag = null;
let resting = 0; // until a finger has lifted a piece

const placeUnder = (event) => document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-place]") ?? null;
function light(place) {
  for (const each of document.querySelectorAll(".study-place.over")) if (each !== place) each.classList.remove("over");
  place?.classList.add("over");
}

function end(event) {
  clearTimeout(resting);
  if (!drag) return;
  const { piece, far } = drag;
  drag = null;
  piece.classList.remove("dragged");
  piece.style.transform = "";
  light(null);
  if (!far || event.type !== "pointerup") return;
  const place = placeUnder(event);
  const radio = piece.querySelector("[type=radio]");
  if (!place || place === piece.closest("[data-place]")) return;
  radio.checked = true;
  put(place);
}

document.addEventListener("pointerdown", (event) => {
  const piece = event.target.closest(".study-piece");
  if (!piece || event.button || event.target.closest("input:not([type=radio]), select")) return;
  if (piece.querySelector("[type=radio]").disabled) return;
  const lift = () => { drag = { piece, x: event.clientX, y: event.clientY + scrollY, far: false }; };
  if (event.pointerType !== "touch") {
    lift();
    return;
  }
  resting = setTimeout(() => {
    lift();
    piece.classList.add("dragged");
  }, HELD);
});
// A finger that has lifted something scrolls no page, and one that scrolls the page lifts nothing: then its pointer is cancelled.
document.addEventListener("touchmove", (event) => { if (drag) event.preventDefault(); }, { passive: false });
document.addEventListener("contextmenu", (event) => { if (drag) event.preventDefault(); });
function follow(event) {
  const x = event.clientX - drag.x;
  const y = event.clientY + scrollY - drag.y;
  if (!drag.far && Math.hypot(x, y) < FAR) return;
  drag.far = true;
  drag.last = event;
  getSelection().removeAllRanges();
  drag.piece.classList.add("dragged");
  drag.piece.style.transform = `translate(${x}px, ${y}px)`;
  light(placeUnder(event));
}
document.addEventListener("pointermove", (event) => { if (drag) follow(event); });
setInterval(() => {
  if (!drag?.last) return;
  const up = drag.last.clientY < EDGE;
  if (!up && drag.last.clientY < innerHeight - EDGE) return;
  scrollBy({ top: up ? -24 : 24, behavior: "instant" });
  follow(drag.last);
}, 30);
document.addEventListener("pointerup", end);
document.addEventListener("pointercancel", end);
document.addEventListener("keydown", (event) => { if (event.key === "Escape") end(event); });
document.addEventListener("click", (event) => {
  const place = event.target.closest("[data-place]");
  if (place && chosen() && !event.target.closest("label, input, button")) put(place);
});

// What somebody has folded or unfolded stays so when the form comes back.
const folded = new Map();
document.addEventListener("toggle", (event) => { if (event.target.id) folded.set(event.target.id, event.target.open); }, true);
document.addEventListener("htmx:before:swap", () => { for (const each of document.querySelectorAll("#study details[id]")) folded.set(each.id, each.open); });
document.addEventListener("htmx:after:swap", () => {
  for (const each of document.querySelectorAll("#set-up [name=piece]:checked")) each.checked = false; // it has been put
  for (const [id, open] of folded) {
    const each = document.getElementById(id);
    if (each && !each.querySelector("[aria-invalid]")) each.open = open;
  }
});
