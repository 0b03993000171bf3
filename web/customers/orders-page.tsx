import { usePath, useWords } from '#web/shop-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { AccountFrame } from './account-frame.tsx'
import type { FollowedOrderView } from './load-history.ts'
import { OrderCard } from './order-card.tsx'
import styles from './orders.module.css'

export function OrdersPage({ orders }: { readonly orders: readonly FollowedOrderView[] }) {
  const t = useWords()
  return (
    <AccountFrame title={t('account.orders')}>
      {orders.length === 0 ? (
        <NoOrders />
      ) : (
        <ul className={styles.list}>
          {orders.map((order) => (
            <OrderCard key={order.id} order={order} heading="h2" />
          ))}
        </ul>
      )}
    </AccountFrame>
  )
}

export function NoOrders() {
  const t = useWords()
  return (
    <>
      <p>{t('account.no_orders_text')}</p>
      <Ways />
    </>
  )
}

/** Where to begin when there is nothing to show yet. */
export function Ways() {
  const t = useWords()
  const path = usePath()
  return (
    <div className={styles.ways}>
      <ButtonLink href={path('women')}>{t('cart.empty_women')}</ButtonLink>
      <ButtonLink href={path('men')} look="secondary">
        {t('cart.empty_men')}
      </ButtonLink>
    </div>
  )
}
