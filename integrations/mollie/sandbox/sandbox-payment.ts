import { hour, minute } from '#kernel/clock.ts'
import type { Cents } from '#kernel/money.ts'
import type { ProviderPaymentStatus } from '#shop/orders/payment-port.ts'
import { failingCard } from './sandbox-amounts.ts'
import { SandboxRejection } from './sandbox-answers.ts'
import { sandboxMethod } from './sandbox-methods.ts'
import { checkMethods, namedMethods, type WireCreate, type WireUpdate } from './sandbox-request.ts'

/** One pretend payment. Plain data, so that it can lie in a file; moments are ISO strings with milliseconds. */
export type SandboxPayment = {
  readonly id: string
  /** What the hosted screens are opened with: `6.…`. */
  readonly token: string
  readonly createdAt: string
  readonly status: ProviderPaymentStatus
  readonly amount: Cents
  readonly currency: string
  readonly method: string | null
  readonly issuer: string | null
  /** The shop named one method: a failure is final then, and otherwise leaves the payment open for another try. */
  readonly forced: boolean
  /** Where the shop named several: only these. */
  readonly offered: readonly string[] | null
  readonly request: WireCreate
  readonly expiresAt?: string
  readonly authorizedAt?: string
  readonly captureBefore?: string
  readonly paidAt?: string
  readonly failedAt?: string
  readonly canceledAt?: string
  readonly expiredAt?: string
  readonly failureReason?: string
  readonly refunds: readonly SandboxRefund[]
  readonly captures: readonly SandboxCapture[]
}

export type SandboxRefund = {
  readonly id: string
  readonly createdAt: string
  readonly amount: Cents
  readonly description: string
  readonly metadata: unknown
  readonly status: 'pending' | 'refunded' | 'canceled'
}

export type SandboxCapture = {
  readonly id: string
  readonly createdAt: string
  readonly amount: Cents
  readonly description: string
  readonly metadata: unknown
}

/** Mollie holds refunds back for two hours, in which they can be called off. */
const refundWaitsMs = 2 * hour
/** Without a chosen method. */
const undecidedExpiresMs = hour
/** Two refunds of the same amount and description within this time look like an accident; the time is the sandbox’s own. */
const sameRefundMs = minute

export function openPayment(request: WireCreate, amount: Cents, now: Date): SandboxPayment {
  const chosen = chosenBy(request, now)
  const id = newId('tr')
  return {
    id,
    token: `6.${id.slice(3)}${randomLetters(10)}`,
    createdAt: now.toISOString(),
    status: 'open',
    amount,
    currency: request.amount.currency,
    ...chosen,
    request,
    refunds: [],
    captures: [],
  }
}

/** How it is to be paid, as far as the shop says. */
function chosenBy(request: WireCreate, now: Date) {
  const named = namedMethods(request)
  const method = named.length === 1 ? (named[0] ?? null) : null
  return {
    method,
    issuer: request.issuer ?? null,
    forced: method !== null,
    offered: named.length > 1 ? named : null,
    expiresAt: expiryOf(method, now),
  }
}

/** What can't be changed any more once a payment has ended, or is about to. */
const untilDecided = [
  'redirectUrl',
  'cancelUrl',
  'method',
  'issuer',
  'locale',
  'restrictPaymentMethodsToCountry',
] as const

/** The payment with what the shop wants otherwise; `null` takes away. */
export function updateInSandbox(payment: SandboxPayment, changes: WireUpdate, now: Date): SandboxPayment {
  const late = isPayable(payment) ? undefined : untilDecided.find((name) => changes[name] !== undefined)
  if (late) throw new SandboxRejection(422, `The ${late} cannot be updated when the payment is finalized`, late)
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const request: WireCreate = { ...payment.request, ...given }
  const choosesAnew = changes.method !== undefined || changes.issuer !== undefined
  if (choosesAnew) checkMethods(request, payment.amount)
  return { ...payment, request, ...(choosesAnew ? chosenBy(request, now) : {}) }
}

