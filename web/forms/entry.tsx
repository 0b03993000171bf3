import type { ReactNode } from 'react'
import { cx } from '../ui/cx.ts'
import frame from '../ui/frame.module.css'
import headings from '../ui/headings.module.css'
import styles from './entry.module.css'

/** A page of the account's entry: one narrow column around one form. */
export function Entry({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }) {
  return (
    <div className={cx(frame.page, styles.page)}>
      <header className={styles.header}>
        <h1 className={headings.title}>{title}</h1>
        {intro && <p className={styles.intro}>{intro}</p>}
      </header>
      {children}
    </div>
  )
}
