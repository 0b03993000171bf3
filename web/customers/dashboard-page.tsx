import { usePath, useWords } from '#web/shop-context.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import { AccountFrame, AccountPart } from './account-frame.tsx'
import styles from './dashboard.module.css'
import type { FollowedOrderView } from './load-history.ts'
import { OrderCard } from './order-card.tsx'
import orders from './orders.module.css'
import { NoOrders } from './orders-page.tsx'

type DashboardPageProps = {
  readonly customer: {
    readonly firstName: string
    readonly lastName: string
    readonly customerNumber: string
  }
  readonly latest: FollowedOrderView | null
}

/** The first page after logging in: the club, the latest order, the stores. */
export function DashboardPage({ customer, latest }: DashboardPageProps) {
  const t = useWords()
  const path = usePath()
  return (
    <AccountFrame title={t('account.hello', { firstName: customer.firstName })}>
      <AccountPart
        title={t(latest ? 'account.latest_order' : 'account.no_orders')}
        aside={
          latest && (
            <SmartLink href={path('customerOrders')} className={styles.link}>
              {t('account.all_orders')}
            </SmartLink>
          )
        }
      >
        {latest ? (
          <ul className={orders.list}>
            <OrderCard order={latest} />
          </ul>
        ) : (
          <NoOrders />
        )}
      </AccountPart>
    </AccountFrame>
  )
}
