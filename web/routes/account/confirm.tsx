import { data, redirect } from 'react-router'
import { isToken } from '#kernel/ids.ts'
import { ConfirmEmailPage } from '#web/customers/confirm-email-page.tsx'
import { whoQuery } from '#web/customers/guards.ts'
import { deadLinkOf } from '#web/dead-link.ts'
import { graphql } from '#web/graphql/gql.ts'
import { personalAction, personalLoader } from '#web/loaders.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/confirm.ts'

const confirmMutation = graphql(`
  mutation ConfirmEmail($hash: String!) {
    confirmEmail(hash: $hash) {
      __typename
      ... on EmailConfirmed { orders }
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

/** The link counts for whoever is logged in to its account; everybody else logs in first and comes back. */
export const loader = personalLoader(async (scope) => {
  const hash = scope.params.hash ?? ''
  if (!isToken(hash)) throw deadLinkOf(scope, 'email')
  const { getCustomer } = await scope.api(whoQuery)
  if (!getCustomer) {
    const next = scope.to('accountConfirm', { hash })
    throw redirect(`${scope.to('account')}?next=${encodeURIComponent(next)}`, 303)
  }
  return {
    hash,
    seo: pageSeo(scope, {
      title: `${scope.t('account.confirm_title')} | ${scope.shopName}`,
      robots: 'noindex,nofollow',
    }),
  }
})

export const action = personalAction(async ({ api, params, t, to }) => {
  const { confirmEmail: answer } = await api(confirmMutation, { hash: params.hash ?? '' })
  if (answer.__typename === 'Refused') {
    if (answer.refusals.some(({ messageKey }) => messageKey === 'link-expired')) throw deadLinkOf({ t, to }, 'email')
    return data({ errors: answer.refusals, orders: null }, { status: 422 })
  }
  return data({ errors: [], orders: answer.orders })
})

export const meta = seoMeta
export const headers = privatePage

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmEmailPage hash={loaderData.hash} orders={actionData?.orders ?? null} errors={actionData?.errors} />
}
