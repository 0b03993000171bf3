import { readServicePoint } from '#kernel/service-point.ts'
import { graphql } from '#web/graphql/gql.ts'
import type { FoundServicePointsQuery } from '#web/graphql/graphql.ts'
import type { PersonalScope } from '#web/loaders.ts'
import type { ValidationError } from '../forms/validation-errors.ts'
import type { CheckoutContext } from './checkout-document.ts'

const pointsQuery = graphql(`
  query FoundServicePoints(
    $type: ID!
    $token: String
    $query: String
    $number: String
    $zipcode: String
    $city: String
    $street: String
    $houseNumber: String
    $limit: Int
  ) {
    findServicePoints(
      type: $type
      token: $token
      query: $query
      number: $number
      zipcode: $zipcode
      city: $city
      street: $street
      houseNumber: $houseNumber
      limit: $limit
    ) {
      __typename
      ... on FoundServicePoints {
        points {
          providerId provider locationType title street houseNumber houseNumberAddition postcode city lat lng distance telephone
          additionalInformation
          pickup { hasAll ready { date time daysAhead } }
          openingDays { day periods { opens closes } }
          openingDayExceptions { date periods { opens closes } }
          openState { open until opens { date time daysAhead } }
        }
      }
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

export type ServicePointView = Extract<
  FoundServicePointsQuery['findServicePoints'],
  { __typename: 'FoundServicePoints' }
>['points'][number]

/** What was searched for, and what was found. */
export type PointSearchResult = {
  readonly query: string
  readonly number: string
  readonly points: readonly ServicePointView[]
  readonly errors: readonly ValidationError[]
  /** The place that the parcel goes to so far. */
  readonly chosen: string | undefined
  readonly dhlCustomerNumber: string
}

const nowhere = { zipcode: null, city: null, street: null, houseNumber: null }

/** As many as one looks through; a closer look is another search. */
const shown = 8

/** Places near what was typed, or else near the address that the shopper gave. */
export async function loadPoints(
  { api, session, url }: Pick<PersonalScope, 'api' | 'session' | 'url'>,
  type: string,
  context: CheckoutContext,
): Promise<PointSearchResult> {
  const typed = url.searchParams.get('q')?.trim().slice(0, 120)
  const number = url.searchParams.get('number')?.trim().slice(0, 20) ?? ''
  const kept = readServicePoint(context.shippingAddress?.customFields.servicePoint)
  const home = kept ? context.billingAddress : (context.shippingAddress ?? context.billingAddress)
  const address = {
    zipcode: home?.zipcode ?? null,
    city: home?.city ?? null,
    street: home?.street ?? null,
    houseNumber: home?.additionalAddressLine1 ?? null,
  }
  const { findServicePoints: found } = await api(pointsQuery, {
    type,
    token: session.contextToken ?? null,
    query: typed || null,
    ...(typed ? nowhere : address),
    number: number || null,
    limit: shown,
  })
  return {
    query: typed ?? [home?.zipcode, home?.city].filter(Boolean).join(' '),
    number,
    points: found.__typename === 'FoundServicePoints' ? found.points : [],
    errors: found.__typename === 'Refused' ? found.refusals : [],
    chosen: kept?.providerId,
    dhlCustomerNumber: kept?.dhlCustomerNumber ?? '',
  }
}
