import { useSegment } from '#web/device/segment.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import { cx } from '../ui/cx.ts'
import headings from '../ui/headings.module.css'
import styles from './breadcrumbs.module.css'

export type Crumb = { readonly label: string; readonly url: string }

type BreadcrumbsProps = {
  readonly parents: readonly Crumb[]
  /** The name of this page; a heading, as specification §2 has it, unless the page has its heading elsewhere. */
  readonly current: string
  readonly heading?: boolean
}

/** 'You are here', the parents, and the page itself. */
export function Breadcrumbs({ parents, current, heading = true }: BreadcrumbsProps) {
  const t = useTranslate()
  const path = usePath()
  const segment = useSegment()
  return (
    <nav className={styles.breadcrumbs} aria-label={t('breadcrumb.here')}>
      <span className="visually-hidden">{t('breadcrumb.here')}</span>
      <ol className={styles.crumbs}>
        <li>
          <SmartLink href={path(segment === 'for-him' ? 'menHome' : 'home')} className={styles.link}>
            {t('nav.home')}
          </SmartLink>
        </li>
        {parents.map(({ label, url }) => (
          <li key={url}>
            <SmartLink href={url} className={styles.link}>
              {label}
            </SmartLink>
          </li>
        ))}
        {/* For eyes: the heading below says it to everybody. */}
        {heading && <li aria-hidden="true">{current}</li>}
        <li aria-current="page" className={heading ? styles.headingCrumb : undefined}>
          {heading ? <h1 className={cx(headings.title, styles.heading)}>{current}</h1> : current}
        </li>
      </ol>
    </nav>
  )
}
