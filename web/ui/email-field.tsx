import { type FocusEvent, useRef, useState } from 'react'
import { suggestedEmail } from '#kernel/email-suggestion.ts'
import { useTranslate } from '#web/shop-context.tsx'
import styles from './email-field.module.css'
import { Field, type FieldFrame, fieldId, type InputProps } from './field.tsx'
import { fillField } from './fill-field.ts'

/** Longer than a press of a mouse button: what appears while it is down would move the button away under it. */
const pressMs = 200

/** An e-mail address. One whose domain looks like a slip is asked about once it is left, with a button that mends it. */
export function EmailField({ className, onBlur, onInput, ...field }: FieldFrame & Omit<InputProps, 'type'>) {
  const t = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  const [meant, setMeant] = useState<string>()
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    onBlur?.(event)
    const { relatedTarget, currentTarget } = event
    if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit') return
    setTimeout(() => setMeant(suggestedEmail(currentTarget.value)), pressMs)
  }
  const mend = () => {
    const input = box.current?.querySelector<HTMLInputElement>(`#${fieldId(field.name)}`)
    if (!input || meant === undefined) return
    fillField(input, meant)
    input.focus()
  }
  return (
    <div ref={box} className={className}>
      <Field
        inputMode="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...field}
        type="email"
        onBlur={leave}
        onInput={(event) => {
          onInput?.(event)
          setMeant(undefined)
        }}
      />
      <div role="status">
        {meant !== undefined && (
          <p className={styles.question}>
            <span>{t('form.email_meant', { email: meant })}</span>{' '}
            <button type="button" className={styles.mend} onClick={mend}>
              {t('form.email_mend')}
            </button>
          </p>
        )}
      </div>
    </div>
  )
}
