import { GuestDataReadyPage } from '#web/customers/guest-data-page.tsx'
import { deadLinkOf } from '#web/dead-link.ts'
import { graphql } from '#web/graphql/gql.ts'
import { personalLoader } from '#web/loaders.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/data-link.ts'

const linkQuery = graphql(`
  query GuestDataLink($hash: String!) {
    guestData(hash: $hash) { __typename }
  }
`)

export const loader = personalLoader(async (scope) => {
  const hash = scope.params.hash ?? ''
  const { guestData } = await scope.api(linkQuery, { hash })
  if (!guestData) throw deadLinkOf(scope, 'data')
  return {
    hash,
    seo: pageSeo(scope, { title: `${scope.t('account.your_data')} | ${scope.shopName}`, robots: 'noindex,nofollow' }),
  }
})

export const meta = seoMeta
export const headers = privatePage

export default function DataLink({ loaderData }: Route.ComponentProps) {
  return <GuestDataReadyPage hash={loaderData.hash} />
}
