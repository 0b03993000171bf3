import { changes } from '#kernel/cache-table.ts'
import { newReturnReference } from '../fulfilment/announce-return.ts'
import { type Exchanging, exchanging, placeExchange } from '../fulfilment/place-exchange.ts'
import { type Progress, type Return, returnableQuantities } from '../fulfilment/progress.ts'
import { coversQuantities, isNone, type Quantities, quantitiesOf, sumOfQuantities } from '../fulfilment/quantities.ts'
import { takeReturned } from '../fulfilment/take-pieces.ts'
import type { Order } from '../orders/order.ts'
import type { Repositories } from '../transact.ts'
import { exchangeRefused } from './exchange-pieces.ts'
import { changeHeldOrder, type OrderChangeDeps, type OrderChangeDone, type VersionedPress } from './hold-order.ts'
import { type StaffOrderRefused, staffOrderRefused } from './order-refusal.ts'
import { type InspectedPieces, returnConditions, returnReasons, shelfOf } from './return-inspection.ts'

export type InspectedReturn = VersionedPress & {
  /** Of a return that was announced; nothing where nobody did. */
  readonly reference: string | null
  readonly pieces: readonly InspectedPieces[]
  /** The code of the store whose it is from now on; nothing where it was taken in for all of them. */
  readonly receivedAt?: string | null
}

type Taking = Exchanging & Pick<Repositories, 'returnInspections'>

/**
 * Takes a return in as it lies on the counter, announced or not: each piece with why it came and in what state. In one transaction it lies
 * on its shelf again, and its money goes back or pays for another size. More may lie there than was announced, but not more than was sent.
 */
export async function takeReturnIn(
  deps: OrderChangeDeps,
  { reference, pieces: seen, receivedAt = null, ...press }: InspectedReturn,
): Promise<OrderChangeDone | StaffOrderRefused> {
  const pieces = seen.filter(({ quantity }) => quantity > 0)
  const problem = inspectionProblem(pieces)
  if (problem) return problem
  return changeHeldOrder<(typeof exchanging)[number] | 'returnInspections', StaffOrderRefused>(
    deps,
    press,
    [...exchanging, 'returnInspections'],
    'returned',
    async ({ order, progress, repositories }) => {
      const now = deps.clock.now()
      const announced = await returnOf(
        repositories,
        { order, progress },
        { reference, pieces, key: press.idempotencyKey },
        now,
      )
      if ('refusals' in announced) return announced
      const known = { ...progress, returns: [...progress.returns.filter(({ id }) => id !== announced.id), announced] }
      const placed = await exchangeSome(repositories, deps, { order, progress: known }, announced, pieces, now)
      if (placed && 'refusals' in placed) return placed
      // What pays for an exchange doesn't go back as well.
      const after = await repositories.fulfilment.progress(order.id)
      await takeReturned(repositories, deps.settings, { order, progress: after }, announced, quantitiesSeen(pieces), {
        at: now,
        now,
      })
      const by = { name: press.author.name, at: now, unannounced: reference === null, location: receivedAt }
      await repositories.returnInspections.inspected(announced.id, pieces, by)
      await restock(repositories, order, pieces)
      return { reference: announced.reference, order: placed?.number ?? null }
    },
  )
}

const quantitiesSeen = (pieces: readonly InspectedPieces[]): Quantities =>
  quantitiesOf(pieces.map(({ position, quantity }) => [position, quantity] as const))

function inspectionProblem(pieces: readonly InspectedPieces[]): StaffOrderRefused | undefined {
  if (pieces.length === 0) return staffOrderRefused('order-pieces-missing', { field: 'pieces' })
  const isKnown = ({ reason, condition, quantity }: InspectedPieces) =>
    returnReasons.includes(reason) && returnConditions.includes(condition) && Number.isSafeInteger(quantity)
  return pieces.every(isKnown) ? undefined : staffOrderRefused('order-not-possible')
}

/** The return that is taken in: the one that was announced, or one of now. */
async function returnOf(
  { fulfilment }: Pick<Repositories, 'fulfilment'>,
  { order, progress }: { readonly order: Order; readonly progress: Progress },
  { reference, pieces, key }: Pick<InspectedReturn, 'reference' | 'pieces'> & { readonly key: string },
  now: Date,
): Promise<Return | StaffOrderRefused> {
  if (order.state !== 'paid') return staffOrderRefused('order-not-paid')
  const seen = quantitiesSeen(pieces)
  const announced = reference === null ? undefined : progress.returns.find((one) => one.reference === reference)
  if (reference !== null && (!announced || announced.receivedAt !== null))
    return staffOrderRefused('order-return-not-found', { field: 'reference' })
  const most = sumOfQuantities([announced?.pieces ?? new Map(), returnableQuantities(progress)])
  if (isNone(seen) || !coversQuantities(most, seen))
    return staffOrderRefused('order-pieces-too-many', { field: 'pieces' })
  if (announced) return announced
  const made = {
    orderId: order.id,
    reference: newReturnReference(),
    way: 'store' as const,
    announcedAt: now,
    pieces: seen,
  }
  const id = await fulfilment.addReturn({ ...made, idempotencyKey: `counter-${key}` })
  return { ...made, id, labelCode: null, receivedAt: null, received: null }
}

async function exchangeSome(
  repositories: Taking & Pick<Repositories, 'orders' | 'fulfilment'>,
  deps: OrderChangeDeps,
  held: { readonly order: Order; readonly progress: Progress },
  { id: returnId }: Return,
  pieces: readonly InspectedPieces[],
  now: Date,
): Promise<{ readonly number: string } | StaffOrderRefused | undefined> {
  const chosen = pieces.flatMap(({ position, quantity, exchangeSku: sku }) =>
    sku === null ? [] : [{ position, quantity, sku }],
  )
  if (chosen.length === 0) return undefined
  const placed = await placeExchange(repositories, deps, held, { chosen, returnId }, now)
  return typeof placed === 'string' ? exchangeRefused[placed] : placed
}

async function restock(
  { stock, catalog, invalidate }: Pick<Repositories, 'stock' | 'catalog' | 'invalidate'>,
  order: Order,
  pieces: readonly InspectedPieces[],
): Promise<void> {
  const products: string[] = []
  for (const one of pieces) {
    const line = order.lines[one.position]
    const shelf = shelfOf(one)
    if (!line || shelf === null) continue
    await stock.restock(order.id, line.sku, shelf, one.quantity)
    if (line.productSku !== null) products.push(line.productSku)
  }
  await invalidate(changes.stock([...(await catalog.productIdsBySku(products)).values()]))
}
