import { type KeyboardEvent, useRef } from 'react'
import { Form } from 'react-router'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
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

/** A combobox: what is typed is searched for, the arrow keys go through what is offered (WAI-ARIA 1.2, combobox with a list). */
export function SearchField({ value, onType, list, expanded, active, onMove, onTake }: SearchFieldProps) {
  const t = useTranslate()
  const path = usePath()
  const input = useRef<HTMLInputElement>(null)
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      onMove(event.key === 'ArrowDown' ? 1 : -1)
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && onTake()) event.preventDefault()
  }
  return (
    <Form
      method="get"
      action={path('search')}
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        if (!value.trim()) event.preventDefault()
      }}
    >
      <label htmlFor="overlay-query" className="visually-hidden">
        {t('search.placeholder')}
      </label>
      <Icon name="search" className={styles.icon} />
      <input
        ref={(element) => {
          input.current = element
          element?.toggleAttribute('autofocus', true)
        }}
        id="overlay-query"
        name="q"
        type="text"
        role="combobox"
        inputMode="search"
        aria-autocomplete="list"
        aria-controls={list}
        aria-expanded={expanded}
        aria-activedescendant={active}
        value={value}
        placeholder={t('search.placeholder')}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
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
      <button type="submit" className={styles.submit}>
        {t('search.submit')}
      </button>
    </Form>
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
