import { graphql } from '../graphql/gql.ts'

/** What every page of a store asks: what its reader may do, and the stores that they work in. */
export const ownStores = graphql(`
  fragment OwnStores on Query {
    me {
      permissions
    }
    shelfLocations {
      code
      name
      isStore
    }
  }
`)
