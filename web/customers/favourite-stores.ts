import { graphql } from '#web/graphql/gql.ts'
import type { PersonalScope } from '#web/loaders.ts'

const storesQuery = graphql(`
  query FavouriteStores {
    getCustomer { customFields { stores } }
  }
`)
const storesMutation = graphql(`
  mutation UpdateFavouriteStores($stores: [String!]!) {
    updateCustomer(input: { stores: $stores }) { __typename }
  }
`)

/** Codes of stores as custom fields hold them: a list as JSON text (specification §3). */
export function storeCodesIn(field: string): readonly string[] {
  const codes: unknown = JSON.parse(field)
  return Array.isArray(codes) ? codes.filter((code): code is string => typeof code === 'string') : []
}

/** Says whether somebody was logged in whose list could be changed. */
export async function changeFavouriteStore(
  { api }: Pick<PersonalScope, 'api'>,
  code: string,
  change: 'add' | 'remove',
): Promise<boolean> {
  const { getCustomer } = await api(storesQuery)
  if (!getCustomer) return false
  const others = storeCodesIn(getCustomer.customFields.stores).filter((one) => one !== code)
  await api(storesMutation, { stores: change === 'add' && code !== '' ? [...others, code] : [...others] })
  return true
}
