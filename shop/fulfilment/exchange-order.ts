import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import { orderReference } from '../orders/order.ts'
import type { Transact } from '../transact.ts'
import {
  type AnnouncedReturn,
  newReturnReference,
  quantitiesOfForm,
  type ReturnInput,
  returnProblem,
} from './announce-return.ts'
import { type ExchangeDeps, type ExchangedPiece, type Exchanging, exchanging, placeExchange } from './place-exchange.ts'
import type { Return } from './progress.ts'

export type ExchangeInput = Omit<ReturnInput, 'pieces'> & { readonly pieces: readonly ExchangedPiece[] }

/** A return that is awaited, and the reference of the order that its money pays for. */
export type ExchangeAnnounced = AnnouncedReturn & { readonly order: string }

/**
 * A shopper exchanges what has arrived for other sizes or colours, within the period of returns: the new pieces are reserved at once, at the
 * price that was paid, and the old ones come back by the same label or counter as any return. The same key is the same exchange.
 */
export async function exchangeOrder(
  deps: ExchangeDeps & { readonly transact: Transact },
  input: ExchangeInput,
): Promise<ExchangeAnnounced | Refused> {
  const { orderId, idempotencyKey, way } = input
  if (!deps.settings.at(deps.clock.now()).returns.exchanges) return refusedWith(refusalOf('order-not-found'))
  const pieces = quantitiesOfForm(input, 'exchange-nothing-chosen')
  if ('refusals' in pieces) return pieces
  return deps.transact(
    [...exchanging, 'fulfilment', 'orders'],
    async (repositories): Promise<ExchangeAnnounced | Refused> => {
      const now = deps.clock.now()
      const order = await repositories.orders.lock(orderId)
      if (order?.state !== 'paid') return refusedWith(refusalOf('order-not-found'))
      const known = await repositories.fulfilment.returnOfKey(idempotencyKey)
      if (known)
        return (await announcedBefore(repositories, order.id, known)) ?? refusedWith(refusalOf('order-not-found'))
      const progress = await repositories.fulfilment.progress(order.id)
      const problem = await returnProblem(repositories, { order, progress }, { pieces, way }, now)
      if (problem) return problem
      const reference = newReturnReference()
      const announced = { orderId: order.id, reference, idempotencyKey, way, announcedAt: now, pieces }
      const returnId = await repositories.fulfilment.addReturn(announced)
      const chosen = { chosen: input.pieces, returnId }
      const placed = await placeExchange(repositories, deps, { order, progress }, chosen, now)
      if (placed === 'unknown') return refusedWith(refusalOf('exchange-unknown', { field: 'pieces' }))
      if (placed === 'sold-out') return refusedWith(refusalOf('exchange-sold-out', { field: 'pieces' }))
      await repositories.jobs.mailStatus('return', returnId)
      const sent = await repositories.orders.byId(placed.id)
      return { id: returnId, reference, order: sent ? orderReference(sent) : '' }
    },
  )
}

/** What the same press led to; nothing where the key is of something else. */
async function announcedBefore(
  { fulfilment, orders }: Pick<Exchanging, 'fulfilment' | 'orders'>,
  orderId: string,
  known: Return,
): Promise<ExchangeAnnounced | undefined> {
  if (known.orderId !== orderId) return undefined
  const { refunds } = await fulfilment.progress(orderId)
  const id = refunds.find(({ returnId }) => returnId === known.id)?.exchangeOrderId
  const sent = id ? await orders.byId(id) : undefined
  return sent && { id: known.id, reference: known.reference, order: orderReference(sent) }
}
