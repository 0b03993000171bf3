import { localDay } from '#kernel/calendar.ts'
import { type Cents, splitByWeight, taxInside } from '#kernel/money.ts'
import { storefrontOf, textIn } from '#kernel/storefront.ts'
import type { CustomsFacts } from '../catalog/passport-store.ts'
import type { CustomsDeclaration, DeclaredPieces } from '../fulfilment/parcel-label-port.ts'
import type { Quantities } from '../fulfilment/quantities.ts'
import type { Invoice } from '../invoices/invoice.ts'
import type { Order, OrderLine } from '../orders/order.ts'

export type DeclaredOrder = {
  readonly order: Pick<Order, 'number' | 'currency' | 'lines' | 'storefrontCode'>
  readonly invoices: readonly Pick<Invoice, 'kind' | 'number' | 'issuedAt'>[]
  /** Pieces of it that left before. */
  readonly before: Quantities
  /** What lies in the box. */
  readonly pieces: Quantities
  /** By the SKUs of products. */
  readonly facts: ReadonlyMap<string, CustomsFacts>
  /** Of one piece, in grams. */
  readonly pieceWeight: number
}

/** What a retailer knows an article by, and where its tariff code is written: the SKU of its product. */
export const articleNumberOf = ({ productSku, sku }: Pick<OrderLine, 'productSku' | 'sku'>): string => productSku ?? sku

/** What customs are told of a box; or the article numbers that have no tariff code or no country of origin, each once. */
export function customsDeclarationOf(
  declared: DeclaredOrder,
): CustomsDeclaration | { readonly lacking: readonly string[] } {
  const { order, pieces } = declared
  const contents = [...pieces].flatMap(([position, quantity]) => {
    const line = order.lines[position]
    return line ? [declaredPieces(declared, line, { from: declared.before.get(position) ?? 0, quantity })] : []
  })
  const lacking = contents.flatMap((one) => ('lacking' in one ? [one.lacking] : []))
  if (lacking.length > 0) return { lacking: [...new Set(lacking)].sort() }
  return {
    reason: 'commercial-goods',
    invoice: invoiceOf(declared),
    currency: order.currency,
    contents: contents.flatMap((one) => ('lacking' in one ? [] : one)),
  }
}

type Range = { readonly from: number; readonly quantity: number }

/** Pieces of one line: at two prices where what was paid for it can't be parted evenly. */
function declaredPieces(
  { facts, pieceWeight }: DeclaredOrder,
  line: OrderLine,
  { from, quantity }: Range,
): readonly DeclaredPieces[] | { readonly lacking: string } {
  const known = facts.get(articleNumberOf(line))
  const { origin = null, tariffCode = null } = known ?? {}
  if (origin === null || tariffCode === null) return { lacking: articleNumberOf(line) }
  const prices = netPrices(line).slice(from, from + quantity)
  return [...Map.groupBy(prices, (price) => price)].map(([unitPrice, { length }]) => ({
    articleNumber: line.sku,
    description: (known && textIn(known.name, 'en')) || line.name,
    quantity: length,
    unitWeight: pieceWeight,
    unitPrice,
    tariffCode,
    origin,
  }))
}

/**
 * What was paid for each piece of a line, without its share of the discounts and without VAT. All of them add up to what the line cost,
 * so that the parcels of an order together are declared at what was paid for it, to the cent.
 */
function netPrices({ total, discount, taxRate, quantity }: OrderLine): Cents[] {
  const paid = total - discount
  return splitByWeight(paid - taxInside(paid, taxRate), new Array<number>(quantity).fill(1))
}

/** An order is invoiced once something of it has left; until then customs are given its own number. */
function invoiceOf({ order, invoices }: DeclaredOrder): CustomsDeclaration['invoice'] {
  const invoice = invoices.find(({ kind }) => kind === 'invoice')
  if (!invoice) return { number: order.number, day: null }
  return { number: invoice.number, day: localDay(invoice.issuedAt, storefrontOf(order.storefrontCode).timeZone) }
}
