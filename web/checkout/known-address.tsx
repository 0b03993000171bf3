import type { ReactNode } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import { FieldError, fieldId } from '#web/ui/field.tsx'
import styles from './known-address.module.css'

type KnownAddressProps = {
  readonly title: string
  /** The address as it is known; without one there is a form and no card. */
  readonly lines: readonly string[] | undefined
  /** Whether the form is there to be seen from the beginning. */
  readonly open: boolean
  /** By which an error finds the card, and why the address can't be used as it is. */
  readonly name?: string | undefined
  readonly error?: string | undefined
  readonly children: ReactNode
}

/** An address that is known as a card, with the form for it folded away behind 'Change'. Folds without JavaScript too. */
export function KnownAddressFields({ title, lines, open, name: field, error, children }: KnownAddressProps) {
  const t = useTranslate()
  if (!lines) return children
  const [name = '', ...place] = lines
  return (
    <details className={styles.card} open={open}>
      <summary
        id={field && fieldId(field)}
        className={styles.summary}
        aria-describedby={field && error ? `${fieldId(field)}-error` : undefined}
      >
        <span className={styles.title}>{title}</span>
        <span className={styles.lines}>
          <span className={styles.name}>{name}</span>
          {place.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
        <span className={styles.change}>{t('account.change')}</span>
      </summary>
      <div className={styles.form}>
        {field && <FieldError name={field} error={error} />}
        {children}
      </div>
    </details>
  )
}
