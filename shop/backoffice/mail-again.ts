import { isUuid } from '#kernel/ids.ts'
import type { StatusMailKind } from '../fulfilment/status-mail.ts'
import { againMark } from '../mail/send-again.ts'
import type { Repositories } from '../transact.ts'
import { changeHeldOrder, type OrderChangeDeps, type OrderChangeDone, type VersionedPress } from './hold-order.ts'
import { type StaffOrderRefused, staffOrderRefused } from './order-refusal.ts'

/** Mails about the way of an order, by what stands before the colon of their keys. */
const statusKinds: Readonly<Record<string, StatusMailKind>> = {
  'order-changed': 'changed',
  'order-sent': 'sent',
  'order-delivered': 'delivered',
  'order-ready': 'ready',
  'order-collected': 'collected',
  'order-cancelled': 'cancelled',
  'order-refunded': 'refunded',
  'payment-returned': 'payment-returned',
  'return-announced': 'return',
}

/** What a mail is about, as its key says it; nothing for one that nobody sends again. */
export function mailSubject(key: string): { readonly kind: string; readonly id: string } | undefined {
  const [kind = '', id = ''] = (key.split(againMark)[0] ?? '').split(':')
  const isKnown =
    Object.hasOwn(statusKinds, kind) ||
    ['order-confirmation', 'order-acknowledgement', 'withdrawal-acknowledgement'].includes(kind)
  return isKnown && isUuid(id) ? { kind, id } : undefined
}

/**
 * Sends a mail of an order once more, as it would be written now: its links open again, and what it tells is true today.
 * @param mail its key
 */
export async function mailAgain(
  deps: OrderChangeDeps,
  { mail, ...press }: VersionedPress & { readonly mail: string },
): Promise<OrderChangeDone | StaffOrderRefused> {
  const about = mailSubject(mail)
  if (!about) return staffOrderRefused('order-mail-unknown')
  return changeHeldOrder<'jobs', StaffOrderRefused>(deps, press, ['jobs'], 'mail', async ({ order, repositories }) => {
    if (order.email === '') return staffOrderRefused('order-mail-unknown')
    await enqueue(repositories, about, press.idempotencyKey)
    return { mail: `${mail.split(againMark)[0]}${againMark}${press.idempotencyKey}` }
  })
}

async function enqueue(
  { jobs }: Pick<Repositories, 'jobs'>,
  { kind, id }: { readonly kind: string; readonly id: string },
  again: string,
): Promise<void> {
  const status = statusKinds[kind]
  if (status) return jobs.mailStatus(status, id, again)
  if (kind === 'order-confirmation') return jobs.sendOrderConfirmation(id, again)
  if (kind === 'withdrawal-acknowledgement') return jobs.acknowledgeWithdrawal(id, again)
  return jobs.acknowledgeOrder(id, { again })
}
