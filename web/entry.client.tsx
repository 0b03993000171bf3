import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { storefrontOfPath } from '#kernel/storefront.ts'
import { ShopProvider } from './shop-context.tsx'
import { browserWords, loadPageWords } from './words/browser-words.ts'
import { translator } from './words/translator.ts'

const { storefront } = storefrontOfPath(window.location.pathname)
const { pathname, search, hash } = window.location
// The home without its slash is the same page; the router knows one of the two.
if (pathname === storefront.basePath) history.replaceState(history.state, '', `${pathname}/${search}${hash}`)
const t = translator(storefront.iso, browserWords)

loadPageWords().then(() => {
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
