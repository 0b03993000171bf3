import { data } from 'react-router'
import { GuestDataPage } from '#web/customers/guest-data-page.tsx'
import { graphql } from '#web/graphql/gql.ts'
import { personalAction, personalLoader } from '#web/loaders.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, routeAlternates, seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/data.ts'

const askMutation = graphql(`
  mutation SendGuestDataMail($email: String!) {
    sendGuestDataMail(email: $email) {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

export const loader = personalLoader(async (scope) => ({
  seo: pageSeo(scope, {
    title: `${scope.t('account.data_title')} | ${scope.shopName}`,
    robots: 'noindex,follow',
    canonicalPath: scope.to('accountData'),
    alternates: routeAlternates(scope.publicUrl, 'accountData'),
  }),
}))

export const action = personalAction(async ({ request, api, session }) => {
  const form = await request.formData()
  session.showCaptcha(form)
  const email = String(form.get('email') ?? '')
  const { sendGuestDataMail: answer } = await api(askMutation, { email })
  if (answer.__typename === 'Refused') return data({ sent: false, email, errors: answer.refusals }, { status: 422 })
  return data({ sent: true, email: '', errors: [] })
})

export const meta = seoMeta
export const headers = privatePage

export default function Data({ actionData }: Route.ComponentProps) {
  return <GuestDataPage sent={actionData?.sent ?? false} email={actionData?.email ?? ''} errors={actionData?.errors} />
}
