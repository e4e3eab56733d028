// Setting a position up by dragging: a piece that is dropped somewhere is chosen and put there, as its button does.
// On a touch screen, where dragging scrolls the page, a piece is tapped, then its place.

const FAR = 6; // pixels, before a press is a drag
const chosen = () => document.querySelector("#set-up [name=piece]:checked");
const put = (place) => place.querySelector(".study-put").click();
let drag = null;

const placeUnder = (event) => document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-place]") ?? null;
function light(place) {
  for (const each of document.querySelectorAll(".study-place.over")) if (each !== place) each.classList.remove("over");
  place?.classList.add("over");
}

function end(event) {
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
  if (!piece || event.pointerType === "touch" || event.button || event.target.closest("input:not([type=radio])")) return;
  if (piece.querySelector("[type=radio]").disabled) return;
  drag = { piece, x: event.clientX, y: event.clientY, far: false };
});
document.addEventListener("pointermove", (event) => {
  if (!drag) return;
  const x = event.clientX - drag.x;
  const y = event.clientY - drag.y;
  if (!drag.far && Math.hypot(x, y) < FAR) return;
  drag.far = true;
  getSelection().removeAllRanges();
  drag.piece.classList.add("dragged");
  drag.piece.style.transform = `translate(${x}px, ${y}px)`;
  light(placeUnder(event));
});
document.addEventListener("pointerup", end);
document.addEventListener("pointercancel", end);
document.addEventListener("keydown", (event) => { if (event.key === "Escape") end(event); });
document.addEventListener("click", (event) => {
  const place = event.target.closest("[data-place]");
  if (place && chosen() && !event.target.closest("label, input, button")) put(place);
});
