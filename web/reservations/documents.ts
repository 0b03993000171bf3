import { graphql } from '#web/graphql/gql.ts'
import type { ReservationPageQuery } from '#web/graphql/graphql.ts'

export const reserveDocument = graphql(`
  query ReservePage($sku: String!, $store: String!) {
    pdp(sku: $sku) {
      sku name isOneSize url
      brand { name }
      image { url width height }
      variants { sku size }
    }
    stores { ...StoreSummary timeZone }
    reservationUntil(location: $store)
  }
`)

export const reserveMutation = graphql(`
  mutation ReserveInStore($input: ReservationInput!) {
    reserveInStore(input: $input) {
      __typename
      ... on Reservation { hash }
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

export const reservationDocument = graphql(`
  query ReservationPage($hash: String!) {
    reservation(hash: $hash) {
      number state ready arrival canTellArrival heldUntil size name brand url
      store { ...StoreSummary timeZone }
    }
  }
`)

export const cancelMutation = graphql(`
  mutation CancelReservation($hash: String!) {
    cancelReservation(hash: $hash) { __typename }
  }
`)

export const tellReservationArrivalMutation = graphql(`
  mutation TellReservationArrival($hash: String!, $arrival: Arrival) {
    tellReservationArrival(hash: $hash, arrival: $arrival) {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

export type ReservationView = NonNullable<ReservationPageQuery['reservation']>
