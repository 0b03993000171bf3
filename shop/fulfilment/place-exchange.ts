import { changes } from '#kernel/cache-table.ts'
import type { Clock } from '#kernel/clock.ts'
import { newCode } from '#kernel/ids.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { exchangeId } from '../checkout/payment-methods.ts'
import { promisePickup } from '../checkout/promise-pickup.ts'
import { applySettlement } from '../checkout/settle-payment.ts'
import { type Order, storeOf } from '../orders/order.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { PickupTimes } from '../stores/pickup-time.ts'
import type { Repositories } from '../transact.ts'
import { exchangeChoices, lineOfChoice } from './exchange-choices.ts'
import { type ExchangedGoods, exchangeLines, type Replacement } from './exchange-lines.ts'
import { goneBefore } from './progress.ts'
import { type Quantities, quantitiesOf } from './quantities.ts'
import { backFor, type HeldOrder, takeExchanged } from './take-pieces.ts'

/** So many pieces of a line for as many of another size or colour. */
export type ExchangedPiece = { readonly position: number; readonly quantity: number; readonly sku: string }

export const exchanging = [
  'carts',
  'catalog',
  'contexts',
  'giftCards',
  'giftReceipts',
  'invalidate',
  'jobs',
  'loyalty',
  'measurements',
  'redemptions',
  'stock',
  'storePickups',
  'stores',
  'vouchers',
] as const
export type Exchanging = Pick<Repositories, (typeof exchanging)[number] | 'orders' | 'fulfilment'>

export type ExchangeDeps = {
  readonly clock: Clock
  readonly settings: SettingsSource
  readonly pickupTimes: PickupTimes
}

/** The order that is sent in exchange, or why there is none. */
export type PlacedExchange = { readonly id: string; readonly number: string } | 'unknown' | 'sold-out'

export const exchangedQuantitiesOf = (chosen: readonly ExchangedPiece[]): Quantities =>
  quantitiesOf(chosen.map(({ position, quantity }) => [position, quantity] as const))

/**
 * Places the order that takes the place of pieces of a return, at the price that was paid, and lets what was paid for them pay for it. Its
 * stock is reserved at once or all of it is refused. What is paid back of that order waits until the pieces have come back, so that nobody has
 * goods and money. The caller holds the order's row and has checked that the pieces can come back; it undoes all of it where there is none.
 */
export async function placeExchange(
  repositories: Exchanging,
  deps: ExchangeDeps,
  { order, progress }: HeldOrder,
  { chosen, returnId }: { readonly chosen: readonly ExchangedPiece[]; readonly returnId: string },
  now: Date,
): Promise<PlacedExchange> {
  const replacements = await replacementsOf(repositories, order, chosen)
  if (!replacements) return 'unknown'
  const pieces = exchangedQuantitiesOf(chosen)
  const back = backFor(deps.settings, { order, progress }, 'returned', pieces)
  const carrier = order.lines.find(({ type }) => type === 'delivery')?.name ?? ''
  const goods = exchangeLines(replacements, goneBefore(progress).returned, back, carrier)
  const placed = await place(repositories, deps, order, goods, now)
  if (!placed) return 'sold-out'
  // What was given stays a present, and its new size is opened by a code of its own.
  if (await repositories.giftReceipts.codeOf(order.id)) await repositories.giftReceipts.give(placed.id, now)
  const exchange = { returnId, orderId: placed.id, pieces, back }
  await takeExchanged(repositories, deps.settings, { order, progress }, exchange, now)
  return placed
}

/** The lines of what is sent; nothing where one is nothing that it can be exchanged for. */
async function replacementsOf(
  { catalog }: Pick<Repositories, 'catalog'>,
  order: Order,
  chosen: readonly ExchangedPiece[],
): Promise<Replacement[] | undefined> {
  const wanted = chosen.filter(({ quantity }) => quantity > 0)
  const choices = await exchangeChoices(catalog, order, new Set(wanted.map(({ position }) => position)))
  const replacements: Replacement[] = []
  for (const { position, quantity, sku } of wanted) {
    const line = order.lines[position]
    const choice = choices.find((one) => one.position === position && one.variant.sku === sku)
    if (!line || !choice) return undefined
    replacements.push({ position, quantity, line: lineOfChoice(line, choice) })
  }
  return replacements
}

/** Places the order and reserves its stock. @returns nothing where a size is sold out */
async function place(
  repositories: Exchanging,
  deps: ExchangeDeps,
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
    giftCard: null,
    additionTo: null,
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
  const settled = { ...exchange, ...placed, state: 'open' as const, stockReserved: true, paidAt: null }
  await applySettlement(repositories, deps, settled, exchangeId, now)
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
