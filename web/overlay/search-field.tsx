import { type KeyboardEvent, useRef } from 'react'
import { SearchFrame, searchInput } from '#web/search/search-frame.tsx'
import { useTranslate } from '#web/shop-context.tsx'
import { cx } from '../ui/cx.ts'
import links from '../ui/links.module.css'
import styles from './search-field.module.css'

type SearchFieldProps = {
  readonly value: string
  readonly onType: (text: string) => void
  /** Id of the list of options, and of the one that the arrow keys are at. */
  readonly list: string
  readonly expanded: boolean
  readonly active: string | undefined
  /** The arrow keys: one on, or one back. */
  readonly onMove: (step: 1 | -1) => void
  /** Enter. @returns whether an option was taken; otherwise the form leads to the search page */
  readonly onTake: () => boolean
}

const id = 'overlay-query'

/** A combobox: what is typed is searched for, the arrow keys go through what is offered (WAI-ARIA 1.2, combobox with a list). */
export function SearchField({ value, onType, list, expanded, active, onMove, onTake }: SearchFieldProps) {
  const t = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      onMove(event.key === 'ArrowDown' ? 1 : -1)
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && onTake()) event.preventDefault()
  }
  return (
    <SearchFrame id={id} styles={styles}>
      <input
        ref={(element) => {
          input.current = element
          element?.toggleAttribute('autofocus', true)
        }}
        {...searchInput}
        id={id}
        type="text"
        role="combobox"
        inputMode="search"
        aria-autocomplete="list"
        aria-controls={list}
        aria-expanded={expanded}
        aria-activedescendant={active}
        value={value}
        placeholder={t('search.placeholder')}
        maxLength={100}
        className={styles.input}
        onKeyDown={keys}
        onChange={(event) => typed(event.currentTarget, onType)}
      />
      {value !== '' && (
        <button
          type="button"
          className={cx(links.quiet, styles.clear)}
          onClick={() => {
            onType('')
            input.current?.focus()
          }}
        >
          {t('overlay.clear')}
        </button>
      )}
    </SearchFrame>
  )
}

/** What is typed is shown as it is searched for, in lower case (specification §5); the caret stays where it is. */
function typed(input: HTMLInputElement, onType: (text: string) => void): void {
  const { value, selectionStart, selectionEnd } = input
  const lower = value.toLowerCase()
  if (lower !== value && lower.length === value.length) {
    input.value = lower
    input.setSelectionRange(selectionStart, selectionEnd)
  }
  onType(lower)
}
