import { type Clock, day } from '#kernel/clock.ts'
import type { SecretBox } from '../credentials/secret-box.ts'
import type { Transact } from '../transact.ts'
import { type EventDelivery, type WebhookEndpoint, webhookBody, webhookIdOf } from './webhook-event.ts'
import { nextWebhookAttempt } from './webhook-pause.ts'
import type { WebhookPort } from './webhook-port.ts'
import { newWebhookSecret, webhookHeaders } from './webhook-signature.ts'
import type { WebhookReader } from './webhook-store.ts'

export type WebhookServiceDeps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly webhooks: WebhookReader
  readonly port: WebhookPort
  readonly secretBox: SecretBox
}

/** Why an endpoint is not kept as it was asked for. */
export type WebhookRefused = {
  readonly refused: true
  readonly refusals: readonly {
    readonly refused: true
    readonly messageKey: 'webhook-url-invalid' | 'webhook-gone'
    readonly field?: string
    readonly name?: string
  }[]
}

export type NewEndpoint = Pick<WebhookEndpoint, 'url' | 'description' | 'types'>

/** So many are on their way at once. */
const atOnce = 8
/** A round ends after this, so that the next one of the clock finds the door open. */
const roundMilliseconds = 45_000
/** What is kept of an answer. */
const longestAnswer = 500
/** So long is seen what was told. */
const keptFor = 30 * day

/** Tells other systems what happened in the shop. */
export function webhookService({ transact, clock, webhooks, port, secretBox }: WebhookServiceDeps) {
  const urlProblem = (url: string): WebhookRefused | undefined => {
    const name = port.problemOf(url)
    if (name === undefined) return undefined
    return { refused: true, refusals: [{ refused: true, messageKey: 'webhook-url-invalid', field: 'url', name }] }
  }

  async function attempt(delivery: EventDelivery & { readonly url: string; readonly secret: Buffer }): Promise<void> {
    const { event, endpointId, url, attempts, firstTriedAt } = delivery
    const secret = secretBox.open(delivery.secret)
    const body = webhookBody(event)
    const answer =
      secret === undefined
        ? { status: undefined, text: 'The secret can’t be read any more: make a new one' }
        : await port.post(url, webhookHeaders(secret, webhookIdOf(event), clock.now(), body), body)
    const { status = null } = answer
    const isTaken = status !== null && status >= 200 && status < 300
    const nextAt = isTaken ? undefined : nextWebhookAttempt(attempts, firstTriedAt ?? clock.now(), clock.now())
    const state = isTaken ? 'delivered' : nextAt ? 'waiting' : 'failed'
    await transact(['webhooks'], async (repositories) => {
      const told = { state, status, answer: answer.text.slice(0, longestAnswer), nextAt } as const
      await repositories.webhooks.report(delivery, told)
      // So says an endpoint that is no more (Standard Webhooks, 410 Gone).
      if (status === 410) await repositories.webhooks.pause(endpointId)
    })
  }

  return {
    endpoints: () => webhooks.endpoints(),
    endpoint: (id: string) => webhooks.endpoint(id),
    counts: () => webhooks.counts(),
    deliveries: (endpointId: string) => webhooks.deliveries(endpointId),

    /** @returns the secret, which is told this one time */
    async addEndpoint(asked: NewEndpoint): Promise<{ endpoint: WebhookEndpoint; secret: string } | WebhookRefused> {
      const wrong = urlProblem(asked.url)
      if (wrong) return wrong
      const secret = newWebhookSecret()
      const endpoint = await transact(['webhooks'], (repositories) =>
        repositories.webhooks.add({ ...asked, secret: secretBox.seal(secret), createdAt: clock.now() }),
      )
      return { endpoint, secret }
    },

    async changeEndpoint(
      id: string,
      version: number,
      to: NewEndpoint & Pick<WebhookEndpoint, 'state'>,
    ): Promise<WebhookEndpoint | WebhookRefused> {
      const wrong = urlProblem(to.url)
      if (wrong) return wrong
      return transact(
        ['webhooks'],
        async (repositories) => (await repositories.webhooks.change(id, version, to)) ?? webhookGone,
      )
    },

    /** A new secret; the one of before signs nothing any more. */
    async renewSecret(id: string): Promise<{ secret: string } | WebhookRefused> {
      const secret = newWebhookSecret()
      return transact(['webhooks'], async (repositories) => {
        if (!(await repositories.webhooks.endpoint(id))) return webhookGone
        await repositories.webhooks.changeSecret(id, secretBox.seal(secret))
        return { secret }
      })
    },

    removeEndpoint: (id: string): Promise<{ removed: true } | WebhookRefused> =>
      transact(['webhooks'], async (repositories) => {
        if (!(await repositories.webhooks.endpoint(id))) return webhookGone
        await repositories.webhooks.remove(id)
        return { removed: true as const }
      }),

    /** Tries an event again, whatever became of it. */
    sendAgain: (eventId: number, endpointId: string): Promise<{ waits: true } | WebhookRefused> =>
      transact(['webhooks'], async (repositories) =>
        (await repositories.webhooks.sendAgain(eventId, endpointId, clock.now()))
          ? { waits: true as const }
          : webhookGone,
      ),

    /** A round: everything that is due, one attempt each; what that makes due is sent too. */
    async deliverDue(): Promise<void> {
      const began = clock.now().getTime()
      for (;;) {
        const due = await transact(['webhooks'], (repositories) => repositories.webhooks.takeDue(clock.now(), atOnce))
        if (due.length === 0) return
        await Promise.all(due.map(attempt))
        if (clock.now().getTime() - began > roundMilliseconds) return
      }
    },

    purge: () =>
      transact(['webhooks'], (repositories) => repositories.webhooks.purge(new Date(clock.now().getTime() - keptFor))),
  }
}

const webhookGone: WebhookRefused = {
  refused: true,
  refusals: [{ refused: true, messageKey: 'webhook-gone' }],
}
