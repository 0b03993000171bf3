// Without a page for those who have no network, nothing is kept of an earlier one.
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => {
  const isKept = (name) =>
    name.startsWith(`offline:${new URL(registration.scope).pathname}:`) || name === 'kept-pictures'
  const gone = caches.keys().then((names) => Promise.all(names.filter(isKept).map((name) => caches.delete(name))))
  event.waitUntil(Promise.all([gone, registration.navigationPreload?.disable()]))
})
