import type { ReactNode } from 'react'
import { DeliveryTime } from '#web/cart/delivery-time.tsx'
import { TotalsTable } from '#web/cart/totals.tsx'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import { cx } from '../ui/cx.ts'
import links from '../ui/links.module.css'
import { shownAddressLines } from './address-lines.ts'
import type { CheckoutContext } from './checkout-document.ts'
import { CheckoutLines } from './checkout-lines.tsx'
import { Beside } from './consents.tsx'
import { readyText } from './ready-text.ts'
import styles from './review.module.css'
import { stepPath } from './step.ts'

/**
 * What a shopper is about to order, directly above the button: what it is, and what it costs with its VAT
 * (Directive 2011/83/EU, article 8(2)).
 */
export function Review({ context: { cart, giftCard } }: { readonly context: CheckoutContext }) {
  const t = useTranslate()
  const path = usePath()
  const delivery = cart.deliveries[0]?.shippingMethod
  return (
    <div className={styles.order}>
      <Fact title={t('review.items')} edit={path('cart')}>
        <CheckoutLines items={cart.items} />
      </Fact>
      <TotalsTable
        price={cart.price}
        method={delivery?.name}
        storePickup={delivery?.storePickup}
        giftCard={giftCard}
        vat
      />
    </div>
  )
}

/** Who buys, where it goes, how and when: what can still be corrected besides the goods. */
export function ReviewFacts({ context }: { readonly context: CheckoutContext }) {
  const t = useTranslate()
  const path = usePath()
  const { iso } = useStorefront()
  const { cart, billingAddress, shippingAddress, email } = context
  const method = cart.deliveries[0]?.shippingMethod.name
  const storePickup = cart.deliveries[0]?.shippingMethod.storePickup
  const methodId = context.shippingMethod?.id ?? ''
  const collected = Boolean(shippingAddress?.customFields.servicePoint)
  const elsewhere = billingAddress && shippingAddress && billingAddress.id !== shippingAddress.id
  return (
    <section className={styles.review} aria-labelledby="review">
      <h2 id="review" className={styles.title}>
        {t('review.title')}
      </h2>
      <div className={styles.facts}>
        <Fact title={t('address.email')} edit={stepPath(path, 'address')}>
          <p>{email}</p>
        </Fact>
        {shippingAddress && (
          <Fact
            title={t(collected ? 'pickup.at' : 'address.delivery')}
            edit={
              collected
                ? `${path('checkoutShipment')}?${new URLSearchParams({ type: methodId })}`
                : stepPath(path, 'address')
            }
          >
            <Lines lines={shownAddressLines(shippingAddress)} />
          </Fact>
        )}
        {elsewhere && billingAddress.street !== '' && (
          <Fact title={t('address.billing')} edit={stepPath(path, 'address')}>
            <Lines lines={shownAddressLines(billingAddress)} />
          </Fact>
        )}
        <Fact title={t(storePickup ? 'pickup.step' : 'shipment.method')} edit={path('checkoutShipment')}>
          <p>{storePickup ? t('pickup.collect') : method}</p>
          <p className={styles.meta}>
            {context.pickup ? readyText(t, iso, context.pickup.ready) : <DeliveryTime cart={cart} />}
          </p>
        </Fact>
      </div>
      <ReviewNote />
    </section>
  )
}

/** In which language the contract is, and the guarantee that the law gives. */
export function ReviewNote() {
  const t = useTranslate()
  return (
    <p className={styles.meta}>
      {t('review.language')} {t('review.guarantee')} <Beside to={t('path.guarantee')} text={t('guarantee.link')} />
    </p>
  )
}

type FactProps = { readonly title: string; readonly edit: string; readonly children: ReactNode }

function Fact({ title, edit, children }: FactProps) {
  const t = useTranslate()
  return (
    <div className={styles.fact}>
      <h3 className={styles.factTitle}>{title}</h3>
      <SmartLink
        href={edit}
        className={cx(links.text, styles.edit)}
        aria-label={t('checkout.edit_what', { what: title })}
      >
        {t('checkout.edit')}
      </SmartLink>
      <div className={styles.content}>{children}</div>
    </div>
  )
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}
