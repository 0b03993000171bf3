import { changes } from '#kernel/cache-table.ts'
import { newCode } from '#kernel/ids.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { exchangeId } from '../checkout/payment-methods.ts'
import { promisePickup } from '../checkout/promise-pickup.ts'
import { applySettlement } from '../checkout/settle-payment.ts'
import { newReturnReference } from '../fulfilment/announce-return.ts'
import { goneBefore, type Progress, type ReturnWay, returnableQuantities } from '../fulfilment/progress.ts'
import { coversQuantities, isNone, type Quantities, quantitiesOf } from '../fulfilment/quantities.ts'
import { backFor, type HeldOrder, takeExchanged } from '../fulfilment/take-pieces.ts'
import { isContactOnly } from '../orders/address.ts'
import { type Order, storeOf } from '../orders/order.ts'
import type { Repositories } from '../transact.ts'
import { ofSize, otherSize } from './change-size.ts'
import { type ExchangedGoods, exchangeLines, type Replacement } from './exchange-lines.ts'
import { changeHeldOrder, type OrderChangeDeps, type OrderChangeDone, type VersionedPress } from './hold-order.ts'
import { type StaffOrderRefused, staffOrderRefused } from './order-refusal.ts'

/** So many pieces of a line for as many of another size. */
export type ExchangedPiece = { readonly position: number; readonly quantity: number; readonly sku: string }

export const exchanging = [
  'carts',
  'catalog',
  'contexts',
  'invalidate',
  'jobs',
  'loyalty',
  'redemptions',
  'stock',
  'storePickups',
  'stores',
  'vouchers',
] as const
export type Exchanging = Pick<Repositories, (typeof exchanging)[number] | 'orders' | 'fulfilment'>

/** What an exchange leads to: the number of the order that is sent, and of the return that is awaited. */
export type Exchanged = OrderChangeDone & { readonly order?: string; readonly reference?: string }

/** Whether something of an order can be exchanged: it left, and no return holds it. */
export function isExchangeable(order: Pick<Order, 'state'>, progress: Progress): boolean {
  return order.state === 'paid' && !isNone(returnableQuantities(progress))
}

/**
 * Exchanges pieces that left for other sizes of the same products, at the price that was paid: a return is announced, and an order is placed
 * that its money pays for. Its stock is reserved at once or all of it is refused. What is paid back of that order waits until the pieces have
 * come back, so that nobody has goods and money.
 */
export async function exchangePieces(
  deps: OrderChangeDeps,
  {
    pieces: chosen,
    way,
    ...press
  }: VersionedPress & { readonly pieces: readonly ExchangedPiece[]; readonly way: ReturnWay },
): Promise<Exchanged | StaffOrderRefused> {
  let made: { readonly order: string; readonly reference: string } | undefined
  const answer = await changeHeldOrder<(typeof exchanging)[number], StaffOrderRefused>(
    deps,
    press,
    exchanging,
    'exchanged',
    async ({ order, progress, repositories }) => {
      const problem = exchangeProblem(order, progress, chosen, way)
      if (problem) return problem
      const now = deps.clock.now()
      const pieces = piecesOf(chosen)
      const { returnId, reference } = await awaitReturn(
        repositories,
        order,
        { pieces, way, key: press.idempotencyKey },
        now,
      )
      const placed = await placeInExchange(repositories, deps, { order, progress }, { chosen, returnId }, now)
      if ('refusals' in placed) return placed
      await repositories.jobs.mailStatus('return', returnId)
      made = { order: placed.number, reference }
      return { order: placed.number, reference, pieces: chosen.map(({ sku, quantity }) => ({ sku, quantity })) }
    },
  )
  return 'done' in answer ? { ...answer, ...made } : answer
}

/**
 * Places the order that takes the place of pieces of a return, and lets what was paid for them pay for it. The caller has checked that the
 * pieces can come back.
 */
export async function placeInExchange(
  repositories: Exchanging,
  deps: OrderChangeDeps,
  { order, progress }: HeldOrder,
  { chosen, returnId }: { readonly chosen: readonly ExchangedPiece[]; readonly returnId: string },
  now: Date,
): Promise<{ readonly id: string; readonly number: string } | StaffOrderRefused> {
  const replacements = await replacementsOf(repositories, order, chosen)
  if (!replacements) return staffOrderRefused('order-size-unknown', { field: 'sku' })
  const pieces = piecesOf(chosen)
  const back = backFor(deps.settings, { order, progress }, 'returned', pieces)
  const carrier = order.lines.find(({ type }) => type === 'delivery')?.name ?? ''
  const goods = exchangeLines(replacements, goneBefore(progress).returned, back, carrier)
  const placed = await placeExchange(repositories, deps, order, goods, now)
  if (!placed) return staffOrderRefused('order-size-sold-out', { field: 'sku' })
  const exchange = { returnId, orderId: placed.id, pieces, back }
  await takeExchanged(repositories, deps.settings, { order, progress }, exchange, now)
  return placed
}

