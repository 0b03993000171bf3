import { data, redirect } from 'react-router'
import { AccountFinishPage } from '#web/customers/finish-page.tsx'
import { LoginStep } from '#web/customers/login-step.tsx'
import { securityWords } from '#web/customers/security-messages.server.ts'
import { graphql } from '#web/graphql/gql.ts'
import { personalAction, personalLoader } from '#web/loaders.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/finish.ts'

const linkQuery = graphql(`
  query PasswordLink($hash: String!) {
    isPasswordLink(hash: $hash)
  }
`)

const resetMutation = graphql(`
  mutation ResetPassword($hash: String!, $newPassword: String!, $newPasswordConfirm: String!) {
    resetPassword(hash: $hash, newPassword: $newPassword, newPasswordConfirm: $newPasswordConfirm) {
      __typename
      ... on SecondFactorNeeded { step }
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

/** A link that was used, is too old or never was one says so, and offers a fresh one. */
export const loader = personalLoader(async (scope) => {
  const hash = scope.params.hash ?? ''
  const { isPasswordLink } = await scope.api(linkQuery, { hash })
  const title = scope.t(isPasswordLink ? 'account.finish_title' : 'account.dead_link_title')
  const seo = pageSeo(scope, { title: `${title} | ${scope.shopName}`, robots: 'noindex,nofollow' })
  return data({ hash, works: isPasswordLink, seo }, { status: isPasswordLink ? 200 : 404 })
})

export const action = personalAction(async ({ request, api, params, to, t }) => {
  const form = await request.formData()
  const { resetPassword: answer } = await api(resetMutation, {
    hash: params.hash ?? '',
    newPassword: String(form.get('newPassword') ?? ''),
    newPasswordConfirm: String(form.get('newPasswordConfirm') ?? ''),
  })
  if (answer.__typename === 'Refused') return data({ errors: answer.refusals, step: undefined }, { status: 422 })
  // The link stood for the password alone: who wanted to be asked for a code is asked.
  if (answer.__typename === 'SecondFactorNeeded')
    return data({ errors: undefined, step: { step: answer.step, words: securityWords(t, 'entry.step') } })
  throw redirect(to('customer'), 303)
})

export const meta = seoMeta
export const headers = privatePage

export default function Finish({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.step) return <LoginStep {...actionData.step} next="" favourite="" errors={undefined} />
  return <AccountFinishPage hash={loaderData.hash} works={loaderData.works} errors={actionData?.errors} />
}
