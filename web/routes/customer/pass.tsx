import { toEntry } from '#web/customers/guards.ts'
import { PassPage } from '#web/customers/pass-page.tsx'
import { graphql } from '#web/graphql/gql.ts'
import { personalLoader } from '#web/loaders.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/pass.ts'

const passQuery = graphql(`
  query MemberPass {
    getCustomer { firstName lastName customerNumber }
  }
`)

export const loader = personalLoader(async (scope) => {
  const { getCustomer: customer } = await scope.api(passQuery)
  if (!customer) throw toEntry(scope)
  return {
    customer,
    manifest: scope.storefront.basePath + scope.to('customerPassManifest'),
    seo: pageSeo(scope, { title: `${scope.t('account.pass')} | ${scope.shopName}`, robots: 'noindex,nofollow' }),
  }
})

/** Put on a home screen from here, the shop opens with the pass. */
export const meta: Route.MetaFunction = (args) => [
  ...seoMeta(args),
  ...(args.loaderData ? [{ tagName: 'link' as const, rel: 'manifest', href: args.loaderData.manifest }] : []),
]
export const headers = privatePage

export default function Pass({ loaderData }: Route.ComponentProps) {
  return <PassPage customer={loaderData.customer} />
}
