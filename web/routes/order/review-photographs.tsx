import { mostReviewPhotographMegabytes, reviewPhotographAnswer } from '#kernel/review-photographs.ts'
import { graphql } from '#web/graphql/gql.ts'
import { type PersonalScope, personalAction, personalLoader } from '#web/loaders.ts'
import { photographedQuery } from '#web/orders/documents.ts'
import { progressOf } from '#web/orders/load-followed.ts'
import { ReviewPhotographsPage } from '#web/orders/review-photographs-page.tsx'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/review-photographs.ts'

const removePhotographMutation = graphql(`
  mutation RemoveReviewPhotograph($reference: String!, $photograph: ID!) {
    removeReviewPhotograph(reference: $reference, photograph: $photograph) {
      __typename
      ... on RemovedPhotograph { removed }
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

export const loader = personalLoader(async (scope) => {
  const reference = scope.url.searchParams.get('order') ?? ''
  const { SwOrder: order } = await scope.api(photographedQuery, { reference })
  return {
    pieces: progressOf(scope, order, reference).photographed,
    line: Number(scope.url.searchParams.get('line') ?? '-1'),
    reference,
    ...saidOf(scope),
    seo: pageSeo(scope, { title: scope.t('photos.title'), robots: 'noindex,nofollow' }),
  }
})

/** What became of photographs that were sent: the address says it, the server that took them wrote it there. */
function saidOf({ url, t }: Pick<PersonalScope, 'url' | 't'>) {
  const answer = reviewPhotographAnswer(url.searchParams)
  if (!answer) return { said: undefined, error: undefined }
  return 'problem' in answer
    ? { said: undefined, error: t(`photos.problem_${answer.problem}`, { mb: mostReviewPhotographMegabytes }) }
    : { said: t('photos.added', { n: answer.added }), error: undefined }
}

export const action = personalAction(async ({ request, api, url, t }) => {
  const reference = url.searchParams.get('order') ?? ''
  const photograph = String((await request.formData()).get('photograph') ?? '')
  const { removeReviewPhotograph: answer } = await api(removePhotographMutation, { reference, photograph })
  const isRemoved = answer.__typename === 'RemovedPhotograph' && answer.removed
  return { said: t(isRemoved ? 'photos.removed' : 'photos.not_removed') }
})

export const meta = seoMeta
export const headers = privatePage

export default function ReviewPhotographs({ loaderData, actionData }: Route.ComponentProps) {
  const { seo: _, said, error, ...page } = loaderData
  return <ReviewPhotographsPage {...page} said={actionData?.said ?? said} error={actionData ? undefined : error} />
}
