import { withReference } from '#web/checkout/load-order.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import links from '../ui/links.module.css'
import type { Announced } from './announced.ts'
import styles from './progress.module.css'

/** That what was announced worked, and what comes next. */
export function AnnouncedNotice({ announced }: { readonly announced: Announced }) {
  const t = useTranslate()
  const path = usePath()
  return (
    <div className={styles.notice} role="status">
      <p>{t(announced.kind === 'return' ? 'follow.return_announced' : 'follow.exchange_announced')}</p>
      {announced.kind === 'exchange' && (
        <p>
          <SmartLink href={withReference(path('order'), announced.of)} className={links.text}>
            {t('follow.exchange_from')}
          </SmartLink>
        </p>
      )}
    </div>
  )
}
