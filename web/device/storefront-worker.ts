import { useEffect } from 'react'
import { cookies, workerPath } from '#kernel/routes.ts'
import { cookieValue } from '#web/cookies.ts'
import { useFrame } from '#web/frame.ts'
import { useStorefront } from '#web/shop-context.tsx'
import { whenIdle } from './when-idle.ts'

/**
 * Has the storefront's worker installed once the page is loaded and has nothing better to do. A tablet of a store keeps nothing
 * for its next shopper; a browser that saves data is sent none that nobody asked for.
 */
export function useStorefrontWorker(): void {
  const storefront = useStorefront()
  const offered = useFrame()?.device?.offline === true
  useEffect(() => {
    if (!offered) return clearKept()
    if (!('serviceWorker' in navigator) || savesData()) return
    if (cookieValue(document.cookie, cookies.storeLocation.name)) return
    const begin = () =>
      whenIdle(async () => {
        const registration = await navigator.serviceWorker
          .register(workerPath(storefront), { scope: `${storefront.basePath}/` })
          .catch(() => undefined)
        if (registration) (await import('./kept-products.ts')).followLists(storefront)
      })
    if (document.readyState === 'complete') begin()
    else window.addEventListener('load', begin, { once: true })
    return () => window.removeEventListener('load', begin)
  }, [offered, storefront])
}

/** A page inside the shop could not be fetched because there is no line: loaded anew it is the worker's, which says so and shows what is kept. */
export function useOfflinePage(error: unknown): void {
  useEffect(() => {
    if (navigator.onLine || !(error instanceof TypeError) || !('serviceWorker' in navigator)) return
    void navigator.serviceWorker.getRegistration().then((registration) => {
      if (registration?.active) window.location.reload()
    })
  }, [error])
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** The shop keeps nothing on devices any more: not what it kept before either. */
function clearKept(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith('xsa_kept_')) localStorage.removeItem(key)
  } catch {
    // Refused: then nothing was kept.
  }
}
