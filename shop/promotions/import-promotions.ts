import { feedError, type PromotionFeed } from './promotion-feed.ts'
import type { PromotionWriter } from './promotion-store.ts'

/**
 * Takes over a retailer's promotions. Safe to repeat. One that the list does not name is switched off: it is the whole list
 * that is handed over, and what nobody offers any more must not go on by oversight.
 *
 * @throws when one can't be taken; nothing is written then, because the caller's transaction falls
 */
export async function importPromotions(
  promotions: Pick<PromotionWriter, 'put' | 'switchOffAllBut'>,
  feed: readonly PromotionFeed[],
): Promise<void> {
  for (const promotion of feed) {
    const error = feedError(promotion)
    if (error) throw new Error(`The promotion '${promotion.key}' can't be taken: ${error}`)
    await promotions.put(promotion)
  }
  await promotions.switchOffAllBut(feed.map(({ key }) => key))
}
