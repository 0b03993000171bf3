import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { storefrontOfPath } from '#kernel/storefront.ts'
import { browserMessages, loadPageMessages, messageFactsOfPage } from './messages/browser-messages.ts'
import { createTranslator } from './messages/translator.ts'
import { ShopProvider } from './shop-context.tsx'

declare global {
  interface Window {
    /** What React Router hands over from the server. */
    __reactRouterContext?: { criticalCss?: unknown }
  }
}

const { storefront } = storefrontOfPath(window.location.pathname)
const { pathname, search, hash } = window.location
// The home without its slash is the same page; the router knows one of the two.
if (pathname === storefront.basePath) history.replaceState(history.state, '', `${pathname}/${search}${hash}`)
const t = createTranslator(storefront.iso, browserMessages, messageFactsOfPage())

// In development the router takes back the styles that it was sent with, by a context that all of the page reads: parts whose
// code is still on its way would lose what the server made of them. Not knowing of them, it removes them all the same.
if (import.meta.env.DEV && window.__reactRouterContext) window.__reactRouterContext.criticalCss = undefined

// Who presses on while one page turns into the next cuts that short, and a browser on a slow machine shows the next page without
// it: browsers report both as errors, by a promise that only the router holds. Neither is one.
window.addEventListener('unhandledrejection', (event) => {
  const { name, message } = event.reason ?? {}
  if (name === 'AbortError' || (name === 'TimeoutError' && /transition/i.test(message))) event.preventDefault()
})

loadPageMessages().then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <ShopProvider storefront={storefront} t={t}>
          <HydratedRouter />
        </ShopProvider>
      </StrictMode>,
    )
  })
})
