import type { Clock } from '#kernel/clock.ts'
import { declined, type Refused, refuse } from '#kernel/message-key.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { isContactOnly } from '../checkout/address.ts'
import type { Order } from '../orders/order.ts'
import { isLate, withdrawalDeadline } from '../orders/withdrawal.ts'
import type { Transact } from '../transact.ts'
import { type Progress, type ReturnWay, returnablePieces } from './progress.ts'
import { holds, isNone, type Pieces, piecesOf } from './quantities.ts'

export type ReturnWish = {
  readonly orderId: string
  readonly pieces: readonly { readonly position: number; readonly quantity: number }[]
  readonly way: ReturnWay
  /** Made anew for each form, by whoever shows it. */
  readonly idempotencyKey: string
}

/** The last day on which something of an order can be announced to come back; nothing while it is on its way. */
export function returnsUntil(
  order: Pick<Order, 'storeCode' | 'shippingAddress'>,
  { parcels }: Pick<Progress, 'parcels'>,
): string | undefined {
  const arrivals = parcels.flatMap(({ deliveredAt }) => deliveredAt ?? [])
  if (arrivals.length < parcels.length) return undefined
  const { timeZone } = storefrontOf(order.storeCode)
  return withdrawalDeadline(arrivals, { country: order.shippingAddress.country, timeZone })
}

/**
 * Announces that pieces of an order come back, by post with a label or over the counter of a store. The same key is the same
 * return. It is no statement of withdrawal and takes nobody's right to make one; who has made one in time may announce later.
 *
 * @returns the reference that the shopper shows
 */
export async function announceReturn(
  parts: { readonly transact: Transact; readonly clock: Clock },
  wish: ReturnWish,
): Promise<{ readonly id: string; readonly reference: string } | Refused> {
  const pieces = read(wish.pieces)
  if (!pieces || !/^[A-Za-z0-9_-]{16,64}$/.test(wish.idempotencyKey))
    return declined(refuse('return-too-many', { field: 'pieces' }))
  if (isNone(pieces)) return declined(refuse('return-nothing-chosen', { field: 'pieces' }))
  return parts.transact<{ readonly id: string; readonly reference: string } | Refused>(async (writers) => {
    const now = parts.clock.now()
    const order = await writers.orders.lock(wish.orderId)
    if (order?.state !== 'paid') return declined(refuse('order-not-found'))
    // A label names its sender.
    if (wish.way === 'post' && isContactOnly(order.billingAddress))
      return declined(refuse('return-to-store-only', { field: 'way' }))
    const known = await writers.fulfilment.returnOfKey(wish.idempotencyKey)
    if (known) return known.orderId === order.id ? known : declined(refuse('order-not-found'))
    const progress = await writers.fulfilment.progress(order.id)
    if (!holds(returnablePieces(progress), pieces)) return declined(refuse('return-too-many', { field: 'pieces' }))
    const { timeZone } = storefrontOf(order.storeCode)
    const late = isLate(now, returnsUntil(order, progress), timeZone)
    if (late && (await writers.fulfilment.withdrawnAt(order.id)) === null) return declined(refuse('return-too-late'))
    const reference = newReturnReference()
    const { idempotencyKey, way } = wish
    const id = await writers.fulfilment.addReturn({
      orderId: order.id,
      reference,
      idempotencyKey,
      way,
      announcedAt: now,
      pieces,
    })
    await writers.jobs.mailStatus('return', id)
    return { id, reference }
  })
}

function read(typed: ReturnWish['pieces']): Pieces | undefined {
  const whole = typed.every(
    ({ position, quantity }) => Number.isSafeInteger(position) && Number.isSafeInteger(quantity),
  )
  if (!whole || typed.some(({ quantity }) => quantity < 0)) return undefined
  return piecesOf(typed.map(({ position, quantity }) => [position, quantity]))
}

/** Letters and digits that nobody mixes up. */
const legible = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

function newReturnReference(): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => legible[byte % 32]).join('')
  return `R-${letters}`
}
