import { privatePage } from '#web/cart/private-page.ts'
import { pageSeo, seoMeta } from '#web/content/seo.ts'
import { DashboardPage } from '#web/customers/dashboard-page.tsx'
import { toEntry } from '#web/customers/guards.ts'
import { loadHistory } from '#web/customers/load-history.ts'
import { graphql } from '#web/graphql/gql.ts'
import { personalLoader } from '#web/loaders.ts'
import type { Route } from './+types/dashboard.ts'

const dashboardQuery = graphql(`
  query Dashboard {
    getCustomer {
      firstName
      lastName
      customerNumber
      customFields { stores }
    }
  }
`)

export const loader = personalLoader(async (scope) => {
  const { getCustomer: customer } = await scope.api(dashboardQuery)
  if (!customer) throw toEntry(scope)
  const [latest] = await loadHistory(scope)
  return {
    customer,
    latest: latest ?? null,
    seo: pageSeo(scope, { title: `${scope.t('account.title')} | Cordwainer`, robots: 'noindex,nofollow' }),
  }
})

export const meta = seoMeta
export const headers = privatePage

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  return <DashboardPage {...loaderData} />
}
