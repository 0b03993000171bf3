import { isEan } from '#kernel/ean.ts'
import { type Refusal, refusalOf } from '#kernel/message-key.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { Cart } from '../cart/cart.ts'
import type { Order, OrderLine } from '../orders/order.ts'
import type { Repositories } from '../transact.ts'

/**
 * Counts the promotions as used and holds the vouchers, in the same order for everybody, so that nobody waits in a circle. Of
 * two who want the last use at once, the second is told.
 */
export async function reserveDiscounts(
  { promotions, redemptions }: Pick<Repositories, 'promotions' | 'redemptions'>,
  { currency }: Storefront,
  order: { readonly id: string; readonly cartId: string },
  cart: Cart,
  customerId: string | null,
  now: Date,
): Promise<readonly Refusal[]> {
  const atWork = cart.discounts.filter(({ error }) => error === null)
  const taken: Refusal[] = []
  const counted = atWork.flatMap(({ promotionId, name }) => (promotionId === null ? [] : [{ promotionId, name }]))
  for (const { promotionId, name } of counted.sort((a, b) => (a.promotionId < b.promotionId ? -1 : 1))) {
    if (!(await promotions.reserve(order.id, promotionId))) taken.push(refusalOf('promotion-used-up', { name }))
  }
  const vouchers = atWork.filter(({ kind }) => kind === 'voucher').map(({ reference }) => reference)
  for (const barcode of vouchers.sort()) {
    const holder = { id: order.cartId, customerId: customerId ?? '', currency }
    const { reserved } = await redemptions.reserve(barcode, holder, now)
    if (!reserved) taken.push(refusalOf('voucher-in-another-cart', { name: barcode }))
  }
  return taken
}

/**
 * Holds again what takes something off an order, and what it gave back when its payment ended, before it is paid after all. Safe
 * to repeat.
 *
 * @returns the lines that can't be had any more; empty when the order has everything that its total was made of
 */
export async function reserveDiscountsAgain(
  { promotions, redemptions }: Pick<Repositories, 'promotions' | 'redemptions'>,
  order: Pick<Order, 'id' | 'cartId' | 'lines'>,
  now: Date,
): Promise<readonly OrderLine[]> {
  const discounts = order.lines.filter(({ type }) => type === 'discount')
  if (discounts.length === 0) return []
  const missing = new Set(await promotions.reserveAgain(order.id))
  // A voucher over goods of two rates is two lines.
  const barcodes = [...new Set(discounts.map(({ sku }) => sku))].filter(isEan)
  // In one order, so that two carts with the same vouchers never wait for each other.
  for (const barcode of barcodes.sort()) {
    if (!(await redemptions.holdAgain(barcode, order.cartId, now))) missing.add(barcode)
  }
  return discounts.filter(({ sku }) => missing.has(sku))
}

/** Gives back what the gift card of an order kept for it. */
export async function giveGiftCardBack(
  { giftCards }: Pick<Repositories, 'giftCards'>,
  { id, giftCard }: Pick<Order, 'id' | 'giftCard'>,
  now: Date,
): Promise<void> {
  if (giftCard) await giftCards.release(id, now)
}

/** Gives back the promotions and vouchers that an order held: it was not paid. */
export async function giveDiscountsBack(
  { promotions, redemptions }: Pick<Repositories, 'promotions' | 'redemptions'>,
  orderId: string,
): Promise<void> {
  await promotions.release(orderId)
  await redemptions.release(orderId)
}
