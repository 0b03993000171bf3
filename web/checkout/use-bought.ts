import { useMoment } from '#web/analytics/moments.ts'
import type { OrderView } from './checkout-document.ts'

/** Tells whoever counts that an order was placed: once, however often its page is opened. */
export function useBought(order: OrderView): void {
  useMoment(order.number, () => ({
    kind: 'bought',
    order: order.number,
    total: order.price.totalPrice.amount,
    items: order.lines.flatMap(({ productSku, name, quantity, total }) =>
      productSku ? [{ sku: productSku, name, quantity, price: Math.round(total.amount / quantity) }] : [],
    ),
  }))
}
