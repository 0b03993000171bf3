type Answer = { readonly path: string; readonly framePath: string }

/** Longer than between two keys of who types, and than the page takes to be made. */
const pauseMs = 700

/**
 * Shows the page anew while somebody types, by the link that the server answers for what stands in the form. What is typed is saved by
 * the form's own buttons alone. Without a script the button of the form shows the page once.
 */
export function enhanceContentPreview(pane: HTMLElement): void {
  const form = document.getElementById(pane.dataset.form ?? '')
  const frame = pane.querySelector('iframe')
  const { ask = '', storefront = '' } = pane.dataset
  if (!(form instanceof HTMLFormElement) || !frame) return
  let asked: AbortController | undefined
  let timer = 0

  async function refresh(body: FormData): Promise<void> {
    asked?.abort()
    const own = new AbortController()
    asked = own
    try {
      const response = await fetch(ask, { method: 'POST', body, signal: own.signal })
      if (response.ok) show(await response.json())
    } catch {
      // The next letter asks again, and the button of the form shows it too.
    }
  }

  function show({ path, framePath }: Answer): void {
    // A page in the frame must not become a step of the way back.
    if (frame?.contentWindow) frame.contentWindow.location.replace(storefront + framePath)
    const link = pane.querySelector<HTMLAnchorElement>('[data-open]')
    if (link) {
      link.href = storefront + path
      link.hidden = false
    }
    for (const part of pane.querySelectorAll<HTMLElement>('[data-screen], [data-about]'))
      part.hidden = part.dataset.about !== undefined
  }

  form.addEventListener('input', () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => void refresh(new FormData(form)), pauseMs)
  })
  // Parts that are open stay so when the form comes back.
  form.addEventListener('submit', () => {
    const open = form.querySelector<HTMLInputElement>('[name="open"]')
    const shown = [...form.querySelectorAll<HTMLElement>('details[open][data-path]')]
    if (open) open.value = shown.map((one) => one.dataset.path ?? '').join(' ')
  })
  if (pane.querySelector<HTMLElement>('[data-screen]')?.hidden) void refresh(new FormData(form))
}
