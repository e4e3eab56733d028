// The coach at a learning table: asked anew at every decision; it asks back before a move that clearly costs much.

const coach = document.getElementById("coach");
const dialog = document.getElementById("sure");
let decision = null;
let warnings = {};
let asked = 0;
let sure = null;

const stepNow = () => document.querySelector("#moves [name=step]")?.value ?? null;
const isTurn = () => document.getElementById("status")?.dataset.turn === "yes";

async function askWhatToWarnOf() {
  const mine = ++asked;
  warnings = {};
  try {
    const answer = await fetch(coach.dataset.warnings, { headers: { accept: "application/json" } });
    const found = answer.ok ? await answer.json() : null;
    if (mine === asked && found && String(found.step) === decision) {
      warnings = found.warnings;
      if (found.contradicted) htmx.trigger(coach, "decision"); // its aim was a rule of thumb, and is another one now
    }
  } catch { /* no warning is no harm */ }
}

async function arrive() {
  const step = isTurn() ? stepNow() : null;
  if (!coach) return;
  coach.hidden = document.getElementById("afterwards") !== null;
  coach.toggleAttribute("data-moved", step === null);
  if (step === decision) return;
  decision = step;
  warnings = {};
  if (step === null) return;
  htmx.trigger(coach, "decision");
  await askWhatToWarnOf();
  coach.dataset.thought = step;
}

document.addEventListener("htmx:after:swap", (event) => {
  if (event.detail.ctx.target.id === "live") arrive();
});
document.addEventListener("click", (event) => {
  const button = event.target.closest("#moves button[name=move]");
  if (!button || event.defaultPrevented || button === sure || !(button.value in warnings) || stepNow() !== decision) return;
  event.preventDefault();
  event.stopPropagation();
  document.getElementById("sure-why").textContent = warnings[button.value];
  dialog.returnValue = "";
  dialog.showModal();
  dialog.onclose = () => {
    if (dialog.returnValue !== "yes" || !button.isConnected) return;
    sure = button;
    button.click();
    sure = null;
  };
}, true);
// What is looked up lies over the table on a small screen: whoever goes on there has read it.
document.addEventListener("pointerdown", ({ target }) => {
  const more = document.getElementById("coach-more");
  if (more?.open && !coach?.contains(target) && getComputedStyle(more.querySelector(".coach-pane")).position === "absolute") more.open = false;
});
// What was dismissed is gone as soon as the house knows, warnings as well.
coach?.addEventListener("htmx:after:request", (event) => {
  if (!event.target.closest(".coach-dismiss")) return;
  htmx.trigger(coach, "decision");
  if (decision !== null) askWhatToWarnOf();
});
arrive();
