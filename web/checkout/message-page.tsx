import type { ReactNode } from 'react'
import frame from '../ui/frame.module.css'
import headings from '../ui/headings.module.css'
import styles from './message-page.module.css'

type MessagePageProps = {
  readonly title: string
  readonly text: string
  /** The one way on, and what else is possible. */
  readonly children: ReactNode
}

/** A page that says one thing and offers one way on. */
export function MessagePage({ title, text, children }: MessagePageProps) {
  return (
    <div className={styles.page}>
      <h1 className={headings.title}>{title}</h1>
      <p className={styles.text} role="status">
        {text}
      </p>
      <div className={frame.ways}>{children}</div>
    </div>
  )
}
