// Keeps this build of the client, so that it opens without a network. Tables of a house are never
// kept: only files of the build are answered from here.
const BUILD = "menagerie-{{build}}";
const FILES = ["./", {{files}}];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(BUILD).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("menagerie-") && name !== BUILD;
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  const url = new URL(event.request.url);
  if (event.request.mode === "navigate") {
    // The newest page if the house answers, the kept one if it does not.
    event.respondWith(fetch(event.request).catch(() => caches.match("./", { cacheName: BUILD })));
  } else if (url.origin === self.location.origin && url.pathname.endsWith("/api/tables")) {
    // A house that cannot be reached has no open tables to tell of, and that is no error.
    event.respondWith(fetch(event.request).catch(() => new Response(null, { status: 204 })));
  } else if (url.origin === self.location.origin) {
    event.respondWith(
      caches.match(event.request, { cacheName: BUILD }).then((kept) => kept || fetch(event.request)),
    );
  }
});
