import type { z } from 'zod'
import type {
  PaymentAddress,
  PaymentMethod,
  PaymentPort,
  PaymentRejection,
  PaymentRequest,
  ProviderPayment,
  ProviderPaymentStatus,
} from '#shop/orders/payment-port.ts'
import { PaymentProviderUnavailable } from '#shop/orders/payment-port.ts'
import { type MollieConfig, type MollieRejection, mollieHttp } from './mollie-http.ts'
import { linesProblem, wireLine } from './mollie-lines.ts'
import {
  anyAnswer,
  mollieCapture,
  mollieMetadata,
  mollieMethods,
  molliePayment,
  mollieRefund,
  mollieWalletSession,
  moneyOf,
  wireAmount,
} from './mollie-wire.ts'

/** Riverty knows no other way, and Klarna's buyers owe nothing before the parcel leaves. */
const manualOnly = new Set(['riverty', 'klarna'])
/** Every other method is refused when it is given a capture mode. */
const eitherCapture = new Set(['creditcard', 'applepay', 'googlepay'])
const wallets = new Set(['applepay', 'googlepay'])

/**
 * A card in a wallet is a card to Mollie: its create-payment call knows no method `googlepay`, and takes the token with `creditcard`.
 * Without a token its card page shows Google Pay by itself.
 */
const wireMethods: Readonly<Record<string, string>> = { googlepay: 'creditcard' }
const tokenFields: Readonly<Record<string, string>> = {
  applepay: 'applePayPaymentToken',
  googlepay: 'googlePayPaymentToken',
}

/** The title of Mollie's 404; a proxy that finds nothing has other words. */
const notFound = 'Not Found'

/** Mollie's Payments API v2 as the shop's payment port; the same code talks to the sandbox. */
export function createMolliePayments(config: MollieConfig): PaymentPort {
  const ask = mollieHttp(config)

  async function getPayment(id: string): Promise<ProviderPayment | undefined> {
    const answer = await ask(
      {
        operation: 'read a payment',
        method: 'GET',
        path: `payments/${encodeURIComponent(id)}`,
        // Anybody can send a webhook with an id that was made up.
        expected: [notFound],
      },
      molliePayment,
    )
    if (answer.ok) return paymentOf(answer.body)
    if (answer.status === 404) return undefined
    throw new PaymentProviderUnavailable('unreadable', `Mollie declined to show ${id}: ${answer.detail}`)
  }

  return {
    async methods({ amount, currency, country, storefrontLocale }) {
      const money = wireAmount(amount, currency)
      const answer = await ask(
        {
          operation: 'list methods',
          method: 'GET',
          path: 'methods',
          isBrief: true,
          query: {
            'amount[currency]': money.currency,
            'amount[value]': money.value,
            billingCountry: country,
            locale: storefrontLocale,
            includeWallets: 'applepay,googlepay',
            include: 'issuers',
          },
        },
        mollieMethods,
      )
      if (!answer.ok) throw new PaymentProviderUnavailable('unreadable', `Mollie listed no methods: ${answer.detail}`)
      return answer.body._embedded.methods.flatMap(methodOf)
    },

    async createPayment(request) {
      const problem = linesProblem(request.lines, request.amount)
      if (problem) return refusal('invalid', problem, 'lines')
      const answer = await ask(
        {
          operation: 'create a payment',
          method: 'POST',
          path: 'payments',
          body: wireRequest(request),
          idempotencyKey: request.idempotencyKey,
          // A method may have gone since it was offered. Anything else that is refused is an error of the shop.
          expected: ['method', 'amount', 'amount.value'],
        },
        molliePayment,
      )
      return answer.ok ? paymentOf(answer.body) : refusalOf(answer, 'invalid')
    },

    getPayment,

    async cancelPayment(id) {
      const payment = await getPayment(id)
      if (!payment) return refusal('not-found', `No payment ${id}`)
      if (payment.cancelable) {
        const answer = await ask(
          {
            operation: 'cancel a payment',
            method: 'DELETE',
            path: `payments/${encodeURIComponent(id)}`,
            // Asked again because the answer was lost, it is answered as it was; without a key Mollie would refuse.
            idempotencyKey: `cancel-${id}`,
            expected: [notFound, 422],
          },
          molliePayment,
        )
        return answer.ok ? paymentOf(answer.body) : refusalOf(answer, 'state')
      }
      if (payment.status !== 'authorized') return refusal('state', `A payment that is ${payment.status} stays so`)
      const answer = await ask(
        {
          operation: 'release an authorization',
          method: 'POST',
          path: `payments/${encodeURIComponent(id)}/release-authorization`,
          body: {},
          idempotencyKey: `release-${id}`,
          expected: [notFound, 422],
        },
        anyAnswer,
      )
      return answer.ok ? ((await getPayment(id)) ?? payment) : refusalOf(answer, 'state')
    },

    async refund({ paymentId, amount, idempotencyKey, description }) {
      const answer = await ask(
        {
          operation: 'refund a payment',
          method: 'POST',
          path: `payments/${encodeURIComponent(paymentId)}/refunds`,
          body: { amount: wireAmount(amount.amount, amount.currency), description: description.slice(0, 255) },
          idempotencyKey,
          expected: [notFound, 422],
        },
        mollieRefund,
      )
      if (!answer.ok) return refusalOf(answer, 'state')
      const refund = answer.body
      return { id: refund.id, status: refund.status, amount: moneyOf(refund.amount) }
    },

    async capture({ paymentId, amount, idempotencyKey }) {
      const answer = await ask(
        {
          operation: 'capture a payment',
          method: 'POST',
          path: `payments/${encodeURIComponent(paymentId)}/captures`,
          body: amount ? { amount: wireAmount(amount.amount, amount.currency) } : {},
          idempotencyKey,
          expected: [notFound, 422],
        },
        mollieCapture,
      )
      if (!answer.ok) return refusalOf(answer, 'state')
      const capture = answer.body
      return {
        id: capture.id,
        status: capture.status,
        ...(capture.amount ? { amount: moneyOf(capture.amount) } : {}),
      }
    },

    async walletSession({ validationUrl, domain }) {
      const answer = await ask(
        {
          operation: 'validate the shop for Apple Pay',
          method: 'POST',
          path: 'wallets/applepay/sessions',
          // The sheet waits for it, and the shopper can pay in another way.
          isBrief: true,
          body: { validationUrl, domain },
        },
        mollieWalletSession,
      )
      return answer.ok ? { session: answer.body } : refusalOf(answer, 'invalid')
    },
  }
}

