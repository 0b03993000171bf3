import { graphql } from '#web/graphql/gql.ts'
import type { ProductReviewsQuery, ReviewFieldsFragment, ReviewSummaryFieldsFragment } from '#web/graphql/graphql.ts'

export type ReviewView = ReviewFieldsFragment
export type ReviewSummaryView = ReviewSummaryFieldsFragment

export const reviewFragments = graphql(`
  fragment ReviewFields on ProductReview {
    id source isVerified stars comfort quality fit size title text language author writtenAt reply helpful votes
    photographs { url smallUrl width height }
  }
  fragment ReviewSummaryFields on ReviewSummary {
    count average byStars small normal large
    sources { source count average }
    told { sources count average }
    top { ...ReviewFields }
  }
`)

export const productReviewsQuery = graphql(`
  query ProductReviews($sku: String!, $order: ReviewOrder, $size: String, $fit: ReviewFit, $page: Int) {
    pdp(sku: $sku) {
      sku name url
      brand { name }
      image { url alt width height }
      reviewSummary { ...ReviewSummaryFields }
      reviews(order: $order, size: $size, fit: $fit, page: $page) {
        total pages sizes isChecked takesPhotographs
        reviews { ...ReviewFields }
      }
    }
  }
`)

export type ReviewedProduct = NonNullable<ProductReviewsQuery['pdp']>
