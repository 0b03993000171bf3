import { PickupPlace } from '#web/orders/pickup-place.tsx'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import headings from '../ui/headings.module.css'
import type { OrderView } from './checkout-document.ts'
import styles from './finish-page.module.css'
import { withReference } from './load-order.ts'
import { OrderSummary } from './order-summary.tsx'
import { useBought } from './use-bought.ts'

type TransferPageProps = {
  readonly order: OrderView
  readonly transfer: NonNullable<OrderView['openTransfer']>
  /** The day until which it can be paid, as the storefront writes it. */
  readonly due: string | undefined
  /** Whether the order was placed in this session. */
  readonly isBuyer: boolean
  /** What links to the order carry. */
  readonly reference: string
}

/** The order is placed and waits for a bank transfer: what to send where until when, or another way to pay. */
export function TransferPage({ order, transfer, due, reference, isBuyer }: TransferPageProps) {
  const t = useTranslate()
  const path = usePath()
  useBought(order, isBuyer)
  const facts = [
    [t('transfer.amount'), transfer.amount.label],
    [t('transfer.payee'), transfer.payee],
    ['IBAN', inFours(transfer.iban)],
    ['BIC', transfer.bic],
    [t('transfer.reference'), transfer.reference],
    [t('transfer.due'), due],
    [t('success.number'), order.number],
  ] as const
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Icon name="circle-check" className={styles.tick} />
        <h1 className={headings.title}>{t('transfer.title')}</h1>
        <p className={styles.lead}>{t('transfer.lead', { name: order.customer.firstName })}</p>
      </header>
      <section className={styles.transfer} aria-labelledby="transfer">
        <h2 id="transfer" className={styles.nextTitle}>
          {t('transfer.heading')}
        </h2>
        <p>{t('transfer.text')}</p>
        <dl className={styles.account}>
          {facts.map(([name, value]) =>
            value ? (
              <div key={name}>
                <dt>{name}</dt>
                <dd translate="no">{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
        {due && <p>{t('transfer.kept')}</p>}
        <ol className={styles.steps}>
          <li>
            <Icon name="mail" /> {t('transfer.mail')}
          </li>
          <li>
            <Icon name="package" /> {t('transfer.confirm')}
          </li>
        </ol>
      </section>
      {order.pickup && <PickupPlace pickup={order.pickup} />}
      <OrderSummary order={order} />
      <div className={styles.ways}>
        <ButtonLink href={path('home')}>{t('success.shop')}</ButtonLink>
        <ButtonLink href={withReference(path('checkoutPayment'), reference)} look="secondary">
          {t('transfer.other')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** An account number as people read and type it. */
function inFours(iban: string): string {
  return iban.replaceAll(/\s/g, '').replaceAll(/.{4}(?=.)/g, '$& ')
}
