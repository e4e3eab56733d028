// The hint at the table: asked for by its key, shown on the board, gone when the moment is.

const panel = document.getElementById("hint");

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
    if (button.value === hint.dataset.move) button.dataset.hinted = "";
  }
  panel.querySelector("[data-dismiss]").hidden = false;
}

function close() {
  const inside = panel.contains(document.activeElement);
  panel.replaceChildren();
  if (inside) document.getElementById("hint-button")?.focus();
}

document.addEventListener("htmx:after:swap", mark);
document.addEventListener("htmx:before:request", (event) => {
  if (event.target.id === "hint-form") panel.textContent = panel.dataset.thinking;
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
  if (event.key.toLowerCase() !== "h" || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (!settings.keys || event.target.matches("input, textarea, select") || document.querySelector("dialog[open]")) return;
  document.getElementById("hint-button")?.click();
});
