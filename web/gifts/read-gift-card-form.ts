/** What somebody typed who buys a gift card. */
export type TypedGiftCardForm = {
  /** One of the proposed amounts in the smallest unit, or `other`. */
  readonly amount: string
  readonly otherAmount: string
  readonly receiverName: string
  readonly receiverEmail: string
  readonly message: string
  readonly mailOn: string
  readonly giverFirstName: string
  readonly giverLastName: string
  readonly giverEmail: string
  readonly paymentMethod: string
  readonly termsAccepted: boolean
  readonly withdrawalRead: boolean
  /** The same form twice is one card. */
  readonly wish: string
}

export function readGiftCardForm(form: FormData): TypedGiftCardForm {
  const text = (name: string, most = 320) => String(form.get(name) ?? '').slice(0, most)
  return {
    amount: text('amount', 12),
    otherAmount: text('otherAmount', 20),
    receiverName: text('receiverName'),
    receiverEmail: text('receiverEmail'),
    message: text('message', 2000),
    mailOn: text('mailOn', 20),
    giverFirstName: text('giverFirstName'),
    giverLastName: text('giverLastName'),
    giverEmail: text('giverEmail'),
    paymentMethod: text('paymentMethod', 60),
    termsAccepted: form.get('termsAccepted') !== null,
    withdrawalRead: form.get('withdrawalRead') !== null,
    wish: text('wish', 64),
  }
}

/** The amount in the smallest unit; 0, which no card has, where nobody can read it. */
export function chosenAmount({ amount, otherAmount }: Pick<TypedGiftCardForm, 'amount' | 'otherAmount'>): number {
  if (amount !== 'other') return /^\d{1,7}$/.test(amount) ? Number(amount) : 0
  const match = /^[^\d-]{0,3}(\d{1,5})(?:[.,](\d\d?))?\s*\D{0,3}$/.exec(otherAmount.trim())
  return match?.[1] === undefined ? 0 : Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}