function wireRequest(request: PaymentRequest): Record<string, unknown> {
  const captureMode = captureModeOf(request)
  return {
    amount: wireAmount(request.amount, request.currency),
    description: request.description.slice(0, 255),
    redirectUrl: request.redirectUrl,
    ...(request.cancelUrl ? { cancelUrl: request.cancelUrl } : {}),
    ...(request.webhookUrl ? { webhookUrl: request.webhookUrl } : {}),
    ...(request.method ? { method: wireMethods[request.method] ?? request.method } : {}),
    ...walletTokenOf(request),
    ...(request.issuer ? { issuer: request.issuer } : {}),
    ...(captureMode ? { captureMode } : {}),
    locale: request.locale,
    metadata: request.metadata,
    lines: request.lines.map((line) => wireLine(line, request.currency)),
    billingAddress: wireAddress(request.billingAddress),
    ...(request.shippingAddress ? { shippingAddress: wireAddress(request.shippingAddress) } : {}),
  }
}

function walletTokenOf({ method = '', walletToken }: PaymentRequest): Record<string, string> {
  const field = tokenFields[method]
  return walletToken === undefined || field === undefined ? {} : { [field]: walletToken }
}

function captureModeOf({ method, captureMode }: PaymentRequest): PaymentRequest['captureMode'] | undefined {
  if (method === undefined) return undefined
  if (manualOnly.has(method)) return 'manual'
  return eitherCapture.has(method) ? captureMode : undefined
}

function wireAddress({ phone, email, streetAdditional, ...address }: PaymentAddress): Record<string, string> {
  return {
    ...address,
    ...(streetAdditional ? { streetAdditional } : {}),
    ...(email ? { email } : {}),
    ...(phone && /^\+[1-9]\d{6,14}$/.test(phone) ? { phone } : {}),
  }
}

