import { graphql } from '#web/graphql/gql.ts'
import type { OrderPickupFragment } from '#web/graphql/graphql.ts'

export type PickupView = OrderPickupFragment

/** Where an order is collected and how far it is there. */
export const pickupFragment = graphql(`
  fragment OrderPickup on OrderPickup {
    locationType title lines state code expectedAt keptUntil collectedAt
    store { ...StoreSummary ...StoreHours timeZone }
  }
`)
