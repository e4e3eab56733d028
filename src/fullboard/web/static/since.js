// Coming back to a table: what happened meanwhile comes first, by the stream; until it does, nothing of the present is seen.
// And on to the next table that waits, by a key; how many there are is asked for when one's own turn is over.

const table = document.getElementById("live");
const link = document.getElementById("next-link");

table.addEventListener("htmx:after:swap", () => table.removeAttribute("data-catching"), { once: true });
setTimeout(() => table.removeAttribute("data-catching"), 3000); // should the stream not come

let turn = document.getElementById("status")?.dataset.turn;

async function count() {
  try {
    const answer = await fetch(`/waiting${new URL(link.href).search}`);
    if (!answer.ok) return;
    const { waiting, others } = await answer.json();
    const many = document.getElementById("next-many");
    many.textContent = others;
    link.hidden = !others;
    navigator.setAppBadge?.(waiting).catch(() => {});
  } catch { /* it is no more than a number */ }
}

if (link) {
  document.addEventListener("htmx:after:swap", (event) => {
    if (event.detail.ctx.target !== table) return;
    const now = document.getElementById("status").dataset.turn;
    if (turn !== now) count();
    turn = now;
  });
  document.addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() !== "n" || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (!settings.keys || event.target.matches("input, textarea, select") || document.querySelector("dialog[open]")) return;
    location.assign(link.href); // to the lobby, if nothing waits
  });
}
