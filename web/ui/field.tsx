import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useState,
} from 'react'
import { groupedBy } from '#kernel/grouped-by.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { cx } from './cx.ts'
import styles from './field.module.css'
import { Icon } from './icon.tsx'
import { useHydrated } from './use-hydrated.ts'

export type FieldFrame = {
  readonly name: string
  readonly label: ReactNode
  /** A sentence under the label's control: what to type, an example. */
  readonly hint?: ReactNode
  /** The sentence that says what is wrong; the field is marked invalid with it. */
  readonly error?: string | undefined
  /** Says 'optional' beside the label; fields are required unless said. */
  readonly optional?: boolean | undefined
  readonly className?: string | undefined
}

/** The id of the control of a field, for links from an error summary: `billingAddress.city`. */
export function fieldId(name: string): string {
  return `field-${name.replaceAll(/[^a-zA-Z0-9]+/g, '-')}`
}

export type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'className' | 'id'>

/** One line of text: label above, error below, joined for whoever can't see it. */
export function Field(props: FieldFrame & InputProps) {
  const { frame, own } = parted(props)
  return <Frame {...frame}>{(control) => <input {...control} {...own} />}</Frame>
}

type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'className' | 'id'>

/** A password, which whoever types it may look at. Without JavaScript it is a field of dots as ever. */
export function PasswordField(props: FieldFrame & Omit<InputProps, 'type'>) {
  const { frame, own } = parted(props)
  const t = useTranslate()
  const hydrated = useHydrated()
  const [shown, setShown] = useState(false)
  return (
    <Frame {...frame}>
      {(control) => (
        <span className={styles.password}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...control}
            {...own}
            type={shown ? 'text' : 'password'}
          />
          {hydrated && (
            <button
              type="button"
              aria-pressed={shown}
              aria-controls={control.id}
              className={styles.reveal}
              onClick={() => setShown(!shown)}
            >
              <Icon name={shown ? 'eye-off' : 'eye'} className={styles.revealIcon} />
              <span className="visually-hidden">{t('form.show_password')}</span>
            </button>
          )}
        </span>
      )}
    </Frame>
  )
}

export function TextArea(props: FieldFrame & TextAreaProps) {
  const { frame, own } = parted(props)
  return (
    <Frame {...frame}>
      {(control) => <textarea {...control} className={cx(styles.control, styles.area)} {...own} />}
    </Frame>
  )
}

type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'className' | 'id' | 'children'> & {
  readonly options: readonly SelectOption[]
}

type SelectOption = {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
  /** The heading that it stands below, with those before and after it that have the same. */
  readonly group?: string
}

function Options({ options }: { readonly options: readonly SelectOption[] }) {
  return options.map(({ value, label, disabled }) => (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  ))
}

export function Select({ options, ...props }: FieldFrame & SelectProps) {
  const { frame, own } = parted(props)
  return (
    <Frame {...frame}>
      {(control) => (
        <span className={styles.select}>
          <select {...control} {...own}>
            {[...groupedBy(options, ({ group }) => group)].map(([group, list]) =>
              group === undefined ? (
                <Options key="" options={list} />
              ) : (
                <optgroup key={group} label={group}>
                  <Options options={list} />
                </optgroup>
              ),
            )}
          </select>
          <Icon name="chevron-down" className={styles.chevron} />
        </span>
      )}
    </Frame>
  )
}

/** What every control is given, whatever it is: its name, its look, and whether something is wrong with it. */
type Control = {
  readonly id: string
  readonly name: string
  readonly className: string | undefined
  readonly required: boolean
  readonly 'aria-invalid'?: true
  readonly 'aria-describedby'?: string
}

/** What is around a control, and what is the control's own. */
function parted<Props extends FieldFrame>({ name, label, hint, error, optional, className, ...own }: Props) {
  return { frame: { name, label, hint, error, optional, className }, own }
}

function Frame({
  name,
  label,
  hint,
  error,
  optional,
  className,
  children,
}: FieldFrame & { readonly children: (control: Control) => ReactNode }) {
  const t = useTranslate()
  const id = fieldId(name)
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={cx(styles.field, error && styles.invalid, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> ({t('form.optional')})</span>}
      </label>
      {children({
        id,
        name,
        className: styles.control,
        required: !optional,
        ...(error && { 'aria-invalid': true as const }),
        ...(describedBy && { 'aria-describedby': describedBy }),
      })}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError name={name} error={error} />
    </div>
  )
}

/** The sentence under a field or a group; `aria-describedby` points at it. */
export function FieldError({ name, error }: { readonly name: string; readonly error: string | undefined }) {
  if (!error) return null
  return (
    <p className={styles.error} id={`${fieldId(name)}-error`}>
      <Icon name="circle-alert" className={styles.errorIcon} />
      {error}
    </p>
  )
}
