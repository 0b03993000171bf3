import { type Cents, splitByWeight, type TaxGroup, taxGroups } from '#kernel/money.ts'
import { withTaxes } from '../checkout/order-lines.ts'
import type { OrderLine } from '../orders/order.ts'
import { paidForQuantity, type Quantities } from './quantities.ts'

/** What is sent in place of pieces of a line, by its place in the order. */
export type Replacement = {
  readonly position: number
  readonly quantity: number
  readonly line: OrderLine
}

/** An exchange as an order of its own: its lines, and what they come to. */
export type ExchangedGoods = {
  readonly lines: readonly OrderLine[]
  readonly subtotal: Cents
  readonly shippingTotal: Cents
  readonly total: Cents
  readonly taxTotal: Cents
  readonly taxGroups: readonly TaxGroup[]
}

/**
 * The lines of an order that takes the place of pieces: each costs what was paid for the piece that it stands for, so that nothing is to be
 * paid or given back. Costs of delivery that would have gone back with the last piece go with it.
 *
 * @param amount what goes back for the pieces, `costs` of it for delivery: no more than what could go back still
 * @param before pieces of the same lines that came back earlier
 */
export function exchangeLines(
  replacements: readonly Replacement[],
  before: Quantities,
  { amount, costs }: { readonly amount: Cents; readonly costs: Cents },
  carrier: string,
): ExchangedGoods {
  const goods = amount - costs
  const paid = pricesOf(replacements, before)
  // A part of the price was perhaps given back before, as goodwill: then the exchange is worth what is left.
  const worth = splitByWeight(
    goods,
    paid.map(({ price }) => price),
  )
  const articles = merged(paid.map(({ line }, index) => ({ line, price: worth[index] ?? 0 })))
  const rate = articles[0]?.taxRate ?? 0
  const lines = [...articles, deliveryLine(carrier, costs, rate)]
  const groups = taxGroups(lines.map(({ total, taxRate }) => ({ gross: total, rate: taxRate })))
  return {
    lines: withTaxes(lines),
    subtotal: goods,
    shippingTotal: costs,
    total: amount,
    taxTotal: groups.reduce((sum, { tax }) => sum + tax, 0),
    taxGroups: groups,
  }
}

type Priced = { readonly line: OrderLine; readonly price: Cents }

/** What was paid for each of the pieces that come back. */
function pricesOf(replacements: readonly Replacement[], before: Quantities): Priced[] {
  const taken = new Map(before)
  return replacements.flatMap(({ position, quantity, line }) => {
    const from = taken.get(position) ?? 0
    taken.set(position, from + quantity)
    return Array.from({ length: quantity }, (_, piece) => ({
      line,
      price: paidForQuantity(line, from + piece, from + piece + 1),
    }))
  })
}

/** Pieces of a size with one price are one line; a cent of difference makes two. */
function merged(pieces: readonly Priced[]): OrderLine[] {
  const groups = Map.groupBy(pieces, ({ line, price }) => `${line.sku} ${line.taxRate} ${price}`)
  return [...groups.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const { line, price } = first
    return [
      {
        ...line,
        quantity: same.length,
        regularPrice: price,
        unitPrice: price,
        total: price * same.length,
        discount: 0,
        tax: 0,
      },
    ]
  })
}

function deliveryLine(name: string, price: Cents, taxRate: number): OrderLine {
  const none = { productSku: null, ean: null, brand: null, size: null, color: null, image: null }
  const amounts = { quantity: 1, regularPrice: price, unitPrice: price, total: price, discount: 0, taxRate, tax: 0 }
  return { type: 'delivery', sku: 'delivery', name, ...none, ...amounts }
}
