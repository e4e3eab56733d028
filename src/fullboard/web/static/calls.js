// Lets this browser be called: it asks its push service for an address and tells the house. Also the time zone, once.

const button = document.getElementById("push-on");
const state = document.getElementById("push-state");
const zone = document.getElementById("zone");

if (zone && !zone.dataset.chosen) {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if ([...zone.options].some((option) => option.value === here)) zone.value = here;
}

const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
const say = (what) => { state.textContent = state.dataset[what]; };

async function known() {
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.getSubscription();
  const told = JSON.parse(button.dataset.known);
  if (subscription && told.includes(subscription.endpoint)) {
    say("on");
    return;
  }
  button.hidden = false;
  if (Notification.permission === "denied") say("refused");
}

async function subscribe() {
  if (await Notification.requestPermission() !== "granted") {
    say("refused");
    return;
  }
  const worker = await navigator.serviceWorker.ready;
  const old = await worker.pushManager.getSubscription();
  await old?.unsubscribe(); // it may be for a key that the house has no more, or for somebody else
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(button.dataset.key) });
  const told = { endpoint: made.endpoint, p256dh: text(made.getKey("p256dh")), auth: text(made.getKey("auth")) };
  const answer = await fetch("/calls/push", {
    method: "POST", body: JSON.stringify(told), headers: { "content-type": "application/json" },
  });
  if (answer.ok) location.reload();
  else say("cannot");
}

if (button) {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !window.isSecureContext) say("cannot");
  else {
    known().catch(() => say("cannot"));
    button.addEventListener("click", () => subscribe().catch(() => say("cannot")));
  }
}
