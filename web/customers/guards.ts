import { graphql } from '#web/graphql/gql.ts'
import { guardRedirect, type PersonalScope } from '#web/loaders.ts'

export const whoQuery = graphql(`
  query WhoIsLoggedIn {
    getCustomer { id }
  }
`)

/** Keeps those who are logged in out of the account's entry (specification §2). */
export async function guestsOnly({ api, session, to }: PersonalScope): Promise<void> {
  if (session.customerToken === undefined) return
  const { getCustomer } = await api(whoQuery)
  if (getCustomer) throw guardRedirect(to('customer'))
}

/** Where somebody who is not logged in is sent from the account's own pages (specification §2). */
export function toEntry({ to }: Pick<PersonalScope, 'to'>): Response {
  return guardRedirect(to('account'))
}
