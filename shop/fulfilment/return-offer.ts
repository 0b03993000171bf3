import { day } from '#kernel/clock.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import type { Order } from '../orders/order.ts'
import { isLate } from '../orders/withdrawal.ts'
import { returnsUntil } from './announce-return.ts'
import { type Parcel, type Progress, returnableQuantities } from './progress.ts'
import { noQuantities, type Quantities, quantitiesWithout, sumOfQuantities } from './quantities.ts'

/** A parcel of which its carrier says nothing more counts as arrived after so many days; the law's period goes on. */
const arrivesWithin = 5 * day

export type ReturnOffer = {
  /** What can be announced to come back now. */
  readonly pieces: Quantities
  /** The period for it was over. */
  readonly isOver: boolean
}

/**
 * What a shopper is offered to send back: what has arrived, until the period of the whole order is over. Who stated in time that they
 * withdraw may announce it later.
 *
 * @param withdrawn whether such a statement was made
 */
export function returnOffer(
  order: Pick<Order, 'storefrontCode' | 'shippingAddress' | 'returnDays'>,
  progress: Progress,
  now: Date,
  withdrawn: boolean,
): ReturnOffer {
  const isOver = isLate(now, returnsUntil(order, progress), storefrontOf(order.storefrontCode).timeZone)
  if (isOver && !withdrawn) return { pieces: noQuantities, isOver }
  const underWay = progress.parcels.filter((parcel) => !hasArrived(parcel, now)).map(({ pieces }) => pieces)
  return { pieces: quantitiesWithout(returnableQuantities(progress), sumOfQuantities(underWay)), isOver }
}

function hasArrived({ deliveredAt, shippedAt }: Parcel, now: Date): boolean {
  return deliveredAt !== null || now.getTime() - shippedAt.getTime() >= arrivesWithin
}