const piecesOf = (chosen: readonly ExchangedPiece[]): Quantities =>
  quantitiesOf(chosen.map(({ position, quantity }) => [position, quantity] as const))

function exchangeProblem(
  order: Order,
  progress: Progress,
  chosen: readonly ExchangedPiece[],
  way: ReturnWay,
): StaffOrderRefused | undefined {
  if (order.state !== 'paid') return staffOrderRefused('order-not-paid')
  const pieces = piecesOf(chosen)
  if (isNone(pieces)) return staffOrderRefused('order-pieces-missing', { field: 'pieces' })
  if (!coversQuantities(returnableQuantities(progress), pieces))
    return staffOrderRefused('order-pieces-too-many', { field: 'pieces' })
  // A label names its sender.
  if (way === 'post' && isContactOnly(order.billingAddress))
    return staffOrderRefused('order-return-to-store', { field: 'way' })
  return undefined
}

/** The lines of what is sent; nothing where one is no other size of what it is for. */
async function replacementsOf(
  repositories: Pick<Repositories, 'catalog'>,
  order: Order,
  chosen: readonly ExchangedPiece[],
): Promise<Replacement[] | undefined> {
  const replacements: Replacement[] = []
  for (const { position, quantity, sku } of chosen.filter((one) => one.quantity > 0)) {
    const line = order.lines[position]
    const wanted = line && (await otherSize(repositories, order, line, sku))
    if (!line || !wanted) return undefined
    replacements.push({ position, quantity, line: ofSize(line, wanted) })
  }
  return replacements
}

/** Places the order and reserves its stock. @returns nothing where a size is sold out */
async function placeExchange(
  repositories: Exchanging,
  deps: OrderChangeDeps,
  order: Order,
  goods: ExchangedGoods,
  now: Date,
): Promise<{ readonly id: string; readonly number: string } | undefined> {
  const { returns, numbers } = deps.settings.at(now)
  const bought = await repositories.orders.lockByCart(order.cartId)
  const cartId = await repositories.carts.begin(order.storefrontCode, now)
  const exchange = {
    ...order,
    ...goods,
    cartId,
    deepLinkCode: newCode(),
    paymentMethod: exchangeId,
    costsTotal: 0,
    discountTotal: 0,
    createdAt: now,
    deliveryDate: null,
    returnDays: returns.days,
    exchangeOf: order.id,
    numbers: numbers.orders,
    newsletter: false,
    comment: null,
    customerId: bought?.customerId ?? null,
  }
  const placed = await repositories.orders.add(exchange)
  const reserved = await reserveLines(repositories, placed.id, exchange)
  if (!reserved) return undefined
  const store = storeOf(order)
  if (store !== undefined) await promisePickup(repositories, deps.pickupTimes, placed.id, store, reserved, now)
  await applySettlement(
    repositories,
    deps,
    { ...exchange, ...placed, state: 'open', stockReserved: true, paidAt: null },
    exchangeId,
    now,
  )
  return placed
}

/** @returns where it lies; nothing where not all of it can be had */
async function reserveLines(
  { stock, catalog, invalidate }: Pick<Repositories, 'stock' | 'catalog' | 'invalidate'>,
  orderId: string,
  order: Pick<Order, 'lines' | 'storefrontCode' | 'shippingAddress'>,
): Promise<readonly string[] | undefined> {
  const articles = order.lines.filter(({ type }) => type === 'article')
  const variants = await catalog.variants(
    storefrontOf(order.storefrontCode),
    articles.map(({ sku }) => sku),
  )
  const demands = articles.flatMap(({ sku, quantity }) => {
    const variant = variants.find((one) => one.sku === sku)
    return variant ? [{ variantId: variant.id, quantity }] : []
  })
  const reserved = await stock.reserve(orderId, demands, storeOf(order))
  if (!reserved.reserved || demands.length < articles.length) return undefined
  await invalidate(changes.stock(variants.map(({ productId }) => productId)))
  return reserved.from
}

async function awaitReturn(
  { fulfilment }: Pick<Repositories, 'fulfilment'>,
  order: Order,
  { pieces, way, key }: { readonly pieces: Quantities; readonly way: ReturnWay; readonly key: string },
  now: Date,
): Promise<{ readonly returnId: string; readonly reference: string }> {
  const reference = newReturnReference()
  const announced = { orderId: order.id, reference, idempotencyKey: `exchange-${key}`, way, announcedAt: now, pieces }
  return { returnId: await fulfilment.addReturn(announced), reference }
}
