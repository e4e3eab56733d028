// How long until a bot may play for somebody who is missing: three minutes from when this page first missed them, or less.

const AWAY = 180; // seconds, as the house counts them
const missed = new Map(); // by seat: when

function tell() {
  const places = [...document.querySelectorAll("[data-countdown]")];
  const seats = new Set(places.map((place) => place.dataset.countdown));
  for (const seat of missed.keys()) if (!seats.has(seat)) missed.delete(seat); // they are back
  for (const place of places) {
    const seat = place.dataset.countdown;
    if (!missed.has(seat)) missed.set(seat, performance.now());
    const left = Math.max(0, Math.ceil(AWAY - (performance.now() - missed.get(seat)) / 1000));
    place.textContent = left ? `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}` : "";
  }
}
document.addEventListener("htmx:after:swap", tell);
setInterval(tell, 1000);
tell();
