import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import { cx } from '#web/ui/cx.ts'
import styles from './open-state.module.css'
import { openText } from './opening-text.ts'

type OpenStateProps = { readonly state: Parameters<typeof openText>[2] | null | undefined }

/** Whether one can go there now. Nothing where the hours are unknown. */
export function OpenStateBadge({ state }: OpenStateProps) {
  const t = useTranslate()
  const { iso } = useStorefront()
  if (!state) return null
  return <p className={cx(styles.state, state.open && styles.open)}>{openText(t, iso, state)}</p>
}
