// A match that was played: one moment at a time, by slider, keys, log, chart or by itself. The address names the moment.

const byId = (id) => document.getElementById(id);
const replay = byId("replay");
const form = byId("slider");
const slider = byId("line");
const button = byId("autoplay");
const last = () => Number(slider.max);
const now = () => Number(slider.value);
const beat = byId("beat"); // which group of what the line set off; 0 is how things stood then
const PACE = 1500; // milliseconds a moment, at the usual speed

function go(line, seat, group = 0) {
  const wanted = Math.min(Math.max(line, 0), last());
  const seen = form.elements.seat;
  const other = seat !== undefined && seen && seen.value !== seat;
  if (wanted === now() && group === Number(beat.value) && !other) return;
  if (other) seen.value = seat;
  slider.value = wanted;
  beat.value = group;
  slider.dispatchEvent(new Event("input", { bubbles: true }));
}

form.addEventListener("input", (event) => { // before htmx hears it
  if (event.isTrusted) beat.value = 0;
}, true);

// The next moment: what a line sets off comes group by group.
function goOn() {
  const { beat: group, beats, ahead } = byId("moment").dataset;
  if (Number(group)) go(now(), undefined, Number(group) < Number(beats) ? Number(group) + 1 : 0);
  else if (now() < last()) go(now() + 1, undefined, Number(ahead) ? 1 : 0);
}

form.addEventListener("input", () => {
  const asked = new URLSearchParams(new FormData(form));
  if (asked.get("beat") === "0") asked.delete("beat");
  if (!asked.get("seat")) asked.delete("seat");
  history.replaceState(null, "", `?${asked}`);
});

// What the moment looks like elsewhere on the page.

function follow() {
  const moment = byId("moment");
  const line = Number(moment.dataset.line);
  byId("count").textContent = `${line} / ${last()}`;
  slider.setAttribute("aria-valuetext", moment.dataset.says);
  const own = byId("play-on-line");
  if (own) own.value = line;
  followLog(line);
  followChart(line);
  for (const old of replay.querySelectorAll("[data-hinted]")) delete old.dataset.hinted;
  const better = byId("advice")?.dataset.better;
  if (better) for (const each of moment.querySelectorAll("button[name=move]")) if (each.value === better) each.dataset.hinted = "";
}

function followLog(line) {
  const log = byId("past-log");
  const links = [...log.querySelectorAll("a")];
  const current = links.findLast((link) => Number(link.dataset.line) <= line); // what is told of the moment
  for (const link of links) {
    if (link.dataset.line === current?.dataset.line) link.setAttribute("aria-current", "step");
    else link.removeAttribute("aria-current");
  }
  if (current) log.scrollTop = current.offsetTop - log.clientHeight / 2;
}

function followChart(line) {
  for (const areas of replay.querySelectorAll(".areas")) {
    const { left, width, last: end } = areas.dataset;
    const cursor = areas.querySelector(".cursor");
    const x = Number(left) + Number(width) * line / Math.max(1, Number(end));
    for (const side of ["x1", "x2"]) cursor.setAttribute(side, x);
    cursor.setAttribute("visibility", "visible");
  }
  say(line);
}

// Below the chart: what happened at the point that is meant, and everybody's chances there.

function say(line) {
  const place = byId("chances-now");
  const areas = [...replay.querySelectorAll(".chart.wide .areas a")].filter((area) => Number(area.dataset.line) <= line);
  if (!place || !areas.length) return;
  const chances = areas.at(-1).querySelector("title").textContent;
  const told = [...byId("past-log").querySelectorAll("a")].filter((link) => Number(link.dataset.line) <= line).at(-1);
  place.textContent = told ? `${told.textContent.trim()} ${chances}` : chances;
}

replay.addEventListener("pointerover", (event) => {
  const area = event.target.closest?.(".areas a");
  if (area) say(Number(area.dataset.line));
});
replay.addEventListener("pointerout", (event) => {
  if (event.target.closest?.(".areas a") && !event.relatedTarget?.closest?.(".areas a")) say(now());
});

replay.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = event.target.closest("#slider a, a[data-line]");
  if (!link) return;
  event.preventDefault();
  pause();
  if (link.rel === "next") goOn();
  else if (link.rel) go(now() - 1);
  else go(Number(link.dataset.line), link.dataset.seat);
  if (link.closest(".turning-points, .chances-table")) byId("moment").scrollIntoView({ block: "start", behavior: "instant" }); // where one sees it
});

// By itself: the next moment comes once this one is there.

let timer = 0;
let playing = false;

function pause() {
  playing = false;
  clearTimeout(timer);
  button.textContent = button.dataset.play;
  button.setAttribute("aria-pressed", "false");
}

function play() {
  playing = true;
  button.textContent = button.dataset.pause;
  button.setAttribute("aria-pressed", "true");
  if (isOver()) go(0);
  else schedule();
}

const isOver = () => now() === last() && beat.value === "0";

function schedule() {
  clearTimeout(timer);
  if (playing && isOver()) pause();
  else if (playing) timer = setTimeout(goOn, PACE / Number(byId("speed").value));
}

button.addEventListener("click", () => (playing ? pause() : play()));
byId("speed").addEventListener("input", (event) => {
  event.stopPropagation(); // which is no wish for another moment
  schedule();
});
byId("speed").addEventListener("change", (event) => event.stopPropagation());
slider.addEventListener("pointerdown", pause);
button.hidden = byId("speed-label").hidden = false;

const goals = { ArrowLeft: () => go(now() - 1), ArrowRight: goOn, Home: () => go(0), End: () => go(last()) };
const hasOwnKeys = (part) => part.matches("input, textarea, select") || part.tabIndex === 0 && part.scrollWidth > part.clientWidth;
document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || hasOwnKeys(event.target)) return;
  if (event.key === " " && !event.target.closest("a, button, summary")) {
    event.preventDefault();
    if (!event.repeat) button.click();
  }
  if (event.key.toLowerCase() === "m") byId("next-mistake")?.click();
  const goal = Object.hasOwn(goals, event.key) ? goals[event.key] : null;
  if (!goal) return;
  event.preventDefault();
  pause();
  goal();
});

document.addEventListener("htmx:after:swap", () => {
  follow();
  schedule();
});
document.addEventListener("htmx:error", pause);
follow();
