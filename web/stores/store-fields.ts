import { graphql } from '#web/graphql/gql.ts'

/** What the list of stores shows of each; the page of one shows more. */
export const storeFields = graphql(`
  fragment StoreSummary on ServicePoint {
    code
    reference
    title
    street
    houseNumber
    postcode
    city
    country { iso name }
    lat
    lng
    distance
    telephone
    openState { open until opens { date time daysAhead } }
  }
`)
