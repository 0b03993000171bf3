import { type Clock, hour, minute, second } from '#kernel/clock.ts'
import { newId, type SandboxPayment } from './sandbox-payment.ts'
import type { SandboxStore, WebhookDelivery } from './sandbox-store.ts'

/** Posts one webhook. True when it was accepted; everything else, an exception included, is tried again later. */
export type DeliverWebhook = (delivery: {
  readonly url: string
  /** `id=tr_…`, form encoded. */
  readonly body: string
  /** 1 for the first. */
  readonly attempt: number
}) => Promise<boolean>

/** Calls `run` after a while, or not at all: `sweep` makes up for what a restart has lost. */
export type Schedule = (run: () => Promise<unknown>, delayMs: number) => void

/** Ten attempts within 26 hours: how long to wait after each that failed. */
const waits = [minute, 2 * minute, 4 * minute, 8 * minute, 16 * minute, 29 * minute, hour, 2 * hour, 22 * hour]

/** Mollie waits 15 seconds for a 200. */
export const postWebhook: DeliverWebhook = async ({ url, body }) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'User-Agent': 'Mollie HTTP client/1.0' },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(15 * second),
  })
  await response.arrayBuffer()
  return response.ok
}

/** Timers that never keep a process alive. */
export const scheduleWithTimers: Schedule = (run, delayMs) => {
  setTimeout(run, delayMs).unref()
}

export type SandboxWebhooks = {
  /** Tells the shop that a payment has changed: soon, and not before the shopper's browser is let go. */
  announce(payment: SandboxPayment): Promise<void>
  /** Tries every delivery whose time has come. */
  deliverDue(): Promise<void>
}

/**
 * A webhook says no more than which payment changed. It is written down before it is tried, so that a restart loses
 * none, and claimed by moving its next moment on, so that two nodes don't both send it.
 */
export function sandboxWebhooks(options: {
  readonly clock: Clock
  readonly store: SandboxStore
  readonly deliver: DeliverWebhook
  readonly schedule: Schedule
}): SandboxWebhooks {
  const { clock, store, deliver, schedule } = options

  async function attempt(id: string): Promise<void> {
    const now = clock.now()
    const claim: { delivery?: WebhookDelivery } = {}
    await store.deliveries.change(id, (delivery) => {
      if (Date.parse(delivery.dueAt) > now.getTime()) return delivery
      const dueAt = new Date(now.getTime() + (waits[delivery.attempts] ?? hour)).toISOString()
      claim.delivery = { ...delivery, attempts: delivery.attempts + 1, dueAt }
      return claim.delivery
    })
    if (!claim.delivery) return
    const { url, paymentId, attempts } = claim.delivery
    const accepted = await deliver({ url, body: new URLSearchParams({ id: paymentId }).toString(), attempt: attempts })
      // An unreachable shop is what the retries are for.
      .catch(() => false)
    const wait = waits[attempts - 1]
    if (accepted || wait === undefined) await store.deliveries.remove(id)
    else schedule(() => attempt(id), wait)
  }

  return {
    async announce(payment) {
      const url = payment.request.webhookUrl
      if (!url) return
      const id = newId('dlv')
      await store.deliveries.put(id, {
        id,
        paymentId: payment.id,
        url,
        attempts: 0,
        dueAt: clock.now().toISOString(),
      })
      schedule(() => attempt(id), 0)
    },

    async deliverDue() {
      const now = clock.now().getTime()
      const due = (await store.deliveries.all()).filter(({ dueAt }) => Date.parse(dueAt) <= now)
      for (const { id } of due) await attempt(id)
    },
  }
}
