import type { Clock } from '#kernel/clock.ts'
import { mostReviewPhotographs, type ReviewPhotographAnswer } from '#kernel/review-photographs.ts'
import type { Order } from '../orders/order.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Transact } from '../transact.ts'
import { roomForPhotographs } from './review-photograph.ts'
import type { PreparedReviewPhotograph } from './review-photograph-port.ts'

type Deps = { readonly transact: Transact; readonly clock: Clock; readonly settings: SettingsSource }

/** The order by whose link somebody comes, and the place of the reviewed line in it. */
export type ReviewedLine = { readonly order: Pick<Order, 'id' | 'lines'>; readonly position: number }

/**
 * Whoever wrote a review adds photographs to it. Staff look at each before it is shown; a review that staff kept back takes none. As many
 * are taken as there is room for.
 *
 * @param prepared drawn anew by the shop
 */
export function addReviewPhotographs(
  { transact, clock, settings }: Deps,
  { order, position }: ReviewedLine,
  prepared: readonly PreparedReviewPhotograph[],
): Promise<ReviewPhotographAnswer> {
  const now = clock.now()
  const { offered, photographs } = settings.at(now).reviews
  const sku = order.lines[position]?.productSku
  if (!offered || !photographs || !sku) return Promise.resolve({ problem: 'closed' })
  return transact(['productReviews', 'reviewPhotographs'], async ({ productReviews, reviewPhotographs }) => {
    const productId = await productReviews.idOfProduct(sku)
    // Held, so that two forms at once find the room that is left.
    const review = productId === undefined ? undefined : await productReviews.heldOf(order.id, productId)
    if (!review || review.state === 'declined') return { problem: 'closed' }
    const all = (await reviewPhotographs.photographsOf([review.id])).get(review.id) ?? []
    const taken = prepared.slice(0, roomForPhotographs(all, mostReviewPhotographs))
    if (taken.length === 0) return { problem: 'full' }
    for (const photograph of taken) await reviewPhotographs.addPhotograph(review.id, photograph, now)
    return { added: taken.length }
  })
}
