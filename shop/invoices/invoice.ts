import { localDay } from '#kernel/calendar.ts'
import { type BasisPoints, type Cents, splitByWeight, type TaxGroup, taxGroups } from '#kernel/money.ts'
import { type Currency, type StorefrontCode, storefrontOf } from '#kernel/storefront.ts'
import type { Order, OrderLine } from '../orders/order.ts'

export type InvoiceKind = 'invoice' | 'credit-note'

/** A line of a document; everything gross, and negative where it goes back. */
export type InvoiceLine = {
  readonly type: OrderLine['type']
  readonly sku: string
  readonly name: string
  readonly color: string | null
  readonly size: string | null
  readonly quantity: number
  /** Of one piece, before discounts. */
  readonly unitPrice: Cents
  /** What of the order's discounts falls on the line. */
  readonly discount: Cents
  readonly gross: Cents
  readonly rate: BasisPoints
}

/** Everything that a document says, as it was when it was issued. */
export type InvoiceContent = {
  /** Who sells: name and address in the first line, then register, VAT number and how to be reached. */
  readonly seller: readonly string[]
  /** The name over the door when it was issued; absent on documents of before. */
  readonly brand?: string
  readonly orderNumber: string
  readonly orderedAt: string
  /** When the goods left; of a credit note when they came back. */
  readonly suppliedAt: string
  readonly paymentMethod: string
  readonly buyer: Order['billingAddress']
  readonly destination: Order['shippingAddress']['country']
  readonly lines: readonly InvoiceLine[]
  readonly taxes: readonly TaxGroup[]
  /** What the promotions and vouchers are called that took something off; absent on documents of before they were kept. */
  readonly discountNames?: readonly string[]
  /** What a gift card paid of the order; absent where none did, and on documents of before there were any. */
  readonly giftCard?: { readonly ending: string; readonly amount: Cents }
  /** Of a credit note: the invoice that it corrects. */
  readonly corrects: { readonly number: string; readonly issuedAt: string } | null
  /** Of an invoice: refunds that it takes into account already, for pieces that never left. */
  readonly without: readonly string[]
}

export type Invoice = {
  readonly id: string
  readonly orderId: string
  readonly kind: InvoiceKind
  readonly refundId: string | null
  /** `EU-2026-000042`: without gaps in its series and year. */
  readonly number: string
  readonly issuedAt: Date
  readonly storefrontCode: StorefrontCode
  readonly currency: Currency
  readonly total: Cents
  readonly content: InvoiceContent
}

/** What the retailer calls the documents, and where their counting begins. */
export type InvoiceNumbers = Readonly<
  Record<
    'invoices' | 'creditNotes',
    { readonly prefix: { readonly EU: string; readonly GB: string }; readonly first: number }
  >
>

/** Which documents are counted together: those of one currency, invoices apart from credit notes. */
export function seriesOf(
  { storefrontCode }: Pick<Order, 'storefrontCode'>,
  kind: InvoiceKind,
  now: Date,
  numbers: InvoiceNumbers,
): { readonly series: string; readonly year: number; readonly first: number } {
  const { currency, timeZone } = storefrontOf(storefrontCode)
  const { prefix, first } = kind === 'invoice' ? numbers.invoices : numbers.creditNotes
  const series = currency === 'GBP' ? prefix.GB : prefix.EU
  return { series, year: Number(localDay(now, timeZone).slice(0, 4)), first }
}

export function numberOf(
  { series, year }: { readonly series: string; readonly year: number },
  sequence: number,
): string {
  return `${series}-${year}-${String(sequence).padStart(6, '0')}`
}

/** What of an order is on a document: of which line how many pieces, what was paid for them, and costs. */
export type Extract = {
  readonly pieces: readonly { readonly position: number; readonly quantity: number; readonly gross: Cents }[]
  readonly costs: Cents
}

/** The lines of what was supplied. Costs are spread over delivery and extras as they were charged. */
export function linesOf(order: Pick<Order, 'lines'>, { pieces, costs }: Extract): InvoiceLine[] {
  const goods = pieces.flatMap(({ position, quantity, gross }) => {
    const line = order.lines[position]
    return line ? [{ ...described(line), quantity, discount: line.unitPrice * quantity - gross, gross }] : []
  })
  const charged = order.lines.filter((line) => line.type === 'delivery' || line.type === 'transaction_costs')
  const parts = splitByWeight(
    costs,
    charged.map(({ total }) => total),
  )
  const extras = charged.flatMap((line, index) => {
    const gross = parts[index] ?? 0
    // A part of a charge is one thing, whatever it was a part of.
    const whole = gross === line.total
    return gross === 0
      ? []
      : [
          {
            ...described(line),
            quantity: whole ? line.quantity : 1,
            unitPrice: whole ? line.unitPrice : gross,
            discount: 0,
            gross,
          },
        ]
  })
  return [...goods, ...extras]
}

function described({ type, sku, name, color, size, unitPrice, taxRate }: OrderLine) {
  return { type, sku, name, color, size, unitPrice, rate: taxRate }
}

/** The same lines with a minus: what goes back. */
export function reverseLines(lines: readonly InvoiceLine[]): InvoiceLine[] {
  return lines.map((line) => ({
    ...line,
    unitPrice: -line.unitPrice || 0,
    discount: -line.discount || 0,
    gross: -line.gross || 0,
  }))
}

/**
 * What takes an amount off the price of an order as a whole, spread over its rates of VAT as its goods are (Directive 2006/112/EC,
 * article 90: the taxable amount is reduced).
 */
export function reductionLines(order: Pick<Order, 'taxGroups'>, amount: Cents, name: string): InvoiceLine[] {
  const parts = splitByWeight(
    amount,
    order.taxGroups.map(({ gross }) => gross),
  )
  return order.taxGroups.flatMap(({ rate }, index) => {
    const gross = -(parts[index] ?? 0)
    return gross === 0
      ? []
      : [
          {
            type: 'discount' as const,
            sku: 'goodwill',
            name,
            color: null,
            size: null,
            quantity: 1,
            unitPrice: gross,
            discount: 0,
            gross,
            rate,
          },
        ]
  })
}

/** The tax of a document, per rate, computed on the sum of its lines. */
export function taxesOf(lines: readonly InvoiceLine[]): TaxGroup[] {
  return taxGroups(lines)
}

/**
 * The tax of a credit note: what all credit notes up to it have to come to, without what the earlier ones came to. When
 * everything has gone back nothing of the tax is left over, however many notes it took.
 */
export function creditedTaxes(lines: readonly InvoiceLine[], earlier: readonly InvoiceLine[]): TaxGroup[] {
  const before = taxGroups(earlier)
  const rates = new Set(lines.map(({ rate }) => rate))
  return taxGroups([...earlier, ...lines])
    .filter(({ rate }) => rates.has(rate))
    .map((group) => {
      const known = before.find(({ rate }) => rate === group.rate)
      return { rate: group.rate, gross: group.gross - (known?.gross ?? 0), tax: group.tax - (known?.tax ?? 0) }
    })
}

export function totalOf(lines: readonly Pick<InvoiceLine, 'gross'>[]): Cents {
  return lines.reduce((sum, { gross }) => sum + gross, 0)
}
