import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './disclosure.module.css'
import { Icon } from './icon.tsx'

type DisclosureProps = {
  readonly summary: ReactNode
  readonly children: ReactNode
  readonly open?: boolean
  /** Disclosures of one name are an accordion: opening one closes the others. */
  readonly name?: string
  readonly className?: string | undefined
}

/** A heading that opens what is under it; works without JavaScript. */
export function Disclosure({ summary, children, open, name, className }: DisclosureProps) {
  return (
    <details className={cx(styles.disclosure, className)} open={open} name={name}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon name="plus" className={styles.sign} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
