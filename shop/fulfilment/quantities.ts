import { type Cents, splitByWeight } from '#kernel/money.ts'
import type { OrderLine } from '../orders/order.ts'

/** How many pieces of which lines of an order; a line goes by its place in the order. */
export type Quantities = ReadonlyMap<number, number>

export const noQuantities: Quantities = new Map()

/** Pieces from pairs of line and number; the same line may come twice. */
export function quantitiesOf(pairs: Iterable<readonly [position: number, quantity: number]>): Quantities {
  const pieces = new Map<number, number>()
  for (const [position, quantity] of pairs) {
    if (quantity > 0) pieces.set(position, (pieces.get(position) ?? 0) + quantity)
  }
  return pieces
}

export function sumOfQuantities(all: readonly Quantities[]): Quantities {
  return quantitiesOf(all.flatMap((pieces) => [...pieces]))
}

/** What is left when some are taken away. */
export function quantitiesWithout(pieces: Quantities, taken: Quantities): Quantities {
  return quantitiesOf([...pieces].map(([position, quantity]) => [position, quantity - (taken.get(position) ?? 0)]))
}

/** Whether there are at least as many of each. */
export function coversQuantities(pieces: Quantities, wanted: Quantities): boolean {
  return [...wanted].every(([position, quantity]) => quantity <= (pieces.get(position) ?? 0))
}

export function isNone(pieces: Quantities): boolean {
  return pieces.size === 0
}

/** Every piece that was ordered. */
export function orderedQuantities(lines: readonly Pick<OrderLine, 'type' | 'quantity'>[]): Quantities {
  return quantitiesOf(
    lines.flatMap((line, position) => (line.type === 'article' ? [[position, line.quantity] as const] : [])),
  )
}

/** Pieces by the sizes' SKUs; nothing when the order has no such line. */
export function quantitiesBySku(
  lines: readonly Pick<OrderLine, 'type' | 'sku'>[],
  named: readonly { readonly sku: string; readonly quantity: number }[],
): Quantities | undefined {
  const pairs = named.map(({ sku, quantity }) => {
    const position = lines.findIndex((line) => line.type === 'article' && line.sku === sku)
    return [position, quantity] as const
  })
  return pairs.some(([position, quantity]) => position < 0 || quantity < 1) ? undefined : quantitiesOf(pairs)
}

/**
 * What was paid for the pieces of a line from one to another, its share of the discounts taken off. The parts of all pieces
 * add up to what the line cost, whatever is asked for together: three pieces for 100.00 are 33.34, 33.33 and 33.33.
 */
export function paidForQuantity(
  line: Pick<OrderLine, 'quantity' | 'total' | 'discount'>,
  from: number,
  to: number,
): Cents {
  const each = splitByWeight(line.total - line.discount, new Array<number>(line.quantity).fill(1))
  return each.slice(from, to).reduce((sum, cents) => sum + cents, 0)
}

/** What was paid for pieces of an order that come after `before` of them. */
export function paidFor(lines: readonly OrderLine[], before: Quantities, pieces: Quantities): Cents {
  return [...pieces].reduce((sum, [position, quantity]) => {
    const line = lines[position]
    const from = before.get(position) ?? 0
    return line ? sum + paidForQuantity(line, from, from + quantity) : sum
  }, 0)
}
