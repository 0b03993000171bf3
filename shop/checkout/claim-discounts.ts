import { isEan } from '#kernel/ean.ts'
import type { Order, OrderLine } from '../orders/order.ts'
import type { Writers } from '../transact.ts'

/**
 * Holds what takes something off an order: its promotions count as used, its vouchers are out of everybody else's reach. Safe
 * to repeat; an order whose payment ended gave them back and claims them again before it is paid after all.
 *
 * @returns the lines that can't be had any more; empty when the order has everything that its total was made of
 */
export async function claimDiscounts(
  { promotions, redemptions }: Pick<Writers, 'promotions' | 'redemptions'>,
  order: Pick<Order, 'id' | 'cartId' | 'lines'>,
  now: Date,
): Promise<readonly OrderLine[]> {
  const discounts = order.lines.filter(({ type }) => type === 'discount')
  if (discounts.length === 0) return []
  const missing = new Set(await promotions.claimAgain(order.id))
  // A voucher over goods of two rates is two lines.
  const barcodes = [...new Set(discounts.map(({ sku }) => sku))].filter(isEan)
  // In one order, so that two carts with the same vouchers never wait for each other.
  for (const barcode of barcodes.sort()) {
    if (!(await redemptions.holdAgain(barcode, order.cartId, now))) missing.add(barcode)
  }
  return discounts.filter(({ sku }) => missing.has(sku))
}

/** Gives back what an order claimed: it was not paid. */
export async function giveDiscountsBack(
  { promotions, redemptions }: Pick<Writers, 'promotions' | 'redemptions'>,
  orderId: string,
): Promise<void> {
  await promotions.giveBack(orderId)
  await redemptions.release(orderId)
}
