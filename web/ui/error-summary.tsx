import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import styles from './error-summary.module.css'
import { fieldId } from './field.tsx'

export type SummaryError = { readonly field?: string | undefined; readonly text: string }

/**
 * What is wrong with a form, at its top, with links to the fields. Takes the focus whenever a new answer comes in, so that
 * nobody is left wondering why nothing happened; `id` changes with each answer (a counter, the action's data). An error that is mended
 * leaves quietly.
 */
export function ErrorSummary({ errors, id }: { readonly errors: readonly SummaryError[]; readonly id?: unknown }) {
  const t = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  const count = errors.length
  const [answered, setAnswered] = useState({ id, most: count })
  if (answered.id !== id || count > answered.most) setAnswered({ id, most: count })
  useEffect(() => {
    if (answered.most > 0) box.current?.focus()
  }, [answered])
  if (count === 0) return null
  return (
    <div ref={box} className={styles.summary} role={count === answered.most ? 'alert' : 'group'} tabIndex={-1}>
      {errors.some(({ field }) => field) && <h2 className={styles.title}>{t('form.errors', { n: count })}</h2>}
      <ul className={styles.list}>
        {errors.map(({ field, text }) => (
          <li key={`${field} ${text}`}>
            {field ? (
              <a href={`#${fieldId(field)}`} onClick={(event) => focusField(event, field)}>
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function focusField(event: { preventDefault(): void }, field: string) {
  const control = document.getElementById(fieldId(field))
  if (!control) return
  event.preventDefault()
  control.focus()
}
