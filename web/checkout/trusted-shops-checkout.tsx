import { useSyncExternalStore } from 'react'
import { useConsent } from '#web/device/consent.ts'
import type { OrderView } from './checkout-document.ts'

type TrustedShopsCheckoutProps = {
  readonly order: OrderView
  readonly currency: string
  /** Of the shopper who placed this order, where the shop hands it on. */
  readonly email: string | null
}

const never = () => () => undefined

/**
 * The order as the badge of Trusted Shops looks for it: hidden, under the names that it knows, and only in the browser of somebody
 * who agreed to third parties.
 */
export function TrustedShopsCheckout({ order, currency, email }: TrustedShopsCheckoutProps) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const consent = useConsent()
  if (!inBrowser || consent !== 'enabled') return null
  return (
    <div id="trustedShopsCheckout" hidden>
      <span id="tsCheckoutOrderNr">{order.number}</span>
      {email && <span id="tsCheckoutBuyerEmail">{email}</span>}
      <span id="tsCheckoutOrderAmount">{(order.price.totalPrice.amount / 100).toFixed(2)}</span>
      <span id="tsCheckoutOrderCurrency">{currency}</span>
      <span id="tsCheckoutOrderPaymentType">{order.paymentMethod}</span>
    </div>
  )
}
