/**
 * Runs in the page before any other script does. What is pressed while the code is on its way would be lost where only code
 * serves it: hearts, arrows, what opens a panel. Such a press is remembered until the part around its button is hydrated, and
 * then done; not when the button says something else by then, such as “Remove from wishlist”, and not after half a minute.
 * A form that code would send without leaving the page (`data-kept`) waits likewise; after ten seconds the browser sends it. So does
 * a link that code would answer in its place (`data-kept`), such as the picture of a film; after ten seconds the browser follows it.
 */
function replayClicks(): void {
  type Press = { readonly button: HTMLElement; readonly says: string | null; readonly until: number }
  let presses: Press[] = []
  let timer = 0
  const saysOf = (button: Element) => button.getAttribute('aria-label') || button.textContent
  // The island around it says so; what is never hydrated is served by a listener of the part around it.
  const isServed = (element: Element) =>
    (element.closest('[data-island]:not([data-island=never])') ?? document.documentElement).hasAttribute(
      'data-hydrated',
    )
  const replay = () => {
    const due = presses
    presses = []
    for (const press of due) {
      const { button, says, until } = press
      // An island that is hydrated when it is visible is made anew then.
      const now = button.isConnected
        ? button
        : [...document.querySelectorAll('button')].find((other) => saysOf(other) === says && isServed(other))
      const isDue = now !== undefined && isServed(now)
      if (isDue && saysOf(now) === says) now.click()
      if (isDue || Date.now() > until) button.removeAttribute('data-pressed')
      else presses.push(press)
    }
    if (presses.length === 0) {
      clearInterval(timer)
      timer = 0
    }
  }
  // At the very end of a press's way: what React woke up for it is served by then.
  addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element &&
      target.closest<HTMLElement>('button[type=button]:not(:disabled,[popovertarget],[commandfor])')
    if (!button || isServed(button)) return
    button.setAttribute('data-pressed', '')
    presses.push({ button, says: saysOf(button), until: Date.now() + 30_000 })
    timer = timer || window.setInterval(replay, 100)
  })
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-kept]')
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!link || isServed(link) || event.defaultPrevented || opensElsewhere) return
    event.preventDefault()
    if (link.hasAttribute('data-pressed')) return
    link.setAttribute('data-pressed', '')
    const until = Date.now() + 10_000
    const follow = () => {
      const now = link.isConnected
        ? link
        : [...document.querySelectorAll<HTMLAnchorElement>('a[data-kept]')].find((other) => other.href === link.href)
      // Gone without another in its place: the page is another one by now.
      if (!now) return
      if (isServed(now)) {
        now.removeAttribute('data-pressed')
        now.click()
      } else if (Date.now() > until) location.assign(link.href)
      else setTimeout(follow, 100)
    }
    follow()
  })
  addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !('kept' in form.dataset) || isServed(form) || event.defaultPrevented)
      return
    event.preventDefault()
    event.submitter?.setAttribute('data-pressed', '')
    const until = Date.now() + 10_000
    const send = () => {
      // Like a button, it may have been made anew meanwhile; what was typed moves along.
      const now = form.isConnected
        ? form
        : document.querySelector<HTMLFormElement>(`form[data-kept="${form.dataset.kept}"]`)
      if (now && isServed(now)) {
        if (now !== form)
          for (const [name, value] of new FormData(form)) {
            const field = now.elements.namedItem(name)
            if (field instanceof HTMLInputElement || field instanceof RadioNodeList) field.value = String(value)
          }
        now.requestSubmit()
      } else if (Date.now() > until) return form.submit()
      else return setTimeout(send, 100)
      event.submitter?.removeAttribute('data-pressed')
      return
    }
    send()
  })
}

/** As a browser runs it. */
export const clickReplay = `(${replayClicks})()`.replaceAll(/\n\s*/g, '\n')
