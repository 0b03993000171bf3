import type { Clock } from '#kernel/clock.ts'
import { centsOf } from '#kernel/money.ts'
import { outageAmount } from './sandbox-amounts.ts'
import { type Answer, answer, documentation, hal, SandboxRefusal } from './sandbox-answers.ts'
import { captureHal, listHal, methodHal, paymentHal, refundHal } from './sandbox-hal.ts'
import type { SandboxLedger } from './sandbox-ledger.ts'
import { isKnownElsewhere, methodsFor, sandboxMethod } from './sandbox-methods.ts'
import {
  canceledByShop,
  captured,
  newId,
  openPayment,
  refunded,
  released,
  type SandboxPayment,
  withoutRefund,
} from './sandbox-payment.ts'
import { bodyOf, captureSchema, checkedCreate, refundSchema, updateSchema } from './sandbox-request.ts'
import { languageOf } from './sandbox-words.ts'

export type ApiRequest = {
  readonly method: string
  /** Below `/v2/`. */
  readonly path: string
  readonly query: URLSearchParams
  readonly body: unknown
}

type Handler = (request: ApiRequest, ids: readonly string[]) => Promise<Answer>

/** Mollie's Payments API v2, as much of it as a shop needs. Throws `SandboxRefusal` for everything that is not 2xx. */
export function sandboxApi(options: { readonly base: string; readonly clock: Clock; readonly ledger: SandboxLedger }) {
  const { base, clock, ledger } = options

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
    ['POST', /^payments\/([^/]+)\/captures$/, capture],
    ['GET', /^payments\/([^/]+)\/captures$/, listCaptures],
    ['GET', /^payments\/([^/]+)\/captures\/([^/]+)$/, showCapture],
    ['GET', /^methods$/, listMethods],
    ['GET', /^methods\/([^/]+)$/, showMethod],
  ]

  async function create({ body }: ApiRequest): Promise<Answer> {
    const { request, amount } = checkedCreate(body)
    if (amount === outageAmount) throw new SandboxRefusal(503, 'The platform is temporarily not available')
    const payment = openPayment(request, amount, clock.now())
    await ledger.add(payment)
    return answer(201, paymentHal(payment, base))
  }

  async function existing(id: string | undefined): Promise<SandboxPayment> {
    const payment = id === undefined ? undefined : await ledger.find(id)
    return payment ?? missing('payment', id)
  }

  async function changed(id: string | undefined, step: (payment: SandboxPayment, now: Date) => SandboxPayment) {
    const payment = id === undefined ? undefined : await ledger.change(id, step)
    return payment ?? missing('payment', id)
  }

  async function show({ query }: ApiRequest, [id]: readonly string[]): Promise<Answer> {
    return answer(200, paymentHal(await existing(id), base, listOf(query.get('embed'))))
  }

  async function list({ query }: ApiRequest): Promise<Answer> {
    const limit = Number(query.get('limit') ?? 50)
    if (!Number.isInteger(limit) || limit < 1 || limit > 250) {
      throw new SandboxRefusal(400, 'The limit must be a number from 1 to 250', 'limit')
    }
    const ascending = query.get('sort') === 'asc'
    const newestFirst = await ledger.all()
    const all = ascending ? newestFirst.reverse() : newestFirst
    const from = query.get('from')
    const start = from ? all.findIndex(({ id }) => id === from) : 0
    if (start < 0) throw new SandboxRefusal(400, 'There is no payment with the id in from', 'from')
    const linkTo = (payment: SandboxPayment | undefined) =>
      payment ? hal(`${base}/v2/payments?from=${payment.id}&limit=${limit}${ascending ? '&sort=asc' : ''}`) : null
    const payments = all.slice(start, start + limit).map((payment) => paymentHal(payment, base))
    return answer(
      200,
      listHal('payments', payments, {
        self: hal(`${base}/v2/payments?limit=${limit}`),
        previous: start > 0 ? linkTo(all[Math.max(0, start - limit)]) : null,
        next: linkTo(all[start + limit]),
        documentation: documentation('reference/list-payments'),
      }),
    )
  }

  /** Mollie tells nobody about an update: the shop made it. */
  async function update({ body }: ApiRequest, [id]: readonly string[]): Promise<Answer> {
    const changes = bodyOf(updateSchema, body)
    const payment = await changed(id, (before) => ({
      ...before,
      request: {
        ...before.request,
        ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
      },
    }))
    return answer(200, paymentHal(payment, base))
  }

  async function cancel(_: ApiRequest, [id]: readonly string[]): Promise<Answer> {
    return answer(200, paymentHal(await changed(id, canceledByShop), base))
  }

  async function release(_: ApiRequest, [id]: readonly string[]): Promise<Answer> {
    await changed(id, released)
    return { status: 202, body: '' }
  }

  async function refund({ body }: ApiRequest, [id]: readonly string[]): Promise<Answer> {
    const wanted = bodyOf(refundSchema, body)
    const refundId = newId('re')
    const payment = await changed(id, (before, now) => {
      checkCurrency(before, wanted.amount.currency)
      const { description, metadata } = wanted
      const amount = centsOf(wanted.amount.value)
      const createdAt = now.toISOString()
      return refunded(before, { id: refundId, createdAt, amount, description, metadata, status: 'pending' }, now)
    })
    return answer(201, refundHal(payment, found('refund', payment.refunds, refundId), base))
  }

  async function listRefunds(_: ApiRequest, [id]: readonly string[]): Promise<Answer> {
    const payment = await existing(id)
    const refunds = payment.refunds.map((each) => refundHal(payment, each, base))
    return answer(200, listHal('refunds', refunds, oneList(`payments/${payment.id}/refunds`)))
  }

  async function showRefund(_: ApiRequest, [id, refundId]: readonly string[]): Promise<Answer> {
    const payment = await existing(id)
    return answer(200, refundHal(payment, found('refund', payment.refunds, refundId), base))
  }

  async function cancelRefund(_: ApiRequest, [id, refundId = '']: readonly string[]): Promise<Answer> {
    await changed(id, (before) => withoutRefund(before, refundId))
    return { status: 204, body: '' }
  }

  async function capture({ body }: ApiRequest, [id]: readonly string[]): Promise<Answer> {
    const wanted = bodyOf(captureSchema, body)
    const captureId = newId('cpt')
    const payment = await changed(id, (before, now) => {
      if (wanted.amount) checkCurrency(before, wanted.amount.currency)
      const { description, metadata } = wanted
      const amount = wanted.amount ? { amount: centsOf(wanted.amount.value) } : {}
      return captured(before, { id: captureId, createdAt: now.toISOString(), description, metadata, ...amount }, now)
    })
    return answer(201, captureHal(payment, found('capture', payment.captures, captureId), base))
  }

  async function listCaptures(_: ApiRequest, [id]: readonly string[]): Promise<Answer> {
    const payment = await existing(id)
    const captures = payment.captures.map((each) => captureHal(payment, each, base))
    return answer(200, listHal('captures', captures, oneList(`payments/${payment.id}/captures`)))
  }

  async function showCapture(_: ApiRequest, [id, captureId]: readonly string[]): Promise<Answer> {
    const payment = await existing(id)
    return answer(200, captureHal(payment, found('capture', payment.captures, captureId), base))
  }

  async function listMethods({ query }: ApiRequest): Promise<Answer> {
    const value = query.get('amount[value]')
    // Without an amount Mollie lists what takes euros.
    const currency = query.get('amount[currency]') ?? 'EUR'
    if (value !== null && !/^\d+\.\d{2}$/.test(value)) {
      throw new SandboxRefusal(400, 'The amount contains an invalid value', 'amount')
    }
    const methods = methodsFor({
      currency,
      amount: value === null ? undefined : centsOf(value),
      country: query.get('billingCountry') ?? undefined,
      wallets: listOf(query.get('includeWallets')),
    })
    const language = languageOf(query.get('locale'))
    const issuers = listOf(query.get('include')).includes('issuers')
    const items = methods.map((method) => methodHal(method, { base, language, currency, issuers }))
    const links = { self: hal(`${base}/v2/methods`), documentation: documentation('reference/list-methods') }
    return answer(200, listHal('methods', items, links))
  }

  async function showMethod({ query }: ApiRequest, [id = '']: readonly string[]): Promise<Answer> {
    const method = sandboxMethod(id)
    if (!method) {
      if (isKnownElsewhere(id)) throw new SandboxRefusal(403, 'The payment method is not enabled for this merchant')
      missing('method', id)
    }
    const issuers = listOf(query.get('include')).includes('issuers')
    const language = languageOf(query.get('locale'))
    return answer(200, methodHal(method, { base, language, currency: query.get('currency') ?? 'EUR', issuers }))
  }

  function oneList(path: string) {
    return {
      self: hal(`${base}/v2/${path}`),
      previous: null,
      next: null,
      documentation: documentation('reference'),
    }
  }

  return async (request: ApiRequest): Promise<Answer> => {
    const paths = routes.filter(([, path]) => path.test(request.path))
    if (paths.length === 0) throw new SandboxRefusal(404, 'There is nothing at this address')
    const route = paths.find(([method]) => method === request.method)
    if (!route) throw new SandboxRefusal(405, `This address does not take ${request.method}`)
    const [, path, handler] = route
    return handler(request, (path.exec(request.path) ?? []).slice(1).map(decodeURIComponent))
  }
}

function missing(kind: string, id: string | undefined): never {
  throw new SandboxRefusal(404, `No ${kind} exists with token ${id ?? ''}.`)
}

function found<T extends { readonly id: string }>(kind: string, items: readonly T[], id: string | undefined): T {
  return items.find((item) => item.id === id) ?? missing(kind, id)
}

function checkCurrency(payment: SandboxPayment, currency: string): void {
  if (payment.currency !== currency) {
    throw new SandboxRefusal(422, `The payment was made in ${payment.currency}`, 'amount.currency')
  }
}

function listOf(value: string | null): string[] {
  return value ? value.split(',') : []
}
