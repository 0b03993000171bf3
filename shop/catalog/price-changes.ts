import { day } from '#kernel/clock.ts'
import type { StoreCode } from '#kernel/storefront.ts'
import type { PriceFeed } from './catalog-feed.ts'
import type { HistoryRow, PriceRow } from './catalog-writer.ts'
import { priorPrice } from './prior-price.ts'

/** How long before a first-time reduction the regular price is taken to have been asked, when the feed is all we know. */
const knownBefore = 60 * day

/**
 * What a price from the feed means for one size in one storefront: the row as it stands from now on, and what is added to
 * the price history. The prior price is frozen when a reduction begins and kept as long as it runs.
 */
export function priceChange(
  size: { readonly variantId: string; readonly storeCode: StoreCode },
  feed: PriceFeed,
  before: PriceRow | undefined,
  history: readonly HistoryRow[],
  now: Date,
): { readonly row: PriceRow; readonly added: readonly HistoryRow[] } {
  const added: HistoryRow[] = []
  const entry = (price: number, validFrom: Date) => added.push({ ...size, price, validFrom })
  const since = new Date(feed.since)

  if (!before) {
    if (feed.regularPrice !== undefined) entry(feed.regularPrice, new Date(since.getTime() - knownBefore))
    entry(feed.price, since)
  } else if (before.price !== feed.price) {
    const last = Math.max(...history.map((change) => change.validFrom.getTime()), 0)
    entry(feed.price, since.getTime() > last ? since : now)
  }

  const unchanged =
    before !== undefined && before.price === feed.price && before.regular_price === (feed.regularPrice ?? null)
  if (unchanged) return { row: { ...before, currency: feed.currency }, added }

  const started = added.at(-1)?.validFrom ?? before?.updated_at ?? since
  const prior = feed.regularPrice === undefined ? undefined : priorPrice([...history, ...added], started)
  return {
    row: {
      variant_id: size.variantId,
      store_code: size.storeCode,
      currency: feed.currency,
      price: feed.price,
      regular_price: feed.regularPrice ?? null,
      prior_price: prior !== undefined && prior > feed.price ? prior : null,
      updated_at: started,
    },
    added,
  }
}
