import { useFrame, useHasStores } from '#web/frame.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import styles from './scan-link.module.css'
import { scanQuery } from './scanned-address.ts'

type ScanLinkProps = {
  /** The code of the store that is spoken of; without it the link is for devices that are held before a box, and seen on those alone. */
  readonly store?: string
}

/** Leads to where boxes are scanned, where the shop offers that. Its code comes with that page. */
export function ScanLink({ store }: ScanLinkProps) {
  const t = useTranslate()
  const path = usePath()
  const hasStores = useHasStores()
  const isOffered = useFrame()?.device?.scan === true && hasStores
  if (!isOffered) return null
  return (
    <p className={cx(styles.scan, store === undefined && styles.held)}>
      <SmartLink href={path('scan') + scanQuery({ store })} className={styles.link}>
        <Icon name="scan-barcode" className={styles.icon} />
        {t('search.scan')}
      </SmartLink>
    </p>
  )
}
