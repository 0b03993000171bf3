import { useTranslate } from '#web/shop-context.tsx'
import styles from './skip-link.module.css'

/** The first stop of the keyboard, over everything. */
export function SkipLink() {
  const t = useTranslate()
  return (
    <a href="#main" className={styles.skip}>
      {t('skip.main')}
    </a>
  )
}
