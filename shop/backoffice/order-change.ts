/** Who of the staff does something; the name is kept as it was then. */
export type StaffAuthor = { readonly id: string; readonly name: string }

/** What staff wrote down about an order, for each other. */
export type OrderNote = {
  readonly id: string
  readonly author: StaffAuthor
  readonly text: string
  /** Ids of members of staff who are named in it. */
  readonly mentions: readonly string[]
  readonly createdAt: Date
}

export const orderChangeKinds = [
  'address',
  'cancelled',
  'pieces-removed',
  'refunded',
  'voucher',
  'mail',
  'size',
  'exchanged',
  'returned',
  'added',
  'pieces-kept',
] as const
export type OrderChangeKind = (typeof orderChangeKinds)[number]

/** That staff changed an order, and who: what was changed, and nothing personal of its shopper. */
export type OrderChange = {
  readonly id: string
  readonly kind: OrderChangeKind
  readonly author: StaffAuthor
  /** By kind: `fields` of an address; `pieces` that were removed; `amount` and `reason` of money; `mail` that was sent again; `from` and `to` of a size; the `order` of an exchange or of something more; `pieces` that were to come off and had left. */
  readonly detail: Readonly<Record<string, unknown>>
  readonly changedAt: Date
}
