import { data } from 'react-router'
import { graphql } from '#web/graphql/gql.ts'
import { personalAction, personalLoader } from '#web/loaders.ts'
import { reviewableQuery } from '#web/orders/documents.ts'
import { progressOf } from '#web/orders/load-followed.ts'
import { ReviewFormPage } from '#web/orders/review-form-page.tsx'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/review.ts'

const writeReviewMutation = graphql(`
  mutation WriteReview($reference: String!, $input: WriteReviewInput!) {
    writeReview(reference: $reference, input: $input) {
      __typename
      ... on ReviewWritten { isPublished takesPhotographs }
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

export const loader = personalLoader(async (scope) => {
  const reference = scope.url.searchParams.get('order') ?? ''
  const { SwOrder: order } = await scope.api(reviewableQuery, { reference })
  return {
    reviewable: progressOf(scope, order, reference).reviewable,
    line: Number(scope.url.searchParams.get('line') ?? '-1'),
    reference,
    seo: pageSeo(scope, { title: scope.t('opinion.title'), robots: 'noindex,nofollow' }),
  }
})

const fits = ['small', 'normal', 'large'] as const

export const action = personalAction(async ({ request, api, url }) => {
  const reference = url.searchParams.get('order') ?? ''
  const form = await request.formData()
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const stars = (text: string | undefined) => (/^[1-5]$/.test(text ?? '') ? Number(text) : null)
  const position = /^\d{1,6}$/.test(typed.position ?? '') ? Number(typed.position) : -1
  const { writeReview: answer } = await api(writeReviewMutation, {
    reference,
    input: {
      position,
      stars: stars(typed.stars) ?? 0,
      comfort: stars(typed.comfort),
      quality: stars(typed.quality),
      fit: fits.find((one) => one === typed.fit) ?? null,
      text: typed.text ?? '',
      author: typed.author ?? '',
    },
  })
  if (answer.__typename === 'Refused')
    return data({ errors: answer.refusals, typed, written: undefined }, { status: 422 })
  const { isPublished, takesPhotographs } = answer
  return data({ errors: [], typed, written: { isPublished, position: takesPhotographs ? position : undefined } })
})

export const meta = seoMeta
export const headers = privatePage

export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  const { seo: _, ...page } = loaderData
  return (
    <ReviewFormPage
      {...page}
      errors={actionData?.errors ?? []}
      typed={actionData?.typed ?? {}}
      written={actionData?.written}
    />
  )
}
