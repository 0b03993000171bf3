import type { Clock } from '#kernel/clock.ts'
import type { Refused } from '#kernel/message-key.ts'
import type { Progress } from '../fulfilment/progress.ts'
import type { Order } from '../orders/order.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { PickupTimes } from '../stores/pickup-time.ts'
import type { Repositories, Transact } from '../transact.ts'
import type { OrderChangeKind, StaffAuthor } from './order-change.ts'
import { type StaffOrderRefused, staffOrderRefused } from './order-refusal.ts'

export type OrderChangeDeps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly settings: SettingsSource
  readonly pickupTimes: PickupTimes
}

/** What every change of an order by staff says. */
export type OrderPress = {
  readonly orderId: string
  readonly author: StaffAuthor
  /** One per page of the form: pressing its button twice changes the order once. */
  readonly idempotencyKey: string
}

/** A change of something that another may have changed meanwhile; `version` is the one that its author had seen. */
export type VersionedPress = OrderPress & { readonly version: number }

export type OrderChangeDone = { readonly done: true }
export const done: OrderChangeDone = { done: true }

type Held<Name extends keyof Repositories> = {
  readonly order: Order
  readonly progress: Progress
  readonly repositories: Pick<Repositories, Name | 'orders' | 'fulfilment' | 'orderChanges'>
}

/**
 * Changes an order whose row is held: once per press, and only the version that its author had seen. Writes down what was changed.
 * @param work answers what the books say of the change, or why it is refused
 */
export async function changeHeldOrder<Name extends keyof Repositories, R extends Refused | StaffOrderRefused>(
  { transact, clock }: OrderChangeDeps,
  { orderId, author, idempotencyKey, version }: VersionedPress,
  names: readonly Name[],
  kind: OrderChangeKind,
  work: (held: Held<Name>) => Promise<Readonly<Record<string, unknown>> | R>,
): Promise<OrderChangeDone | StaffOrderRefused | R> {
  return transact(['orders', 'fulfilment', 'orderChanges', ...names], async (repositories) => {
    const order = await repositories.orders.lock(orderId)
    if (!order) return staffOrderRefused('order-not-found')
    if (await repositories.orderChanges.isKnown(idempotencyKey)) return done
    if ((await repositories.orderChanges.versionOf(orderId)) !== version)
      return staffOrderRefused('order-changed-meanwhile')
    const progress = await repositories.fulfilment.progress(orderId)
    const detail = await work({ order, progress, repositories })
    if ('refusals' in detail) return detail as R
    await repositories.orderChanges.addChange({
      orderId,
      author,
      idempotencyKey,
      kind,
      detail,
      changedAt: clock.now(),
    })
    return done
  })
}
