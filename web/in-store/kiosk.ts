import { cookies } from '#kernel/routes.ts'
import { cookieValue } from '#web/cookies.ts'

/** Tells the other pages that are open on the tablet that the shopper has gone. */
const channel = 'in-store'

/** What the browser keeps beside cookies: wishlist, viewed products, the marker of a login. The server asks for the rest. */
export function forgetShopper(): void {
  localStorage.clear()
  sessionStorage.clear()
  const others = new BroadcastChannel(channel)
  others.postMessage('gone')
  others.close()
}

/**
 * Keeps a tablet in the shop: links to anywhere else, and to its telephone and mail, are answered by a sentence. Pages that
 * still show a shopper who has gone, in another tab or behind 'back', leave for the home.
 * @param home where they leave for
 * @param refused called when a link was not followed
 * @returns ends it
 */
export function beKiosk(home: string, refused: () => void): () => void {
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
  const others = new BroadcastChannel(channel)
  others.addEventListener('message', leave)
  window.addEventListener('pageshow', shownAgain)
  for (const press of ['click', 'auxclick']) document.addEventListener(press, stay, true)
  return () => {
    others.close()
    window.removeEventListener('pageshow', shownAgain)
    for (const press of ['click', 'auxclick']) document.removeEventListener(press, stay, true)
  }
}
