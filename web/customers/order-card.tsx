import { withOrdinalFirst } from '#kernel/written-date.ts'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import { cx } from '../ui/cx.ts'
import links from '../ui/links.module.css'
import type { FollowedOrderView } from './load-history.ts'
import styles from './orders.module.css'
import { orderStatusWord } from './status-word.ts'

const mostPictures = 4

type OrderCardProps = {
  readonly order: FollowedOrderView
  /** One below the heading that the list stands under. */
  readonly heading: 'h2' | 'h3'
}

/** An order in a list: its pictures, how far it is, what it cost. */
export function OrderCard({ order, heading: Heading }: OrderCardProps) {
  const t = useTranslate()
  const path = usePath()
  const { iso } = useStorefront()
  const articles = order.items.filter(({ type }) => type === 'article')
  const date = dateIn(iso, order.orderDate)
  const { deliveryDate } = order.progress
  return (
    <li className={styles.card}>
      <div className={styles.facts}>
        <Heading className={styles.name}>
          <SmartLink href={path('customerOrder', { id: order.id })} className={cx(links.card, styles.cover)}>
            {t('account.order_number', { number: order.number })}
          </SmartLink>
        </Heading>
        <p>
          <time dateTime={order.orderDate}>{date}</time> · <span>{order.totalAmount.label}</span>
        </p>
        <p className={styles.status} data-label={order.label}>
          {t(orderStatusWord(order.label, order.pickup))}
        </p>
        {deliveryDate && (
          <p>{t(deliveryDate.passed ? 'follow.overdue' : 'follow.expected', { date: deliveryDate.label })}</p>
        )}
      </div>
      <ul className={styles.pictures} aria-hidden="true">
        {articles.slice(0, mostPictures).map(
          ({ sku, image }) =>
            image && (
              <li key={sku}>
                <Picture {...image} alt="" sizes="4.5rem" widths={[60, 120, 166]} className={styles.thumb} />
              </li>
            ),
        )}
      </ul>
    </li>
  )
}

/** A day as the storefront writes it. */
export function dateIn(iso: string, instant: string, dateStyle: 'long' | 'medium' = 'long'): string {
  const date = new Intl.DateTimeFormat(iso, { dateStyle, timeZone: 'Europe/Amsterdam' })
  return withOrdinalFirst(date.format(new Date(instant)), iso)
}
