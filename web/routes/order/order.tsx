import { data, redirect } from 'react-router'
import { personalAction, personalLoader } from '#web/loaders.ts'
import { FollowPage } from '#web/orders/follow-page.tsx'
import { loadBuyAgain } from '#web/orders/load-buy-again.ts'
import { loadFollowed } from '#web/orders/load-followed.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/order.ts'

export const loader = personalLoader(async (scope) => {
  const followed = await loadFollowed(scope)
  const title = scope.t('follow.title', { number: followed.order.number })
  return {
    ...followed,
    invoiceRefused: scope.url.searchParams.get('invoice') === 'declined',
    seo: pageSeo(scope, { title: `${title} | ${scope.shopName}`, robots: 'noindex,nofollow' }),
  }
})

/** What was bought once goes into the cart; a browser is sent on to it, or told here what is not there any more. */
export const action = personalAction(async (scope) => {
  const reference = scope.url.searchParams.get('order') ?? ''
  const messages = await loadBuyAgain(scope, reference)
  if (messages.some(({ kind }) => kind === 'error')) return data({ messages }, { status: 422 })
  throw redirect(scope.to('cart'), 303)
})

export const meta = seoMeta
export const headers = privatePage

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  const { seo: _, ...page } = loaderData
  return <FollowPage {...page} messages={actionData?.messages ?? []} />
}
