// The shop has no worker any more: whichever stands there takes what it kept along, and leaves.
const prefix = `offline:${new URL(registration.scope).pathname}:`

const isKept = (name) => name.startsWith(prefix) || name === 'kept-pictures'

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isKept).map((name) => caches.delete(name))))
      .then(() => registration.unregister()),
  )
})
