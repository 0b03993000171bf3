import type { Clock } from '#kernel/clock.ts'
import { newToken } from '#kernel/ids.ts'
import type { MailPort } from '../mail/mail-port.ts'
import type { SenderDetails } from '../mail/mail-sender.ts'
import { signUpPointsOf } from '../settings/settings.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Transact } from '../transact.ts'
import { type AccountMailNote, accountMail } from './account-mail.ts'
import type { CustomerReader } from './customer-store.ts'
import { linkLifetime } from './recover-password.ts'

/**
 * Writes a mail about an account. Whether an address that forgot its password has one is only looked up here, behind the back
 * of whoever asked: their answer takes as long for a stranger.
 */
export async function sendAccountMail(
  deps: {
    readonly transact: Transact
    readonly clock: Clock
    readonly customers: CustomerReader
    readonly mail: MailPort
    readonly senderDetails: SenderDetails
    readonly settings: SettingsSource
  },
  note: AccountMailNote,
): Promise<void> {
  const rules = { signUpPoints: signUpPointsOf(deps.settings.at(deps.clock.now()).loyalty) }
  if (note.kind !== 'recovery') return deps.mail.send(accountMail(note, deps.senderDetails, rules))
  const known = await deps.customers.byEmail(note.email)
  if (!known) return
  const { id, firstName } = known.customer
  const token = newToken()
  const expiresAt = new Date(deps.clock.now().getTime() + linkLifetime)
  await deps.transact(['customers'], ({ customers }) => customers.addPasswordLink(id, token, expiresAt))
  await deps.mail.send(accountMail({ ...note, firstName, token }, deps.senderDetails, rules))
}