/** What time alone has done to the payment. The very same object when it has done nothing. */
export function settledByClock(payment: SandboxPayment, now: Date): SandboxPayment {
  if (payment.status === 'open' && isPast(payment.expiresAt, now)) {
    return finished(payment, { status: 'expired', expiredAt: payment.expiresAt })
  }
  if (payment.status === 'authorized' && isPast(payment.captureBefore, now)) {
    return payment.captures.length > 0
      ? finished(payment, { status: 'paid', paidAt: payment.captureBefore })
      : finished(payment, { status: 'expired', expiredAt: payment.captureBefore })
  }
  if (!payment.refunds.some((refund) => refund.status === 'pending' && isPast(refundArrives(refund), now))) {
    return payment
  }
  return {
    ...payment,
    refunds: payment.refunds.map((refund) =>
      refund.status === 'pending' && isPast(refundArrives(refund), now) ? { ...refund, status: 'refunded' } : refund,
    ),
  }
}

/** When `settledByClock` will next have something to do. */
export function nextAlarm(payment: SandboxPayment): string | undefined {
  const moments = payment.refunds.filter((refund) => refund.status === 'pending').map(refundArrives)
  if (payment.status === 'open' && payment.expiresAt) moments.push(payment.expiresAt)
  if (payment.status === 'authorized' && payment.captureBefore) moments.push(payment.captureBefore)
  return moments.sort()[0]
}

export function isPayable(payment: SandboxPayment): boolean {
  return payment.status === 'open'
}

/** The hosted screen can still decide: pending payments wait for their bank, which is played there too. */
export function isUndecided(payment: SandboxPayment): boolean {
  return payment.status === 'open' || payment.status === 'pending'
}

export function isCancelable(payment: SandboxPayment): boolean {
  if (payment.status === 'authorized') return payment.captures.length === 0
  return payment.status === 'open' && sandboxMethod(payment.method)?.cancelable === true
}

export function isManual(payment: SandboxPayment): boolean {
  return payment.request.captureMode === 'manual'
}

export function withMethod(payment: SandboxPayment, method: string, issuer: string | null, now: Date): SandboxPayment {
  if (!isPayable(payment)) return payment
  return { ...payment, method, issuer, expiresAt: expiryOf(method, now) }
}

/** How a payment can end on the test screen, in the screen's order. */
export function possibleStates(payment: SandboxPayment): ProviderPaymentStatus[] {
  const success = isManual(payment) ? 'authorized' : 'paid'
  return ['open', 'pending', success, 'failed', 'canceled', 'expired']
}

/** The shopper, the bank or the clock decides on the test screen. A decided payment stays as it is. */
export function decideInSandbox(payment: SandboxPayment, state: ProviderPaymentStatus, now: Date): SandboxPayment {
  if (!isUndecided(payment) || state === 'open') return payment
  const at = now.toISOString()
  switch (state) {
    case 'pending': {
      const { expiresAt: _, ...rest } = payment
      return { ...rest, status: 'pending' }
    }
    case 'authorized':
    case 'paid': {
      const refused = failingCard(payment)
      if (refused) return failed(payment, refused, at)
      if (state === 'paid') return finished(payment, { status: 'paid', paidAt: at })
      const holdsForMs = sandboxMethod(payment.method)?.holdsForMs ?? 0
      const captureBefore = new Date(now.getTime() + holdsForMs).toISOString()
      return finished(payment, { status: 'authorized', authorizedAt: at, captureBefore })
    }
    case 'failed':
      return failed(payment, undefined, at)
    case 'canceled':
      return finished(payment, { status: 'canceled', canceledAt: at })
    case 'expired':
      return finished(payment, { status: 'expired', expiredAt: at })
  }
}

/** Lets go of an authorization: nothing was owed, unless some of it was captured. */
export function releaseInSandbox(payment: SandboxPayment, now: Date): SandboxPayment {
  if (payment.status !== 'authorized') throw new SandboxRejection(422, 'The payment has no authorization to release')
  const at = now.toISOString()
  return payment.captures.length > 0
    ? finished(payment, { status: 'paid', paidAt: at })
    : finished(payment, { status: 'canceled', canceledAt: at })
}

export function canceledByShop(payment: SandboxPayment, now: Date): SandboxPayment {
  if (!isCancelable(payment)) throw new SandboxRejection(422, 'The payment cannot be cancelled')
  return finished(payment, { status: 'canceled', canceledAt: now.toISOString() })
}

export function captureInSandbox(
  payment: SandboxPayment,
  capture: Omit<SandboxCapture, 'amount'> & { amount?: Cents },
  now: Date,
) {
  if (payment.status !== 'authorized') throw new SandboxRejection(422, 'Only an authorized payment can be captured')
  const left = payment.amount - amountCaptured(payment)
  const amount = capture.amount ?? left
  if (amount < 1 || amount > left) {
    throw new SandboxRejection(422, 'The amount is higher than what is left to capture', 'amount')
  }
  const after: SandboxPayment = { ...payment, captures: [...payment.captures, { ...capture, amount }] }
  return amount === left ? finished(after, { status: 'paid', paidAt: now.toISOString() }) : after
}

