import { data, redirect } from 'react-router'
import { newCode } from '#kernel/ids.ts'
import { withReference } from '#web/checkout/load-order.ts'
import { graphql } from '#web/graphql/gql.ts'
import { personalAction, personalLoader } from '#web/loaders.ts'
import { exchangeQuery } from '#web/orders/documents.ts'
import { ExchangePage } from '#web/orders/exchange-page.tsx'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
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
  if (!order?.progress) throw data(null, { status: 404 })
  const { returnable, exchangeChoices, returnsByPost: byPost } = order.progress
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
  const form = await request.formData()
  const chosen = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const pieces = Object.entries(chosen).flatMap(([name, sku]) => {
    const position = /^piece-(\d{1,6})-\d{1,6}$/.exec(name)?.[1]
    return position && sku !== '' ? [{ position: Number(position), quantity: 1, sku }] : []
  })
  const way = chosen.way === 'store' ? 'store' : 'post'
  const input = { pieces, way, idempotencyKey: chosen.idempotencyKey ?? '' } as const
  const { exchangePieces: answer } = await api(exchangeMutation, { reference, input })
  if (answer.__typename === 'Refused') return data({ errors: answer.refusals, chosen }, { status: 422 })
  throw redirect(withReference(to('order'), answer.order), 303)
})

export const meta = seoMeta
export const headers = privatePage

export default function Exchange({ loaderData, actionData }: Route.ComponentProps) {
  const { seo: _, ...page } = loaderData
  return <ExchangePage {...page} errors={actionData?.errors ?? []} chosen={actionData?.chosen ?? {}} />
}
