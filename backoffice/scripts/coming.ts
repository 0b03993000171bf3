/** So often the counter is asked who comes, in milliseconds. */
const everyMs = 15_000

/** Keeps the list of who comes as it is now, while somebody looks at the page. Nothing else of the page is touched. */
export function enhanceComing(list: HTMLElement): void {
  const refresh = async () => {
    // Whoever is about to press a button of it presses the one that they see.
    if (document.hidden || list.contains(document.activeElement)) return
    const now = (await pageNow())?.querySelector('[data-enhance="coming"]')
    if (now && now.innerHTML !== list.innerHTML) list.replaceChildren(...now.childNodes)
  }
  window.setInterval(() => void refresh(), everyMs)
  document.addEventListener('visibilitychange', () => void refresh())
}

/** The page as the server gives it now. By a request that reads documents itself: Trusted Types lets no script make one of a text. */
function pageNow(): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('GET', location.href)
    request.responseType = 'document'
    request.onload = () => resolve(request.status === 200 ? request.responseXML : null)
    request.onerror = () => resolve(null)
    request.send()
  })
}
