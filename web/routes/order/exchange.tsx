import { data, redirect } from 'react-router'
import { newCode } from '#kernel/ids.ts'
import { withReference } from '#web/checkout/load-order.ts'
import { graphql } from '#web/graphql/gql.ts'
import { personalAction, personalLoader } from '#web/loaders.ts'
import { withAnnounced } from '#web/orders/announced.ts'
import { exchangeQuery } from '#web/orders/documents.ts'
import { ExchangePage } from '#web/orders/exchange-page.tsx'
import { progressOf } from '#web/orders/load-followed.ts'
import { readExchangeForm } from '#web/orders/read-exchange-form.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import { usePath } from '#web/shop-context.tsx'
import type { Route } from './+types/exchange.ts'

const exchangeMutation = graphql(`
  mutation ExchangePieces($reference: String!, $input: ExchangePiecesInput!) {
    exchangePieces(reference: $reference, input: $input) {
      __typename
      ... on ExchangeAnnounced { order }
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

export const loader = personalLoader(async (scope) => {
  const reference = scope.url.searchParams.get('order') ?? ''
  const { SwOrder: order } = await scope.api(exchangeQuery, { reference })
  const { returnable, exchangeChoices, returnsByPost: byPost } = progressOf(scope, order, reference)
  return {
    returnable,
    exchangeChoices,
    byPost,
    reference,
    idempotencyKey: newCode(),
    seo: pageSeo(scope, { title: scope.t('exchange.title'), robots: 'noindex,nofollow' }),
  }
})

/** Exchanges, and leads to the order that is sent. */
export const action = personalAction(async ({ request, api, to, url }) => {
  const reference = url.searchParams.get('order') ?? ''
  const { chosen, input } = readExchangeForm(await request.formData())
  const { exchangePieces: answer } = await api(exchangeMutation, { reference, input })
  if (answer.__typename === 'Refused') return data({ errors: answer.refusals, chosen }, { status: 422 })
  throw redirect(withAnnounced(withReference(to('order'), answer.order), { kind: 'exchange', of: reference }), 303)
})

export const meta = seoMeta
export const headers = privatePage

export default function Exchange({ loaderData, actionData }: Route.ComponentProps) {
  const { seo: _, ...page } = loaderData
  const { reference, ...offer } = page
  const path = usePath()
  const to = {
    self: withReference(path('orderExchange'), reference),
    back: withReference(path('order'), reference),
    toReturn: withReference(path('orderReturn'), reference),
  }
  return <ExchangePage {...offer} to={to} errors={actionData?.errors ?? []} chosen={actionData?.chosen ?? {}} />
}
