import { useTranslate } from '#web/shop-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './buy-box.module.css'
import type { ProductDetailView } from './product-document.ts'

type Fit = NonNullable<ProductDetailView['fit']>

/** How a product runs, by what its buyers kept, sent back and exchanged. */
export function FitNote({ fit }: { readonly fit: Fit }) {
  const t = useTranslate()
  return (
    <p className={styles.fit}>
      <Icon name="ruler" className={styles.fitIcon} />
      <span>{t(fitMessage(fit), { percent: fit.percent, cases: fit.cases })}</span>
    </p>
  )
}

function fitMessage({ runs, isForMost }: Fit) {
  if (runs === 'normal') return 'size.runs_normal'
  return isForMost ? (`size.runs_${runs}_most` as const) : (`size.runs_${runs}` as const)
}
