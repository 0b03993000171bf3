import { redirect } from 'react-router'
import { emailTokenQuery, historyQuery } from '#web/customers/documents.ts'
import type { PersonalScope } from '#web/loaders.ts'

/** Leads whoever is logged in from the link of an order of theirs to its page in their account, where its documents are at hand. */
export async function goToOwnOrder({ api, session, to, url }: PersonalScope, reference: string): Promise<void> {
  if (session.customerToken === undefined) return
  const { getCustomer } = await api(emailTokenQuery)
  if (!getCustomer) return
  const { GetOrderHistory } = await api(historyQuery, { emailToken: getCustomer.emailToken })
  const own = GetOrderHistory.orders.find((order) => order.reference === reference)
  if (own) throw redirect(ownOrderAddress(to('customerOrder', { id: own.id }), url.searchParams), 303)
}

/** The address in the account with what the link said beside its order: what was announced just now, for one. */
export function ownOrderAddress(path: string, query: URLSearchParams): string {
  const rest = [...query].filter(([name]) => name !== 'order')
  return rest.length === 0 ? path : `${path}?${new URLSearchParams(rest)}`
}
