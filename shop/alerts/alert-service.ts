import type { Clock } from '#kernel/clock.ts'
import { isUuid } from '#kernel/ids.ts'
import { declined, refuse } from '#kernel/message-key.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { MailPort } from '../orders/mail-port.ts'
import type { Letterhead } from '../orders/mail-sender.ts'
import type { Transact } from '../transact.ts'
import { type AlertWish, addStockAlert } from './add-stock-alert.ts'
import type { AlertWriter } from './alert-store.ts'
import { endStockAlerts, sendStockAlert } from './send-stock-alerts.ts'
import { alertLifetime, mailedLifetime } from './stock-alert.ts'

type Parts = {
  readonly transact: Transact
  readonly clock: Clock
  readonly alerts: AlertWriter
  readonly mail: MailPort
  readonly letterhead: Letterhead
}

/** Who waits for which size. */
export function alertDesk(parts: Parts) {
  const { clock, alerts } = parts
  return {
    addStockAlert: (storefront: Storefront, wish: AlertWish) => addStockAlert(parts, storefront, wish),
    /** What a mailed link opens: the sizes that its address waits for; nothing for a link that was made up. */
    stockAlerts: async (token: string) => {
      const email = await alerts.emailOf(token)
      return email === undefined ? undefined : { email, alerts: await alerts.waiting(email) }
    },
    /** @param id one of the list that the link opens; all of them when absent */
    endStockAlert: async (token: string, id?: string) => {
      const email = await alerts.emailOf(token)
      if (email === undefined || (id !== undefined && !isUuid(id))) return declined(refuse('link-expired'))
      await alerts.remove(email, id)
      return { email, alerts: await alerts.waiting(email) }
    },
    /** Ends alerts whose sizes can be bought now. */
    endStockAlerts: () => endStockAlerts(parts),
    sendStockAlert: (id: string) => sendStockAlert(parts, id),
    forgetStockAlerts: () => {
      const ago = (ms: number) => new Date(clock.now().getTime() - ms)
      return alerts.forgetOld({ asked: ago(alertLifetime), mailed: ago(mailedLifetime) })
    },
  }
}
