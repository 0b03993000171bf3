import type { FormEvent } from 'react'
import { Form } from 'react-router'
import { usePath, useWords } from '#web/shop-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './search-form.module.css'

/** Where one types what one is looking for. A form of its own, so that it works before and without scripts. */
export function SearchForm({ query }: { readonly query: string }) {
  const t = useWords()
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
      <label htmlFor="search-query" className="visually-hidden">
        {t('search.placeholder')}
      </label>
      <Icon name="search" className={styles.icon} />
      <input
        // A search from elsewhere is shown in the field as well.
        key={query}
        id="search-query"
        name="q"
        type="search"
        defaultValue={query}
        placeholder={t('search.placeholder')}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        required
        className={styles.input}
        onInput={lowerCase}
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
