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

/** The larger number of each. */
export function mostOfEach(some: Quantities, others: Quantities): Quantities {
  return sumOfQuantities([some, quantitiesWithout(others, some)])
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

/**
 * Pieces by the sizes' SKUs; nothing when the order has no such line. A size that stands on several lines is told of without its line:
 * it is taken from those that have room for it, the first ones first.
 */
export function quantitiesBySku(
  lines: readonly Pick<OrderLine, 'type' | 'sku'>[],
  named: readonly { readonly sku: string; readonly quantity: number }[],
  room: Quantities = noQuantities,
): Quantities | undefined {
  const taken: [position: number, quantity: number][] = []
  for (const { sku, quantity } of named) {
    const positions = lines.flatMap((line, position) => (line.type === 'article' && line.sku === sku ? [position] : []))
    const [first] = positions
    if (first === undefined || quantity < 1) return undefined
    taken.push(...spread(positions, first, quantity, quantitiesWithout(room, quantitiesOf(taken))))
  }
  return quantitiesOf(taken)
}

/** Pieces over lines that have room for them; what has none stands on the first line, where whoever checks finds it. */
function spread(
  positions: readonly number[],
  first: number,
  quantity: number,
  room: Quantities,
): [position: number, quantity: number][] {
  let left = quantity
  const taken = positions.map((position): [number, number] => {
    const some = Math.min(left, room.get(position) ?? 0)
    left -= some
    return [position, some]
  })
  return [...taken, [first, left]]
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
