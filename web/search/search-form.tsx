import type { FormEvent } from 'react'
import { Form } from 'react-router'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { cx } from '../ui/cx.ts'
import field from '../ui/field.module.css'
import { longest } from './query.ts'
import styles from './search-form.module.css'

type SearchFormProps = {
  readonly query: string
  /** Of the field; another where two forms can be on one page. */
  readonly id?: string
  /** Told of every letter, as it is searched for. */
  readonly onTyped?: (query: string) => void
  /** Takes the focus when the dialog around it opens. */
  readonly autoFocus?: boolean
}

/** Where one types what one is looking for. A form of its own, so that it works before and without scripts. */
export function SearchForm({ query, id = 'search-query', onTyped, autoFocus = false }: SearchFormProps) {
  const t = useTranslate()
  const path = usePath()
  return (
    <Form
      method="get"
      action={path('search')}
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        if (!typedIn(event).trim()) event.preventDefault()
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        {t('search.placeholder')}
      </label>
      <Icon name="search" className={styles.icon} />
      <input
        // A search from elsewhere is shown in the field as well.
        key={query}
        id={id}
        ref={(input) => {
          input?.toggleAttribute('autofocus', autoFocus)
        }}
        name="q"
        type="search"
        defaultValue={query}
        placeholder={t('search.placeholder')}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={longest}
        required
        className={cx(field.control, styles.input)}
        onInput={(event) => {
          lowerCase(event)
          onTyped?.(event.currentTarget.value)
        }}
      />
      <button type="submit" className={styles.submit}>
        {t('search.submit')}
      </button>
    </Form>
  )
}

function typedIn(event: FormEvent<HTMLFormElement>): string {
  return String(new FormData(event.currentTarget).get('q') ?? '')
}

/** What is typed is shown as it is searched for (specification §5); the caret stays where it is. */
function lowerCase({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  const lower = input.value.toLowerCase()
  if (lower === input.value) return
  const { selectionStart, selectionEnd } = input
  input.value = lower
  input.setSelectionRange(selectionStart, selectionEnd)
}
