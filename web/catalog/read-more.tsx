import { useTranslate } from '#web/shop-context.tsx'
import { cx } from '../ui/cx.ts'
import links from '../ui/links.module.css'
import styles from './read-more.module.css'
import type { Preview } from './text.ts'

/** The first sentence; the rest on demand, also without JavaScript. */
export function ReadMore({ text: { first, rest } }: { readonly text: Preview }) {
  const t = useTranslate()
  if (!first) return null
  return (
    <div className={styles.text}>
      <p>{first}</p>
      {rest && (
        <details className={styles.more}>
          <summary className={cx(links.wide, styles.summary)}>
            <span className={styles.whenClosed}>{t('text.more')}</span>
            <span className={styles.whenOpen}>{t('text.less')}</span>
          </summary>
          <p>{rest}</p>
        </details>
      )}
    </div>
  )
}
