import type { Clock } from '#kernel/clock.ts'
import type { MailPort } from '../mail/mail-port.ts'
import type { SenderDetails } from '../mail/mail-sender.ts'
import type { Transact } from '../transact.ts'
import { alertMail } from './alert-mail.ts'
import type { AlertReader } from './alert-store.ts'

/** So many in one transaction. */
const atOnce = 200

/**
 * Ends every alert whose size can be bought now, and has its mail written or its browser told. Whatever brought the size back (a delivery, a return,
 * a payment that failed, a date that came) is found here, by what lies on the shelves.
 */
export async function endStockAlerts({
  transact,
  clock,
}: {
  readonly transact: Transact
  readonly clock: Clock
}): Promise<void> {
  let ended: number
  do {
    ended = await transact(['alerts', 'jobs'], async ({ alerts, jobs }) => {
      const due = await alerts.takeDue(clock.now(), atOnce)
      for (const id of due.toMail) await jobs.mailStockAlert(id)
      return due.ended
    })
  } while (ended === atOnce)
  let taken: number
  do {
    taken = await transact(['alerts', 'jobs'], async ({ alerts, jobs }) => {
      const due = await alerts.takeDuePushes(clock.now(), atOnce)
      for (const id of due.toTell) await jobs.pushStockAlert(id)
      return due.taken
    })
  } while (taken === atOnce)
}

/**
 * Writes the one mail of an alert. May run again: the mail's key lets the outbox tell a repetition.
 */
export async function sendStockAlert(
  deps: { readonly alerts: Pick<AlertReader, 'byId'>; readonly mail: MailPort; readonly senderDetails: SenderDetails },
  id: string,
): Promise<void> {
  const alert = await deps.alerts.byId(id)
  if (alert) await deps.mail.send(alertMail(alert, deps.senderDetails))
}
