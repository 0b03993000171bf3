import { useEffect, useState } from 'react'
import { browserQuery } from '#web/browser-api.ts'
import type { SizeAvailabilityQuery } from '#web/graphql/graphql.ts'
import { useStorefront } from '#web/shop-context.tsx'
import { sizeAvailabilityDocument } from './product-document.ts'

/** Which stores have a size and how soon it comes, a moment after it was chosen. */
export function useSizeAvailability(sku: string | undefined): SizeAvailabilityQuery | undefined {
  const storefront = useStorefront()
  const [known, setKnown] = useState<{ readonly sku: string; readonly availabilityByLocation: SizeAvailabilityQuery }>()
  useEffect(() => {
    if (sku === undefined) return
    const leaving = new AbortController()
    void browserQuery(storefront, sizeAvailabilityDocument, { skus: [sku] }, leaving.signal).then(
      (availabilityByLocation) => {
        if (availabilityByLocation && !leaving.signal.aborted) setKnown({ sku, availabilityByLocation })
      },
    )
    return () => leaving.abort()
  }, [storefront, sku])
  return known && known.sku === sku ? known.availabilityByLocation : undefined
}
