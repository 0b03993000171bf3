import { graphql } from '#web/graphql/gql.ts'
import type {
  ExchangeProgressFragment,
  OrderProgressFragment,
  PhotographedProgressFragment,
  RepairProgressFragment,
  ReviewableProgressFragment,
} from '#web/graphql/graphql.ts'

export type ProgressView = OrderProgressFragment

export const progressFragment = graphql(`
  fragment OrderProgress on OrderProgress {
    label
    cancellable
    deliveryDate { label passed }
    returnsUntil
    returnsByPost
    returnsOver
    exchangeable
    reviewable { position }
    photographed { room }
    repairable { piece { position } }
    repairs { code service state proposedPrice { label } }
    invoices { number kind }
    returnable { position quantity name size color image { url alt width height } }
    parcels {
      carrier trackingCode trackingUrl shippedAt deliveredAt
      pieces { position quantity name size color }
    }
    returns { reference way announcedAt receivedAt pieces { position quantity name size color } }
    refunds { reason exchangeNumber amount { label } createdAt dueAt refundedAt byProvider { amount label } byHand { amount label } byHandDoneAt }
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

export type ExchangeView = ExchangeProgressFragment

export const exchangeQuery = graphql(`
  query ExchangeOrder($reference: String!) {
    SwOrder(reference: $reference) {
      progress { ...ExchangeProgress }
    }
  }
  fragment ExchangeProgress on OrderProgress {
    returnsByPost
    returnable { position quantity name size color image { url alt width height } }
    exchangeChoices { position sku size color isOtherColor }
  }
`)

export type RepairView = RepairProgressFragment

export const repairQuery = graphql(`
  query RepairOrder($reference: String!) {
    SwOrder(reference: $reference) {
      progress { ...RepairProgress }
    }
  }
  fragment RepairProgress on OrderProgress {
    repairable {
      piece { position name size color image { url alt width height } }
      services { id name price { amount label } days }
    }
    repairs {
      code service state way days reason cancellable
      piece { position name size color }
      price { label }
      proposedPrice { amount label }
      store { reference title }
    }
    repairStores { code title city country { name } }
    repairsByPost
  }
`)

export type ReviewableView = ReviewableProgressFragment

export const reviewableQuery = graphql(`
  query ReviewableOrder($reference: String!) {
    SwOrder(reference: $reference) {
      progress { ...ReviewableProgress }
    }
  }
  fragment ReviewableProgress on OrderProgress {
    reviewable { position productSku name size color image { url alt width height } }
  }
`)

export type PhotographedPiece = PhotographedProgressFragment['photographed'][number]
export type SentPhotograph = PhotographedPiece['photographs'][number]

export const photographedQuery = graphql(`
  query PhotographedOrder($reference: String!) {
    SwOrder(reference: $reference) {
      progress { ...PhotographedProgress }
    }
  }
  fragment PhotographedProgress on OrderProgress {
    photographed {
      piece { position name size color image { url alt width height } }
      photographs { id state preview }
      room
    }
  }
`)
