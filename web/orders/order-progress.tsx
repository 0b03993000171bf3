import type { ReactNode } from 'react'
import { dateIn } from '#web/customers/order-card.tsx'
import styles from '#web/customers/orders.module.css'
import { orderStatusWord, stationsOf } from '#web/customers/status-word.ts'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { usePieceDetail } from '#web/ui/piece-detail.ts'
import { SmartLink } from '#web/ui/smart-link.tsx'
import links from '../ui/links.module.css'
import type { ProgressView } from './documents.ts'
import type { PickupView } from './pickup-document.ts'
import own from './progress.module.css'

type Progress = {
  readonly progress: ProgressView
  readonly reference: string
  /** Where it is collected, if it is. */
  readonly pickup?: PickupView | null | undefined
}

/** How far an order is, and what can be done about it. */
export function OrderStatus({ progress, reference, pickup }: Progress) {
  const t = useTranslate()
  const path = usePath()
  const { iso } = useStorefront()
  const {
    label,
    cancellable,
    deliveryDate,
    returnable,
    returnsUntil,
    returnsOver,
    exchangeable,
    reviewable,
    photographed,
    repairable,
  } = progress
  const { stations, behind } = stationsOf(label, pickup)
  const query = `?${new URLSearchParams({ order: reference })}`
  return (
    <div className={own.part}>
      <p className={styles.status} data-label={label} role="status">
        {t(orderStatusWord(label, pickup))}
      </p>
      {label !== 'cancelled' && (
        <ol className={styles.way}>
          {stations.map((station, index) => (
            <li key={station} className={cx(styles.station, index < behind && styles.behind)}>
              {t(station)}
            </li>
          ))}
        </ol>
      )}
      {deliveryDate && <Expected deliveryDate={deliveryDate} />}
      {(cancellable || [returnable, reviewable, photographed, repairable].some(({ length }) => length > 0)) && (
        <div className={styles.ways}>
          {returnable.length > 0 && (
            <ButtonLink href={path('orderReturn') + query} look="secondary">
              {t('follow.send_back')}
            </ButtonLink>
          )}
          {exchangeable && (
            <ButtonLink href={path('orderExchange') + query} look="secondary">
              {t('follow.exchange')}
            </ButtonLink>
          )}
          {repairable.length > 0 && (
            <ButtonLink href={path('orderRepair') + query} look="secondary">
              {t('repair.link')}
            </ButtonLink>
          )}
          {reviewable.length > 0 && (
            <ButtonLink href={path('orderReview') + query} look="secondary">
              {t('opinion.link')}
            </ButtonLink>
          )}
          {photographed.some(({ room }) => room > 0) && (
            <ButtonLink href={path('orderReviewPhotographs') + query} look="secondary">
              {t('photos.link')}
            </ButtonLink>
          )}
          {cancellable && (
            <ButtonLink href={path('orderCancel') + query} look="secondary">
              {t('follow.cancel')}
            </ButtonLink>
          )}
        </div>
      )}
      {returnsUntil && (returnable.length > 0 || returnsOver) && (
        <p className={styles.detail}>
          {t(returnsOver ? 'follow.returns_over' : 'follow.returns_until', {
            date: dateIn(iso, `${returnsUntil}T12:00:00Z`),
          })}
        </p>
      )}
    </div>
  )
}

type ExpectedProps = { readonly deliveryDate: NonNullable<ProgressView['deliveryDate']> }

/** The day that was promised; once it is over, that it is late, and who finds out why. */
function Expected({ deliveryDate: { label: date, passed } }: ExpectedProps) {
  const t = useTranslate()
  if (!passed) return <p className={styles.detail}>{t('follow.expected', { date })}</p>
  return (
    <>
      <p className={styles.detail}>
        {t('follow.overdue', { date })} {t('follow.overdue_help')}
      </p>
      <p>
        <SmartLink href={t('path.customer_service')} className={links.text}>
          {t('follow.overdue_service')}
        </SmartLink>
      </p>
    </>
  )
}

