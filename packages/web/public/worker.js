// Keeps what does not change (built files, boards), so that the page opens on a bad line; never touches /api.
// The build writes its own number and files in here: a new build is a new worker, and what the old one kept goes.
const BUILD = 'none';
const FILES = [];
const CACHE = `quadrille-${BUILD}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(['/', ...FILES])).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

const keep = async (request, response) => {
  if (response.ok) await (await caches.open(CACHE)).put(request, response.clone());
  return response;
};

/** Built files carry the hash of their content in their name: what is kept is right. */
const keptFirst = async (request) =>
  (await caches.match(request)) ?? fetch(request).then((response) => keep(request, response));

/** Everything else may change: the network is asked first. */
const networkFirst = async (request, fallback) => {
  try {
    return await keep(request, await fetch(request));
  } catch (fault) {
    const kept = (await caches.match(request)) ?? (fallback && (await caches.match(fallback)));
    if (kept) return kept;
    throw fault;
  }
};

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api')) return;
  if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(request));
  else if (request.mode === 'navigate') event.respondWith(networkFirst(request, '/'));
  else event.respondWith(networkFirst(request));
});

/** A notice comes though no page is open. */
self.addEventListener('push', (event) => {
  const { text, url, tag } = event.data?.json() ?? {};
  if (!text) return;
  event.waitUntil(self.registration.showNotification('Quadrille', { body: text, tag, icon: '/icon-192.png', data: url }));
});

/** Whoever touches it is taken to the table: in the page that is open there, or a new one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const to = new URL(event.notification.data ?? '/', self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const open = pages.find(({ url }) => url === to);
      return open ? open.focus() : self.clients.openWindow(to);
    }),
  );
});
