import { data, redirect } from 'react-router'
import { changeFavouriteStore } from '#web/customers/favourite-stores.ts'
import { LoginPage } from '#web/customers/login-page.tsx'
import { LoginStep } from '#web/customers/login-step.tsx'
import { passkeyJson } from '#web/customers/passkey-json.ts'
import { type SecurityWords, securityWords } from '#web/customers/security-messages.server.ts'
import { hasError, type ValidationError } from '#web/forms/validation-errors.ts'
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
      ... on SecondFactorNeeded { step }
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)
const confirmMutation = graphql(`
  mutation ConfirmLogin($step: String!, $code: String!) {
    confirmLogin(step: $step, code: $code) {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)
const passkeyMutation = graphql(`
  mutation LoginByPasskey($answer: JSONString!) {
    loginByPasskey(answer: $answer) {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)
const offerQuery = graphql(`
  query PasskeyOffer {
    storeConfig { passkeys }
  }
`)

export const loader = personalLoader(async (scope) => {
  await passGuards(scope, 'guest')
  const { storeConfig } = await scope.api(offerQuery)
  return {
    passkeyWords: storeConfig.passkeys ? securityWords(scope.t, 'entry.passkey', 'entry.or') : null,
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

export const action = personalAction(async (scope) => {
  const { request, api, session, t } = scope
  const form = await request.formData()
  session.showCaptcha(form)
  const text = (name: string) => String(form.get(name) ?? '')
  // What a guest came from goes along with every step.
  const given = { username: text('username'), next: text('next'), favourite: text('favourite') }
  const attempts = Math.max(0, Number(form.get('attempts')) || 0)
  const words = securityWords(t, 'entry.step')
  switch (text('intent')) {
    case 'passkey': {
      const { loginByPasskey: answer } = await api(passkeyMutation, { answer: passkeyJson(form.get('passkey')) })
      if (answer.__typename === 'Refused') return refused({ ...given, attempts, errors: answer.refusals })
      break
    }
    case 'code':
    case 'recovery': {
      const field = text('intent')
      const { confirmLogin: answer } = await api(confirmMutation, { step: text('step'), code: text(field) })
      if (answer.__typename !== 'Refused') break
      if (hasError(answer.refusals, 'login-step-over')) return refused({ ...given, attempts, errors: answer.refusals })
      const errors = answer.refusals.map((one) => (one.field === 'code' ? { ...one, field } : one))
      return refused({ ...given, attempts, errors, step: { step: text('step'), words } })
    }
    default: {
      const { login } = await api(loginMutation, { username: given.username, password: text('password') })
      if (login.__typename === 'Refused') return refused({ ...given, attempts: attempts + 1, errors: login.refusals })
      if (login.__typename === 'SecondFactorNeeded')
        return data({ ...given, attempts, errors: undefined, step: { step: login.step, words } })
    }
  }
  // What a guest began and had to log in for is done now, once (specification §4).
  if (given.favourite !== '') await changeFavouriteStore({ api }, given.favourite, 'add')
  throw redirect(safeReturnPath(given.next) ?? scope.to('customer'), 303)
})

type Answered = {
  readonly username: string
  readonly next: string
  readonly favourite: string
  readonly attempts: number
  readonly errors: readonly ValidationError[] | undefined
  /** A log-in whose password was right, and which waits for its code. */
  readonly step?: { readonly step: string; readonly words: SecurityWords }
}

const refused = (answer: Answered) => data(answer, { status: 422 })

export const meta = seoMeta
export const headers = privatePage

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const next = actionData?.next ?? loaderData.next
  const favourite = actionData?.favourite ?? loaderData.favourite
  if (actionData?.step)
    return <LoginStep {...actionData.step} next={next} favourite={favourite} errors={actionData.errors} />
  return (
    <LoginPage
      passkeyWords={loaderData.passkeyWords}
      next={next}
      favourite={favourite}
      deleted={loaderData.deleted}
      loggedOut={loaderData.loggedOut}
      username={actionData?.username ?? ''}
      attempts={actionData?.attempts ?? 0}
      errors={actionData?.errors}
    />
  )
}
