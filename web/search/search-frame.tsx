import type { FormEvent, ReactNode } from 'react'
import { Form } from 'react-router'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

type SearchFrameProps = {
  /** Of the field that is labelled. */
  readonly id: string
  readonly styles: Readonly<Record<string, string>>
  readonly children: ReactNode
}

/** What a search field has, whatever it does with what is typed. */
export const searchInput = {
  name: 'q',
  enterKeyHint: 'search',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const

/** The form around a search field. It leads nowhere while nothing is typed. */
export function SearchFrame({ id, styles, children }: SearchFrameProps) {
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
      {children}
      <button type="submit" className={styles.submit}>
        {t('search.submit')}
      </button>
    </Form>
  )
}

function typedIn(event: FormEvent<HTMLFormElement>): string {
  return String(new FormData(event.currentTarget).get(searchInput.name) ?? '')
}
