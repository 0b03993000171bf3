/** What a shopper ticked on the payment step. */
export type PaymentAnswers = {
  readonly paymentMethod: string
  readonly termsAccepted: boolean
  readonly withdrawalRead: boolean
  readonly rivertyTermsAccepted: boolean
  readonly newsletter: boolean
  /** A receipt without prices for whoever is given what is ordered. */
  readonly giftReceipt: boolean
  /** The total that stood above the button, in the smallest unit. */
  readonly expectedTotal: number
  /** What a gift card was to pay of it. */
  readonly expectedGiftCard: number
}

/** Reads the posted payment step. A total that is none is 0, which the shop refuses as another total. */
export function readPaymentForm(form: FormData): PaymentAnswers {
  const ticked = (name: string) => form.get(name) !== null
  const amount = (name: string) => {
    const text = String(form.get(name) ?? '')
    return /^\d{1,9}$/.test(text) ? Number(text) : 0
  }
  return {
    paymentMethod: String(form.get('paymentMethod') ?? '').slice(0, 60),
    termsAccepted: ticked('termsAccepted'),
    withdrawalRead: ticked('withdrawalRead'),
    rivertyTermsAccepted: ticked('rivertyTermsAccepted'),
    newsletter: ticked('newsletter'),
    giftReceipt: ticked('giftReceipt'),
    expectedTotal: amount('expectedTotal'),
    expectedGiftCard: amount('expectedGiftCard'),
  }
}

/** The API says what is none; this only keeps what nobody would read out of the way. */
const longestToken = 20_000

/** What a wallet's sheet handed over. It pays, so it goes to the shop and into no page. */
export function readWalletToken(form: FormData): string | undefined {
  const token = form.get('walletToken')
  return typeof token === 'string' && token !== '' ? token.slice(0, longestToken) : undefined
}
