import { routePath } from '#kernel/routes.ts'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import styles from './preview-bar.module.css'

/** Above every page while drafts are shown: that they are, and the way out. */
export default function PreviewBar() {
  const t = useTranslate()
  const storefront = useStorefront()
  return (
    <aside className={styles.bar} aria-label={t('preview.title')}>
      <p>{t('preview.text')}</p>
      {/* The whole document is fetched anew, without the cookie. */}
      <a className={styles.end} href={routePath(storefront, 'preview')}>
        {t('preview.end')}
      </a>
    </aside>
  )
}
