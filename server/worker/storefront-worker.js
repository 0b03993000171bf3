// Shows the page of the storefront for shoppers without a network. Keeps that page and nothing else: what is shown is the shop's own
// answer or none, so that no price and no cart is ever an old one.
const { version, page } = settings
const prefix = `offline:${new URL(registration.scope).pathname}:`
const own = prefix + version

addEventListener('install', (event) => {
  skipWaiting()
  const answer = new Request(`${page}?v=${version}`, { cache: 'reload', credentials: 'omit' })
  event.waitUntil(caches.open(own).then((cache) => cache.add(answer)))
})

addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)))),
      registration.navigationPreload?.enable(),
    ]),
  )
})

const isOld = (name) => name.startsWith(prefix) && name !== own

addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(shown(event))
})

async function shown({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return (await caches.match(page, { cacheName: own, ignoreSearch: true, ignoreVary: true })) ?? Response.error()
  }
}
