/**
 * Keeps the member pass for tills without a network. It is asked for by its owner, stands over the page of the pass alone, and
 * forgets it as soon as the shop says that nobody is logged in.
 */
const name = 'member-pass'

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

/** `{ keep: urls }`: the page and what it is made of. */
addEventListener('message', (event) => {
  const { keep } = event.data
  event.waitUntil(
    caches
      .open(name)
      .then((cache) => cache.addAll(keep))
      .then(
        () => event.ports[0]?.postMessage(true),
        () => event.ports[0]?.postMessage(false),
      ),
  )
})

addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const { origin, pathname } = new URL(request.url)
  if (request.mode === 'navigate') event.respondWith(pass(request))
  else if (origin === location.origin && pathname.startsWith('/assets/')) event.respondWith(part(request))
})

/** The shop's own answer if there is one; without a network the one of last time. */
async function pass(request) {
  let answer
  try {
    answer = await fetch(request)
  } catch {
    return (await kept(request)) ?? Response.error()
  }
  if (answer.ok && (await caches.has(name))) await (await caches.open(name)).put(request.url, answer.clone())
  // Sent on to the entry, or told that there is no such page: whose pass this was is not logged in any more.
  else if (answer.type === 'opaqueredirect' || (answer.status >= 400 && answer.status < 500)) {
    await caches.delete(name)
    await registration.unregister()
  }
  return answer
}

async function part(request) {
  return (await kept(request)) ?? fetch(request)
}

/** Looks without opening: what was forgotten stays forgotten. */
function kept(request) {
  return caches.match(request, { cacheName: name, ignoreVary: true, ignoreSearch: true })
}
