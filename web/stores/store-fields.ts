import { graphql } from '#web/graphql/gql.ts'

/** When a store is open: on each day of the week, and on the days that differ. */
export const storeHours = graphql(`
  fragment StoreHours on ServicePoint {
    openingDays { day periods { opens closes } }
    openingDayExceptions { date periods { opens closes } }
  }
`)

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
