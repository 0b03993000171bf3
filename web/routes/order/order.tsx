import { data, redirect } from 'react-router'
import { withReference } from '#web/checkout/load-order.ts'
import type { Arrival } from '#web/graphql/graphql.ts'
import { type PersonalScope, personalAction, personalLoader } from '#web/loaders.ts'
import { messageText } from '#web/messages/api-messages.ts'
import { announcedIn } from '#web/orders/announced.ts'
import { FollowPage } from '#web/orders/follow-page.tsx'
import { loadBuyAgain } from '#web/orders/load-buy-again.ts'
import { loadFollowed } from '#web/orders/load-followed.ts'
import { goToOwnOrder } from '#web/orders/own-order.ts'
import { tellPickupArrivalMutation } from '#web/orders/pickup-document.ts'
import { readArrival } from '#web/orders/read-arrival.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/order.ts'

export const loader = personalLoader(async (scope) => {
  const followed = await loadFollowed(scope)
  // What an action answers is shown here, beside what it is about.
  if (!scope.isPosted) await goToOwnOrder(scope, followed.reference)
  const title = scope.t('follow.title', { number: followed.order.number })
  return {
    ...followed,
    announced: announcedIn(scope.url.searchParams),
    invoiceRefused: scope.url.searchParams.get('invoice') === 'declined',
    seo: pageSeo(scope, { title: `${title} | ${scope.shopName}`, robots: 'noindex,nofollow' }),
  }
})

/** The store hears of who comes; the page then says so. */
async function tellPickup({ api, t, to }: PersonalScope, reference: string, arrival: Arrival | null) {
  const { tellPickupArrival: told } = await api(tellPickupArrivalMutation, { reference, arrival })
  if (told.__typename === 'Refused')
    return data({ messages: [], refusal: told.refusals.map((one) => messageText(one, t)).join(' ') }, { status: 422 })
  throw redirect(`${withReference(to('order'), reference)}#arrival`, 303)
}

/** What was bought once goes into the cart; a browser is sent on to it, or told here what is not there any more. */
export const action = personalAction(async (scope) => {
  const reference = scope.url.searchParams.get('order') ?? ''
  const arrival = readArrival(await scope.request.formData())
  if (arrival !== undefined) return tellPickup(scope, reference, arrival)
  const messages = await loadBuyAgain(scope, reference)
  if (messages.some(({ kind }) => kind === 'error')) return data({ messages, refusal: undefined }, { status: 422 })
  throw redirect(scope.to('cart'), 303)
})

export const meta = seoMeta
export const headers = privatePage

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  const { seo: _, ...page } = loaderData
  return <FollowPage {...page} messages={actionData?.messages ?? []} refusal={actionData?.refusal} />
}
