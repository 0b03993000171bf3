import { changes } from '#kernel/cache-table.ts'
import type { Clock } from '#kernel/clock.ts'
import { isRefused, type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import type { Progress } from '../fulfilment/progress.ts'
import type { Order } from '../orders/order.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Transact } from '../transact.ts'
import { isReplaceable, type ReviewOpinion, readOpinion } from './product-review.ts'

export type WriteReviewInput = ReviewOpinion & {
  readonly orderId: string
  /** The place of the reviewed line in its order. */
  readonly position: number
}

/** Where what was written stands: shown at once, or read by staff first. */
export type ReviewWritten = { readonly isPublished: boolean }

/** Lines whose article arrived, one of each product: what somebody can say something of. */
export function arrivedProducts(
  order: Pick<Order, 'lines'>,
  { parcels, pickup }: Pick<Progress, 'parcels' | 'pickup'>,
): readonly number[] {
  const arrived = new Set(
    pickup?.collectedAt
      ? order.lines.keys()
      : parcels.filter(({ deliveredAt }) => deliveredAt !== null).flatMap(({ pieces }) => [...pieces.keys()]),
  )
  const seen = new Set<string>()
  return [...order.lines.entries()].flatMap(([position, { type, productSku }]) => {
    if (type !== 'article' || productSku === null || !arrived.has(position) || seen.has(productSku)) return []
    seen.add(productSku)
    return [position]
  })
}

/**
 * Somebody who bought a product says what they think of it. Only an article that arrived can be reviewed, and each product of an order
 * once, however often the form is sent (Directive 2005/29/EC, Annex I, 23b: reviews are by those who bought). In place of one that was
 * declined another text may be written, once.
 */
export async function writeReview(
  {
    transact,
    clock,
    settings,
  }: { readonly transact: Transact; readonly clock: Clock; readonly settings: SettingsSource },
  { orderId, position, ...typed }: WriteReviewInput,
): Promise<ReviewWritten | Refused> {
  const opinion = readOpinion(typed)
  if (isRefused(opinion)) return opinion
  const { offered, checked } = settings.at(clock.now()).reviews
  if (!offered) return refusedWith(refusalOf('review-not-possible'))
  return transact(['orders', 'fulfilment', 'productReviews', 'invalidate'], async (repositories) => {
    const { productReviews } = repositories
    const order = await repositories.orders.byId(orderId)
    const progress = await repositories.fulfilment.progress(orderId)
    const line = order && arrivedProducts(order, progress).includes(position) ? order.lines[position] : undefined
    const productId = line?.productSku ? await productReviews.idOfProduct(line.productSku) : undefined
    if (!order || !line || productId === undefined) return refusedWith(refusalOf('review-not-possible'))
    const before = await productReviews.heldOf(orderId, productId)
    if (before && !isReplaceable(before)) return refusedWith(refusalOf('review-exists'))
    if (before && before.text === opinion.text && before.author === opinion.author)
      return refusedWith(refusalOf('review-unchanged', { field: 'text' }))
    if (before) await productReviews.remove(before.id)
    // What follows a review that was declined is read first, whatever the settings say.
    const isPublished = !checked && !before
    const isNew = await productReviews.add({
      ...opinion,
      productId,
      orderId,
      storefrontCode: order.storefrontCode,
      language: order.language,
      size: line.size,
      state: isPublished ? 'published' : 'waiting',
      isSecond: before !== undefined,
      writtenAt: clock.now(),
    })
    if (!isNew) return refusedWith(refusalOf('review-exists'))
    if (isPublished) await repositories.invalidate(changes.reviews(await productReviews.colorsOf(productId)))
    return { isPublished }
  })
}
