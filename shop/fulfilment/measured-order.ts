import type { MeasuredBrowser } from '#kernel/measured-browser.ts'
import type { MeasuredItem, Measurement } from '../orders/measurements-port.ts'
import type { Order, OrderLine } from '../orders/order.ts'
import { orderedQuantities, type Quantities } from './quantities.ts'
import type { Refund } from './refund.ts'

type Measured = Pick<Order, 'number' | 'currency' | 'lines' | 'shippingTotal' | 'taxTotal'>

/** An order that was paid, as whoever counts reads it. */
export function measuredPurchase(order: Measured, browser: MeasuredBrowser, at: Date): Measurement {
  const articles = order.lines.filter(({ type }) => type === 'article')
  return {
    kind: 'purchase',
    browser,
    order: order.number,
    at,
    currency: order.currency,
    value: articles.reduce((sum, { total, discount }) => sum + total - discount, 0),
    shipping: order.shippingTotal,
    tax: order.taxTotal,
    items: itemsOf(order.lines, orderedQuantities(order.lines)),
  }
}

/**
 * What goes back of it. An amount that was authorized and never collected goes back as well: it was told as paid. The visit is over, and
 * its id stays out of it.
 */
export function measuredRefund(
  order: Measured,
  refund: Pick<Refund, 'amount' | 'costs' | 'pieces'>,
  { clientId }: MeasuredBrowser,
  at: Date,
): Measurement {
  return {
    kind: 'refund',
    browser: { clientId, sessionId: null },
    order: order.number,
    at,
    currency: order.currency,
    value: refund.amount - refund.costs,
    shipping: refund.costs,
    items: itemsOf(order.lines, refund.pieces),
  }
}

function itemsOf(lines: readonly OrderLine[], pieces: Quantities): MeasuredItem[] {
  return [...pieces].flatMap(([position, quantity]) => {
    const line = lines[position]
    if (line?.type !== 'article') return []
    const { productSku, sku, name, brand, size, total, discount } = line
    const price = Math.round((total - discount) / line.quantity)
    return [{ sku: productSku ?? sku, name, brand, size, price, quantity }]
  })
}
