import { useEffect, useState } from 'react'
import { browserQuery } from '#web/browser-api.ts'
import type { SizeWhereaboutsQuery } from '#web/graphql/graphql.ts'
import { useStorefront } from '#web/shop-context.tsx'
import { sizeWhereaboutsDocument } from './product-document.ts'

/** Which stores have a size and how soon it comes, a moment after it was chosen. */
export function useWhereabouts(sku: string | undefined): SizeWhereaboutsQuery | undefined {
  const storefront = useStorefront()
  const [known, setKnown] = useState<{ readonly sku: string; readonly whereabouts: SizeWhereaboutsQuery }>()
  useEffect(() => {
    if (sku === undefined) return
    const leaving = new AbortController()
    void browserQuery(storefront, sizeWhereaboutsDocument, { skus: [sku] }, leaving.signal).then((whereabouts) => {
      if (whereabouts && !leaving.signal.aborted) setKnown({ sku, whereabouts })
    })
    return () => leaving.abort()
  }, [storefront, sku])
  return known && known.sku === sku ? known.whereabouts : undefined
}
