import type { Refusal } from '#kernel/message-key.ts'
import type { BasisPoints, Cents, Money } from '#kernel/money.ts'
import type { Country, Currency } from '#kernel/storefront.ts'

/**
 * What the shop asks of whoever collects its money. Every question may throw `PaymentProviderUnavailable`, which says
 * 'ask again later with the same idempotency key'; what the provider refuses comes back as a `PaymentRejection`.
 */
export type PaymentPort = {
  /** The methods that can pay this amount now, in the provider's order for the locale. */
  methods(question: PaymentMethodsQuestion): Promise<PaymentMethod[]>
  /** Opens a payment; the shopper goes to its `checkoutUrl`. */
  createPayment(request: PaymentRequest): Promise<ProviderPayment | PaymentRejection>
  /** The payment as it stands; undefined when the provider has never heard of the id (webhooks can be made up). */
  getPayment(id: string): Promise<ProviderPayment | undefined>
  /**
   * Calls off an open payment, or lets go of an authorized one. Most methods cannot be called off while the shopper is
   * at the bank: the refusal has the reason `state`, and the payment may still be paid. Letting go may take the
   * provider a while: the answer can still say `authorized`.
   */
  cancelPayment(id: string): Promise<ProviderPayment | PaymentRejection>
  /** Gives money back, in part or in whole. Never changes the payment's status, only its `amountRefunded`. */
  refund(request: RefundRequest): Promise<ProviderRefund | PaymentRejection>
  /** Collects what was authorized: when the parcel leaves. Without an amount, all that remains. */
  capture(request: CaptureRequest): Promise<ProviderCapture | PaymentRejection>
  /** Proves to a wallet that the shop is who it says, at the gateway that the wallet itself named. */
  walletSession(request: WalletSessionRequest): Promise<WalletSession | PaymentRejection>
}

/** A wallet whose sheet opens over the shop's own page and hands over an encrypted token. */
export type WalletId = 'applepay' | 'googlepay'

export type WalletSessionRequest = {
  /** Where the wallet wants to be asked. Who passes it on has made sure that it is the wallet's own. */
  readonly validationUrl: string
  /** The host in the browser's address bar. */
  readonly domain: string
}

/** What the wallet's own code in the browser is given as it came. */
export type WalletSession = { readonly session: Readonly<Record<string, unknown>> }

/** Open on purpose: providers add methods faster than shops are released. 'ideal', 'creditcard', 'riverty' … */
export type PaymentMethodId = string

export type PaymentMethodsQuestion = {
  readonly amount: Cents
  readonly currency: Currency
  /** Of the billing address, or of the storefront while there is none. */
  readonly country: Country
  /** `nl_NL`: the storefront's `paymentLocale`. */
  readonly storefrontLocale: string
}

export type PaymentMethod = {
  readonly id: PaymentMethodId
  /** In the shopper's language. */
  readonly name: string
  readonly image?: string
  /** Gift cards and the like: who issued them. Empty for most methods. */
  readonly issuers: readonly PaymentIssuer[]
  /** Works only in a browser that has the wallet (Apple Pay, Google Pay); the storefront hides it elsewhere. */
  readonly wallet: boolean
  readonly minimum: Money
  readonly maximum?: Money
}

export type PaymentIssuer = { readonly id: string; readonly name: string; readonly image?: string }

export type PaymentRequest = {
  /** The same for every repetition of this very payment, another one for the next attempt. Kept by the provider for an hour. */
  readonly idempotencyKey: string
  readonly amount: Cents
  readonly currency: Currency
  /** What the shopper's bank statement shows; cut after 255 characters. */
  readonly description: string
  /** Where the shopper comes back to, whatever became of the payment. */
  readonly redirectUrl: string
  /** Where the shopper comes back to after calling it off; `redirectUrl` when absent. */
  readonly cancelUrl?: string
  /** Told the payment's id on every change. Providers refuse addresses that they cannot reach, such as localhost. */
  readonly webhookUrl?: string
  /** Absent: the shopper chooses on the provider's page. */
  readonly method?: PaymentMethodId
  readonly issuer?: string
  /** `nl_NL`: the storefront's `paymentLocale`. */
  readonly locale: string
  readonly metadata: PaymentMetadata
  /** Add up to `amount`, shipping and discounts included. */
  readonly lines: readonly PaymentLine[]
  readonly billingAddress: PaymentAddress
  readonly shippingAddress?: PaymentAddress
  /** What the wallet of this method handed over, as JSON: the payment is decided without a page of the provider, as a rule. */
  readonly walletToken?: string
  /** `manual`: authorize now, `capture` when the parcel leaves. Methods that know only one way get that one. */
  readonly captureMode: 'automatic' | 'manual'
}

