// Caches the frame of this build, so that it opens without a network; the page adds each game that is
// opened. Tables of a house are never cached: only files of the build are answered from here.
const BUILD = "menagerie-{{build}}";
const FRAME = ["./", {{frame}}];
const GAMES = {{games}};

const isOld = (name) => name.startsWith("menagerie-") && name !== BUILD;

// Caches the games that an older build had cached. The frame does not fail to install if one of them
// cannot be fetched.
async function keepWhatWasKept(cache) {
  const names = (await caches.keys()).filter(isOld);
  const old = await Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys())));
  const files = old.flat().map((request) => new URL(request.url).pathname.split("/").pop());
  const wasKept = ([game]) => files.some((file) => new RegExp(`^${game}-[0-9a-f]+\\.css$`).test(file));
  await Promise.allSettled(Object.entries(GAMES).filter(wasKept).map(([, files]) => cache.addAll(files)));
}

async function install() {
  const cache = await caches.open(BUILD);
  await cache.addAll(FRAME);
  await keepWhatWasKept(cache);
  await self.skipWaiting();
}

async function activate() {
  const names = await caches.keys();
  await Promise.all(names.filter(isOld).map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  const url = new URL(event.request.url);
  if (event.request.mode === "navigate") {
    // The newest page if the house answers, the cached one if it does not.
    event.respondWith(fetch(event.request).catch(() => caches.match("./", { cacheName: BUILD })));
  } else if (url.origin === self.location.origin && url.pathname.endsWith("/api/tables")) {
    // A house that cannot be reached has no open tables to list, which is not an error.
    event.respondWith(fetch(event.request).catch(() => new Response(null, { status: 204 })));
  } else if (url.origin === self.location.origin) {
    event.respondWith(
      caches.match(event.request, { cacheName: BUILD }).then((kept) => kept || fetch(event.request)),
    );
  }
});
