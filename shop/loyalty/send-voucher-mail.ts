import type { Clock } from '#kernel/clock.ts'
import type { MailPort } from '../orders/mail-port.ts'
import type { Letterhead } from '../orders/mail-sender.ts'
import { type VoucherMailKind, voucherMail } from './voucher-mail.ts'
import type { VoucherReader } from './voucher-store.ts'

/**
 * Tells an owner of their voucher. Nothing is sent about one that was used or has ended meanwhile, nor about one whose owner
 * has left. May run again: the mail's key lets the outbox tell a repetition.
 */
export async function sendVoucherMail(
  parts: {
    readonly vouchers: Pick<VoucherReader, 'withOwner'>
    readonly mail: MailPort
    readonly clock: Clock
    readonly letterhead: Letterhead
  },
  kind: VoucherMailKind,
  voucherId: string,
): Promise<void> {
  const found = await parts.vouchers.withOwner(voucherId, parts.clock.now())
  if (found) await parts.mail.send(voucherMail(kind, found.voucher, found.owner, parts.letterhead))
}
