import { useEffect, useState } from 'react'
import { browserQuery } from '#web/browser-api.ts'
import { componentLoader } from '#web/component-loader.ts'
import { useStorefront } from '#web/shop-context.tsx'
import { type SizesNow, sizesNowDocument } from './size-document.ts'

/** Sizes and price of a product as they are now, a moment after its page has loaded; nothing until then. */
export function useSizesNow(sku: string): SizesNow | undefined {
  const storefront = useStorefront()
  const [now, setNow] = useState<SizesNow>()
  useEffect(() => {
    const leaving = new AbortController()
    void componentLoader(() => browserQuery(storefront, sizesNowDocument, { sku }, leaving.signal)).then((answer) => {
      if (!leaving.signal.aborted && answer?.pdp) setNow(answer.pdp)
    })
    return () => leaving.abort()
  }, [storefront, sku])
  return now?.sku === sku ? now : undefined
}
