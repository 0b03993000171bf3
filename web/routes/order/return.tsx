import { data, redirect } from 'react-router'
import { newCode } from '#kernel/ids.ts'
import { withReference } from '#web/checkout/load-order.ts'
import { graphql } from '#web/graphql/gql.ts'
import { personalAction, personalLoader } from '#web/loaders.ts'
import { withAnnounced } from '#web/orders/announced.ts'
import { loadFollowed } from '#web/orders/load-followed.ts'
import { readReturnForm } from '#web/orders/read-return-form.ts'
import { ReturnPage } from '#web/orders/return-page.tsx'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import { usePath } from '#web/shop-context.tsx'
import type { Route } from './+types/return.ts'

const returnMutation = graphql(`
  mutation AnnounceReturn($reference: String!, $input: AnnounceReturnInput!) {
    announceReturn(reference: $reference, input: $input) {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

export const loader = personalLoader(async (scope) => {
  const { progress, reference } = await loadFollowed(scope)
  return {
    returnable: progress.returnable,
    byPost: progress.returnsByPost,
    reference,
    idempotencyKey: newCode(),
    seo: pageSeo(scope, { title: scope.t('return.title'), robots: 'noindex,nofollow' }),
  }
})

/** Announces the return, and leads to the order, where it stands. */
export const action = personalAction(async ({ request, api, to, url }) => {
  const reference = url.searchParams.get('order') ?? ''
  const input = readReturnForm(await request.formData())
  const { announceReturn: answer } = await api(returnMutation, { reference, input })
  if (answer.__typename === 'Refused') {
    return data({ errors: answer.refusals, chosen: input }, { status: 422 })
  }
  throw redirect(withAnnounced(withReference(to('order'), reference), { kind: 'return' }), 303)
})

export const meta = seoMeta
export const headers = privatePage

const nothingChosen = { pieces: [], way: 'post' }

export default function Return({ loaderData, actionData }: Route.ComponentProps) {
  const { returnable, byPost, reference, idempotencyKey } = loaderData
  const path = usePath()
  const to = { self: withReference(path('orderReturn'), reference), back: withReference(path('order'), reference) }
  return (
    <ReturnPage
      to={to}
      returnable={returnable}
      byPost={byPost}
      reference={reference}
      idempotencyKey={idempotencyKey}
      errors={actionData?.errors ?? []}
      chosen={actionData?.chosen ?? nothingChosen}
    />
  )
}
