import { data, redirect } from 'react-router'
import { privatePage } from '#web/cart/private-page.ts'
import { FinishPage } from '#web/checkout/finish-page.tsx'
import { loadOrder, withReference } from '#web/checkout/load-order.ts'
import { paymentOutcome } from '#web/checkout/payment-outcome.ts'
import { pageSeo, seoMeta } from '#web/content/seo.ts'
import { personalLoader } from '#web/loaders.ts'
import type { Route } from './+types/success.ts'

/** The provider sends everybody here, whatever became of the payment; only who has paid is thanked. */
export const loader = personalLoader(async (scope) => {
  const { storefront, t, to, url } = scope
  const reference = url.searchParams.get('order')
  if (!reference) throw data(null, { status: 404 })
  const order = await loadOrder(scope, reference)
  const outcome = paymentOutcome(order)
  if (outcome === 'pending') throw redirect(withReference(to('checkoutStatus'), reference))
  if (outcome !== 'paid') throw redirect(withReference(to('checkoutPayment'), reference))
  const date = new Intl.DateTimeFormat(storefront.iso, { dateStyle: 'long', timeZone: storefront.timeZone })
  return {
    order,
    reference,
    guest: scope.session.customerToken === undefined,
    date: date.format(new Date(order.createdAt)),
    seo: pageSeo(scope, { title: t('success.title'), robots: 'noindex,nofollow' }),
  }
})

export const meta = seoMeta
export const headers = privatePage

export default function Success({ loaderData: { order, date, reference, guest } }: Route.ComponentProps) {
  return <FinishPage order={order} date={date} reference={reference} guest={guest} />
}
