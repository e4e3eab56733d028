// Clocks count on between what the house says, which has the last word. They are read out when asked for; a screen reader is
// told of one's own by itself only when little is left, once.

const LOW = [3600, 300, 60, 20]; // seconds at which the own clock speaks up, if it had more than twice that
const own = document.querySelector(".table-page");
const spoken = new Set();
let counted = performance.now();

const inUnits = (number, unit) =>
  number.toLocaleString(document.documentElement.lang, { style: "unit", unit, unitDisplay: "narrow" });
const two = (number) => String(number).padStart(2, "0");
function shown(seconds) {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole >= 172800) return `${inUnits(Math.floor(whole / 86400), "day")} ${inUnits(Math.floor(whole / 3600) % 24, "hour")}`;
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

function tell() {
  const passed = (performance.now() - counted) / 1000;
  for (const clock of document.querySelectorAll("time[data-left]")) {
    const given = Number(clock.dataset.left);
    const left = clock.dataset.runs === undefined ? given : given - passed;
    const text = shown(left);
    if (clock.textContent !== text) clock.textContent = text;
    const low = clock.dataset.runs !== undefined && left < Math.min(60, given / 4 + 20);
    clock.classList.toggle("low", low);
    if (clock.dataset.runs !== undefined && clock.dataset.mine !== undefined) warn(given, left, text);
  }
}

function warn(given, left, text) {
  const mark = LOW.filter((each) => given > 2 * each && left <= each).at(-1);
  if (mark === undefined || spoken.has(mark)) return;
  for (const each of LOW) if (each >= mark) spoken.add(each);
  document.getElementById("clock-said").textContent = own.dataset.clockLow.replace("{left}", text);
}

document.addEventListener("htmx:after:swap", (event) => {
  if (event.detail.ctx.target.id !== "live") return;
  counted = performance.now(); // what is left is as the house says now
  if (!document.querySelector("#clocks [data-mine][data-runs]")) spoken.clear();
  tell();
});
setInterval(tell, 1000);
tell();
