import { data, redirect } from 'react-router'
import { writtenDate } from '#kernel/written-date.ts'
import { OrderFinishPage } from '#web/checkout/finish-page.tsx'
import { loadOrder, withReference } from '#web/checkout/load-order.ts'
import { paymentOutcome } from '#web/checkout/payment-outcome.ts'
import { TransferPage } from '#web/checkout/transfer-page.tsx'
import { deadLinkOf } from '#web/dead-link.ts'
import { graphql } from '#web/graphql/gql.ts'
import { type PersonalScope, personalAction, personalLoader } from '#web/loaders.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/success.ts'

/** The provider sends everybody here, whatever became of the payment; only who has paid, or owes a transfer, is thanked. */
export const loader = personalLoader(async (scope) => {
  const { storefront, t, to, url } = scope
  const reference = url.searchParams.get('order')
  if (!reference) throw deadLinkOf(scope, 'order')
  const order = await loadOrder(scope, reference)
  const outcome = paymentOutcome(order)
  if (outcome === 'pending' && !order.openTransfer) throw redirect(withReference(to('checkoutStatus'), reference))
  if (outcome !== 'paid' && outcome !== 'pending') throw redirect(withReference(to('checkoutPayment'), reference))
  const guest = scope.session.customerToken === undefined
  const buyer = await buyerOf(scope, reference)
  return {
    order,
    reference,
    trustedShops: trustedShopsOf(scope, buyer),
    isBuyer: buyer !== undefined,
    guest,
    email: guest ? buyer : undefined,
    joined: !guest && url.searchParams.get('account') === 'new',
    date: writtenDate(new Date(order.createdAt), storefront),
    due: order.openTransfer?.payUntil ? writtenDate(new Date(order.openTransfer.payUntil), storefront) : undefined,
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

/** The address of who placed this very order in this session; of nobody who only has its link, since links to orders get shared. */
async function buyerOf({ api, session }: PersonalScope, reference: string): Promise<string | undefined> {
  const token = session.contextToken
  if (token === undefined) return undefined
  const { getContext: context } = await api(buyerQuery, { token })
  return context?.cartStatus.order?.reference === reference ? (context.email ?? undefined) : undefined
}

/** Where the badge is shown, what it is told of the buyer: the address, if the shop hands it on. */
function trustedShopsOf({ storefront, thirdParties }: PersonalScope, buyer: string | undefined) {
  const badge = thirdParties?.trustedShops
  if (!badge || storefront.code !== 'de_DE') return undefined
  return { email: badge.buyerEmail ? (buyer ?? null) : null }
}

const joinMutation = graphql(`
  mutation RegisterAfterOrder($reference: String!, $password: String!, $storefrontUrl: String!) {
    registerAfterOrder(reference: $reference, password: $password, storefrontUrl: $storefrontUrl) {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

/** A guest chooses a password: everything else of an account is known from the order. */
export const action = personalAction(async ({ request, api, publicUrl, session, storefront, to, url }) => {
  const form = await request.formData()
  session.showCaptcha(form)
  const reference = url.searchParams.get('order') ?? ''
  const page = withReference(to('checkoutSuccess'), reference)
  // Pressed twice: the first press has done it.
  if (session.customerToken !== undefined) throw redirect(`${page}&account=new`, 303)
  const { registerAfterOrder: answer } = await api(joinMutation, {
    reference,
    password: String(form.get('password') ?? ''),
    storefrontUrl: publicUrl + storefront.basePath,
  })
  if (answer.__typename === 'Refused') return data({ errors: answer.refusals }, { status: 422 })
  throw redirect(`${page}&account=new`, 303)
})

export const meta = seoMeta
export const headers = privatePage

export default function Success({ loaderData: { seo: _, due, ...page }, actionData }: Route.ComponentProps) {
  const { order, reference, isBuyer } = page
  if (order.openTransfer) {
    return (
      <TransferPage order={order} transfer={order.openTransfer} due={due} reference={reference} isBuyer={isBuyer} />
    )
  }
  return <OrderFinishPage {...page} errors={actionData?.errors} />
}
