/* The service worker: keeps the page itself, so that it opens without a connection. Built by web/shell.ts, which puts the
   edition and the list of files below. What is played never comes from here: only the server knows it. */
const EDITION = "__EDITION__";
const SHELL = __SHELL__;
const NAME = "lanterne-shell-";
const CARDS = "lanterne-cards"; // what is printed on things, and rules: the same for everybody
const PUBLIC = /^\/api\/games(\/[^/]+\/(box|rules))?$/;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(NAME + EDITION)
      .then((cache) => cache.addAll(SHELL.map((path) => new Request(path, { cache: "reload" }))))
      .then(() => self.skipWaiting()),
  );
});

/* The edition before this one stays: a page that is open may still ask for its parts. */
async function forgetOldEditions() {
  const names = (await caches.keys()).filter((name) => name.startsWith(NAME) && name !== NAME + EDITION);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
}

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOldEditions().then(() => self.clients.claim()));
});

async function networkFirst(request, cacheName, key) {
  try {
    const answer = await fetch(request);
    if (answer.ok && cacheName) {
      const cache = await caches.open(cacheName);
      await cache.put(key, answer.clone());
    }
    return answer;
  } catch {
    return (await caches.match(key)) ?? Response.error();
  }
}

async function cacheFirst(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith("/api/")) {
    if (PUBLIC.test(url.pathname)) event.respondWith(networkFirst(request, CARDS, url.pathname + url.search));
  } else if (request.mode === "navigate") {
    event.respondWith(networkFirst(request, "", "/"));
  } else if (SHELL.includes(url.pathname) || url.pathname.startsWith("/assets/")) {
    event.respondWith(cacheFirst(request));
  }
});
