import type { ReactNode } from 'react'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { cx } from '../ui/cx.ts'
import frame from '../ui/frame.module.css'
import words from '../ui/words.module.css'
import type { CartPageView, CartView } from './cart-document.ts'
import styles from './cart-summary.module.css'
import { DeliveryTime } from './delivery-time.tsx'
import { ExpressLinks } from './express-links.tsx'
import { TotalsTable } from './totals.tsx'

type CartSummaryProps = {
  readonly cart: CartView & Pick<CartPageView, 'expressWallets'>
  /** A change is on its way: the amounts are about to be others. */
  readonly busy: boolean
  readonly children?: ReactNode
}

/** What it comes to, when it comes, and the way on. */
export function CartSummary({ cart, busy, children }: CartSummaryProps) {
  const t = useTranslate()
  const path = usePath()
  const { belgianPrices } = useStorefront()
  return (
    <section className={cx(frame.summary, styles.summary)} aria-labelledby="cart-summary">
      <h2 id="cart-summary" className={styles.title}>
        {t('cart.summary')}
      </h2>
      <div className={busy ? styles.busy : undefined} aria-busy={busy}>
        {belgianPrices ? (
          <>
            <dl className={styles.subtotal}>
              <dt>{t('cart.subtotal')}</dt>
              <dd>{cart.price.positionPrice.label}</dd>
            </dl>
            <p className={styles.note}>{t('cart.before_order')}</p>
          </>
        ) : (
          <TotalsTable price={cart.price} />
        )}
      </div>
      <p className={words.fact}>
        <Icon name="truck" className={words.factIcon} />
        <DeliveryTime cart={cart} />
      </p>
      <ButtonLink href={path('checkout')} look="primary" wide>
        {t('checkout.go')}
      </ButtonLink>
      <ExpressLinks wallets={cart.expressWallets ?? []} />
      {children}
    </section>
  )
}
