import { data, redirect } from 'react-router'
import { withReference } from '#web/checkout/load-order.ts'
import { graphql } from '#web/graphql/gql.ts'
import { personalAction, personalLoader } from '#web/loaders.ts'
import { CancelPage } from '#web/orders/cancel-page.tsx'
import { loadFollowed } from '#web/orders/load-followed.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/cancel.ts'

const cancelMutation = graphql(`
  mutation CancelOrder($reference: String!) {
    cancelOrder(reference: $reference) {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

export const loader = personalLoader(async (scope) => {
  const { order, progress, reference } = await loadFollowed(scope)
  return {
    number: order.number,
    cancellable: progress.cancellable,
    reference,
    seo: pageSeo(scope, { title: scope.t('follow.cancel'), robots: 'noindex,nofollow' }),
  }
})

/** Cancels, and leads back to the order: reading that again cancels nothing. */
export const action = personalAction(async ({ api, to, url }) => {
  const reference = url.searchParams.get('order') ?? ''
  const { cancelOrder: answer } = await api(cancelMutation, { reference })
  if (answer.__typename === 'Refused') return data({ errors: answer.refusals }, { status: 422 })
  throw redirect(withReference(to('order'), reference), 303)
})

export const meta = seoMeta
export const headers = privatePage

export default function Cancel({ loaderData: { number, cancellable, reference }, actionData }: Route.ComponentProps) {
  return (
    <CancelPage number={number} cancellable={cancellable} reference={reference} errors={actionData?.errors ?? []} />
  )
}
