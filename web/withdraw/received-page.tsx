import { usePath, useTranslate } from '#web/shop-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import headings from '../ui/headings.module.css'
import styles from './withdraw.module.css'

export type Receipt = {
  readonly reference: string
  readonly receivedAt: string
  readonly date: string
  readonly time: string
}

/** That the statement came in, and when. What it says goes by mail alone: an address of a page gets around. */
export function ReceivedPage({ reference, receivedAt, date, time }: Receipt) {
  const t = useTranslate()
  const path = usePath()
  return (
    <div className={styles.page}>
      <Icon name="circle-check" className={styles.tick} />
      <h1 className={headings.title}>{t('withdraw.received_title')}</h1>
      <p className={styles.lead} role="status">
        <time dateTime={receivedAt}>{t('withdraw.ack', { date, time })}</time>
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('withdraw.reference')}</dt>
          <dd translate="no">{reference}</dd>
        </div>
      </dl>
      <p>{t('withdraw.received_mail')}</p>
      <p>{t('withdraw.print')}</p>
      <p>
        <ButtonLink href={path('home')} look="secondary">
          {t('e.home')}
        </ButtonLink>
      </p>
    </div>
  )
}
