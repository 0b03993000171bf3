import { privatePage } from '#web/cart/private-page.ts'
import { pageSeo, seoMeta } from '#web/content/seo.ts'
import { loadHistory } from '#web/customers/load-history.ts'
import { OrdersPage } from '#web/customers/orders-page.tsx'
import { personalLoader } from '#web/loaders.ts'
import type { Route } from './+types/orders.ts'

export const loader = personalLoader(async (scope) => ({
  orders: await loadHistory(scope),
  seo: pageSeo(scope, { title: `${scope.t('account.orders')} | Cordwainer`, robots: 'noindex,nofollow' }),
}))

export const meta = seoMeta
export const headers = privatePage

export default function Orders({ loaderData }: Route.ComponentProps) {
  return <OrdersPage orders={loaderData.orders} />
}
