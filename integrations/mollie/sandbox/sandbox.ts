import { timingSafeEqual } from 'node:crypto'
import type { Clock } from '#kernel/clock.ts'
import { trimmedEnd } from '#kernel/trim.ts'
import { halResponse, refusalAnswer, SandboxRejection } from './sandbox-answers.ts'
import { sandboxApi } from './sandbox-api.ts'
import { sandboxCheckout } from './sandbox-checkout.ts'
import { answerOnce, purgeOldRequests } from './sandbox-idempotency.ts'
import { methodIcon } from './sandbox-page.ts'
import { decideInSandbox, openPayment } from './sandbox-payment.ts'
import { sandboxPayments } from './sandbox-payments.ts'
import { checkedCreate } from './sandbox-request.ts'
import type { SandboxStore } from './sandbox-store.ts'
import {
  type DeliverWebhook,
  postWebhook,
  type Schedule,
  sandboxWebhooks,
  scheduleWithTimers,
} from './sandbox-webhooks.ts'

export type MollieSandboxOptions = {
  /** Where browsers reach the sandbox, with the path it is mounted on: `https://shop.example/sandbox/mollie`. */
  readonly publicUrl: string
  /** The one key that is accepted. */
  readonly apiKey: string
  readonly clock: Clock
  readonly store: SandboxStore
  readonly deliverWebhook?: DeliverWebhook
  readonly schedule?: Schedule
}

export type MollieSandbox = {
  /** Answers everything below the path of `publicUrl`, whichever host it was asked on. */
  fetch(request: Request): Promise<Response>
  /**
   * What time has brought: payments expire, refunds arrive, webhooks that a restart has interrupted go out. To be called
   * at the start and every minute or so, on one node or on several.
   */
  sweep(): Promise<void>
  /**
   * Takes in a payment that was made earlier, as a demo's shoppers paid before it opened. Nobody is told of it.
   *
   * @param body as the API takes it
   * @returns its id
   */
  addPaid(body: unknown, paidAt: Date): Promise<string>
}

/**
 * Mollie in miniature: the API below `/v2/`, the hosted screens below `/checkout/`. It speaks the same wire format, so the
 * adapter that talks to Mollie talks to it. No money moves. Failing on purpose: the test screen, the card amounts from
 * 1001.00 to 1011.00, and 1503.00 for a provider that is down.
 */
export function createMollieSandbox(options: MollieSandboxOptions): MollieSandbox {
  const { apiKey, clock, store } = options
  const base = trimmedEnd(options.publicUrl, '/')
  const mount = trimmedEnd(new URL(base).pathname, '/')
  const webhooks = sandboxWebhooks({
    clock,
    store,
    deliver: options.deliverWebhook ?? postWebhook,
    schedule: options.schedule ?? scheduleWithTimers,
  })
  const payments = sandboxPayments({ clock, store, webhooks })
  const api = sandboxApi({ base, clock, payments })
  const checkout = sandboxCheckout({ base, payments })

  async function answerApi(request: Request, path: string, query: URLSearchParams): Promise<Response> {
    if (!isOurKey(request.headers.get('Authorization'), apiKey)) {
      throw new SandboxRejection(401, 'Missing authentication, or failed to authenticate')
    }
    const { method } = request
    const text = await request.text()
    const ask = () => api({ method, path, query, body: parsed(request, text) })
    if (method === 'GET') return halResponse(await ask())
    const key = request.headers.get('Idempotency-Key')
    const { answer, replayed } = await answerOnce({ clock, store }, { key, path: `${method} ${path}`, body: text }, ask)
    return halResponse(answer, replayed ? { 'Idempotent-Replayed': 'true' } : {})
  }

  return {
    async fetch(request) {
      const url = new URL(request.url)
      if (!url.pathname.startsWith(`${mount}/`)) return notHere()
      const [, room, path = ''] = /^\/([^/]+)\/(.*?)\/?$/.exec(url.pathname.slice(mount.length)) ?? []
      if (room === 'checkout') return (await checkout(request, path)) ?? notHere()
      if (room === 'icons') return methodIcon(path)
      if (room !== 'v2') return notHere()
      try {
        return await answerApi(request, path, url.searchParams)
      } catch (failure) {
        if (failure instanceof SandboxRejection) return halResponse(refusalAnswer(failure))
        throw failure
      }
    },

    async sweep() {
      await payments.settleDue()
      await webhooks.deliverDue()
      await purgeOldRequests({ clock, store })
    },

    async addPaid(body, paidAt) {
      const { request, amount } = checkedCreate(body)
      const payment = decideInSandbox(openPayment(request, amount, paidAt), 'paid', paidAt)
      await payments.add(payment)
      return payment.id
    },
  }
}

function notHere(): Response {
  return halResponse(refusalAnswer(new SandboxRejection(404, 'There is nothing at this address')))
}

function parsed(request: Request, text: string): unknown {
  if (text === '') return {}
  const type = request.headers.get('Content-Type') ?? ''
  if (!/^application\/(hal\+)?json\b/.test(type)) {
    throw new SandboxRejection(415, 'The sandbox reads JSON only')
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new SandboxRejection(400, 'The request body is not valid JSON')
  }
}

function isOurKey(header: string | null, apiKey: string): boolean {
  const given = Buffer.from(header ?? '')
  const expected = Buffer.from(`Bearer ${apiKey}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
