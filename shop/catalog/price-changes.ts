import { day } from '#kernel/clock.ts'
import type { Cents } from '#kernel/money.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import type { PriceFeed } from './catalog-feed.ts'
import type { HistoryRow } from './price-history-writer.ts'
import type { PriceRow } from './price-writer.ts'
import { priorPrice } from './prior-price.ts'

/** How long before a first-time reduction the regular price is taken to have been asked, when the feed is all we know. */
const knownBefore = 60 * day

/** A price that begins at its moment. */
export type PriceStep = {
  readonly at: Date
  readonly price: Cents
  /** The price before a reduction; null when it is none. */
  readonly regularPrice: Cents | null
}

/** Which price a feed wants now, and which ones later. */
export type PricePlan = {
  /** Absent when what is asked today stays until the next step. */
  readonly now?: PriceStep
  readonly later: readonly PriceStep[]
}

/**
 * What a price from the feed means at a moment. A reduction that begins later leaves the price as it is until then: the one
 * that is asked today or, for a size that had none, the regular one. A first price that is no reduction holds at once, whatever
 * its day: a product that is shown costs something.
 *
 * @throws RangeError when the feed names an end without the price that comes after it, or one before the beginning
 */
export function planOf(feed: PriceFeed, isKnown: boolean, now: Date): PricePlan {
  const begins: PriceStep = { at: new Date(feed.since), price: feed.price, regularPrice: feed.regularPrice ?? null }
  const steps = [begins, ...endOf(feed)]
  const current = steps.findLast(({ at }) => at <= now)
  const later = steps.filter(({ at }) => at > now)
  if (current) return { now: current, later }
  if (isKnown) return { later }
  const { regularPrice } = begins
  if (regularPrice === null) return { now: { ...begins, at: now }, later: later.slice(1) }
  const asked = new Date(Math.min(begins.at.getTime() - knownBefore, now.getTime()))
  return { now: { at: asked, price: regularPrice, regularPrice: null }, later }
}

/** The price after a reduction is the regular one. */
function endOf({ since, until, regularPrice }: PriceFeed): PriceStep[] {
  if (until === undefined) return []
  if (regularPrice === undefined) throw new RangeError(`A price that ends on ${until} has no regular price after it`)
  if (new Date(until) <= new Date(since)) throw new RangeError(`A price that begins on ${since} ends before that`)
  return [{ at: new Date(until), price: regularPrice, regularPrice: null }]
}

/**
 * What a step means for one size in one storefront: the row as it stands from now on, and what is added to the price history.
 * The prior price is frozen when a reduction begins and kept as long as it runs.
 */
export function priceChange(
  size: {
    readonly variantId: string
    readonly storefrontCode: StorefrontCode
    readonly currency: PriceRow['currency']
  },
  step: PriceStep,
  before: PriceRow | undefined,
  history: readonly HistoryRow[],
  now: Date,
): { readonly row: PriceRow; readonly added: readonly HistoryRow[] } {
  const { variantId, storefrontCode, currency } = size
  const added: HistoryRow[] = []
  const entry = (price: number, validFrom: Date) => added.push({ variantId, storefrontCode, price, validFrom })

  if (history.length === 0) {
    if (step.regularPrice !== null) entry(step.regularPrice, new Date(step.at.getTime() - knownBefore))
    entry(step.price, step.at)
  } else if (before?.price !== step.price) {
    const last = Math.max(...history.map((change) => change.validFrom.getTime()))
    entry(step.price, step.at.getTime() > last ? step.at : now)
  }

  const unchanged = before !== undefined && before.price === step.price && before.regular_price === step.regularPrice
  if (unchanged) return { row: { ...before, currency }, added }

  const started = added.at(-1)?.validFrom ?? before?.updated_at ?? step.at
  const prior = step.regularPrice === null ? undefined : priorPrice([...history, ...added], started)
  return {
    row: {
      variant_id: variantId,
      store_code: storefrontCode,
      currency,
      price: step.price,
      regular_price: step.regularPrice,
      prior_price: prior !== undefined && prior > step.price ? prior : null,
      updated_at: started,
    },
    added,
  }
}
