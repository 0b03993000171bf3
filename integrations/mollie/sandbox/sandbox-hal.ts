import { type Cents, decimalAmount } from '#kernel/money.ts'
import type { Language } from '#kernel/storefront.ts'
import { documentationLink, halAnswer, halPage, type Link } from './sandbox-answers.ts'
import { methodName, type SandboxMethod } from './sandbox-methods.ts'
import {
  amountCaptured,
  amountRefunded,
  amountRemaining,
  giftcardAmount,
  isCancelable,
  isManual,
  isPayable,
  type SandboxCapture,
  type SandboxPayment,
  type SandboxRefund,
} from './sandbox-payment.ts'
import { walletOf } from './sandbox-wallet.ts'

/** The pretend merchant. */
const profileId = 'pfl_SandboxCordwainer'

/**
 * A payment as Mollie writes it. Moments that have not come are left out rather than null, `isCancelable` is left out
 * where nothing can change any more, and the checkout link is there only while the shopper can pay.
 */
export function paymentHal(payment: SandboxPayment, base: string, embed: readonly string[] = []) {
  const { request } = payment
  const money = (cents: Cents) => ({ currency: payment.currency, value: decimalAmount(cents) })
  const settled = payment.status === 'paid'
  const final = settled || ['failed', 'canceled', 'expired'].includes(payment.status)
  const self = `${base}/v2/payments/${payment.id}`
  const details = detailsOf(payment)
  return {
    resource: 'payment',
    id: payment.id,
    mode: 'test',
    createdAt: moment(payment.createdAt),
    amount: money(payment.amount),
    description: request.description,
    method: payment.method,
    metadata: request.metadata ?? null,
    status: payment.status,
    ...(final ? {} : { isCancelable: isCancelable(payment) }),
    ...moments(payment),
    profileId,
    sequenceType: 'oneoff',
    redirectUrl: request.redirectUrl,
    ...optional('cancelUrl', request.cancelUrl),
    ...optional('webhookUrl', request.webhookUrl),
    ...optional('locale', request.locale),
    ...optional('countryCode', request.billingAddress?.country),
    ...optional('lines', request.lines),
    ...optional('billingAddress', request.billingAddress),
    ...optional('shippingAddress', request.shippingAddress),
    ...optional('captureMode', request.captureMode),
    ...optional('issuer', payment.issuer),
    ...(settled
      ? {
          amountRefunded: money(amountRefunded(payment)),
          amountRemaining: money(amountRemaining(payment)),
        }
      : {}),
    ...(isManual(payment) ? { amountCaptured: money(amountCaptured(payment)) } : {}),
    ...optional('details', details),
    ...(embed.length > 0
      ? {
          _embedded: {
            ...(embed.includes('refunds')
              ? { refunds: payment.refunds.map((refund) => refundHal(payment, refund, base)) }
              : {}),
            ...(embed.includes('captures')
              ? { captures: payment.captures.map((capture) => captureHal(payment, capture, base)) }
              : {}),
            // Nobody disputes a pretend payment.
            ...(embed.includes('chargebacks') ? { chargebacks: [] } : {}),
          },
        }
      : {}),
    _links: {
      self: halAnswer(self),
      ...(isPayable(payment) ? { checkout: halPage(sandboxCheckoutUrl(payment, base)) } : {}),
      dashboard: halPage(`${base}/dashboard/payments/${payment.id}`),
      ...(payment.refunds.length > 0 ? { refunds: halAnswer(`${self}/refunds`) } : {}),
      ...(payment.captures.length > 0 ? { captures: halAnswer(`${self}/captures`) } : {}),
      documentation: documentationLink('reference/get-payment'),
    },
  }
}

/** Straight to the test screen where the shop chose the method, else to the list of methods. */
export function sandboxCheckoutUrl(payment: SandboxPayment, base: string): string {
  if (payment.method === null || !payment.forced) return selectMethodUrl(payment, base)
  return testModeUrl(payment, base)
}

export function testModeUrl(payment: SandboxPayment, base: string): string {
  return `${base}/checkout/test-mode?method=${payment.method ?? ''}&token=${payment.token}`
}

export function selectMethodUrl(payment: SandboxPayment, base: string): string {
  return `${base}/checkout/select-method/${payment.token}`
}

export function refundHal(payment: SandboxPayment, refund: SandboxRefund, base: string, embed: readonly string[] = []) {
  const self = `${base}/v2/payments/${payment.id}`
  return {
    resource: 'refund',
    id: refund.id,
    mode: 'test',
    createdAt: moment(refund.createdAt),
    amount: { currency: payment.currency, value: decimalAmount(refund.amount) },
    description: refund.description,
    metadata: refund.metadata ?? null,
    status: refund.status,
    paymentId: payment.id,
    ...embeddedPayment(payment, base, embed),
    _links: {
      self: halAnswer(`${self}/refunds/${refund.id}`),
      payment: halAnswer(self),
      documentation: documentationLink('reference/get-refund'),
    },
  }
}

export function captureHal(
  payment: SandboxPayment,
  capture: SandboxCapture,
  base: string,
  embed: readonly string[] = [],
) {
  const self = `${base}/v2/payments/${payment.id}`
  return {
    resource: 'capture',
    id: capture.id,
    mode: 'test',
    createdAt: moment(capture.createdAt),
    amount: { currency: payment.currency, value: decimalAmount(capture.amount) },
    description: capture.description,
    metadata: capture.metadata ?? null,
    status: 'succeeded',
    paymentId: payment.id,
    ...embeddedPayment(payment, base, embed),
    _links: {
      self: halAnswer(`${self}/captures/${capture.id}`),
      payment: halAnswer(self),
      documentation: documentationLink('reference/get-capture'),
    },
  }
}

