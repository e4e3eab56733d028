// The house's service worker: answers calls while no page is open, and says so when there is no way to the house.
// It keeps one page, the same for everybody, and what that page wears; nothing of anybody's own.
"use strict";

const KEPT = "fullboard-offline";
const PAGE = "/offline";
const FILES = [/* files */];

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(KEPT);
    // Without a cookie: what is kept names nobody.
    await Promise.all([PAGE, ...FILES].map(async (path) => {
      const answer = await fetch(path, { credentials: "omit", cache: "no-store" });
      if (answer.ok) await cache.put(path, answer);
    }));
    await self.skipWaiting();
  })());
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(KEPT);
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url);
      if (![PAGE, ...FILES].includes(pathname + search)) await cache.delete(request);
    }
    await self.clients.claim();
  })());
});

// Pages come from the house, always. Only when it cannot be reached there is the one that says so.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== "GET") return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(async () => (await caches.match(PAGE)) ?? Response.error()));
  } else if (FILES.includes(pathname + search)) {
    event.respondWith(fetch(request).catch(async () => (await caches.match(pathname + search)) ?? Response.error()));
  }
});

self.addEventListener("push", (event) => {
  event.waitUntil((async () => {
    let said = {};
    try {
      said = event.data.json();
    } catch { /* somebody else's; a browser wants something to be shown all the same */ }
    const title = String(said.title ?? "Fullboard");
    if (Number.isInteger(said.waiting)) {
      await (said.waiting ? self.navigator.setAppBadge?.(said.waiting) : self.navigator.clearAppBadge?.())?.catch(() => {});
    }
    await self.registration.showNotification(title, {
      body: String(said.body ?? ""),
      tag: String(said.tag ?? "fullboard"),
      renotify: true,
      icon: "/static/icon-192.png",
      data: { url: String(said.url ?? "/") },
    });
  })());
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil((async () => {
    const url = new URL(event.notification.data?.url ?? "/", self.location.origin);
    if (url.origin !== self.location.origin) return;
    const open = await self.clients.matchAll({ type: "window" });
    const there = open.find((client) => new URL(client.url).pathname === url.pathname);
    await (there ? there.focus() : self.clients.openWindow(url.href));
  })());
});
