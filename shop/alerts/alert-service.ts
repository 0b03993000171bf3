import type { Clock } from '#kernel/clock.ts'
import { isUuid } from '#kernel/ids.ts'
import { refusalOf, refusedWith } from '#kernel/message-key.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { MailPort } from '../mail/mail-port.ts'
import type { SenderDetails } from '../mail/mail-sender.ts'
import type { Transact } from '../transact.ts'
import { addPushAlert, type PushAlertDeps, type PushAlertInput } from './add-push-alert.ts'
import { addStockAlert, type StockAlertInput } from './add-stock-alert.ts'
import type { AlertWriter } from './alert-store.ts'
import { type SendPushAlertDeps, sendPushAlert } from './send-push-alert.ts'
import { endStockAlerts, sendStockAlert } from './send-stock-alerts.ts'
import { alertLifetime, mailedLifetime } from './stock-alert.ts'

type Deps = PushAlertDeps &
  SendPushAlertDeps & {
    readonly transact: Transact
    readonly clock: Clock
    readonly alerts: AlertWriter
    readonly mail: MailPort
    readonly senderDetails: SenderDetails
  }

/** Who waits for which size. */
export function alertService(deps: Deps) {
  const { clock, alerts } = deps
  return {
    addStockAlert: (storefront: Storefront, input: StockAlertInput) => addStockAlert(deps, storefront, input),
    addPushAlert: (storefront: Storefront, input: PushAlertInput) => addPushAlert(deps, storefront, input),
    sendPushAlert: (id: string) => sendPushAlert(deps, id),
    /** What a mailed link opens: the sizes that its address waits for; nothing for a link that was made up. */
    stockAlerts: async (token: string) => {
      const email = await alerts.emailOf(token)
      return email === undefined ? undefined : { email, alerts: await alerts.waiting(email) }
    },
    /** @param id one of the list that the link opens; all of them when absent */
    endStockAlert: async (token: string, id?: string) => {
      const email = await alerts.emailOf(token)
      if (email === undefined || (id !== undefined && !isUuid(id))) return refusedWith(refusalOf('link-expired'))
      await alerts.remove(email, id)
      return { email, alerts: await alerts.waiting(email) }
    },
    /** Ends alerts whose sizes can be bought now. */
    endStockAlerts: () => endStockAlerts(deps),
    sendStockAlert: (id: string) => sendStockAlert(deps, id),
    purgeStockAlerts: () => {
      const ago = (ms: number) => new Date(clock.now().getTime() - ms)
      return alerts.purgeOld({ asked: ago(alertLifetime), mailed: ago(mailedLifetime) })
    },
  }
}
