import { privatePage } from '#web/cart/private-page.ts'
import { pageSeo, seoMeta } from '#web/content/seo.ts'
import { personalLoader } from '#web/loaders.ts'
import { FollowPage } from '#web/orders/follow-page.tsx'
import { loadFollowed } from '#web/orders/load-followed.ts'
import type { Route } from './+types/order.ts'

export const loader = personalLoader(async (scope) => {
  const followed = await loadFollowed(scope)
  const title = scope.t('follow.title', { number: followed.order.number })
  return { ...followed, seo: pageSeo(scope, { title: `${title} | Cordwainer`, robots: 'noindex,nofollow' }) }
})

export const meta = seoMeta
export const headers = privatePage

export default function Order({ loaderData: { order, progress, reference } }: Route.ComponentProps) {
  return <FollowPage order={order} progress={progress} reference={reference} />
}
