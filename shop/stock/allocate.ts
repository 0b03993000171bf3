export type Demand = { readonly variantId: string; readonly quantity: number }

/** Pieces of one size at one location; a lower priority is emptied first (the distribution centre is 0). */
export type AllocationShelf = {
  readonly variantId: string
  readonly locationCode: string
  readonly available: number
  readonly priority: number
}

export type StockReservation = { readonly variantId: string; readonly locationCode: string; readonly quantity: number }

export type Allocation =
  | { readonly reservations: readonly StockReservation[] }
  /** Sizes of which fewer lie about than are wanted, and how many do. */
  | { readonly missing: readonly { readonly variantId: string; readonly available: number }[] }

/**
 * From which shelves an order is served. All or nothing: when one size is short, nothing is claimed. Several lines of the
 * same size are summed first, so that two lines of two never pass where three lie.
 */
export function allocateStock(demands: readonly Demand[], shelves: readonly AllocationShelf[]): Allocation {
  const wanted = new Map<string, number>()
  for (const { variantId, quantity } of demands) wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity)

  const reservations: StockReservation[] = []
  const missing: { variantId: string; available: number }[] = []
  for (const [variantId, quantity] of wanted) {
    const own = shelves
      .filter((shelf) => shelf.variantId === variantId && shelf.available > 0)
      .sort((a, b) => a.priority - b.priority || a.locationCode.localeCompare(b.locationCode))
    const available = own.reduce((sum, shelf) => sum + shelf.available, 0)
    if (available < quantity) {
      missing.push({ variantId, available })
      continue
    }
    let left = quantity
    for (const shelf of own) {
      if (left === 0) break
      const taken = Math.min(left, shelf.available)
      reservations.push({ variantId, locationCode: shelf.locationCode, quantity: taken })
      left -= taken
    }
  }
  return missing.length > 0 ? { missing } : { reservations }
}
