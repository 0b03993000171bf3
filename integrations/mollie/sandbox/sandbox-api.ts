import type { Clock } from '#kernel/clock.ts'
import { centsOf } from '#kernel/money.ts'
import { outageAmount } from './sandbox-amounts.ts'
import { documentationLink, halAnswer, jsonAnswer, type SandboxAnswer, SandboxRejection } from './sandbox-answers.ts'
import { captureHal, listHal, methodHal, otherMethodHal, paymentHal, refundHal } from './sandbox-hal.ts'
import { languageOf } from './sandbox-messages.ts'
import { isKnownElsewhere, methodsFor, otherMethods, sandboxMethod, servesSequence } from './sandbox-methods.ts'
import {
  canceledByShop,
  captureInSandbox,
  decideInSandbox,
  newId,
  openPayment,
  refundInSandbox,
  releaseInSandbox,
  type SandboxPayment,
  updateInSandbox,
  withoutRefund,
} from './sandbox-payment.ts'
import type { SandboxPayments } from './sandbox-payments.ts'
import { listAnswer, listedValues, localeOf, sequenceTypeOf } from './sandbox-query.ts'
import {
  bodyOf,
  captureSchema,
  checkedCreate,
  emptySchema,
  refundSchema,
  updateSchema,
  walletSessionSchema,
} from './sandbox-request.ts'
import { appleSession, stateByToken, walletOf } from './sandbox-wallet.ts'

export type ApiRequest = {
  readonly method: string
  /** Below `/v2/`. */
  readonly path: string
  readonly query: URLSearchParams
  readonly body: unknown
}

type Handler = (request: ApiRequest, ids: readonly string[]) => Promise<SandboxAnswer>

