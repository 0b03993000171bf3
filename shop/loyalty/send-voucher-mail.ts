import type { Clock } from '#kernel/clock.ts'
import type { MailPort } from '../mail/mail-port.ts'
import type { SenderDetails } from '../mail/mail-sender.ts'
import { type VoucherMailKind, voucherMail } from './voucher-mail.ts'
import type { VoucherReader } from './voucher-store.ts'

/**
 * Tells an owner of their voucher. Nothing is sent about one that was used or has ended meanwhile, nor about one whose owner
 * has left. May run again: the mail's key lets the outbox tell a repetition.
 */
export async function sendVoucherMail(
  deps: {
    readonly vouchers: Pick<VoucherReader, 'withOwner'>
    readonly mail: MailPort
    readonly clock: Clock
    readonly senderDetails: SenderDetails
  },
  kind: VoucherMailKind,
  voucherId: string,
): Promise<void> {
  const found = await deps.vouchers.withOwner(voucherId, deps.clock.now())
  if (found) await deps.mail.send(voucherMail(kind, found.voucher, found.owner, deps.senderDetails))
}
