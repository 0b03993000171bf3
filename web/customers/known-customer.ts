import { graphql } from '#web/graphql/gql.ts'
import type { PersonalScope } from '#web/loaders.ts'

const customerQuery = graphql(`
  query KnownCustomer {
    getCustomer { firstName lastName email }
  }
`)

/** What the shop knows of whoever is logged in, for forms that ask for it; nobody else is told. */
export async function knownCustomer({ api, session }: Pick<PersonalScope, 'api' | 'session'>) {
  return session.customerToken === undefined ? null : (await api(customerQuery)).getCustomer
}
