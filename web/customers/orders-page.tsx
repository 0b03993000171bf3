import { Form } from 'react-router'
import { DepartmentLinks } from '#web/cart/department-links.tsx'
import { useKeepOrders } from '#web/device/kept-orders.ts'
import type { ValidationError } from '#web/forms/validation-errors.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { useForm } from '../forms/use-form.ts'
import { AccountFrame } from './account-frame.tsx'
import type { FollowedOrderView } from './load-history.ts'
import { OrderCard } from './order-card.tsx'
import styles from './orders.module.css'
import { orderStatusWord } from './status-word.ts'

type OrdersPageProps = {
  /** The number of whose orders they are. */
  readonly owner: string | undefined
  readonly orders: readonly FollowedOrderView[]
  /** The address by which guest orders can be found, until its owner has confirmed it. */
  readonly unconfirmed: string | undefined
  /** Whether the link for it was mailed a moment ago; what stood in the way if not. */
  readonly answer: { readonly sent: boolean; readonly errors: readonly ValidationError[] } | undefined
}

export function OrdersPage({ owner, orders, unconfirmed, answer }: OrdersPageProps) {
  const t = useTranslate()
  useKeepOrders(
    owner,
    orders.map(({ number, label, pickup }) => ({ number, state: t(orderStatusWord(label, pickup)) })),
  )
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
      {unconfirmed !== undefined && <GuestOrders email={unconfirmed} answer={answer} />}
    </AccountFrame>
  )
}

/** How orders of before the account come into it. */
function GuestOrders({ email, answer }: { readonly email: string; readonly answer: OrdersPageProps['answer'] }) {
  const path = usePath()
  const form = useForm(answer?.errors, {})
  const { t } = form
  return (
    <section className={styles.guest}>
      <h2 className={styles.name}>{t('account.guest_orders')}</h2>
      {answer?.sent ? (
        <p role="status">{t('account.confirm_sent', { email })}</p>
      ) : (
        <>
          <p>{t('account.guest_orders_text', { email })}</p>
          <Form method="post" action={path('customerOrders')}>
            <ErrorSummary errors={form.summary} id={form.errors} />
            <Button type="submit" look="secondary" busy={form.isBusy()}>
              {t('account.confirm_send')}
            </Button>
          </Form>
        </>
      )}
    </section>
  )
}

export function NoOrders() {
  const t = useTranslate()
  return (
    <>
      <p>{t('account.no_orders_text')}</p>
      <Ways />
    </>
  )
}

/** Where to begin when there is nothing to show yet. */
export function Ways() {
  return <DepartmentLinks className={styles.ways} />
}
