import { type Cents, splitByWeight } from '#kernel/money.ts'
import { paidForQuantity } from '../fulfilment/quantities.ts'
import type { OrderLine } from '../orders/order.ts'

/** A line in two parts: what stays as it is, and what becomes something else. `kept` is nothing where all of it does. */
export type SplitLine = { readonly kept: OrderLine | undefined; readonly moved: OrderLine }

/**
 * Takes pieces out of a line, so that both parts together are what the line was: its price, its share of the discounts and its tax, to
 * the cent. The pieces that are taken are those before the last `behind` of it, which never leave: each piece keeps its own price.
 */
export function splitLine(line: OrderLine, quantity: number, behind: number): SplitLine {
  if (quantity === line.quantity) return { kept: undefined, moved: line }
  const to = line.quantity - behind
  const paid = paidForQuantity(line, to - quantity, to)
  const total = line.unitPrice * quantity
  // What stands on the line may be rounded as a whole: then the part has its share of it.
  const movedTotal =
    line.unitPrice * line.quantity === line.total ? total : shareOf(line.total, line.quantity, quantity)
  const [tax = 0] = splitByWeight(line.tax, [movedTotal, line.total - movedTotal])
  const moved = { ...line, quantity, total: movedTotal, discount: movedTotal - paid, tax }
  const kept = {
    ...line,
    quantity: line.quantity - quantity,
    total: line.total - movedTotal,
    discount: line.discount - moved.discount,
    tax: line.tax - tax,
  }
  return { kept, moved }
}

function shareOf(total: Cents, pieces: number, some: number): Cents {
  return splitByWeight(total, [some, pieces - some])[0] ?? 0
}
