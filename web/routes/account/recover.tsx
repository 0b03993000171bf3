import { data, redirect } from 'react-router'
import { isToken } from '#kernel/ids.ts'
import { RecoverPage } from '#web/customers/recover-page.tsx'
import { graphql } from '#web/graphql/gql.ts'
import { personalAction, personalLoader } from '#web/loaders.ts'
import { passGuards } from '#web/pass-guards.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, routeAlternates, seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/recover.ts'

const recoverMutation = graphql(`
  mutation SendPasswordRecoveryMail($email: String!, $storefrontUrl: String!) {
    sendPasswordRecoveryMail(email: $email, storefrontUrl: $storefrontUrl) {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

export const loader = personalLoader(async (scope) => {
  const hash = scope.url.searchParams.get('hash')
  if (hash !== null && isToken(hash)) throw redirect(scope.to('accountFinish', { hash }), 302)
  await passGuards(scope, 'guest')
  return {
    seo: pageSeo(scope, {
      title: `${scope.t('account.recover_title')} | ${scope.shopName}`,
      robots: 'noindex,follow',
      canonicalPath: scope.to('accountRecover'),
      alternates: routeAlternates(scope.publicUrl, 'accountRecover'),
    }),
  }
})

export const action = personalAction(async ({ request, api, publicUrl, session, storefront }) => {
  const form = await request.formData()
  session.showCaptcha(form)
  const email = String(form.get('email') ?? '')
  const { sendPasswordRecoveryMail: answer } = await api(recoverMutation, {
    email,
    storefrontUrl: publicUrl + storefront.basePath,
  })
  if (answer.__typename === 'Refused') return data({ sent: false, email, errors: answer.refusals }, { status: 422 })
  return data({ sent: true, email: '', errors: [] })
})

export const meta = seoMeta
export const headers = privatePage

export default function Recover({ actionData }: Route.ComponentProps) {
  return <RecoverPage sent={actionData?.sent ?? false} email={actionData?.email ?? ''} errors={actionData?.errors} />
}
