import type { Clock } from '#kernel/clock.ts'
import { nextAlarm, type SandboxPayment, settledByClock } from './sandbox-payment.ts'
import type { SandboxStore } from './sandbox-store.ts'
import type { SandboxWebhooks } from './sandbox-webhooks.ts'

/** The pretend payments: every change goes through here, so that time is always settled first and the shop is told. */
export type SandboxPayments = {
  add(payment: SandboxPayment): Promise<void>
  find(id: string): Promise<SandboxPayment | undefined>
  /** By the token of the hosted screens. */
  findByToken(token: string): Promise<SandboxPayment | undefined>
  /** Newest first. */
  all(): Promise<SandboxPayment[]>
  change(id: string, step: (payment: SandboxPayment, now: Date) => SandboxPayment): Promise<SandboxPayment | undefined>
  /** Lets time pass for the payments that wait for it. */
  settleDue(): Promise<void>
}

export function sandboxPayments(options: {
  readonly clock: Clock
  readonly store: SandboxStore
  readonly webhooks: SandboxWebhooks
}): SandboxPayments {
  const { clock, store, webhooks } = options

  async function setAlarm(payment: SandboxPayment): Promise<void> {
    const at = nextAlarm(payment)
    if (at) await store.alarms.put(payment.id, { paymentId: payment.id, at })
    else await store.alarms.remove(payment.id)
  }

  async function change(id: string, step: (payment: SandboxPayment, now: Date) => SandboxPayment) {
    const news = { before: '', after: '' }
    const changed = await store.payments.change(id, (before) => {
      const now = clock.now()
      const after = step(settledByClock(before, now), now)
      news.before = toldOf(before)
      news.after = toldOf(after)
      return after
    })
    if (!changed) return undefined
    await setAlarm(changed)
    if (news.after !== news.before) await webhooks.announce(changed)
    return changed
  }

  async function find(id: string): Promise<SandboxPayment | undefined> {
    const payment = await store.payments.get(id)
    if (!payment || settledByClock(payment, clock.now()) === payment) return payment
    return change(id, (settled) => settled)
  }

  return {
    async add(payment) {
      await store.payments.put(payment.id, payment)
      await setAlarm(payment)
    },
    find,
    async findByToken(token) {
      const payment = await find(`tr_${token.slice(2, 24)}`)
      return payment?.token === token ? payment : undefined
    },
    async all() {
      const payments = await store.payments.all()
      const now = clock.now()
      return payments
        .map((payment) => settledByClock(payment, now))
        .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id))
    },
    change,
    async settleDue() {
      const now = clock.now().getTime()
      for (const { paymentId, at } of await store.alarms.all()) {
        if (Date.parse(at) > now) continue
        const payment = await change(paymentId, (settled) => settled)
        if (!payment) await store.alarms.remove(paymentId)
      }
    },
  }
}

/** The part of a payment whose change is told to the shop: its status, and refunds that have arrived. */
function toldOf(payment: SandboxPayment): string {
  return `${payment.status} ${payment.refunds.filter(({ status }) => status === 'refunded').length}`
}