export function refundInSandbox(payment: SandboxPayment, refund: SandboxRefund, now: Date): SandboxPayment {
  if (payment.status !== 'paid') throw new SandboxRejection(422, 'The payment is not paid, so it cannot be refunded')
  if (sandboxMethod(payment.method)?.refundable === false && giftcardAmount(payment) === payment.amount) {
    throw new SandboxRejection(422, 'Payments with this method cannot be refunded')
  }
  if (refund.amount < 1 || refund.amount > amountRemaining(payment)) {
    throw new SandboxRejection(422, 'The amount is higher than what is left to refund', 'amount')
  }
  const again = payment.refunds.some(
    ({ amount, description, status, createdAt }) =>
      status !== 'canceled' &&
      amount === refund.amount &&
      description === refund.description &&
      now.getTime() - Date.parse(createdAt) < sameRefundMs,
  )
  if (again) throw new SandboxRejection(409, 'The same refund was asked for a moment ago')
  return { ...payment, refunds: [...payment.refunds, refund] }
}

export function withoutRefund(payment: SandboxPayment, refundId: string): SandboxPayment {
  const refund = payment.refunds.find(({ id }) => id === refundId)
  if (!refund) throw new SandboxRejection(404, `No refund exists with token ${refundId}`)
  if (refund.status !== 'pending') throw new SandboxRejection(422, 'The refund is already on its way')
  const refunds = payment.refunds.map((each) => (each === refund ? { ...each, status: 'canceled' as const } : each))
  return { ...payment, refunds }
}

export function amountRefunded(payment: SandboxPayment): Cents {
  return payment.refunds.reduce((sum, { amount, status }) => (status === 'canceled' ? sum : sum + amount), 0)
}

/** What a pretend gift card holds; what a payment is more than that, the shopper pays another way. */
const giftcardHolds: Cents = 5000

/** What of a payment a gift card paid: nobody sends that part back. */
export function giftcardAmount({ method, amount }: SandboxPayment): Cents {
  return method === 'giftcard' ? Math.min(amount, giftcardHolds) : 0
}

/** What can be refunded still. */
export function amountRemaining(payment: SandboxPayment): Cents {
  return amountCaptured(payment) - giftcardAmount(payment) - amountRefunded(payment)
}

/** What the shop has received or will: all of a payment that needed no capture. */
export function amountCaptured(payment: SandboxPayment): Cents {
  if (isManual(payment)) return payment.captures.reduce((sum, { amount }) => sum + amount, 0)
  return payment.status === 'paid' ? payment.amount : 0
}

function failed(payment: SandboxPayment, failureReason: string | undefined, failedAt: string): SandboxPayment {
  if (!payment.forced) return { ...payment, status: 'open', method: null, issuer: null }
  return finished(payment, { status: 'failed', failedAt, ...(failureReason ? { failureReason } : {}) })
}

function finished(
  { expiresAt: _, ...payment }: SandboxPayment,
  end: { status: ProviderPaymentStatus } & { [moment in Moment]?: string | undefined } & { failureReason?: string },
): SandboxPayment {
  const known = Object.fromEntries(Object.entries(end).filter(([, value]) => value !== undefined))
  return { ...payment, ...known }
}

type Moment = 'authorizedAt' | 'captureBefore' | 'paidAt' | 'failedAt' | 'canceledAt' | 'expiredAt'

function expiryOf(method: string | null, now: Date): string {
  return new Date(now.getTime() + (sandboxMethod(method)?.expiresAfterMs ?? undecidedExpiresMs)).toISOString()
}

function refundArrives(refund: SandboxRefund): string {
  return new Date(Date.parse(refund.createdAt) + refundWaitsMs).toISOString()
}

function isPast(moment: string | undefined, now: Date): boolean {
  return moment !== undefined && Date.parse(moment) <= now.getTime()
}

/** `tr_5B8cwPMGnU6qLbRvo7qEZo`: a prefix and 22 letters and digits. */
export function newId(prefix: 'tr' | 're' | 'cpt' | 'dlv'): string {
  return `${prefix}_${randomLetters(22)}`
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'

function randomLetters(length: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => letters[byte % letters.length]).join('')
}
