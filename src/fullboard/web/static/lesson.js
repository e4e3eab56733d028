// A lesson that goes on without a new page: the address names the moment, and what is lit up is brought into sight.

// Whether its head or its middle lies under something else, or out of sight.
const covered = (part) => {
  const { x, y, width, height } = part.getBoundingClientRect();
  const hidden = (down) => {
    const there = document.elementFromPoint(x + width / 2, y + down);
    return !there || !(part.contains(there) || there.contains(part));
  };
  return hidden(Math.min(height / 2, 40)) || hidden(height / 2);
};

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
  const lit = [...document.querySelectorAll("#board [data-lit]")].find((part) => part.getClientRects().length);
  if (lit && covered(lit)) lit.scrollIntoView({ block: "center" });
}

document.addEventListener("htmx:after:swap", (event) => {
  if (event.detail.ctx.target.id !== "lesson") return;
  arrive();
  const active = document.activeElement;
  if (!active || active === document.body) document.getElementById("card").focus({ preventScroll: true });
});
arrive();
