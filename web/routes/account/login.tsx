import { data, redirect } from 'react-router'
import { changeFavouriteStore } from '#web/customers/favourite-stores.ts'
import { LoginPage } from '#web/customers/login-page.tsx'
import { graphql } from '#web/graphql/gql.ts'
import { safeReturnPath } from '#web/guards.ts'
import { personalAction, personalLoader } from '#web/loaders.ts'
import { passGuards } from '#web/pass-guards.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, routeAlternates, seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/login.ts'

const loginMutation = graphql(`
  mutation Login($username: String!, $password: String!) {
    login(username: $username, password: $password) {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

export const loader = personalLoader(async (scope) => {
  await passGuards(scope, 'guest')
  return {
    next: safeReturnPath(scope.url.searchParams.get('next')) ?? '',
    favourite: scope.url.searchParams.get('favourite') ?? '',
    deleted: scope.url.searchParams.get('deleted') !== null,
    loggedOut: scope.url.searchParams.get('loggedout') === 'already',
    seo: pageSeo(scope, {
      title: `${scope.t('account.login')} | ${scope.shopName}`,
      robots: 'noindex,follow',
      canonicalPath: scope.to('account'),
      alternates: routeAlternates(scope.publicUrl, 'account'),
    }),
  }
})

export const action = personalAction(async ({ request, api, session, to }) => {
  const form = await request.formData()
  session.showCaptcha(form)
  const username = String(form.get('username') ?? '')
  const { login } = await api(loginMutation, { username, password: String(form.get('password') ?? '') })
  if (login.__typename === 'Refused') {
    const attempts = Math.max(0, Number(form.get('attempts')) || 0) + 1
    return data({ username, attempts, errors: login.refusals }, { status: 422 })
  }
  // What a guest began and had to log in for is done now, once (specification §4).
  const favourite = String(form.get('favourite') ?? '')
  if (favourite !== '') await changeFavouriteStore({ api }, favourite, 'add')
  throw redirect(safeReturnPath(form.get('next')) ?? to('customer'), 303)
})

export const meta = seoMeta
export const headers = privatePage

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LoginPage
      next={loaderData.next}
      favourite={loaderData.favourite}
      deleted={loaderData.deleted}
      loggedOut={loaderData.loggedOut}
      username={actionData?.username ?? ''}
      attempts={actionData?.attempts ?? 0}
      errors={actionData?.errors}
    />
  )
}
