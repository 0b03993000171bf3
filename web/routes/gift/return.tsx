import { data, redirect } from 'react-router'
import { newCode } from '#kernel/ids.ts'
import { codeOf, loadGift, withCode } from '#web/gifts/load-gift.ts'
import { graphql } from '#web/graphql/gql.ts'
import { personalAction, personalLoader } from '#web/loaders.ts'
import { readReturnForm } from '#web/orders/read-return-form.ts'
import { ReturnPage } from '#web/orders/return-page.tsx'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import { usePath } from '#web/shop-context.tsx'
import type { Route } from './+types/return.ts'

const returnMutation = graphql(`
  mutation ReturnGift($code: String!, $input: AnnounceReturnInput!) {
    returnGift(code: $code, input: $input) {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

export const loader = personalLoader(async (scope) => {
  const { code, returnable, returnsByPost: byPost } = await loadGift(scope)
  return {
    code,
    returnable,
    byPost,
    idempotencyKey: newCode(),
    seo: pageSeo(scope, { title: scope.t('return.title'), robots: 'noindex,nofollow' }),
  }
})

/** Announces the return, and leads back to the present, where its number stands. */
export const action = personalAction(async ({ request, api, to, url }) => {
  const code = codeOf(url)
  const input = readReturnForm(await request.formData())
  const { returnGift: answer } = await api(returnMutation, { code, input })
  if (answer.__typename === 'Refused') return data({ errors: answer.refusals, chosen: input }, { status: 422 })
  throw redirect(withCode(to('gift'), code), 303)
})

export const meta = seoMeta
export const headers = privatePage

const nothingChosen = { pieces: [], way: 'store' }

export default function GiftReturn({ loaderData, actionData }: Route.ComponentProps) {
  const { code, returnable, byPost, idempotencyKey } = loaderData
  const path = usePath()
  return (
    <ReturnPage
      to={{ self: withCode(path('giftReturn'), code), back: withCode(path('gift'), code) }}
      returnable={returnable}
      byPost={byPost}
      idempotencyKey={idempotencyKey}
      errors={actionData?.errors ?? []}
      chosen={actionData?.chosen ?? nothingChosen}
    />
  )
}
