import type { VariantFeed } from './catalog-feed.ts'

/** So many pieces of a size one order takes unless its feed says otherwise. */
const usualMost = 10

export type PurchaseTerms = {
  readonly minPurchase: number
  readonly maxPurchase: number
  readonly purchaseSteps: number
}

/**
 * How many pieces of a size can be bought, as its feed says; a size that begins above the usual limit has one that fits.
 *
 * @throws RangeError naming the size, for numbers by which nothing could be bought
 */
export function purchaseTermsOf({
  sku,
  minPurchase = 1,
  maxPurchase = Math.max(usualMost, minPurchase),
  purchaseSteps = 1,
}: Pick<VariantFeed, 'sku' | 'minPurchase' | 'maxPurchase' | 'purchaseSteps'>): PurchaseTerms {
  const isWhole = [minPurchase, maxPurchase, purchaseSteps].every((one) => Number.isSafeInteger(one) && one > 0)
  if (isWhole && maxPurchase >= minPurchase) return { minPurchase, maxPurchase, purchaseSteps }
  throw new RangeError(
    `The size ${sku} is sold from ${minPurchase} to ${maxPurchase} pieces in steps of ${purchaseSteps}: whole numbers above 0 are needed, the most at least the least`,
  )
}
