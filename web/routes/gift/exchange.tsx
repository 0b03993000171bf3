import { data, redirect } from 'react-router'
import { newCode } from '#kernel/ids.ts'
import { codeOf, loadGift, withCode } from '#web/gifts/load-gift.ts'
import { graphql } from '#web/graphql/gql.ts'
import { personalAction, personalLoader } from '#web/loaders.ts'
import { ExchangePage } from '#web/orders/exchange-page.tsx'
import { readExchangeForm } from '#web/orders/read-exchange-form.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import { usePath } from '#web/shop-context.tsx'
import type { Route } from './+types/exchange.ts'

const exchangeMutation = graphql(`
  mutation ExchangeGift($code: String!, $input: ExchangePiecesInput!) {
    exchangeGift(code: $code, input: $input) {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

export const loader = personalLoader(async (scope) => {
  const { code, returnable, exchangeChoices, returnsByPost: byPost } = await loadGift(scope)
  return {
    code,
    returnable,
    exchangeChoices,
    byPost,
    idempotencyKey: newCode(),
    seo: pageSeo(scope, { title: scope.t('exchange.title'), robots: 'noindex,nofollow' }),
  }
})

/** Exchanges, and leads back to the present: the order that is sent names who gave it. */
export const action = personalAction(async ({ request, api, to, url }) => {
  const code = codeOf(url)
  const { chosen, input } = readExchangeForm(await request.formData())
  const { exchangeGift: answer } = await api(exchangeMutation, { code, input })
  if (answer.__typename === 'Refused') return data({ errors: answer.refusals, chosen }, { status: 422 })
  throw redirect(withCode(to('gift'), code), 303)
})

export const meta = seoMeta
export const headers = privatePage

export default function GiftExchange({ loaderData, actionData }: Route.ComponentProps) {
  const { code, seo: _, ...offer } = loaderData
  const path = usePath()
  const to = {
    self: withCode(path('giftExchange'), code),
    back: withCode(path('gift'), code),
    toReturn: withCode(path('giftReturn'), code),
  }
  return (
    <ExchangePage
      {...offer}
      to={to}
      isGift
      errors={actionData?.errors ?? []}
      chosen={actionData?.chosen ?? { way: 'store' }}
    />
  )
}
