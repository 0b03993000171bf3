/** What people were told by the shop, as they would show it if they were asked: the run’s own book. */
export type ToldPeople = {
  /** Orders that a shopper was told the number of. */
  readonly orders: { readonly id: string; readonly number: string; readonly email: string }[]
  /** Numbers of orders that a shopper was told are paid. */
  readonly paid: string[]
  /** References of returns that a shopper was told are awaited. */
  readonly returns: string[]
  /** References of gift cards that a giver was told are paid. */
  readonly giftCards: string[]
  /** What staff were told is done. */
  readonly staff: PressedChange[]
}

/** `key` is what staff pressed with. */
export type PressedChange = {
  readonly kind: 'refund' | 'removed' | 'cancelled' | 'received' | 'note'
  readonly number: string
  readonly key: string
}

export const nothingTold = (): ToldPeople => ({ orders: [], paid: [], returns: [], giftCards: [], staff: [] })
