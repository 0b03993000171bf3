import { decimalAmount } from '#kernel/money.ts'
import type { Invoice } from '../invoices/invoice.ts'
import { addressCells, addressFileColumns } from '../orders/address-cells.ts'
import type { ExportRow } from './export.ts'
import type { ExportedLine, ExportedOrder, ExportedRefund } from './order-export-store.ts'

export const orderFileColumns: readonly string[] = [
  'number',
  'placed_at',
  'storefront',
  'language',
  'state',
  'email',
  'customer',
  'currency',
  'subtotal',
  'discount',
  'shipping',
  'costs',
  'total',
  'tax',
  'payment_method',
  'shipping_method',
  'paid_at',
  'shipped_at',
  'delivered_at',
  'cancelled_at',
  'comment',
  ...addressFileColumns('billing'),
  ...addressFileColumns('shipping'),
]

export function orderRow(order: ExportedOrder): ExportRow {
  return {
    number: order.number,
    placed_at: moment(order.created_at),
    storefront: order.store_code,
    language: order.language,
    state: order.state,
    email: order.email,
    customer: order.customer_number ?? '',
    currency: order.currency,
    subtotal: decimalAmount(order.subtotal),
    discount: decimalAmount(order.discount_total),
    shipping: decimalAmount(order.shipping_total),
    costs: decimalAmount(order.costs_total),
    total: decimalAmount(order.total),
    tax: decimalAmount(order.tax_total),
    payment_method: order.payment_method,
    shipping_method: order.shipping_method,
    paid_at: moment(order.paid_at),
    shipped_at: moment(order.shipped_at),
    delivered_at: moment(order.delivered_at),
    cancelled_at: moment(order.cancelled_at),
    comment: order.comment ?? '',
    ...addressCells('billing', order.billing_address),
    ...addressCells('shipping', order.shipping_address),
  }
}

export const orderLineFileColumns = [
  'order',
  'placed_at',
  'storefront',
  'state',
  'position',
  'type',
  'product',
  'sku',
  'ean',
  'brand',
  'name',
  'color',
  'size',
  'quantity',
  'currency',
  'regular_price',
  'unit_price',
  'discount',
  'total',
  'tax_rate',
  'tax',
] as const

export function orderLineRow(order: ExportedOrder, line: ExportedLine): ExportRow {
  return {
    order: order.number,
    placed_at: moment(order.created_at),
    storefront: order.store_code,
    state: order.state,
    position: `${line.position}`,
    type: line.type,
    product: line.product_sku ?? '',
    sku: line.sku,
    ean: line.ean ?? '',
    brand: line.brand ?? '',
    name: line.name,
    color: line.color ?? '',
    size: line.size ?? '',
    quantity: `${line.quantity}`,
    currency: order.currency,
    regular_price: decimalAmount(line.regular_price),
    unit_price: decimalAmount(line.unit_price),
    discount: decimalAmount(line.discount),
    total: decimalAmount(line.total),
    tax_rate: `${line.tax_rate / 100}`,
    tax: decimalAmount(line.tax),
  }
}

export const refundFileColumns = [
  'id',
  'order',
  'storefront',
  'reason',
  'created_at',
  'due_at',
  'refunded_at',
  'currency',
  'amount',
  'costs',
  'by_hand',
  'payment_method',
] as const

export function refundRow(refund: ExportedRefund): ExportRow {
  return {
    id: refund.id,
    order: refund.order_number,
    storefront: refund.store_code,
    reason: refund.reason,
    created_at: moment(refund.created_at),
    due_at: moment(refund.due_at),
    refunded_at: moment(refund.refunded_at),
    currency: refund.currency,
    amount: decimalAmount(refund.amount),
    costs: decimalAmount(refund.costs),
    by_hand: decimalAmount(refund.by_hand),
    payment_method: refund.payment_method,
  }
}

export const invoiceFileColumns = [
  'number',
  'kind',
  'issued_at',
  'order',
  'corrects',
  'storefront',
  'country',
  'currency',
  'net',
  'vat',
  'total',
  'buyer',
  'payment_method',
] as const

export function invoiceRow({ number, kind, issuedAt, storefrontCode, currency, total, content }: Invoice): ExportRow {
  const vat = content.taxes.reduce((sum, { tax }) => sum + tax, 0)
  return {
    number,
    kind,
    issued_at: moment(issuedAt),
    order: content.orderNumber,
    corrects: content.corrects?.number ?? '',
    storefront: storefrontCode,
    country: content.destination,
    currency,
    net: decimalAmount(total - vat),
    vat: decimalAmount(vat),
    total: decimalAmount(total),
    buyer: `${content.buyer.firstName} ${content.buyer.lastName}`,
    payment_method: content.paymentMethod,
  }
}

const moment = (at: Date | null): string => at?.toISOString() ?? ''
