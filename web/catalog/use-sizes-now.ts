import { useEffect, useState } from 'react'
import { browserQuery } from '#web/browser-api.ts'
import { componentLoader } from '#web/component-loader.ts'
import { useStorefront } from '#web/shop-context.tsx'
import { type SizesNow, sizesNowDocument } from './size-document.ts'

/**
 * Sizes and price of a product as they are now, a moment after its page has loaded; nothing until then.
 * @param asked another number asks again
 */
export function useSizesNow(sku: string, asked: number): SizesNow | undefined {
  const storefront = useStorefront()
  const [now, setNow] = useState<SizesNow>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number is there to ask again
  useEffect(() => {
    const leaving = new AbortController()
    void componentLoader(() => browserQuery(storefront, sizesNowDocument, { sku }, leaving.signal)).then((answer) => {
      if (!leaving.signal.aborted && answer?.pdp) setNow(answer.pdp)
    })
    return () => leaving.abort()
  }, [storefront, sku, asked])
  return now?.sku === sku ? now : undefined
}
