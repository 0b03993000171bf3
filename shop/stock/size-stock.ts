/** What the shopper is told about a size. */
export type StockState = 'COMING_SOON' | 'OUT_OF_STOCK' | 'LAST_ITEM' | 'FEW_LEFT' | 'PRE_ORDER' | 'IN_STOCK'

/** Specification §4 and §9. */
const lastItemBelow = 2
const fewLeftBelow = 5

/**
 * The state of one size, by the conditions of specification §4 in their order: coming soon or nothing left, last item, few
 * left, then the pre-order, which therefore only shows where there are plenty.
 */
export function sizeStock(size: {
  readonly availableStock: number
  readonly comingSoon: boolean
  readonly deliveryTime?: string | null | undefined
}): StockState {
  if (size.comingSoon) return 'COMING_SOON'
  if (size.availableStock < 1) return 'OUT_OF_STOCK'
  if (size.availableStock < lastItemBelow) return 'LAST_ITEM'
  if (size.availableStock < fewLeftBelow) return 'FEW_LEFT'
  if (size.deliveryTime) return 'PRE_ORDER'
  return 'IN_STOCK'
}

/** A product is coming soon as long as its date lies in the future (specification §4). */
export function isComingSoon(comingSoonDate: Date | null | undefined, now: Date): boolean {
  return comingSoonDate != null && comingSoonDate.getTime() > now.getTime()
}
