import type { PersonalScope } from '#web/loaders.ts'
import { emailTokenQuery, historyQuery } from './documents.ts'
import { toEntry } from './guards.ts'

/** The orders of whoever is logged in; everybody else is sent to the entry. */
export async function loadHistory(scope: PersonalScope) {
  const { getCustomer } = await scope.api(emailTokenQuery)
  if (!getCustomer) throw toEntry(scope)
  const { GetOrderHistory } = await scope.api(historyQuery, { emailToken: getCustomer.emailToken })
  return GetOrderHistory.orders
}

export type FollowedOrderView = Awaited<ReturnType<typeof loadHistory>>[number]
