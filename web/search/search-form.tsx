import type { FormEvent } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import { cx } from '../ui/cx.ts'
import field from '../ui/field.module.css'
import { longest } from './query.ts'
import styles from './search-form.module.css'
import { SearchFrame, searchInput } from './search-frame.tsx'

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
  return (
    <SearchFrame id={id} styles={styles}>
      <input
        // A search from elsewhere is shown in the field as well.
        key={query}
        id={id}
        ref={(input) => {
          input?.toggleAttribute('autofocus', autoFocus)
        }}
        {...searchInput}
        type="search"
        defaultValue={query}
        placeholder={t('search.placeholder')}
        maxLength={longest}
        required
        className={cx(field.control, styles.input)}
        onInput={(event) => {
          lowerCase(event)
          onTyped?.(event.currentTarget.value)
        }}
      />
    </SearchFrame>
  )
}

/** What is typed is shown as it is searched for (specification §5); the caret stays where it is. */
function lowerCase({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  const lower = input.value.toLowerCase()
  if (lower === input.value) return
  const { selectionStart, selectionEnd } = input
  input.value = lower
  input.setSelectionRange(selectionStart, selectionEnd)
}
