// Orders in advance and what is said behind a seat: asked for when the table has moved, never part of its stream.

const WHISPERS = 5000; // milliseconds between looking for what was whispered
const REST = 400; // milliseconds: while one move follows the other, nothing is asked for
const page = document.querySelector(".table-page");
const orders = document.getElementById("orders");
const behind = document.getElementById("behind");
const many = document.getElementById("orders-many");
let moment = null;
let resting = 0;

const place = () => document.getElementById("place")?.dataset.place ?? null;
const now = () => `${place()} ${document.querySelector("#moves [name=step]")?.value}`;
const writes = (part) => part.contains(document.activeElement) && document.activeElement.tagName === "INPUT";

function ask() {
  if (place() === "seat") htmx.trigger(orders, "moved");
  if (place() !== null && !writes(behind)) htmx.trigger(behind, "moved");
}

function arrive() {
  if (now() === moment) return;
  moment = now();
  clearTimeout(resting);
  resting = setTimeout(ask, REST);
}

// What is waiting is counted; what has been dropped or done wants to be read.
function count() {
  const news = orders.querySelectorAll(".order:not(.waiting)").length;
  const waiting = orders.querySelectorAll(".order.waiting").length;
  many.hidden = !waiting && !news;
  many.textContent = news ? "!" : waiting;
}

if (orders) {
  document.addEventListener("htmx:after:swap", (event) => {
    const { id } = event.detail.ctx.target;
    if (id === "live") arrive();
    if (id === "orders") count();
  });
  page.addEventListener("htmx:after:request", (event) => {
    if (event.target.closest("#orders form, #behind form, #looks-behind form")) ask();
  });
  setInterval(() => {
    if (place() !== null && document.getElementById("behind-box").open && !document.hidden && !writes(behind)) htmx.trigger(behind, "moved");
  }, WHISPERS);
  if (document.readyState === "complete") arrive();
  else addEventListener("load", arrive); // before that htmx hears nothing
}
