import { cookies } from '#kernel/routes.ts'
import { cookieValue } from '#web/cookies.ts'

let channel: BroadcastChannel | undefined

/** Tells the other pages that are open on the tablet that the shopper has gone; one for the page, so that it doesn't hear itself. */
const others = () => {
  channel ??= new BroadcastChannel('in-store')
  return channel
}

/** What the browser keeps beside cookies: wishlist, viewed products, the marker of a login. The server asks for the rest. */
export function clearShopper(): void {
  const clear = () => {
    localStorage.clear()
    sessionStorage.clear()
  }
  clear()
  // The router writes down where its pages were when it goes; this is heard after it.
  window.addEventListener('pagehide', clear)
  others().postMessage('gone')
}

/**
 * Keeps a tablet in the shop: links to anywhere else, and to its telephone and mail, are answered by a sentence. Pages that
 * still show a shopper who has gone, in another tab or behind 'back', leave for the home.
 * @param home where they leave for
 * @param refused called when a link was not followed
 * @returns ends it
 */
export function runInStoreMode(home: string, refused: () => void): () => void {
  const stay = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    const target = link && URL.parse(link.getAttribute('href') ?? '', location.href)
    if (!target || target.origin === location.origin) return
    event.preventDefault()
    event.stopPropagation()
    refused()
  }
  const leave = () => location.replace(home)
  const shownAgain = ({ persisted }: PageTransitionEvent) => {
    if (persisted && !cookieValue(document.cookie, cookies.storeLocation.name)) leave()
  }
  others().addEventListener('message', leave)
  window.addEventListener('pageshow', shownAgain)
  for (const press of ['click', 'auxclick']) document.addEventListener(press, stay, true)
  return () => {
    others().removeEventListener('message', leave)
    window.removeEventListener('pageshow', shownAgain)
    for (const press of ['click', 'auxclick']) document.removeEventListener(press, stay, true)
  }
}
