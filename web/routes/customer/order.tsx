import { data } from 'react-router'
import { loadHistory } from '#web/customers/load-history.ts'
import { OrderPage } from '#web/customers/order-page.tsx'
import { personalLoader } from '#web/loaders.ts'
import { announcedIn } from '#web/orders/announced.ts'
import { followQuery } from '#web/orders/documents.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/order.ts'

/** Somebody else's order is as good as one that does not exist. */
export const loader = personalLoader(async (scope) => {
  const order = (await loadHistory(scope)).find(({ id }) => id === scope.params.id)
  if (!order) throw data(null, { status: 404 })
  const { SwOrder } = await scope.api(followQuery, { reference: order.reference })
  const title = scope.t('account.order_number', { number: order.number })
  return {
    order,
    progress: SwOrder?.progress ?? null,
    announced: announcedIn(scope.url.searchParams),
    seo: pageSeo(scope, { title: `${title} | ${scope.shopName}`, robots: 'noindex,nofollow' }),
  }
})

export const meta = seoMeta
export const headers = privatePage

export default function Order({ loaderData }: Route.ComponentProps) {
  const { seo: _, ...page } = loaderData
  return <OrderPage {...page} />
}
