import type { Clock } from '#kernel/clock.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { isContactOnly } from '../orders/address.ts'
import type { Order } from '../orders/order.ts'
import { isLate, withdrawalDeadline } from '../orders/withdrawal.ts'
import type { Transact } from '../transact.ts'
import { type Progress, type ReturnWay, returnableQuantities } from './progress.ts'
import { coversQuantities, isNone, type Quantities, quantitiesOf } from './quantities.ts'

export type ReturnInput = {
  readonly orderId: string
  readonly pieces: readonly { readonly position: number; readonly quantity: number }[]
  readonly way: ReturnWay
  /** Made anew for each form, by whoever shows it. */
  readonly idempotencyKey: string
}

/** The last day on which something of an order can be announced to come back; nothing while it is on its way. */
export function returnsUntil(
  order: Pick<Order, 'storefrontCode' | 'shippingAddress' | 'returnDays'>,
  { parcels }: Pick<Progress, 'parcels'>,
): string | undefined {
  const arrivals = parcels.flatMap(({ deliveredAt }) => deliveredAt ?? [])
  if (arrivals.length < parcels.length) return undefined
  const { timeZone } = storefrontOf(order.storefrontCode)
  return withdrawalDeadline(arrivals, { country: order.shippingAddress.country, timeZone }, order.returnDays)
}

/**
 * Announces that pieces of an order come back, by post with a label or over the counter of a store. The same key is the same
 * return. It is no statement of withdrawal and takes nobody's right to make one; who has made one in time may announce later.
 *
 * @returns the reference that the shopper shows
 */
export async function announceReturn(
  deps: { readonly transact: Transact; readonly clock: Clock },
  input: ReturnInput,
): Promise<{ readonly id: string; readonly reference: string } | Refused> {
  const pieces = read(input.pieces)
  if (!pieces || !/^[A-Za-z0-9_-]{16,64}$/.test(input.idempotencyKey))
    return refusedWith(refusalOf('return-too-many', { field: 'pieces' }))
  if (isNone(pieces)) return refusedWith(refusalOf('return-nothing-chosen', { field: 'pieces' }))
  return deps.transact(
    ['fulfilment', 'jobs', 'orders'],
    async (repositories): Promise<{ readonly id: string; readonly reference: string } | Refused> => {
      const now = deps.clock.now()
      const order = await repositories.orders.lock(input.orderId)
      if (order?.state !== 'paid') return refusedWith(refusalOf('order-not-found'))
      // A label names its sender.
      if (input.way === 'post' && isContactOnly(order.billingAddress))
        return refusedWith(refusalOf('return-to-store-only', { field: 'way' }))
      const known = await repositories.fulfilment.returnOfKey(input.idempotencyKey)
      if (known) return known.orderId === order.id ? known : refusedWith(refusalOf('order-not-found'))
      const progress = await repositories.fulfilment.progress(order.id)
      if (!coversQuantities(returnableQuantities(progress), pieces))
        return refusedWith(refusalOf('return-too-many', { field: 'pieces' }))
      const { timeZone } = storefrontOf(order.storefrontCode)
      const late = isLate(now, returnsUntil(order, progress), timeZone)
      if (late && (await repositories.fulfilment.withdrawnAt(order.id)) === null)
        return refusedWith(refusalOf('return-too-late'))
      const reference = newReturnReference()
      const { idempotencyKey, way } = input
      const id = await repositories.fulfilment.addReturn({
        orderId: order.id,
        reference,
        idempotencyKey,
        way,
        announcedAt: now,
        pieces,
      })
      await repositories.jobs.mailStatus('return', id)
      return { id, reference }
    },
  )
}

function read(typed: ReturnInput['pieces']): Quantities | undefined {
  const whole = typed.every(
    ({ position, quantity }) => Number.isSafeInteger(position) && Number.isSafeInteger(quantity),
  )
  if (!whole || typed.some(({ quantity }) => quantity < 0)) return undefined
  return quantitiesOf(typed.map(({ position, quantity }) => [position, quantity]))
}

/** Letters and digits that nobody mixes up. */
const legible = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What stands on the label of a return and is told in a store. */
export function newReturnReference(): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => legible[byte % 32]).join('')
  return `R-${letters}`
}
