/** Of the cache that `public/pass-worker.js` keeps the pass in. */
const name = 'member-pass'
const worker = '/pass-worker.js'

const isPossible = () => 'serviceWorker' in navigator && 'caches' in window

export async function isPassKept(): Promise<boolean | undefined> {
  return isPossible() ? caches.has(name) : undefined
}

/**
 * Keeps the page that is open, and what it is made of, for when there is no network.
 *
 * @param scope the path of the page; nothing else is touched
 */
export async function keepPass(scope: string): Promise<boolean> {
  const registration = await navigator.serviceWorker.register(worker, { scope })
  const active = registration.active ?? (await activeOf(registration))
  const parts = performance.getEntriesByType('resource').map((entry) => new URL(entry.name))
  const own = parts.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
  const keep = [location.origin + scope, ...new Set(own.map(({ href }) => href))]
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data === true)
    active.postMessage({ keep }, [port2])
  })
}

/** Takes the pass off this device: asked for, or because nobody is logged in any more. */
export async function clearPass(): Promise<void> {
  if (!isPossible()) return
  await caches.delete(name)
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(
    registrations.filter(({ active }) => active?.scriptURL.endsWith(worker)).map((one) => one.unregister()),
  )
}

function activeOf({ installing, waiting }: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const coming = installing ?? waiting
  if (!coming) return Promise.reject(new Error('The worker is not coming'))
  return new Promise((resolve) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve(coming)
    })
  })
}