/** Comes back with every answer, so that a payment can always be traced to its order. */
export type PaymentMetadata = { readonly orderId: string; readonly paymentId: string }

export type PaymentLine = {
  /** `discount`, `store-credit` and `gift-card` have negative prices; no other kind may. */
  readonly kind: 'physical' | 'digital' | 'shipping' | 'surcharge' | 'discount' | 'store-credit' | 'gift-card'
  readonly description: string
  readonly quantity: number
  /** Gross, for one piece, before `discount`. */
  readonly unitPrice: Cents
  /** Taken off the whole line; 0 or more. */
  readonly discount?: Cents
  readonly vatRate: BasisPoints
  readonly sku?: string
  readonly imageUrl?: string
  readonly productUrl?: string
}

export type PaymentAddress = {
  readonly givenName: string
  readonly familyName: string
  /** Absent, as town and postcode are, where somebody collects what they order and did not say where they live. */
  readonly streetAndNumber?: string
  readonly streetAdditional?: string
  readonly postalCode?: string
  readonly city?: string
  readonly country: Country
  readonly email?: string
  /** E.164; anything else is left out, because providers refuse the whole payment over it. */
  readonly phone?: string
}

/** `paid`, `failed`, `canceled` and `expired` are final. Refunds don't change the status. */
export type ProviderPaymentStatus = 'open' | 'pending' | 'authorized' | 'paid' | 'failed' | 'canceled' | 'expired'

export type ProviderPayment = {
  readonly id: string
  /** A status that the shop does not know counts as `pending`: not final, ask again. */
  readonly status: ProviderPaymentStatus
  /** Absent until the shopper has chosen. */
  readonly method?: PaymentMethodId
  readonly amount: Money
  readonly amountRefunded: Money
  readonly amountCaptured: Money
  /** What can be refunded still; absent where nothing can. What a gift card paid is no part of it. */
  readonly amountRefundable?: Money
  /** Only while the shopper can still pay. */
  readonly checkoutUrl?: string
  /** Only while the payment can still expire. */
  readonly expiresAt?: Date
  /** Only while `cancelPayment` would work. */
  readonly cancelable: boolean
  /** Where the money has to be sent, for a method that leaves that to the shopper's own bank. */
  readonly bankTransfer?: BankTransfer
  /** The provider's word for why it failed: 'insufficient_funds'. Not for shoppers. */
  readonly failureReason?: string
  /** Empty for a payment that was not made by this shop. */
  readonly metadata: Partial<PaymentMetadata>
}

/** What a shopper types into their own bank's form. */
export type BankTransfer = {
  readonly payee: string | null
  readonly iban: string
  readonly bic: string | null
  /** Without it nobody knows what the money is for. */
  readonly reference: string
}

export type RefundRequest = {
  /** The provider's id. */
  readonly paymentId: string
  readonly amount: Money
  readonly idempotencyKey: string
  readonly description: string
}

export type ProviderRefund = { readonly id: string; readonly status: string; readonly amount: Money }

export type CaptureRequest = {
  /** The provider's id. */
  readonly paymentId: string
  readonly idempotencyKey: string
  readonly amount?: Money
}

export type ProviderCapture = { readonly id: string; readonly status: string; readonly amount?: Money }

/** The provider understood the question and said no. */
export type PaymentRejection = Refusal & {
  /**
   * `method`: not offered for this order. `amount`: too little, too much or more than is left. `not-found`: no such
   * payment. `state`: not possible in the payment's present status. `invalid`: the request itself; see `detail`.
   */
  readonly reason: 'method' | 'amount' | 'not-found' | 'state' | 'invalid'
  /** The provider's own sentence, for the log. */
  readonly detail: string
}

/**
 * The provider could not be asked, or had no answer: the order stands as it is, and the same question may be put again
 * with the same idempotency key.
 */
export class PaymentProviderUnavailable extends Error {
  override readonly name = 'PaymentProviderUnavailable'
  /** What whoever brings news of a payment is answered, so that they bring it again. */
  readonly statusCode = 503
  /** `unauthorized`: the shop's key is wrong, which only the operator can mend. */
  readonly reason: 'network' | 'timeout' | 'busy' | 'server-error' | 'unauthorized' | 'unreadable'
  /** How long the provider asks to be left alone, where it says so. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    reason: PaymentProviderUnavailable['reason'],
    message: string,
    options: { cause?: unknown; retryAfterSeconds?: number | undefined } = {},
  ) {
    super(message, 'cause' in options ? { cause: options.cause } : {})
    this.reason = reason
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}
