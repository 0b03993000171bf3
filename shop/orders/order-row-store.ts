import { type Selectable, sql } from 'kysely'
import { json } from '#database/rows.ts'
import type { Tables } from '#database/tables.ts'
import type { Order, OrderLine, PayingGiftCard } from './order.ts'
import type { FollowedOrder } from './order-history.ts'

/** What an order is written with, before it has an id and a number. */
export type NewOrder = Omit<Order, 'id' | 'number' | 'state' | 'stockReserved' | 'paidAt'> & {
  /** What the retailer wants the next order to be called: letters before its number, and the lowest it may have. */
  readonly numbers: { readonly prefix: string; readonly first: number }
  readonly newsletter: boolean
  readonly comment: string | null
  /** Who was logged in while ordering. */
  readonly customerId: string | null
}

/** The row of an order that waits for its payment and holds its stock. */
export function newOrderRow(order: NewOrder) {
  return {
    number: sql<string>`${order.numbers.prefix}::text || next_order_number(${order.numbers.first}::bigint)`,
    deep_link_code: order.deepLinkCode,
    cart_id: order.cartId,
    store_code: order.storefrontCode,
    language: order.language,
    email: order.email,
    billing_address: json(order.billingAddress),
    shipping_address: json(order.shippingAddress),
    shipping_method: order.shippingMethod,
    payment_method: order.paymentMethod,
    currency: order.currency,
    subtotal: order.subtotal,
    costs_total: order.costsTotal,
    discount_total: order.discountTotal,
    shipping_total: order.shippingTotal,
    total: order.total,
    tax_total: order.taxTotal,
    tax_groups: json(order.taxGroups),
    state: 'open',
    stock_claimed: true,
    terms_accepted_at: order.createdAt,
    withdrawal_read_at: order.createdAt,
    newsletter: order.newsletter,
    comment: order.comment,
    customer_id: order.customerId,
    created_at: order.createdAt,
    delivery_date: order.deliveryDate ? json(order.deliveryDate) : null,
    return_days: order.returnDays,
    exchange_of: order.exchangeOf ?? null,
    gift_card_id: order.giftCard?.id ?? null,
    gift_card_ending: order.giftCard?.ending ?? null,
    gift_card_amount: order.giftCard?.amount ?? 0,
  } as const
}

/** The columns of a new line, in the order in which they are told. */
export const orderLineColumns = [
  'type',
  'sku',
  'ean',
  'brand',
  'name',
  'size',
  'color',
  'image',
  'quantity',
  'total',
  'discount',
  'tax',
  'product_sku',
  'regular_price',
  'unit_price',
  'tax_rate',
] as const

type Row = Selectable<Tables['orders']>

function giftCardOf({
  gift_card_id: id,
  gift_card_ending: ending,
  gift_card_amount: amount,
}: Row): PayingGiftCard | null {
  return id === null || ending === null || amount === 0 ? null : { id, ending, amount }
}

/** An order by its row, with the rows of its lines in their order. */
export function orderOfRow(row: Row, lines: readonly Selectable<Tables['order_lines']>[]): Order {
  return {
    id: row.id,
    number: row.number,
    deepLinkCode: row.deep_link_code,
    cartId: row.cart_id,
    storefrontCode: row.store_code,
    language: row.language,
    email: row.email,
    billingAddress: row.billing_address,
    shippingAddress: row.shipping_address,
    shippingMethod: row.shipping_method,
    paymentMethod: row.payment_method,
    currency: row.currency,
    subtotal: row.subtotal,
    costsTotal: row.costs_total,
    discountTotal: row.discount_total,
    shippingTotal: row.shipping_total,
    total: row.total,
    taxTotal: row.tax_total,
    taxGroups: row.tax_groups,
    state: row.state,
    stockReserved: row.stock_claimed,
    createdAt: row.created_at,
    paidAt: row.paid_at,
    deliveryDate: row.delivery_date,
    returnDays: row.return_days,
    exchangeOf: row.exchange_of,
    giftCard: giftCardOf(row),
    additionTo: row.addition_to,
    version: row.version,
    lines: lines.map(orderLineOfRow),
  }
}

function orderLineOfRow(line: Selectable<Tables['order_lines']>): OrderLine {
  return {
    ...sameInRow(line),
    productSku: line.product_sku,
    regularPrice: line.regular_price,
    unitPrice: line.unit_price,
    taxRate: line.tax_rate,
  }
}

/** A line as its row has it. */
export function rowOfOrderLine(line: OrderLine) {
  return {
    ...sameInRow(line),
    product_sku: line.productSku,
    regular_price: line.regularPrice,
    unit_price: line.unitPrice,
    tax_rate: line.taxRate,
  }
}

type SameInRow = Pick<OrderLine, keyof OrderLine & keyof Tables['order_lines']>

/** What a line and its row call by the same name. */
function sameInRow(line: SameInRow): SameInRow {
  const { type, sku, ean, brand, name, size, color, image, quantity, total, discount, tax } = line
  return { type, sku, ean, brand, name, size, color, image, quantity, total, discount, tax }
}

/** An order as its owner follows it; `lines` may be those of several orders. */
export function followedOrderOfRow(row: Row, lines: readonly Selectable<Tables['order_lines']>[]): FollowedOrder {
  return {
    id: row.id,
    number: row.number,
    deepLinkCode: row.deep_link_code,
    storefrontCode: row.store_code,
    currency: row.currency,
    total: row.total,
    subtotal: row.subtotal,
    shippingTotal: row.shipping_total,
    paymentMethod: row.payment_method,
    shippingMethod: row.shipping_method,
    billingAddress: row.billing_address,
    shippingAddress: row.shipping_address,
    createdAt: row.created_at,
    paidAt: row.paid_at,
    deliveryDate: row.delivery_date,
    returnDays: row.return_days,
    cancelled: row.state === 'cancelled',
    allocatedAt: row.allocated_at,
    pickedAt: row.picked_at,
    shippedAt: row.shipped_at,
    deliveredAt: row.delivered_at,
    trackTraceUrl: row.track_trace_url,
    lines: lines.filter((line) => line.order_id === row.id).map(orderLineOfRow),
  }
}
