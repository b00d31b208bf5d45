// Keeps the client's files, so that it starts at once and without a server. Written by `cargo xtask web`, which fills in
// the next two lines: the files, and a version that changes with them.
const version = "{version}";
const files = ["{files}"];

const name = `palazzi-${version}`;
const kept = new Set(files);

// What the server answers itself; every other path without a dot is a page of the client.
const served = /^\/(api|health|metrics)(\/|$)/;

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("message", ({ data }) => data === "activate" && self.skipWaiting());

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin || served.test(pathname)) return;
  const file = mode === "navigate" && !/\.[^/]*$/.test(pathname) ? "/index.html" : pathname;
  if (kept.has(file)) event.respondWith(find(file));
});

// All or nothing: a version is there when all of its files are. Asks past the browser's own cache only where that is old.
async function fill() {
  const cache = await caches.open(name);
  await cache.addAll(files.map((file) => new Request(file, { cache: "no-cache" })));
}

async function tidy() {
  const names = await caches.keys();
  await Promise.all(names.filter((other) => other.startsWith("palazzi-") && other !== name).map((other) => caches.delete(other)));
  await self.clients.claim();
}

async function find(file) {
  const cache = await caches.open(name);
  return (await cache.match(file, { ignoreVary: true })) ?? fetch(file);
}
