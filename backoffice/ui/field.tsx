import type { ReactNode } from 'react'
import type { Problem } from './problems.tsx'
import { useProblem } from './problems.tsx'

type FieldProps = {
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  readonly problems?: readonly Problem[] | undefined
  /** Makes ids differ where a page has the same field twice. */
  readonly scope?: string | undefined
}

type InputProps = FieldProps & {
  readonly type?: 'text' | 'email' | 'password' | 'url' | 'number' | 'date' | 'datetime-local' | 'search'
  readonly value?: string | undefined
  readonly autoComplete?: string
  readonly inputMode?: 'numeric' | 'decimal' | 'text'
  readonly required?: boolean
  readonly min?: number
  readonly max?: number
  readonly maxLength?: number
  /** What a browser offers while somebody types. */
  readonly list?: readonly string[]
  /** Where a scanner types first. */
  readonly isFirst?: boolean
}

/** An input with its label above, and what is wrong with it below. */
export function TextField({
  name,
  label,
  hint,
  problems = [],
  scope = '',
  value,
  isFirst,
  list,
  ...input
}: InputProps) {
  const { id, described, error } = useFieldState({ name, problems, scope, hint })
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        id={id}
        name={name}
        defaultValue={value}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={described}
        list={list === undefined ? undefined : `${id}-list`}
        // A scanner types into what has the focus, and somebody who holds a box has no hand for a mouse.
        // biome-ignore lint/a11y/noAutofocus: the pages of the scanner have one purpose
        autoFocus={isFirst}
        {...input}
      />
      {list === undefined ? null : (
        <datalist id={`${id}-list`}>
          {list.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </FieldFrame>
  )
}

export function LongTextField({
  name,
  label,
  hint,
  problems = [],
  scope = '',
  value,
  maxLength,
}: FieldProps & { readonly value?: string | undefined; readonly maxLength?: number }) {
  const { id, described, error } = useFieldState({ name, problems, scope, hint })
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea
        id={id}
        name={name}
        defaultValue={value}
        maxLength={maxLength}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={described}
      />
    </FieldFrame>
  )
}

export function FileField({
  name,
  label,
  hint,
  problems = [],
  scope = '',
  isMultiple = false,
}: FieldProps & { readonly isMultiple?: boolean }) {
  const { id, described, error } = useFieldState({ name, problems, scope, hint })
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        id={id}
        name={name}
        type="file"
        multiple={isMultiple}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={described}
      />
    </FieldFrame>
  )
}

export function SelectField({
  name,
  label,
  hint,
  problems = [],
  scope = '',
  value,
  options,
}: FieldProps & {
  readonly value?: string | undefined
  readonly options: readonly { readonly value: string; readonly label: string }[]
}) {
  const { id, described, error } = useFieldState({ name, problems, scope, hint })
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <select id={id} name={name} defaultValue={value} aria-describedby={described}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

/** Several of a kind, each with a box. */
export function Choices({
  name,
  label,
  hint,
  problems = [],
  chosen,
  options,
  isLong = false,
}: Omit<FieldProps, 'scope'> & {
  /** Whether there are so many that they scroll by themselves. */
  readonly isLong?: boolean
  readonly chosen: readonly string[]
  readonly options: readonly { readonly value: string; readonly label: string; readonly hint?: string }[]
}) {
  const error = useProblem(problems, name)
  return (
    <fieldset
      className={isLong ? 'field long' : 'field'}
      id={name}
      aria-describedby={error === undefined ? undefined : `${name}-error`}
    >
      <legend>{label}</legend>
      {hint === undefined ? null : <span className="hint">{hint}</span>}
      {options.map((option) => (
        <label className="choice" key={option.value}>
          <input type="checkbox" name={name} value={option.value} defaultChecked={chosen.includes(option.value)} />
          <span>
            {option.label}
            {option.hint === undefined ? null : <span className="soft small"> · {option.hint}</span>}
          </span>
        </label>
      ))}
      {error === undefined ? null : (
        <span className="error" id={`${name}-error`}>
          {error}
        </span>
      )}
    </fieldset>
  )
}

function useFieldState({
  name,
  problems,
  scope,
  hint,
}: Pick<FieldProps, 'name' | 'hint'> & { readonly problems: readonly Problem[]; readonly scope: string }) {
  const error = useProblem(problems, name)
  const id = `${scope}${name}`
  const described =
    [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`].filter(Boolean).join(' ') ||
    undefined
  return { id, described, error }
}

function FieldFrame({
  id,
  label,
  hint,
  error,
  children,
}: {
  readonly id: string
  readonly label: string
  readonly hint: string | undefined
  readonly error: string | undefined
  readonly children: ReactNode
}) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      {hint === undefined ? null : (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error === undefined ? null : (
        <span className="error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  )
}
