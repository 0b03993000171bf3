import type { MeasuredBrowser } from '#kernel/measured-browser.ts'
import { routePath } from '#kernel/routes.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { feedId } from '../catalog/feed-id.ts'
import type { MeasuredItem, Measurement } from '../orders/measurements-port.ts'
import type { Order, OrderLine } from '../orders/order.ts'
import { orderedQuantities, type Quantities } from './quantities.ts'
import type { Refund } from './refund.ts'

type Measured = Pick<Order, 'number' | 'currency' | 'lines' | 'shippingTotal' | 'taxTotal' | 'storefrontCode'>

/** For whom an order is described, and where. */
export type MeasuredFor = {
  readonly browser: MeasuredBrowser
  /** `https://www.example.com` */
  readonly publicUrl: string
  readonly email?: string | undefined
}

/** An order that was paid, as whoever counts reads it. */
export function measuredPurchase(order: Measured, to: MeasuredFor, at: Date): Measurement {
  const articles = order.lines.filter(({ type }) => type === 'article')
  return {
    kind: 'purchase',
    id: order.number,
    at,
    ...aboutOrder(order, to),
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
  refund: Pick<Refund, 'id' | 'amount' | 'costs' | 'pieces'>,
  { browser, ...to }: MeasuredFor,
  at: Date,
): Measurement {
  return {
    kind: 'refund',
    id: refund.id,
    at,
    ...aboutOrder(order, { ...to, browser: browser.measurer === 'ga4' ? { ...browser, sessionId: null } : browser }),
    value: refund.amount - refund.costs,
    shipping: refund.costs,
    items: itemsOf(order.lines, refund.pieces),
  }
}

function aboutOrder({ number, currency, storefrontCode }: Measured, { browser, publicUrl, email }: MeasuredFor) {
  const page = publicUrl + routePath(storefrontOf(storefrontCode), 'checkoutPayment')
  return { browser, order: number, currency, page, ...(email && { email }) }
}

function itemsOf(lines: readonly OrderLine[], pieces: Quantities): MeasuredItem[] {
  return [...pieces].flatMap(([position, quantity]) => {
    const line = lines[position]
    if (line?.type !== 'article') return []
    const { productSku, sku, name, brand, size, total, discount } = line
    const price = Math.round((total - discount) / line.quantity)
    return [{ sku: productSku ?? sku, feedId: feedId(sku), name, brand, size, price, quantity }]
  })
}
