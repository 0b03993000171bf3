import { graphql } from '#web/graphql/gql.ts'
import type { OrderProgressFragment } from '#web/graphql/graphql.ts'

export type ProgressView = OrderProgressFragment

export const progressFragment = graphql(`
  fragment OrderProgress on OrderProgress {
    label
    cancellable
    deliveryDate { label passed }
    returnsUntil
    returnsByPost
    returnsOver
    invoices { number kind }
    returnable { position quantity name size color image { url alt width height } }
    parcels {
      carrier trackingCode trackingUrl shippedAt deliveredAt
      pieces { position quantity name size color }
    }
    returns { reference way announcedAt receivedAt pieces { position quantity name size color } }
    refunds { reason amount { label } createdAt dueAt refundedAt byProvider { amount label } byHand { amount label } byHandDoneAt }
  }
`)

export const followQuery = graphql(`
  query FollowOrder($reference: String!) {
    SwOrder(reference: $reference) {
      ...OrderView
      progress { ...OrderProgress }
    }
  }
`)
