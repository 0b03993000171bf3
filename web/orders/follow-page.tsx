import type { OrderView } from '#web/checkout/checkout-document.ts'
import { OrderSummary } from '#web/checkout/order-summary.tsx'
import { dateIn } from '#web/customers/order-card.tsx'
import { useStorefront, useWords } from '#web/shop-context.tsx'
import { WithdrawalLink } from '#web/withdraw/withdrawal-link.tsx'
import type { ProgressView } from './documents.ts'
import { OrderEvents, OrderStatus } from './order-progress.tsx'
import { PickupPlace } from './pickup-place.tsx'
import styles from './progress.module.css'

type FollowPageProps = {
  readonly order: OrderView
  readonly progress: ProgressView
  readonly reference: string
}

/** An order as its link shows it: how far it is and what can be done, nothing of the person. */
export function FollowPage({ order, progress, reference }: FollowPageProps) {
  const t = useWords()
  const { iso } = useStorefront()
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>{t('follow.title', { number: order.number })}</h1>
        <p className={styles.lead}>{t('follow.ordered', { date: dateIn(iso, order.createdAt) })}</p>
      </header>
      <OrderStatus progress={progress} reference={reference} pickup={order.pickup} />
      {order.pickup && <PickupPlace pickup={order.pickup} />}
      <OrderEvents progress={progress} pickup={order.pickup} />
      <OrderSummary order={order} />
      <p>
        <WithdrawalLink className={styles.link} reference={reference} />
      </p>
    </div>
  )
}
