import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { storefrontOfPath } from '#kernel/storefront.ts'
import { ShopProvider } from './shop-context.tsx'
import { type CompiledWords, translator } from './words/translator.ts'

const { storefront } = storefrontOfPath(window.location.pathname)
const words = document.querySelector<HTMLLinkElement>('link[data-words]')?.href ?? ''

import(/* @vite-ignore */ words).then(({ default: messages }: { default: CompiledWords }) => {
  const t = translator(storefront.iso, messages)
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
