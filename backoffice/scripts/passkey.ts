import { startAuthentication, startRegistration } from '@simplewebauthn/browser'

/**
 * A form whose button asks the browser for a passkey: it is shown where there are passkeys, fetches what is to be signed from the
 * address in `data-options`, and is sent with the answer. The page says in the usual way what came of it.
 */
export function enhancePasskeyForm(element: HTMLElement): void {
  if (!(element instanceof HTMLFormElement) || !window.PublicKeyCredential) return
  const answer = element.elements.namedItem('passkey')
  if (!(answer instanceof HTMLInputElement)) return
  for (const hidden of [element, ...document.querySelectorAll<HTMLElement>('[data-with-passkey]')])
    hidden.hidden = false
  for (const shown of document.querySelectorAll<HTMLElement>('[data-without-passkey]')) shown.hidden = true
  element.addEventListener('submit', (event) => {
    if (answer.value !== '') return
    event.preventDefault()
    void signed(element.dataset.options ?? '').then((text) => {
      answer.value = text
      element.requestSubmit()
    })
  })
}

/** The answer of the browser as text; what it refuses, or somebody broke off, is told to the page as an empty answer. */
async function signed(address: string): Promise<string> {
  try {
    const response = await fetch(address, { method: 'POST', headers: { Accept: 'application/json' } })
    const { options } = await response.json()
    const made =
      'pubKeyCredParams' in options
        ? await startRegistration({ optionsJSON: options })
        : await startAuthentication({ optionsJSON: options })
    return JSON.stringify(made)
  } catch {
    return '{}'
  }
}
