import { day } from '#kernel/clock.ts'
import type { Cents } from '#kernel/money.ts'

export type PriceChange = { readonly price: Cents; readonly validFrom: Date }

/** How far back a reduction has to look: Directive 98/6/EC, article 6a. */
const lookBack = 30 * day

/**
 * The prior price of a reduction that begins at `since`: the lowest price that was asked in the 30 days before it.
 * A price that was in force when the window opened counts, since it was asked inside it. Answers nothing for a product
 * that had no price before (then there is nothing to be cheaper than).
 *
 * @param history every price of one size in one storefront, in any order
 */
export function priorPrice(history: readonly PriceChange[], since: Date): Cents | undefined {
  const opens = since.getTime() - lookBack
  const changes = history
    .filter((change) => change.validFrom.getTime() < since.getTime())
    .sort((a, b) => a.validFrom.getTime() - b.validFrom.getTime())
  let lowest: Cents | undefined
  changes.forEach((change, index) => {
    const until = changes[index + 1]?.validFrom.getTime() ?? since.getTime()
    if (until <= opens) return
    if (lowest === undefined || change.price < lowest) lowest = change.price
  })
  return lowest
}

/**
 * Whole percent by which a price lies under the prior price, rounded down so that a claim is never larger than the truth
 * (Court of Justice, C-330/23: the percentage is computed from the prior price). 0 when there is no reduction.
 */
export function discountPercent(price: Cents, prior: Cents | null | undefined): number {
  if (!prior || price >= prior) return 0
  return Math.floor(((prior - price) * 100) / prior)
}
