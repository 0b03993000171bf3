import type { Clock } from '#kernel/clock.ts'
import { newToken } from '#kernel/ids.ts'
import type { MailPort } from '../orders/mail-port.ts'
import type { Letterhead } from '../orders/mail-sender.ts'
import type { Transact } from '../transact.ts'
import { type AccountMailNote, accountMail } from './account-mail.ts'
import type { CustomerReader } from './customer-store.ts'
import { linkLifetime } from './recover-password.ts'

/**
 * Writes a mail about an account. Whether an address that forgot its password has one is only looked up here, behind the back
 * of whoever asked: their answer takes as long for a stranger.
 */
export async function sendAccountMail(
  parts: {
    readonly transact: Transact
    readonly clock: Clock
    readonly customers: CustomerReader
    readonly mail: MailPort
    readonly letterhead: Letterhead
  },
  note: AccountMailNote,
): Promise<void> {
  if (note.kind !== 'recovery') return parts.mail.send(accountMail(note, parts.letterhead))
  const known = await parts.customers.byEmail(note.email)
  if (!known) return
  const { id, firstName } = known.customer
  const token = newToken()
  const expiresAt = new Date(parts.clock.now().getTime() + linkLifetime)
  await parts.transact(({ customers }) => customers.addPasswordLink(id, token, expiresAt))
  await parts.mail.send(accountMail({ ...note, firstName, token }, parts.letterhead))
}
