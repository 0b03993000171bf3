import { redirect } from 'react-router'
import { checkoutQuery } from '#web/checkout/checkout-document.ts'
import { loadOrder, withReference } from '#web/checkout/load-order.ts'
import { outcomeMessage, type PaymentMessageKind } from '#web/checkout/outcome-message.ts'
import { OutcomePage } from '#web/checkout/outcome-page.tsx'
import { type PaymentOutcome, paymentOutcome } from '#web/checkout/payment-outcome.ts'
import { Waiting } from '#web/checkout/waiting.tsx'
import { personalLoader } from '#web/loaders.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import { usePath } from '#web/shop-context.tsx'
import type { Route } from './+types/status.ts'

const told: Readonly<Record<Exclude<PaymentOutcome, 'pending' | 'closed'>, PaymentMessageKind>> = {
  paid: 'paid',
  failed: 'failed',
  canceled: 'cancelled',
}

/** What became of a payment: of the order that the address names, or else of the shopper's last one. */
export const loader = personalLoader(async (scope) => {
  const { api, session, to, t, url } = scope
  const reference = url.searchParams.get('order')
  const token = session.contextToken
  const context = token === undefined ? null : (await api(checkoutQuery, { token })).getContext
  const page = (outcome: PaymentMessageKind | 'pending', of: string | null | undefined) => {
    const title = t(outcome === 'pending' ? 'waiting.title' : outcomeMessage(outcome).title)
    const seo = pageSeo(scope, { title, robots: 'noindex,nofollow' })
    return { outcome, reference: of ?? null, cart: context?.cart ?? null, seo }
  }
  if (reference) {
    const order = await loadOrder(scope, reference)
    const outcome = paymentOutcome(order)
    if (outcome === 'pending' && order.openTransfer) throw redirect(withReference(to('checkoutSuccess'), reference))
    // An order that can't be paid any more gives its cart back on the payment page.
    if (outcome === 'closed') throw redirect(withReference(to('checkoutPayment'), reference))
    return page(outcome === 'pending' ? 'pending' : told[outcome], reference)
  }
  if (!context) return page('empty', null)
  const { status, order } = context.cartStatus
  if (status === 'ok') throw redirect(to('checkout'))
  return page(status, order?.reference)
})

export const meta = seoMeta
export const headers = privatePage

export default function Status({ loaderData: { outcome, reference } }: Route.ComponentProps) {
  const path = usePath()
  if (outcome !== 'pending') return <OutcomePage outcome={outcome} reference={reference} />
  return (
    <Waiting
      here={withReference(path('checkoutStatus'), reference ?? '')}
      payment={withReference(path('checkoutPayment'), reference ?? '')}
    />
  )
}
