import { LineVat } from '#web/cart/line-vat.tsx'
import { shownAddressLines } from '#web/checkout/address-lines.ts'
import { withReference } from '#web/checkout/load-order.ts'
import type { Announced } from '#web/orders/announced.ts'
import { AnnouncedNotice } from '#web/orders/announced-notice.tsx'
import { BuyAgain } from '#web/orders/buy-again.tsx'
import type { ProgressView } from '#web/orders/documents.ts'
import { FollowOnDevice } from '#web/orders/follow-on-device.tsx'
import { OrderEvents, OrderStatus } from '#web/orders/order-progress.tsx'
import { PickupPlace } from '#web/orders/pickup-place.tsx'
import { isWithdrawable } from '#web/orders/withdrawable.ts'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { usePieceDetail } from '#web/ui/piece-detail.ts'
import { WithdrawalLink } from '#web/withdraw/withdrawal-link.tsx'
import links from '../ui/links.module.css'
import { AccountFrame, AccountPart } from './account-frame.tsx'
import type { FollowedOrderView } from './load-history.ts'
import { dateIn } from './order-card.tsx'
import styles from './orders.module.css'

type OrderPageProps = {
  readonly order: FollowedOrderView
  /** Nothing for an order of another storefront, which is followed there. */
  readonly progress: ProgressView | null
  /** What was announced just now, and led here. */
  readonly announced?: Announced | undefined
}

/** One order: how far it is, what is in it, where it goes. */
export function OrderPage({ order, progress, announced }: OrderPageProps) {
  const t = useTranslate()
  const detailOf = usePieceDetail()
  const path = usePath()
  const { iso, basePath } = useStorefront()
  const moment = order.deliveredDate
    ? t('account.delivered_on', { date: dateIn(iso, order.deliveredDate) })
    : order.shipmentDate
      ? t('account.shipped_on', { date: dateIn(iso, order.shipmentDate) })
      : `${t('account.order_date')} ${dateIn(iso, order.orderDate)}`
  const carrier = order.items.find(({ type }) => type === 'delivery')?.name
  return (
    <AccountFrame title={t('account.order_number', { number: order.number })} lead={moment}>
      {announced && <AnnouncedNotice announced={announced} />}
      {progress && (
        <>
          <OrderStatus progress={progress} reference={order.reference} pickup={order.pickup} />
          <FollowOnDevice reference={order.reference} label={progress.label} />
          {order.pickup && <PickupPlace pickup={order.pickup} action={withReference(path('order'), order.reference)} />}
          <OrderEvents progress={progress} pickup={order.pickup} reference={order.reference} />
        </>
      )}
      <AccountPart title={t('account.items')}>
        <ul className={styles.lines}>
          {order.items
            .filter(({ type }) => type === 'article')
            .map((item) => (
              <li key={item.sku} className={styles.line}>
                {item.image ? (
                  <Picture {...item.image} alt="" sizes="4.5rem" widths={[60, 120, 166]} className={styles.thumb} />
                ) : (
                  <span />
                )}
                <div>
                  <p>{item.name}</p>
                  <p className={styles.detail}>
                    {[detailOf(item), item.quantity > 1 ? `× ${item.quantity}` : undefined].filter(Boolean).join(', ')}
                  </p>
                  <LineVat among={order.items} rate={item.taxRate} className={styles.detail} />
                </div>
                <p>{item.total.label}</p>
              </li>
            ))}
        </ul>
        <dl className={styles.sums}>
          {order.adjustments.map(({ name, total }) => (
            <Sum key={name} name={name} label={total.label} />
          ))}
          <Sum
            name={t('account.shipping_costs')}
            label={order.shippingAmount.amount === 0 ? t('cart.free_shipping') : order.shippingAmount.label}
          />
          <Sum name={t('account.order_total')} label={order.totalAmount.label} total />
        </dl>
      </AccountPart>
      <div className={styles.blocks}>
        {!order.pickup && (
          <Block caption={t('account.delivery_address')}>{shownAddressLines(order.deliveryAddress).join('\n')}</Block>
        )}
        <Block caption={t('account.billing_address')}>{shownAddressLines(order.invoiceAddress).join('\n')}</Block>
        {carrier && <Block caption={t('account.shipment_method')}>{carrier}</Block>}
        <Block caption={t('account.payment_method')}>{order.paymentMethod}</Block>
      </div>
      {order.invoices.length > 0 && (
        <AccountPart title={t('follow.documents')}>
          <ul className={styles.documents}>
            {order.invoices.map(({ number, kind }) => (
              <li key={number}>
                <a
                  href={`${basePath}${path('customerInvoice', { number })}`}
                  className={cx(links.row, styles.document)}
                  download
                >
                  <Icon name="download" /> {t(kind === 'invoice' ? 'follow.invoice' : 'follow.credit_note', { number })}
                </a>
              </li>
            ))}
          </ul>
        </AccountPart>
      )}
      <BuyAgain reference={order.reference} />
      {(!progress || isWithdrawable(progress)) && (
        <p>
          <WithdrawalLink className={links.text} reference={order.reference} />
        </p>
      )}
    </AccountFrame>
  )
}

function Sum({ name, label, total }: { readonly name: string; readonly label: string; readonly total?: boolean }) {
  return (
    <>
      <dt className={cx(total && styles.total)}>{name}</dt>
      <dd className={cx(total && styles.total)}>{label}</dd>
    </>
  )
}

function Block({ caption, children }: { readonly caption: string; readonly children: string }) {
  return (
    <section className={styles.block}>
      <h2 className={styles.caption}>{caption}</h2>
      <p translate="no">{children}</p>
    </section>
  )
}
