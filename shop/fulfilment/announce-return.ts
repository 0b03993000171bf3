import type { Clock } from '#kernel/clock.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { isContactOnly } from '../orders/address.ts'
import type { Order } from '../orders/order.ts'
import { isLate, withdrawalDeadline } from '../orders/withdrawal.ts'
import type { Repositories, Transact } from '../transact.ts'
import { type Progress, type ReturnWay, returnableQuantities } from './progress.ts'
import { coversQuantities, isNone, type Quantities, quantitiesOf } from './quantities.ts'

export type ReturnInput = {
  readonly orderId: string
  readonly pieces: readonly { readonly position: number; readonly quantity: number }[]
  readonly way: ReturnWay
  /** Made anew for each form, by whoever shows it. */
  readonly idempotencyKey: string
}

/** A return that is awaited, and what its shopper names it by. */
export type AnnouncedReturn = { readonly id: string; readonly reference: string }

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
): Promise<AnnouncedReturn | Refused> {
  const pieces = quantitiesOfForm(input, 'return-nothing-chosen')
  if ('refusals' in pieces) return pieces
  return deps.transact(['fulfilment', 'jobs', 'orders'], async (repositories): Promise<AnnouncedReturn | Refused> => {
    const now = deps.clock.now()
    const order = await repositories.orders.lock(input.orderId)
    if (order?.state !== 'paid') return refusedWith(refusalOf('order-not-found'))
    const { idempotencyKey, way } = input
    const known = await repositories.fulfilment.returnOfKey(idempotencyKey)
    if (known) return known.orderId === order.id ? known : refusedWith(refusalOf('order-not-found'))
    const progress = await repositories.fulfilment.progress(order.id)
    const problem = await returnProblem(repositories, { order, progress }, { pieces, way }, now)
    if (problem) return problem
    const reference = newReturnReference()
    const announced = { orderId: order.id, reference, idempotencyKey, way, announcedAt: now, pieces }
    const id = await repositories.fulfilment.addReturn(announced)
    await repositories.jobs.mailStatus('return', id)
    return { id, reference }
  })
}

/** Why pieces of an order, whose row is held, can't be announced to come back now. */
export async function returnProblem(
  { fulfilment }: Pick<Repositories, 'fulfilment'>,
  { order, progress }: { readonly order: Order; readonly progress: Progress },
  { pieces, way }: { readonly pieces: Quantities; readonly way: ReturnWay },
  now: Date,
): Promise<Refused | undefined> {
  // A label names its sender.
  if (way === 'post' && isContactOnly(order.billingAddress))
    return refusedWith(refusalOf('return-to-store-only', { field: 'way' }))
  if (!coversQuantities(returnableQuantities(progress), pieces))
    return refusedWith(refusalOf('return-too-many', { field: 'pieces' }))
  const late = isLate(now, returnsUntil(order, progress), storefrontOf(order.storefrontCode).timeZone)
  if (late && (await fulfilment.withdrawnAt(order.id)) === null) return refusedWith(refusalOf('return-too-late'))
  return undefined
}

/** What was typed into a form of pieces, or why it is none. */
export function quantitiesOfForm(
  { pieces, idempotencyKey }: Pick<ReturnInput, 'pieces' | 'idempotencyKey'>,
  nothingChosen: 'return-nothing-chosen' | 'exchange-nothing-chosen',
): Quantities | Refused {
  const read = quantitiesTyped(pieces)
  if (!read || !/^[A-Za-z0-9_-]{16,64}$/.test(idempotencyKey))
    return refusedWith(refusalOf('return-too-many', { field: 'pieces' }))
  return isNone(read) ? refusedWith(refusalOf(nothingChosen, { field: 'pieces' })) : read
}

function quantitiesTyped(typed: ReturnInput['pieces']): Quantities | undefined {
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