/** Mollie's Payments API v2, as much of it as a shop needs. Throws `SandboxRejection` for everything that is not 2xx. */
export function sandboxApi(options: {
  readonly base: string
  readonly clock: Clock
  readonly payments: SandboxPayments
}) {
  const { base, clock, payments } = options

  const routes: readonly (readonly [method: string, path: RegExp, handler: Handler])[] = [
    ['POST', /^payments$/, create],
    ['GET', /^payments$/, list],
    ['GET', /^payments\/([^/]+)$/, show],
    ['PATCH', /^payments\/([^/]+)$/, update],
    ['DELETE', /^payments\/([^/]+)$/, cancel],
    ['POST', /^payments\/([^/]+)\/release-authorization$/, release],
    ['POST', /^payments\/([^/]+)\/refunds$/, refund],
    ['GET', /^payments\/([^/]+)\/refunds$/, listRefunds],
    ['GET', /^payments\/([^/]+)\/refunds\/([^/]+)$/, showRefund],
    ['DELETE', /^payments\/([^/]+)\/refunds\/([^/]+)$/, cancelRefund],
    ['GET', /^refunds$/, listAllRefunds],
    ['POST', /^payments\/([^/]+)\/captures$/, capture],
    ['GET', /^payments\/([^/]+)\/captures$/, listCaptures],
    ['GET', /^payments\/([^/]+)\/captures\/([^/]+)$/, showCapture],
    ['GET', /^payments\/([^/]+)\/chargebacks$/, listChargebacks],
    ['GET', /^payments\/([^/]+)\/chargebacks\/([^/]+)$/, showChargeback],
    ['GET', /^chargebacks$/, listAllChargebacks],
    ['GET', /^methods$/, listMethods],
    ['GET', /^methods\/all$/, listAllMethods],
    ['GET', /^methods\/([^/]+)$/, showMethod],
    ['POST', /^wallets\/applepay\/sessions$/, walletSession],
  ]

  async function create({ query, body }: ApiRequest): Promise<SandboxAnswer> {
    listedValues(query, 'include', ['details.qrCode'], 422)
    const { request, amount } = checkedCreate(body)
    if (amount === outageAmount) throw new SandboxRejection(503, 'The platform is temporarily not available')
    const payment = openPayment(request, amount, clock.now())
    await payments.add(payment)
    // A wallet's token decides at once, and the shop is told of it as of any other news.
    const decided = walletOf(request)
      ? await payments.change(payment.id, (opened, now) => decideInSandbox(opened, stateByToken(request), now))
      : payment
    return jsonAnswer(201, paymentHal(decided ?? payment, base))
  }

  async function walletSession({ body }: ApiRequest): Promise<SandboxAnswer> {
    const { validationUrl, domain } = bodyOf(walletSessionSchema, body)
    if (!new URL(validationUrl).hostname.endsWith('.apple.com')) {
      throw new SandboxRejection(422, 'The validation URL is no address of Apple', 'validationUrl')
    }
    return jsonAnswer(201, appleSession(domain, clock.now()))
  }

  async function existing(id: string | undefined): Promise<SandboxPayment> {
    const payment = id === undefined ? undefined : await payments.find(id)
    return payment ?? missing('payment', id)
  }

  async function changed(id: string | undefined, step: (payment: SandboxPayment, now: Date) => SandboxPayment) {
    const payment = id === undefined ? undefined : await payments.change(id, step)
    return payment ?? missing('payment', id)
  }

  async function show({ query }: ApiRequest, [id]: readonly string[]): Promise<SandboxAnswer> {
    listedValues(query, 'include', ['details.qrCode', 'details.remainderDetails'])
    const embed = listedValues(query, 'embed', ['captures', 'refunds', 'chargebacks'])
    return jsonAnswer(200, paymentHal(await existing(id), base, embed))
  }

  async function list({ query }: ApiRequest): Promise<SandboxAnswer> {
    return listAnswer({
      name: 'payments',
      url: `${base}/v2/payments`,
      query,
      newestFirst: await payments.all(),
      hal: (payment) => paymentHal(payment, base),
      reference: 'list-payments',
    })
  }

  /** Mollie tells nobody about an update: the shop made it. */
  async function update({ body }: ApiRequest, [id]: readonly string[]): Promise<SandboxAnswer> {
    const changes = bodyOf(updateSchema, body)
    const payment = await changed(id, (before, now) => updateInSandbox(before, changes, now))
    return jsonAnswer(200, paymentHal(payment, base))
  }

  async function cancel({ body }: ApiRequest, [id]: readonly string[]): Promise<SandboxAnswer> {
    bodyOf(emptySchema, body)
    return jsonAnswer(200, paymentHal(await changed(id, canceledByShop), base))
  }

  async function release({ body }: ApiRequest, [id]: readonly string[]): Promise<SandboxAnswer> {
    bodyOf(emptySchema, body)
    await changed(id, releaseInSandbox)
    return { status: 202, body: '' }
  }

  async function refund({ body }: ApiRequest, [id]: readonly string[]): Promise<SandboxAnswer> {
    const wanted = bodyOf(refundSchema, body)
    const refundId = newId('re')
    const payment = await changed(id, (before, now) => {
      checkCurrency(before, wanted.amount.currency)
      const { description, metadata } = wanted
      const amount = centsOf(wanted.amount.value)
      const createdAt = now.toISOString()
      return refundInSandbox(before, { id: refundId, createdAt, amount, description, metadata, status: 'pending' }, now)
    })
    return jsonAnswer(201, refundHal(payment, found('refund', payment.refunds, refundId), base))
  }

  async function listRefunds({ query }: ApiRequest, [id]: readonly string[]): Promise<SandboxAnswer> {
    const payment = await existing(id)
    return refundsAnswer(query, `payments/${payment.id}/refunds`, [payment])
  }

  async function listAllRefunds({ query }: ApiRequest): Promise<SandboxAnswer> {
    return refundsAnswer(query, 'refunds', await payments.all())
  }

  function refundsAnswer(query: URLSearchParams, path: string, payments: readonly SandboxPayment[]): SandboxAnswer {
    const embed = listedValues(query, 'embed', ['payment'])
    const refunds = payments.flatMap((payment) => payment.refunds.map((one) => ({ id: one.id, payment, refund: one })))
    return listAnswer({
      name: 'refunds',
      url: `${base}/v2/${path}`,
      query,
      newestFirst: refunds.toSorted((a, b) => b.refund.createdAt.localeCompare(a.refund.createdAt)),
      hal: ({ payment, refund: one }) => refundHal(payment, one, base, embed),
      reference: 'list-refunds',
    })
  }

  async function showRefund({ query }: ApiRequest, [id, refundId]: readonly string[]): Promise<SandboxAnswer> {
    const embed = listedValues(query, 'embed', ['payment'])
    const payment = await existing(id)
    return jsonAnswer(200, refundHal(payment, found('refund', payment.refunds, refundId), base, embed))
  }

  async function cancelRefund(_: ApiRequest, [id, refundId = '']: readonly string[]): Promise<SandboxAnswer> {
    await changed(id, (before) => withoutRefund(before, refundId))
    return { status: 204, body: '' }
  }

  async function capture({ body }: ApiRequest, [id]: readonly string[]): Promise<SandboxAnswer> {
    const wanted = bodyOf(captureSchema, body)
    const captureId = newId('cpt')
    const payment = await changed(id, (before, now) => {
      if (wanted.amount) checkCurrency(before, wanted.amount.currency)
      const { description, metadata } = wanted
      const amount = wanted.amount ? { amount: centsOf(wanted.amount.value) } : {}
      return captureInSandbox(
        before,
        { id: captureId, createdAt: now.toISOString(), description, metadata, ...amount },
        now,
      )
    })
    return jsonAnswer(201, captureHal(payment, found('capture', payment.captures, captureId), base))
  }

  async function listCaptures({ query }: ApiRequest, [id]: readonly string[]): Promise<SandboxAnswer> {
    const embed = listedValues(query, 'embed', ['payment'])
    const payment = await existing(id)
    return listAnswer({
      name: 'captures',
      url: `${base}/v2/payments/${payment.id}/captures`,
      query,
      newestFirst: payment.captures.toReversed(),
      hal: (one) => captureHal(payment, one, base, embed),
      reference: 'list-captures',
    })
  }

  async function showCapture({ query }: ApiRequest, [id, captureId]: readonly string[]): Promise<SandboxAnswer> {
    const embed = listedValues(query, 'embed', ['payment'])
    const payment = await existing(id)
    return jsonAnswer(200, captureHal(payment, found('capture', payment.captures, captureId), base, embed))
  }

  async function listChargebacks({ query }: ApiRequest, [id]: readonly string[]): Promise<SandboxAnswer> {
    return chargebacksAnswer(query, `payments/${(await existing(id)).id}/chargebacks`)
  }

  async function showChargeback(_: ApiRequest, [id, chargebackId]: readonly string[]): Promise<SandboxAnswer> {
    await existing(id)
    return missing('chargeback', chargebackId)
  }

  async function listAllChargebacks({ query }: ApiRequest): Promise<SandboxAnswer> {
    return chargebacksAnswer(query, 'chargebacks')
  }

  /** Nobody disputes a pretend payment. */
  function chargebacksAnswer(query: URLSearchParams, path: string): SandboxAnswer {
    listedValues(query, 'embed', ['payment'])
    const none: readonly { readonly id: string }[] = []
    const url = `${base}/v2/${path}`
    return listAnswer({
      name: 'chargebacks',
      url,
      query,
      newestFirst: none,
      hal: (one) => one,
      reference: 'list-chargebacks',
    })
  }

  async function listMethods({ query }: ApiRequest): Promise<SandboxAnswer> {
    const { filter, view } = methodsQuestion(query, ['issuers'])
    const items = methodsFor(filter).map((method) => methodHal(method, view))
    return jsonAnswer(200, listHal('methods', items, methodLinks('methods', 'list-methods')))
  }

  /** All that Mollie has, whether or not this merchant could use it. */
  async function listAllMethods({ query }: ApiRequest): Promise<SandboxAnswer> {
    const { filter, view } = methodsQuestion(query, ['issuers', 'pricing'])
    const { currency, amount, sequenceType } = filter
    const own = methodsFor({ currency, amount, sequenceType, wallets: ['applepay', 'googlepay'] })
    const others = sequenceType === 'oneoff' ? otherMethods : []
    const items = [...own.map((method) => methodHal(method, view)), ...others.map((id) => otherMethodHal(id, view))]
    return jsonAnswer(200, listHal('methods', items, methodLinks('methods/all', 'list-all-methods')))
  }

  function methodsQuestion(query: URLSearchParams, includable: readonly string[]) {
    const value = query.get('amount[value]')
    // Without an amount Mollie lists what takes euros.
    const currency = query.get('amount[currency]') ?? 'EUR'
    if (value !== null && !/^\d+\.\d{2}$/.test(value)) {
      throw new SandboxRejection(400, 'The amount contains an invalid value', 'amount')
    }
    const include = listedValues(query, 'include', includable)
    return {
      filter: {
        currency,
        amount: value === null ? undefined : centsOf(value),
        country: query.get('billingCountry') ?? undefined,
        wallets: listedValues(query, 'includeWallets', ['applepay', 'googlepay']),
        sequenceType: sequenceTypeOf(query),
      },
      view: { base, language: languageOf(localeOf(query)), currency, include },
    }
  }

  const methodLinks = (path: string, reference: string) => ({
    self: halAnswer(`${base}/v2/${path}`),
    documentation: documentationLink(`reference/${reference}`),
  })

  async function showMethod({ query }: ApiRequest, [id = '']: readonly string[]): Promise<SandboxAnswer> {
    const include = listedValues(query, 'include', ['issuers', 'pricing'])
    const language = languageOf(localeOf(query))
    const sequenceType = sequenceTypeOf(query)
    const method = sandboxMethod(id)
    if (!method) {
      if (isKnownElsewhere(id)) throw new SandboxRejection(403, 'The payment method is not enabled for this merchant')
      missing('method', id)
    }
    if (!servesSequence(method, sequenceType)) missing('method', id)
    return jsonAnswer(200, methodHal(method, { base, language, currency: query.get('currency') ?? 'EUR', include }))
  }

  return async (request: ApiRequest): Promise<SandboxAnswer> => {
    const paths = routes.filter(([, path]) => path.test(request.path))
    if (paths.length === 0) throw new SandboxRejection(404, 'There is nothing at this address')
    const route = paths.find(([method]) => method === request.method)
    if (!route) throw new SandboxRejection(405, `This address does not take ${request.method}`)
    const [, path, handler] = route
    return handler(request, (path.exec(request.path) ?? []).slice(1).map(decodeURIComponent))
  }
}

function missing(kind: string, id: string | undefined): never {
  throw new SandboxRejection(404, `No ${kind} exists with token ${id ?? ''}.`)
}

function found<T extends { readonly id: string }>(kind: string, items: readonly T[], id: string | undefined): T {
  return items.find((item) => item.id === id) ?? missing(kind, id)
}

function checkCurrency(payment: SandboxPayment, currency: string): void {
  if (payment.currency !== currency) {
    throw new SandboxRejection(422, `The payment was made in ${payment.currency}`, 'amount.currency')
  }
}
