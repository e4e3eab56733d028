// The little the pages need besides htmx: pieces that glide, a call when it is your turn, a salt of one's own.
"use strict";

const still = matchMedia("(prefers-reduced-motion: reduce)");
let places = new Map();

function pieces() {
  return document.querySelectorAll("#live [data-piece]");
}

// Remember where every piece lies before a swap, and let it glide from there afterwards.
document.addEventListener("htmx:before:swap", () => {
  places = new Map([...pieces()].map((piece) => [piece.id, piece.getBoundingClientRect()]));
});

document.addEventListener("htmx:after:swap", () => {
  glide();
  callPlayer();
});

function glide() {
  if (still.matches) return;
  for (const piece of pieces()) {
    const from = places.get(piece.id);
    if (!from) continue;
    const to = piece.getBoundingClientRect();
    const x = from.left - to.left;
    const y = from.top - to.top;
    if (Math.abs(x) + Math.abs(y) < 2) continue;
    piece.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
      duration: 320,
      easing: "ease-out",
    });
  }
}

const title = document.title;
let wasTurn = false;

function callPlayer() {
  const page = document.querySelector("[data-your-turn]");
  const status = document.getElementById("status");
  if (!page || !status) return;
  const turn = status.dataset.turn === "yes";
  document.title = turn ? `● ${page.dataset.yourTurn} · ${title}` : title;
  if (turn && !wasTurn && document.hidden && window.Notification && Notification.permission === "granted") {
    new Notification(page.dataset.yourTurn, { body: status.textContent });
  }
  wasTurn = turn;
}

// Whoever sits down adds sixteen bytes of their own to the deal.
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.matches("[data-salt]")) {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    form.elements.salt.value = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  }
  if (form.matches("[data-clear]")) setTimeout(() => form.reset());
}, true);

// A move that cannot be made says why instead of being sent.
document.addEventListener("click", (event) => {
  const button = event.target.closest("button[aria-disabled=true]");
  if (!button) return;
  event.preventDefault();
  document.getElementById("notice").textContent = button.title;
}, true);

// A new table shows as many seats as there are players.
const players = document.querySelector("[data-players]");
if (players) {
  const show = () => {
    for (const seat of document.querySelectorAll("[data-seat]")) {
      seat.hidden = Number(seat.dataset.seat) >= Number(players.value);
    }
  };
  players.addEventListener("change", show);
  show();
}

// The replay follows its slider, and the arrow keys.
const replay = document.querySelector("[data-replay]");
if (replay) {
  replay.elements.line.addEventListener("change", () => replay.submit());
  document.addEventListener("keydown", (event) => {
    if (event.target.matches("input, textarea, select")) return;
    const way = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
    if (way) replay.querySelector(`[rel=${way}]`).click();
  });
}

callPlayer();
