import { data } from 'react-router'
import { notFound } from '#web/content/redirects.ts'
import { graphql } from '#web/graphql/gql.ts'
import { personalAction, publicLoader } from '#web/loaders.ts'
import { productReviewsQuery } from '#web/reviews/documents.ts'
import { reviewChoice } from '#web/reviews/review-choice.ts'
import { ReviewsPage } from '#web/reviews/reviews-page.tsx'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/reviews.ts'

const voteMutation = graphql(`
  mutation VoteReview($review: ID!, $helpful: Boolean!) {
    voteReview(review: $review, helpful: $helpful)
  }
`)

export const loader = publicLoader(async (scope) => {
  const { page, ...choice } = reviewChoice(scope.url.searchParams)
  const sku = scope.params.sku ?? ''
  const { pdp: product } = await scope.api(productReviewsQuery, { sku, page, ...choice })
  if (!product?.reviews) return notFound(scope)
  const name = `${product.brand.name} ${product.name}`
  return {
    product,
    choice: { page, ...choice },
    seo: pageSeo(scope, {
      title: `${scope.t('reviews.title_of', { name })} | ${scope.shopName}`,
      // What is said of a product belongs to its own page.
      robots: 'noindex,follow',
    }),
  }
})

/** Counts a voice; without JavaScript the page comes back with what became of it. */
export const action = personalAction(async ({ request, api }) => {
  const form = await request.formData()
  const helpful = form.get('helpful') === 'yes'
  const { voteReview: voted } = await api(voteMutation, { review: String(form.get('review') ?? ''), helpful })
  return data({ voted: voted ?? false }, { status: voted ? 200 : 422 })
})

export const meta = seoMeta

export default function Reviews({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewsPage product={loaderData.product} choice={loaderData.choice} voted={actionData?.voted} />
}