/** Its parcels, what was sent back, and the money that goes back. */
export function OrderEvents({ progress, pickup, reference }: Progress) {
  const t = useTranslate()
  const { iso } = useStorefront()
  const path = usePath()
  const { returns, refunds, repairs } = progress
  // What is handed over in a store was never on its way.
  const parcels = pickup?.state ? [] : progress.parcels
  return (
    <>
      {parcels.length > 0 && (
        <Part
          title={t(parcels.every(({ deliveredAt }) => deliveredAt) ? 'follow.parcels_delivered' : 'follow.parcels')}
        >
          {parcels.map((parcel) => (
            <li key={parcel.shippedAt + (parcel.trackingCode ?? '')} className={own.event}>
              <div>
                <p className={own.name}>{t('follow.parcel', { carrier: parcel.carrier })}</p>
                <p className={styles.detail}>
                  {parcel.deliveredAt
                    ? t(pickup ? 'pickup.point_parcel' : 'follow.parcel_delivered', {
                        date: dateIn(iso, parcel.deliveredAt),
                      })
                    : t('follow.parcel_sent', { date: dateIn(iso, parcel.shippedAt) })}
                </p>
                {parcel.trackingCode && (
                  <p className={styles.detail}>{t('follow.code', { code: parcel.trackingCode })}</p>
                )}
                {parcels.length > 1 && <Quantities pieces={parcel.pieces} />}
              </div>
              {parcel.trackingUrl && (
                <SmartLink href={parcel.trackingUrl} className={links.text}>
                  {t('account.track')}
                </SmartLink>
              )}
            </li>
          ))}
        </Part>
      )}
      {returns.length > 0 && (
        <Part title={t('follow.returns')}>
          {returns.map(({ reference, way: by, receivedAt, pieces }) => (
            <li key={reference} className={own.event}>
              <div>
                <p className={own.name} translate="no">
                  {t('follow.return', { reference })}
                </p>
                <p className={styles.detail}>
                  {receivedAt
                    ? t('follow.return_received', { date: dateIn(iso, receivedAt) })
                    : t(by === 'post' ? 'follow.return_post' : 'follow.return_store')}
                </p>
                <Quantities pieces={pieces} />
              </div>
            </li>
          ))}
        </Part>
      )}
      {repairs.length > 0 && (
        <Part title={t('repair.title')}>
          {repairs.map(({ code, service, state, proposedPrice }) => (
            <li key={code} className={own.event}>
              <div>
                <p className={own.name}>{service}</p>
                <p className={styles.detail} translate="no">
                  {t('repair.code', { code })}
                </p>
                <p className={styles.detail}>
                  {proposedPrice ? t('repair.price_waits', { price: proposedPrice.label }) : t(`repair.state_${state}`)}
                </p>
              </div>
              <SmartLink
                href={`${path('orderRepair')}?${new URLSearchParams({ order: reference })}`}
                className={links.text}
              >
                {t('repair.see')}
              </SmartLink>
            </li>
          ))}
        </Part>
      )}
      {refunds.length > 0 && (
        <Part title={t('follow.refunds')}>
          {refunds.map((refund) => (
            <li key={refund.createdAt + refund.amount.label} className={own.event}>
              <div>
                <p className={own.name}>{t(`follow.refund_${refund.reason}`)}</p>
                <RefundState refund={refund} />
              </div>
              <p className={own.amount}>{refund.amount.label}</p>
            </li>
          ))}
        </Part>
      )}
    </>
  )
}

/** How far the money is. What a gift card paid goes another way than the rest, and often later. */
function RefundState({ refund }: { readonly refund: ProgressView['refunds'][number] }) {
  const t = useTranslate()
  const { iso } = useStorefront()
  const { refundedAt, dueAt, byProvider, byHand, byHandDoneAt, exchangeNumber } = refund
  if (exchangeNumber) return <p className={styles.detail}>{t('follow.refund_exchange', { number: exchangeNumber })}</p>
  if (!refundedAt) return <p className={styles.detail}>{t('follow.refund_due', { date: dateIn(iso, dueAt) })}</p>
  const date = dateIn(iso, refundedAt)
  if (byHand.amount === 0) return <p className={styles.detail}>{t('follow.refund_paid', { date })}</p>
  return (
    <>
      {byProvider.amount > 0 && (
        <p className={styles.detail}>{t('follow.refund_paid_part', { date, amount: byProvider.label })}</p>
      )}
      <p className={styles.detail}>
        {byHandDoneAt
          ? t('follow.refund_given', { amount: byHand.label })
          : t('follow.refund_by_hand', { amount: byHand.label, date: dateIn(iso, dueAt) })}
      </p>
    </>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={own.part}>
      <h2 className={own.heading}>{title}</h2>
      <ul className={own.events}>{children}</ul>
    </section>
  )
}

function Quantities({ pieces }: { readonly pieces: ProgressView['parcels'][number]['pieces'] }) {
  const detailOf = usePieceDetail()
  return (
    <ul className={styles.detail}>
      {pieces.map(({ position, quantity, name, ...piece }) => (
        <li key={position}>
          {[name, detailOf(piece), quantity > 1 ? `× ${quantity}` : null].filter(Boolean).join(', ')}
        </li>
      ))}
    </ul>
  )
}
