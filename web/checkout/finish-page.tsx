import type { Translate } from '#web/messages/translator.ts'
import { FollowOnDevice } from '#web/orders/follow-on-device.tsx'
import { PickupPlace } from '#web/orders/pickup-place.tsx'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { ValidationError } from '../forms/validation-errors.ts'
import headings from '../ui/headings.module.css'
import type { OrderView } from './checkout-document.ts'
import styles from './finish-page.module.css'
import { JoinAfterOrder, Joined } from './join-after-order.tsx'
import { withReference } from './load-order.ts'
import { OrderSummary } from './order-summary.tsx'
import { TrustedShopsCheckout } from './trusted-shops-checkout.tsx'
import { useBought } from './use-bought.ts'

type FinishPageProps = {
  /** What the badge of Trusted Shops is told, where the storefront has one. */
  /** Whether the order was placed in this session. */
  readonly isBuyer: boolean
  readonly trustedShops: { readonly email: string | null } | undefined
  readonly order: OrderView
  /** The day of the order as the storefront writes it. */
  readonly date: string
  /** What links to the order carry. */
  readonly reference: string
  /** Whether somebody ordered without being logged in, and may want an account. */
  readonly guest: boolean
  /** The address of who placed the order in this session, if that is who looks. */
  readonly email: string | undefined
  /** Whether the account was opened a moment ago. */
  readonly joined: boolean
  readonly errors: readonly ValidationError[] | undefined
}

/** Thanks, and what happens next. Opened by the order's reference alone, so it tells nothing about the person. */
export function OrderFinishPage({
  order,
  date,
  reference,
  guest,
  email,
  joined,
  errors,
  trustedShops,
  isBuyer,
}: FinishPageProps) {
  const t = useTranslate()
  const path = usePath()
  const { currency } = useStorefront()
  useBought(order, isBuyer)
  const { pickup } = order
  const later = order.paymentStatus === 'authorized'
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Icon name="circle-check" className={styles.tick} />
        <h1 className={headings.title}>{t('success.title')}</h1>
        <p className={styles.lead}>
          {t(later ? 'success.lead_later' : 'success.lead', { name: order.customer.firstName })}
        </p>
      </header>
      <dl className={styles.facts}>
        <Fact title={t('success.number')}>{order.number}</Fact>
        <Fact title={t('success.date')}>{date}</Fact>
        {order.deliveryDate && !order.deliveryDate.passed && (
          <Fact title={t('delivery.expected')}>{order.deliveryDate.label}</Fact>
        )}
        <Fact title={t('success.paid_with')}>{order.paymentMethod}</Fact>
      </dl>
      <section className={styles.next} aria-labelledby="next">
        <h2 id="next" className={styles.nextTitle}>
          {t('success.next')}
        </h2>
        <ol className={styles.steps}>
          <li>
            <Icon name="mail" /> {t('success.next_mail')}
          </li>
          <li>
            <Icon name={pickup?.state ? 'store' : 'package'} /> {nextText(t, pickup)}
          </li>
          <li>
            <Icon name="undo-2" /> {t('success.next_return')}
          </li>
        </ol>
        <FollowOnDevice reference={reference} label="received" />
      </section>
      {pickup && <PickupPlace pickup={pickup} />}
      <OrderSummary order={order} />
      {trustedShops && <TrustedShopsCheckout order={order} currency={currency} email={trustedShops.email} />}
      <div className={styles.ways}>
        <ButtonLink href={path('home')}>{t('success.shop')}</ButtonLink>
        <ButtonLink href={withReference(path('order'), reference)} look="secondary">
          {t('success.follow')}
        </ButtonLink>
      </div>
      {guest && <JoinAfterOrder {...{ reference, email, errors }} />}
      {joined && <Joined />}
    </div>
  )
}

/** What is done with the order now: it is sent, or it waits where it is collected. */
function nextText(t: Translate, pickup: OrderView['pickup']): string {
  if (!pickup) return t('success.next_pack')
  const { state, title } = pickup
  return state ? t('pickup.success_store', { store: title }) : t('pickup.success_point', { place: title })
}

function Fact({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}
