import type { ReactNode } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import styles from './known-address.module.css'

type KnownAddressProps = {
  readonly title: string
  /** The address as it is known; without one there is a form and no card. */
  readonly lines: readonly string[] | undefined
  /** Whether the form is there to be seen from the beginning. */
  readonly open: boolean
  readonly children: ReactNode
}

/** An address that is known as a card, with the form for it folded away behind 'Change'. Folds without JavaScript too. */
export function KnownAddressFields({ title, lines, open, children }: KnownAddressProps) {
  const t = useTranslate()
  if (!lines) return children
  const [name = '', ...place] = lines
  return (
    <details className={styles.card} open={open}>
      <summary className={styles.summary}>
        <span className={styles.title}>{title}</span>
        <span className={styles.lines}>
          <span className={styles.name}>{name}</span>
          {place.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
        <span className={styles.change}>{t('account.change')}</span>
      </summary>
      <div className={styles.form}>{children}</div>
    </details>
  )
}
