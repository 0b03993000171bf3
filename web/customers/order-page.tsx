import { addressLines } from '#web/checkout/address-lines.ts'
import { usePath, useStorefront, useWords } from '#web/shop-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Picture } from '#web/ui/picture.tsx'
import { WithdrawalLink } from '#web/withdraw/withdrawal-link.tsx'
import { AccountFrame, AccountPart } from './account-frame.tsx'
import type { FollowedOrderView } from './load-history.ts'
import { dateIn } from './order-card.tsx'
import styles from './orders.module.css'
import { passed, statusWord, way } from './status-word.ts'

/** One order: how far it is, what is in it, where it goes. */
export function OrderPage({ order }: { readonly order: FollowedOrderView }) {
  const t = useWords()
  const path = usePath()
  const { iso } = useStorefront()
  const behind = passed(order.label)
  const moment = order.deliveredDate
    ? t('account.delivered_on', { date: dateIn(iso, order.deliveredDate) })
    : order.shipmentDate
      ? t('account.shipped_on', { date: dateIn(iso, order.shipmentDate) })
      : `${t('account.order_date')} ${dateIn(iso, order.orderDate)}`
  return (
    <AccountFrame title={t('account.order_number', { number: order.number })} lead={moment}>
      <div>
        <p className={styles.status} data-label={order.label} role="status">
          {t(statusWord(order.label))}
        </p>
      </div>
      {order.label !== 'cancelled' && (
        <ol className={styles.way}>
          {way.map((station, index) => (
            <li key={station} className={cx(styles.station, index < behind && styles.behind)}>
              {t(statusWord(station))}
            </li>
          ))}
        </ol>
      )}
      <div className={styles.ways}>
        {order.trackTraceUrl && <ButtonLink href={order.trackTraceUrl}>{t('account.track')}</ButtonLink>}
        <ButtonLink href={`${path('withdraw')}?order=${order.reference}`} look="secondary">
          {t('account.return')}
        </ButtonLink>
      </div>
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
                    {[item.color, item.size, item.quantity > 1 ? `× ${item.quantity}` : undefined]
                      .filter(Boolean)
                      .join(', ')}
                  </p>
                </div>
                <p>{item.total.label}</p>
              </li>
            ))}
        </ul>
        <dl className={styles.sums}>
          {order.items
            .filter(({ type }) => type === 'discount' || type === 'transaction_costs')
            .map((item) => (
              <Sum key={item.sku} name={item.name} label={item.total.label} />
            ))}
          <Sum
            name={t('account.shipping_costs')}
            label={order.shippingAmount.amount === 0 ? t('cart.free_shipping') : order.shippingAmount.label}
          />
          <Sum name={t('account.order_total')} label={order.totalAmount.label} total />
        </dl>
      </AccountPart>
      <div className={styles.blocks}>
        <Block caption={t('account.delivery_address')}>{addressLines(order.deliveryAddress).join('\n')}</Block>
        <Block caption={t('account.billing_address')}>{addressLines(order.invoiceAddress).join('\n')}</Block>
        <Block caption={t('account.payment_method')}>{order.paymentMethod}</Block>
      </div>
      <p>
        <WithdrawalLink className={styles.detail} />
      </p>
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
