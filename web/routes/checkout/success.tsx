import { data, redirect } from 'react-router'
import { privatePage } from '#web/cart/private-page.ts'
import { FinishPage } from '#web/checkout/finish-page.tsx'
import { loadOrder, withReference } from '#web/checkout/load-order.ts'
import { paymentOutcome } from '#web/checkout/payment-outcome.ts'
import { TransferPage } from '#web/checkout/transfer-page.tsx'
import { pageSeo, seoMeta } from '#web/content/seo.ts'
import { graphql } from '#web/graphql/gql.ts'
import { type PersonalScope, personalLoader } from '#web/loaders.ts'
import type { Route } from './+types/success.ts'

/** The provider sends everybody here, whatever became of the payment; only who has paid, or owes a transfer, is thanked. */
export const loader = personalLoader(async (scope) => {
  const { storefront, t, to, url } = scope
  const reference = url.searchParams.get('order')
  if (!reference) throw data(null, { status: 404 })
  const order = await loadOrder(scope, reference)
  const outcome = paymentOutcome(order)
  if (outcome === 'pending' && !order.openTransfer) throw redirect(withReference(to('checkoutStatus'), reference))
  if (outcome !== 'paid' && outcome !== 'pending') throw redirect(withReference(to('checkoutPayment'), reference))
  const date = new Intl.DateTimeFormat(storefront.iso, { dateStyle: 'long', timeZone: storefront.timeZone })
  return {
    order,
    reference,
    trustedShops: await trustedShopsOf(scope, reference),
    guest: scope.session.customerToken === undefined,
    date: date.format(new Date(order.createdAt)),
    due: order.openTransfer?.payUntil ? date.format(new Date(order.openTransfer.payUntil)) : undefined,
    seo: pageSeo(scope, {
      title: t(order.openTransfer ? 'transfer.title' : 'success.title'),
      robots: 'noindex,nofollow',
    }),
  }
})

const buyerQuery = graphql(`
  query BuyerOfOrder($token: String) {
    getContext(token: $token) {
      email
      cartStatus { order { reference } }
    }
  }
`)

/**
 * Where the badge is shown, what it is told of the buyer: the address, if the shop hands it on, and to nobody but who placed this
 * very order in this session; links to orders get shared.
 */
async function trustedShopsOf({ api, session, storefront, thirdParties }: PersonalScope, reference: string) {
  const badge = thirdParties?.trustedShops
  if (!badge || storefront.code !== 'de_DE') return undefined
  const token = session.contextToken
  if (!badge.buyerEmail || token === undefined) return { email: null }
  const { getContext: context } = await api(buyerQuery, { token })
  return { email: context?.cartStatus.order?.reference === reference ? context.email : null }
}

export const meta = seoMeta
export const headers = privatePage

export default function Success({ loaderData: { seo: _, due, ...page } }: Route.ComponentProps) {
  const { order, reference } = page
  if (order.openTransfer) {
    return <TransferPage order={order} transfer={order.openTransfer} due={due} reference={reference} />
  }
  return <FinishPage {...page} />
}
