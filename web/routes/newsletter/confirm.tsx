import { deadLinkOf } from '#web/dead-link.ts'
import { graphql } from '#web/graphql/gql.ts'
import { personalAction, personalLoader } from '#web/loaders.ts'
import { ConfirmPage } from '#web/newsletter/confirm-page.tsx'
import { goToOwnPath } from '#web/newsletter/own-path.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/confirm.ts'

const linkQuery = graphql(`
  query NewsletterLink($token: String!) {
    isNewsletterLink(token: $token)
  }
`)

const confirmMutation = graphql(`
  mutation ConfirmNewsletter($token: String!) {
    confirmNewsletter(token: $token) {
      __typename
      ... on NewsletterConfirmed { hash }
    }
  }
`)

export const loader = personalLoader(async (scope) => {
  const token = scope.params.hash ?? ''
  goToOwnPath(scope, 'newsletterConfirm', { hash: token })
  const { isNewsletterLink } = await scope.api(linkQuery, { token })
  if (!isNewsletterLink) throw deadLinkOf(scope, 'newsletter')
  return {
    token,
    seo: pageSeo(scope, {
      title: `${scope.t('newsletter.confirm_title')} | ${scope.shopName}`,
      robots: 'noindex,nofollow',
    }),
  }
})

export const action = personalAction(async ({ api, params, t, to }) => {
  const { confirmNewsletter: answer } = await api(confirmMutation, { token: params.hash ?? '' })
  if (answer.__typename === 'Refused') throw deadLinkOf({ t, to }, 'newsletter')
  return { hash: answer.hash }
})

export const meta = seoMeta
export const headers = privatePage

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmPage token={loaderData.token} hash={actionData?.hash} />
}
