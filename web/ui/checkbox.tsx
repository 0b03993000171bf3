import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './choice.module.css'
import { cx } from './cx.ts'
import { FieldError, fieldId } from './field.tsx'

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className' | 'id'> & {
  readonly name: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly className?: string | undefined
}

export function Checkbox({ name, label, hint, error, className, ...input }: CheckboxProps) {
  const id = input.value === undefined ? fieldId(name) : fieldId(`${name}-${input.value}`)
  return (
    <div className={cx(styles.choice, error && styles.invalid, className)}>
      <input
        type="checkbox"
        id={id}
        name={name}
        className={styles.box}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${fieldId(name)}-error` : undefined}
        {...input}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </label>
      <div className={styles.below}>
        <FieldError name={name} error={error} />
      </div>
    </div>
  )
}
