import type { OrderView } from '#web/checkout/checkout-document.ts'
import { withReference } from '#web/checkout/load-order.ts'
import { OrderSummary } from '#web/checkout/order-summary.tsx'
import { dateIn } from '#web/customers/order-card.tsx'
import type { CartMessage } from '#web/messages/api-messages.ts'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import { WithdrawalLink } from '#web/withdraw/withdrawal-link.tsx'
import headings from '../ui/headings.module.css'
import links from '../ui/links.module.css'
import type { Announced } from './announced.ts'
import { AnnouncedNotice } from './announced-notice.tsx'
import { BuyAgain } from './buy-again.tsx'
import type { ProgressView } from './documents.ts'
import { FollowOnDevice } from './follow-on-device.tsx'
import { GuestInvoices } from './guest-invoices.tsx'
import { OrderEvents, OrderStatus } from './order-progress.tsx'
import { PickupPlace } from './pickup-place.tsx'
import styles from './progress.module.css'
import { isWithdrawable } from './withdrawable.ts'

type FollowPageProps = {
  readonly order: OrderView
  /** What was announced just now, and led here. */
  readonly announced?: Announced | undefined
  readonly progress: ProgressView
  readonly reference: string
  /** What could not be put into the cart once more. */
  readonly messages: readonly CartMessage[]
  /** Somebody wanted an invoice with an address that is not the order's. */
  readonly invoiceRefused: boolean
  /** Why the store was not told that somebody comes. */
  readonly refusal?: string | undefined
}

/** An order as its link shows it: how far it is and what can be done, nothing of the person. */
export function FollowPage(props: FollowPageProps) {
  const { order, progress, reference, messages, invoiceRefused, refusal, announced } = props
  const t = useTranslate()
  const path = usePath()
  const { iso } = useStorefront()
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={headings.title}>{t('follow.title', { number: order.number })}</h1>
        <p className={styles.lead}>{t('follow.ordered', { date: dateIn(iso, order.createdAt) })}</p>
      </header>
      {announced && <AnnouncedNotice announced={announced} />}
      {messages.length > 0 && (
        <div className={styles.part} role="alert">
          {messages.map(({ text }) => (
            <p key={text}>{text}</p>
          ))}
          <p>
            <SmartLink href={path('cart')} className={links.text}>
              {t('follow.to_cart')}
            </SmartLink>
          </p>
        </div>
      )}
      <OrderStatus progress={progress} reference={reference} pickup={order.pickup} />
      <FollowOnDevice reference={reference} label={progress.label} />
      {order.pickup && (
        <PickupPlace pickup={order.pickup} refusal={refusal} action={withReference(path('order'), reference)} />
      )}
      <OrderEvents progress={progress} pickup={order.pickup} reference={reference} />
      <OrderSummary order={order} />
      <GuestInvoices invoices={progress.invoices} reference={reference} declined={invoiceRefused} />
      <BuyAgain reference={reference} />
      {isWithdrawable(progress) && (
        <p>
          <WithdrawalLink className={links.text} reference={reference} />
        </p>
      )}
    </div>
  )
}
