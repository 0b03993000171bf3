import type { Storefront } from '#kernel/storefront.ts'
import { browserPost } from '#web/browser-api.ts'
import { graphql } from '#web/graphql/gql.ts'
import type { LookUpAddressQuery, LookUpAddressQueryVariables } from '#web/graphql/graphql.ts'

const lookUpQuery = graphql(`
  query LookUpAddress($countryIso: String!, $zipcode: String, $houseNumber: String, $line: String) {
    lookUpAddress(countryIso: $countryIso, zipcode: $zipcode, houseNumber: $houseNumber, line: $line) {
      street houseNumber zipcode city
    }
  }
`)

export type LookedUpAddress = NonNullable<LookUpAddressQuery['lookUpAddress']>[number]

/** What the register of a country knows by what was typed; nothing when it can't be asked. */
export async function lookUpAddress(
  storefront: Pick<Storefront, 'code'>,
  typed: LookUpAddressQueryVariables,
  signal: AbortSignal,
): Promise<readonly LookedUpAddress[] | undefined> {
  // An address has no place in the addresses of requests, which logs on the way keep.
  const answer = await browserPost(storefront, lookUpQuery, typed, signal)
  return answer?.lookUpAddress ?? undefined
}
