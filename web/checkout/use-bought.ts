import { useMoment } from '#web/analytics/moments.ts'
import { hasConsent } from '#web/device/consent.ts'
import { noteTold } from '#web/device/told-orders.ts'
import type { OrderView } from './checkout-document.ts'

/**
 * Tells whoever counts that an order was placed: once, however often its page is opened, and by who placed it alone.
 * @param isBuyer whether it was placed in this session; links to orders get shared
 */
export function useBought(order: OrderView, isBuyer: boolean): void {
  useMoment(order.number, () => {
    // Who agrees on a later visit of the page has been told of by nobody yet.
    if (!isBuyer || !hasConsent() || !noteTold(order.number)) return undefined
    const { totalPrice, shipping, taxes } = order.price
    return {
      kind: 'bought',
      order: order.number,
      total: totalPrice.amount,
      tax: taxes.reduce((sum, { tax }) => sum + tax, 0),
      shipping: shipping.amount,
      items: order.lines.flatMap(({ productSku, name, size, quantity, total }) =>
        productSku
          ? [{ sku: productSku, name, size: size ?? undefined, quantity, price: Math.round(total.amount / quantity) }]
          : [],
      ),
    }
  })
}
