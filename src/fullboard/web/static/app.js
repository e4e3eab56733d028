// The house as an app: its service worker, and how many tables wait. Where a browser has neither, nothing is missing.

if ("serviceWorker" in navigator && window.isSecureContext) {
  navigator.serviceWorker.register("/service-worker.js").catch(() => {});
}

function badge() {
  const lobby = document.getElementById("lobby");
  if (!lobby || !navigator.setAppBadge) return;
  const many = lobby.querySelectorAll("a.waits").length;
  (many ? navigator.setAppBadge(many) : navigator.clearAppBadge()).catch(() => {});
}
document.addEventListener("htmx:after:swap", badge);
badge();
