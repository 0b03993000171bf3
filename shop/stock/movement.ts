/** Why a shelf changed: somebody counted, ordered, gave an order up, reserved or gave a reservation up, corrected by hand, or took a return in. */
export const movementKinds = [
  'count',
  'sale',
  'release',
  'reservation',
  'reservation-end',
  'correction',
  'return',
] as const
export type MovementKind = (typeof movementKinds)[number]

/** One change of a shelf, as it was written down with it. */
export type StockMovement = {
  readonly id: string
  readonly locationCode: string
  readonly at: Date
  readonly kind: MovementKind
  /** Pieces that nobody holds: how many more or fewer. */
  readonly change: number
  /** How many of those there were then. */
  readonly available: number
  /** The number of the order or the reservation, or the id of the import; nothing where none is left or there was none. */
  readonly reference: string | null
}
