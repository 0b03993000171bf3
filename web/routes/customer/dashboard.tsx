import { DashboardPage } from '#web/customers/dashboard-page.tsx'
import { loadDashboard } from '#web/customers/load-dashboard.ts'
import { personalLoader } from '#web/loaders.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/dashboard.ts'

export const loader = personalLoader(async (scope) => ({
  ...(await loadDashboard(scope)),
  seo: pageSeo(scope, { title: `${scope.t('account.title')} | ${scope.shopName}`, robots: 'noindex,nofollow' }),
}))

export const meta = seoMeta
export const headers = privatePage

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  return <DashboardPage {...loaderData} />
}
