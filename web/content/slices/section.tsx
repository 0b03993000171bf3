import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'
import headings from '#web/ui/headings.module.css'
import links from '#web/ui/links.module.css'
import { SmartLink } from '#web/ui/smart-link.tsx'
import styles from './section.module.css'

type SectionProps = {
  readonly title?: string | undefined
  /** Beside the heading: where there is more. */
  readonly link?: string | undefined
  readonly linkLabel?: string | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A part of a page under its own heading, as wide as the content may be. */
export function Section({ title, link, linkLabel, className, children }: SectionProps) {
  return (
    <section className={cx(styles.section, className)}>
      {title && (
        <header className={styles.header}>
          <h2 className={cx(headings.title, styles.title)}>{title}</h2>
          {link && linkLabel && (
            <SmartLink href={link} className={cx(links.wide, styles.link)}>
              {linkLabel}
            </SmartLink>
          )}
        </header>
      )}
      {children}
    </section>
  )
}
