import type { ReactNode } from 'react'
import styles from './choice.module.css'
import { cx } from './cx.ts'
import { FieldError, fieldId } from './field.tsx'

type RadioGroupProps = {
  readonly name: string
  readonly legend: ReactNode
  readonly options: readonly {
    readonly value: string
    readonly label: ReactNode
    readonly hint?: ReactNode
    /** What stands at the end of the row: a price, a drawing. */
    readonly aside?: ReactNode
    readonly disabled?: boolean
  }[]
  readonly value?: string | undefined
  readonly defaultValue?: string | undefined
  readonly onChange?: (value: string) => void
  readonly error?: string | undefined
  readonly required?: boolean
  /** Rows with a border around each (methods), or plain in one line (salutation). */
  readonly look?: 'rows' | 'inline'
  readonly className?: string | undefined
}

/** One choice of a few. The first option carries the field's id, so that an error summary can lead there. */
export function RadioGroup(props: RadioGroupProps) {
  const { name, legend, options, value, defaultValue, onChange, error, required, look = 'rows', className } = props
  return (
    <fieldset
      className={cx(styles.group, error && styles.invalid, className)}
      aria-describedby={error ? `${fieldId(name)}-error` : undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={look === 'rows' ? styles.rows : styles.inline}>
        {options.map((option, index) => {
          const id = index === 0 ? fieldId(name) : fieldId(`${name}-${option.value}`)
          return (
            <div key={option.value} className={styles.choice}>
              <input
                type="radio"
                id={id}
                name={name}
                value={option.value}
                className={cx(styles.dot, styles.round)}
                required={required}
                disabled={option.disabled}
                {...(value === undefined
                  ? { defaultChecked: option.value === defaultValue }
                  : { checked: option.value === value })}
                onChange={() => onChange?.(option.value)}
              />
              <label htmlFor={id} className={styles.label}>
                {option.label}
                {option.hint && <span className={styles.hint}>{option.hint}</span>}
              </label>
              {option.aside && <span className={styles.aside}>{option.aside}</span>}
            </div>
          )
        })}
      </div>
      <FieldError name={name} error={error} />
    </fieldset>
  )
}