function methodOf(method: z.infer<typeof mollieMethods>['_embedded']['methods'][number]): PaymentMethod[] {
  if (method.id === null || (method.status && method.status !== 'activated')) return []
  return [
    {
      id: method.id,
      // The scheme's own rule since 2026, whatever the account's translation says.
      name: method.id === 'ideal' ? 'iDEAL | Wero' : method.description,
      ...imageOf(method.image),
      issuers: (method.issuers ?? []).map(({ id, name, image }) => ({ id, name, ...imageOf(image) })),
      wallet: wallets.has(method.id),
      minimum: moneyOf(method.minimumAmount),
      ...(method.maximumAmount ? { maximum: moneyOf(method.maximumAmount) } : {}),
    },
  ]
}

function imageOf(image: { svg?: string | undefined; size2x?: string | undefined } | null | undefined) {
  const address = image?.svg ?? image?.size2x
  return address ? { image: address } : {}
}

const statuses: readonly string[] = [
  'open',
  'pending',
  'authorized',
  'paid',
  'failed',
  'canceled',
  'expired',
] satisfies ProviderPaymentStatus[]

function isStatus(status: string): status is ProviderPaymentStatus {
  return statuses.includes(status)
}

function paymentOf(payment: z.infer<typeof molliePayment>): ProviderPayment {
  const none = { amount: 0, currency: payment.amount.currency }
  const metadata = mollieMetadata.safeParse(payment.metadata)
  const failureReason = payment.details?.failureReason ?? payment.statusReason?.code
  return {
    id: payment.id,
    status: isStatus(payment.status) ? payment.status : 'pending',
    ...(payment.method ? { method: payment.method } : {}),
    amount: moneyOf(payment.amount),
    amountRefunded: payment.amountRefunded ? moneyOf(payment.amountRefunded) : none,
    amountCaptured: payment.amountCaptured ? moneyOf(payment.amountCaptured) : none,
    ...(payment.amountRemaining ? { amountRefundable: moneyOf(payment.amountRemaining) } : {}),
    ...(payment._links.checkout ? { checkoutUrl: payment._links.checkout.href } : {}),
    ...(payment.expiresAt ? { expiresAt: new Date(payment.expiresAt) } : {}),
    cancelable: payment.isCancelable ?? false,
    ...bankTransferOf(payment.details),
    ...(failureReason ? { failureReason } : {}),
    metadata: metadata.success ? tracedTo(metadata.data) : {},
  }
}

/** A transfer without account or reference would not arrive: then only the provider's own page knows how to pay. */
function bankTransferOf(details: z.infer<typeof molliePayment>['details']): Pick<ProviderPayment, 'bankTransfer'> {
  if (!details?.bankAccount || !details.transferReference) return {}
  const { bankName, bankAccount: iban, bankBic, transferReference: reference } = details
  return { bankTransfer: { payee: bankName ?? null, iban, bic: bankBic ?? null, reference } }
}

function tracedTo({ orderId, paymentId }: z.infer<typeof mollieMetadata>): ProviderPayment['metadata'] {
  return { ...(orderId ? { orderId } : {}), ...(paymentId ? { paymentId } : {}) }
}

const messages: Record<PaymentRejection['reason'], PaymentRejection['messageKey']> = {
  method: 'payment-method-not-found',
  amount: 'payment-method-not-found',
  'not-found': 'order-not-found',
  state: 'order-not-payable',
  invalid: 'payment-failed',
}

function refusal(reason: PaymentRejection['reason'], detail: string, field?: string): PaymentRejection {
  return { refused: true, messageKey: messages[reason], reason, detail, ...(field ? { field } : {}) }
}

function refusalOf(answer: MollieRejection, otherwise: PaymentRejection['reason']): PaymentRejection {
  if (answer.status === 404) return refusal('not-found', answer.detail)
  // 400 means that the idempotency key was used for something else: the request is wrong, not the payment's state.
  if (answer.status === 400) return refusal('invalid', answer.detail, answer.field)
  if (answer.field === 'method') return refusal('method', answer.detail, answer.field)
  if (answer.field === 'amount') return refusal('amount', answer.detail, answer.field)
  return refusal(otherwise, answer.detail, answer.field)
}
