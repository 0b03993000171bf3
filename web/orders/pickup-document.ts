import { graphql } from '#web/graphql/gql.ts'
import type { OrderPickupFragment } from '#web/graphql/graphql.ts'

export type PickupView = OrderPickupFragment

export const tellPickupArrivalMutation = graphql(`
  mutation TellPickupArrival($reference: String!, $arrival: Arrival) {
    tellPickupArrival(reference: $reference, arrival: $arrival) {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

/** Where an order is collected and how far it is there. */
export const pickupFragment = graphql(`
  fragment OrderPickup on OrderPickup {
    locationType title lines state code expectedAt keptUntil collectedAt arrival canTellArrival
    store { ...StoreSummary ...StoreHours timeZone }
  }
`)
