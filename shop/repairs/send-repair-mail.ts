import type { Clock } from '#kernel/clock.ts'
import type { MailPort } from '../mail/mail-port.ts'
import type { SenderDetails } from '../mail/mail-sender.ts'
import { orderReference } from '../orders/order.ts'
import type { OrderReader } from '../orders/order-store.ts'
import type { StoresStore } from '../stores/stores-store.ts'
import { type RepairMailKind, repairMail } from './repair-mail.ts'
import type { RepairReader } from './repair-store.ts'

/**
 * Writes a mail about a repair. What is no more is not said: a price that was answered or taken back, or anything to whoever was forgotten.
 * May run again: the mail's key lets the outbox tell a repetition.
 */
export async function sendRepairMail(
  deps: {
    readonly clock: Clock
    readonly repairs: Pick<RepairReader, 'byId'>
    readonly orders: Pick<OrderReader, 'byId'>
    readonly stores: Pick<StoresStore, 'all'>
    readonly mail: MailPort
    readonly senderDetails: SenderDetails
  },
  kind: RepairMailKind,
  id: string,
  press?: string,
): Promise<void> {
  const repair = await deps.repairs.byId(id)
  const order = repair && (await deps.orders.byId(repair.orderId))
  if (!repair || !order?.email) return
  if (kind === 'price' && repair.proposedPrice === null) return
  const store = (await deps.stores.all()).find(({ code }) => code === repair.locationCode)
  const facts = { repair, email: order.email, store, reference: orderReference(order), press, now: deps.clock.now() }
  await deps.mail.send(repairMail(kind, facts, deps.senderDetails))
}
