import type { BasisPoints, Cents } from '#kernel/money.ts'
import type { PriceRowChange } from './change-rows.ts'

/** How a price becomes another one. `regular` ends a reduction. */
export type PriceMove =
  | { readonly by: 'percent'; readonly change: BasisPoints }
  | { readonly by: 'amount'; readonly change: Cents }
  | { readonly by: 'to'; readonly price: Cents }
  | { readonly by: 'regular' }

/** Which cents a changed price ends with: the nearest such price, and of two the lower one. */
export const priceEndings = ['any', '00', '50', '95', '99'] as const
export type PriceEnding = (typeof priceEndings)[number]

export type BulkPriceChange = {
  readonly step: PriceMove
  readonly ending: PriceEnding
  /** By the clock of each storefront, as `PriceRowChange` has them. */
  readonly from: string | null
  readonly until: string | null
}

/** What a size costs in a storefront. */
export type SizePrice = {
  readonly productSku: string
  readonly sku: string
  readonly storefront: string
  readonly price: Cents
  readonly regularPrice: Cents | null
}

/** The nearest price with such an ending, never less than the lowest that there is. */
export function withEnding(price: Cents, ending: PriceEnding): Cents {
  if (ending === 'any') return Math.max(1, price)
  const cents = Number(ending)
  const below = Math.floor((price - cents) / 100) * 100 + cents
  const above = below + 100
  const nearest = price - below <= above - price ? below : above
  return nearest > 0 ? nearest : above
}

/**
 * What a size costs after a change, and the price that it is reduced from. A reduction begins from what was asked before it was reduced,
 * so that a second one is not counted from the first; a price that isn't lower than that is no reduction.
 */
export function changedPrice(
  { price, regularPrice }: Pick<SizePrice, 'price' | 'regularPrice'>,
  { step, ending }: Pick<BulkPriceChange, 'step' | 'ending'>,
): { readonly price: Cents; readonly regularPrice: Cents | null } {
  const full = regularPrice ?? price
  if (step.by === 'regular') return { price: full, regularPrice: null }
  const wanted =
    step.by === 'to'
      ? step.price
      : step.by === 'amount'
        ? full + step.change
        : Math.floor((full * (10_000 + step.change)) / 10_000 + 0.5)
  const next = step.by === 'to' ? step.price : withEnding(Math.max(1, wanted), ending)
  return { price: next, regularPrice: next < full ? full : null }
}

/**
 * The rows of a file that changes these prices: one of a product where all of its sizes cost the same, else one for each size.
 *
 * @param sizes how many sizes each product has, by its SKU
 */
export function priceRows(
  prices: readonly SizePrice[],
  change: BulkPriceChange,
  sizes: ReadonlyMap<string, number>,
): readonly PriceRowChange[] {
  const offers = Map.groupBy(prices, ({ productSku, storefront }) => `${storefront} ${productSku}`)
  return [...offers.values()].flatMap((offer) => {
    const rows = offer.map((size) => rowOf(size, change))
    const [first, ...others] = rows
    const [{ productSku = '' } = {}] = offer
    const isOne =
      first !== undefined &&
      offer.length === sizes.get(productSku) &&
      others.every(({ price, regularPrice }) => price === first.price && regularPrice === first.regularPrice)
    return isOne ? [{ ...first, sku: productSku }] : rows
  })
}

function rowOf(size: SizePrice, change: BulkPriceChange): PriceRowChange {
  const next = changedPrice(size, change)
  return {
    sku: size.sku,
    storefront: size.storefront,
    ...next,
    from: change.from,
    // A price that is no reduction has none to go back to.
    until: next.regularPrice === null ? null : change.until,
  }
}