function embeddedPayment(payment: SandboxPayment, base: string, embed: readonly string[]): { _embedded?: object } {
  return embed.includes('payment') ? { _embedded: { payment: paymentHal(payment, base) } } : {}
}

type MethodView = {
  readonly base: string
  readonly language: Language
  readonly currency: string
  /** `issuers`, `pricing`. */
  readonly include: readonly string[]
}

export function methodHal(method: SandboxMethod, { base, language, currency, include }: MethodView) {
  return {
    resource: 'method',
    id: method.id,
    description: methodName(method, language),
    minimumAmount: { currency, value: decimalAmount(method.minimum) },
    maximumAmount: { currency, value: decimalAmount(method.maximum) },
    image: image(method.id, base),
    status: 'activated',
    ...(include.includes('pricing') ? { pricing: [price(currency)] } : {}),
    ...(include.includes('issuers') && method.issuers
      ? { issuers: method.issuers.map((each) => ({ resource: 'issuer', ...each, image: image(each.id, base) })) }
      : {}),
    _links: {
      self: halAnswer(`${base}/v2/methods/${method.id}`),
      documentation: documentationLink('reference/get-method'),
    },
  }
}

/** A method that Mollie has and the pretend merchant has not asked for. */
export function otherMethodHal(id: string, { base, currency, include }: MethodView) {
  return {
    resource: 'method',
    id,
    description: id,
    minimumAmount: { currency, value: '0.01' },
    maximumAmount: null,
    image: image(id, base),
    status: null,
    ...(include.includes('pricing') ? { pricing: [price(currency)] } : {}),
    _links: { self: halAnswer(`${base}/v2/methods/${id}`), documentation: documentationLink('reference/get-method') },
  }
}

/** Invented: what Mollie asks for a payment stands in a merchant's contract. */
const price = (currency: string) => ({
  description: 'Worldwide',
  fixed: { currency, value: '0.30' },
  variable: '1',
})

/** `{count, _embedded, _links}`; the links of a list that is not cut into pages have neither next nor previous. */
export function listHal(name: string, items: readonly unknown[], links: Readonly<Record<string, Link | null>>) {
  return { count: items.length, _embedded: { [name]: items }, _links: links }
}

export function iconUrl(id: string, base: string): string {
  return `${base}/icons/${id}.svg`
}

function image(id: string, base: string) {
  const address = iconUrl(id, base)
  return { size1x: address, size2x: address, svg: address }
}

const momentNames = [
  'expiresAt',
  'authorizedAt',
  'captureBefore',
  'paidAt',
  'failedAt',
  'canceledAt',
  'expiredAt',
] as const

function moments(payment: SandboxPayment): Record<string, string> {
  return Object.fromEntries(
    momentNames.flatMap((name) => {
      const at = payment[name]
      return at === undefined ? [] : [[name, moment(at)]]
    }),
  )
}

/** `2026-11-21T15:53:00+00:00`: to the second, with an offset. */
function moment(iso: string): string {
  return `${iso.slice(0, 19)}+00:00`
}

function optional<Name extends string, Value>(name: Name, value: Value | null | undefined) {
  return (value === null || value === undefined ? {} : { [name]: value }) as { [name in Name]?: Value }
}

/** What a method tells about the payment once there is something to tell. Accounts are made up and look it. */
function detailsOf(payment: SandboxPayment): Record<string, unknown> | undefined {
  const { givenName = 'Test', familyName = 'Shopper', email } = payment.request.billingAddress ?? {}
  const name = `${givenName} ${familyName}`
  const reached = payment.status === 'paid' || payment.status === 'authorized'
  switch (payment.method) {
    case 'ideal':
      return reached
        ? { consumerName: name, consumerAccount: 'NL00TEST0000000000', consumerBic: 'TESTNL2A' }
        : undefined
    case 'bancontact':
      return reached ? { consumerName: name, consumerAccount: 'BE00000000000000', cardNumber: '0000' } : undefined
    case 'creditcard':
    case 'applepay':
      if (payment.status === 'failed') {
        return { failureReason: payment.failureReason ?? 'card_declined', failureMessage: 'The card was declined' }
      }
      return reached
        ? {
            cardHolder: name,
            cardNumber: '9399',
            cardLabel: 'Mastercard',
            cardAudience: 'consumer',
            ...optional(
              'wallet',
              walletOf(payment.request) ?? (payment.method === 'applepay' ? 'applepay' : undefined),
            ),
          }
        : undefined
    case 'paypal':
      return reached
        ? { consumerName: name, ...optional('consumerAccount', email), paypalReference: payment.id.slice(3) }
        : undefined
    case 'banktransfer':
      return {
        bankName: 'Sandbox Bank',
        bankAccount: 'NL00TEST0123456789',
        bankBic: 'TESTNL2A',
        transferReference: `RF00-${payment.id.slice(3, 7)}-${payment.id.slice(7, 11)}`.toUpperCase(),
      }
    case 'giftcard':
      return reached
        ? {
            voucherNumber: '0000000000000000',
            giftcards: [
              {
                issuer: payment.issuer ?? 'fashioncheque',
                amount: { currency: payment.currency, value: decimalAmount(giftcardAmount(payment)) },
                voucherNumber: '0000000000000000',
              },
            ],
            ...(payment.amount > giftcardAmount(payment)
              ? {
                  remainderAmount: {
                    currency: payment.currency,
                    value: decimalAmount(payment.amount - giftcardAmount(payment)),
                  },
                  remainderMethod: 'ideal',
                }
              : {}),
          }
        : undefined
    default:
      return undefined
  }
}
