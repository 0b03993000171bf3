import type { ReactNode } from 'react'
import { formatPrice } from '#kernel/money.ts'
import { useMoment } from '#web/analytics/moments.ts'
import type { CartView } from '#web/cart/cart-document.ts'
import { CartMessages } from '#web/cart/cart-messages-list.tsx'
import { DeliveryTime } from '#web/cart/delivery-time.tsx'
import { TotalsTable } from '#web/cart/totals.tsx'
import { cartMessages } from '#web/messages/api-messages.ts'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { cx } from '../ui/cx.ts'
import frame from '../ui/frame.module.css'
import headings from '../ui/headings.module.css'
import words from '../ui/words.module.css'
import { CheckoutCode } from './checkout-code.tsx'
import styles from './checkout-frame.module.css'
import { CheckoutLines } from './checkout-lines.tsx'
import { CheckoutSteps } from './checkout-steps.tsx'
import type { Step } from './step.ts'

type CheckoutFrameProps = {
  /** Absent once the order is placed: its steps can't be taken back. */
  readonly step?: Step
  readonly title: string
  /** The order so far, beside the form; the last step shows it in its review instead. */
  readonly cart?: CartView | undefined
  /** What is about to be ordered, on the page with which ordering begins. */
  readonly begun?: CartView | undefined
  /** As wide as a step with the order beside it: what the form brings has two columns itself. */
  readonly wide?: boolean
  /** What stands in the way of ordering, or has changed: said at each step and not first at the last button. */
  readonly errors?: CartView['errors'] | undefined
  /** Whether the order is collected rather than sent. */
  readonly collected?: boolean
  readonly children: ReactNode
}

/** One step of the checkout: where one is, one column with the form, the summary beside it. */
export function CheckoutFrame({
  step,
  title,
  cart,
  begun = step === 'address' ? cart : undefined,
  wide = cart !== undefined,
  errors = cart?.errors ?? [],
  collected,
  children,
}: CheckoutFrameProps) {
  const t = useTranslate()
  const { iso } = useStorefront()
  const path = usePath()
  const messages = cartMessages(errors, t, iso)
  useMoment(begun ? 'begun' : (step ?? ''), () =>
    begun
      ? {
          kind: 'checkout',
          items: begun.items.flatMap(({ payload, name, brand, quantity, price }) =>
            payload?.productNumber
              ? [
                  {
                    sku: payload.productNumber,
                    name,
                    ...(brand && { brand }),
                    quantity,
                    price: price.unitPrice.amount,
                  },
                ]
              : [],
          ),
        }
      : undefined,
  )
  return (
    <div className={wide ? styles.page : styles.narrow}>
      {step && <CheckoutSteps current={step} collected={collected ?? isCollected(cart)} />}
      <div className={cart ? styles.columns : undefined}>
        <div>
          <h1 className={cx(headings.title, styles.title)}>{title}</h1>
          {messages.length > 0 && (
            <div className={styles.messages}>
              <CartMessages messages={messages} />
              <ButtonLink href={path('cart')} look="quiet">
                {t('cart.edit')}
              </ButtonLink>
            </div>
          )}
          {children}
        </div>
        {cart && (
          <section className={cx(frame.summary, styles.summary)} aria-labelledby="checkout-summary">
            <h2 id="checkout-summary" className={styles.summaryTitle}>
              {t('checkout.your_order')}
            </h2>
            <CheckoutLines items={cart.items} />
            {step && <CheckoutCode items={cart.items} step={step} />}
            <SummedUp cart={cart} collected={collected} />
            {step === 'shipment' && cart.deliveryDate && (
              <p className={words.fact} aria-live="polite">
                <Icon name="truck" className={words.factIcon} />
                <DeliveryTime cart={cart} />
              </p>
            )}
          </section>
        )}
      </div>
    </div>
  )
}

/** What it comes to. Whoever just said that they collect it chose no store yet: nothing is sent to them all the same. */
function SummedUp({ cart, collected }: { readonly cart: CartView; readonly collected: boolean | undefined }) {
  const storefront = useStorefront()
  const { shipping, totalPrice } = cart.price
  const free = { amount: 0, label: formatPrice(0, storefront) }
  const amount = totalPrice.amount - shipping.amount
  const isAhead = collected === true && !isCollected(cart)
  return (
    <TotalsTable
      price={
        isAhead
          ? { ...cart.price, shipping: free, totalPrice: { amount, label: formatPrice(amount, storefront) } }
          : cart.price
      }
      method={cart.deliveries[0]?.shippingMethod.name}
      storePickup={isAhead || cart.deliveries[0]?.shippingMethod.storePickup}
    />
  )
}

/** Whether the cart is collected in a store; what a carrier keeps for its shopper is sent. */
export function isCollected(cart: CartView | undefined): boolean {
  return cart?.deliveries.some(({ shippingMethod: { storePickup } }) => storePickup) ?? false
}
