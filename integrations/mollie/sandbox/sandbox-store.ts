import type { SandboxPayment } from './sandbox-payment.ts'

/**
 * Where the sandbox keeps what must survive a restart and be seen by every node. All of it can be lost without harm to
 * anybody: no money moves here.
 */
export type SandboxStore = {
  readonly payments: SandboxCollection<SandboxPayment>
  /** Idempotency keys of the last hour, hashed, and what was answered. */
  readonly requests: SandboxCollection<KeptRequest>
  /** Webhooks that nobody has accepted yet. */
  readonly deliveries: SandboxCollection<WebhookDelivery>
  /** By payment: when it changes by itself (expiry, a refund that arrives). */
  readonly alarms: SandboxCollection<Alarm>
}

export type KeptRequest = {
  /** The hashed idempotency key, which is also its id. */
  readonly key: string
  readonly fingerprint: string
  readonly startedAt: string
  readonly answer?: { readonly status: number; readonly body: string }
}

export type WebhookDelivery = {
  readonly id: string
  readonly paymentId: string
  readonly url: string
  /** How often it has been tried. */
  readonly attempts: number
  readonly dueAt: string
}

export type Alarm = { readonly paymentId: string; readonly at: string }

export type SandboxCollection<T> = {
  get(id: string): Promise<T | undefined>
  all(): Promise<T[]>
  /** False when the id is taken; nothing is changed then. */
  add(id: string, value: T): Promise<boolean>
  put(id: string, value: T): Promise<void>
  /** One change of an id at a time, also across processes. What `change` throws is passed on and nothing is written. */
  change(id: string, change: (value: T) => T): Promise<T | undefined>
  remove(id: string): Promise<void>
}

/** For tests, and for one process that may forget. */
export function memorySandboxStore(): SandboxStore {
  return { payments: memoryShelf(), requests: memoryShelf(), deliveries: memoryShelf(), alarms: memoryShelf() }
}

function memoryShelf<T>(): SandboxCollection<T> {
  const values = new Map<string, T>()
  return {
    async get(id) {
      return values.get(id)
    },
    async all() {
      return [...values.values()]
    },
    async add(id, value) {
      if (values.has(id)) return false
      values.set(id, value)
      return true
    },
    async put(id, value) {
      values.set(id, value)
    },
    async change(id, change) {
      const before = values.get(id)
      if (before === undefined) return undefined
      const after = change(before)
      values.set(id, after)
      return after
    },
    async remove(id) {
      values.delete(id)
    },
  }
}
