import { useWords } from '#web/shop-context.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import styles from './breadcrumbs.module.css'
import type { Step } from './trail.ts'

/** The pages above this one. This one is named by the page's heading. */
export function Breadcrumbs({ parents, current }: { readonly parents: readonly Step[]; readonly current?: string }) {
  const t = useWords()
  return (
    <nav className={styles.breadcrumbs} aria-label={t('breadcrumb.here')}>
      <ol className={styles.steps}>
        <li>
          <SmartLink href="/">{t('nav.home')}</SmartLink>
        </li>
        {parents.map(({ label, url }) => (
          <li key={url}>
            <SmartLink href={`/${url}`}>{label}</SmartLink>
          </li>
        ))}
        {current && (
          <li>
            <span aria-current="page">{current}</span>
          </li>
        )}
      </ol>
    </nav>
  )
}
