import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Country } from '#kernel/storefront.ts'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import { cx } from '#web/ui/cx.ts'
import { Field } from '#web/ui/field.tsx'
import { fillField } from '#web/ui/fill-field.ts'
import { type LookedUpAddress, lookUpAddress } from './look-up-address.ts'
import styles from './suggested-street.module.css'

type SuggestedStreetProps = ComponentProps<typeof Field> & {
  readonly country: Country
  /** The names of the fields that a suggestion fills as well. */
  readonly zipcodeName: string
  readonly cityName: string
}

const pauseMs = 250
const shortest = 4

/** Number and street, with addresses of the register below it while somebody types (ARIA's combobox). Everything stays free to type. */
export function SuggestedStreet({ country, zipcodeName, cityName, className, ...field }: SuggestedStreetProps) {
  const t = useTranslate()
  const storefront = useStorefront()
  const listId = useId()
  const [found, setFound] = useState<readonly LookedUpAddress[]>([])
  const [active, setActive] = useState(-1)
  /** A postcode that a suggestion filled in says nothing about another street. */
  const picked = useRef('')
  const asked = useRef({ timer: 0, request: new AbortController() })
  useEffect(() => {
    const { current } = asked
    return () => {
      clearTimeout(current.timer)
      current.request.abort()
    }
  }, [])

  const close = () => {
    clearTimeout(asked.current.timer)
    asked.current.request.abort()
    setFound([])
    setActive(-1)
  }
  const ask = (input: HTMLInputElement) => {
    close()
    const line = input.value.trim()
    // What a browser fills in, or a suggestion did, needs no suggestions.
    if (line.length < shortest || input !== document.activeElement) return
    const request = new AbortController()
    asked.current.request = request
    asked.current.timer = window.setTimeout(async () => {
      const typed = fieldOf(input, zipcodeName)?.value ?? ''
      const zipcode = typed === picked.current ? '' : typed
      const answers = await lookUpAddress(storefront, { countryIso: country, line, zipcode }, request.signal)
      if (request.signal.aborted || input !== document.activeElement) return
      setFound((answers ?? []).filter((answer) => whole(answer, line) !== input.value))
    }, pauseMs)
  }
  const choose = (input: HTMLInputElement, answer: LookedUpAddress) => {
    const street = whole(answer, input.value)
    const others = [
      [fieldOf(input, zipcodeName), answer.zipcode],
      [fieldOf(input, cityName), answer.city],
    ] as const
    picked.current = answer.zipcode
    fillField(input, street)
    for (const [control, value] of others) if (control) fillField(control, value)
    close()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (found.length === 0) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const chosen = found[active]
    if (step !== 0) setActive((at) => (at < 0 && step < 0 ? found.length - 1 : (at + step) % found.length))
    else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && chosen) choose(event.currentTarget, chosen)
    else return
    event.preventDefault()
  }

  const isOpen = found.length > 0
  return (
    <div className={cx(styles.field, className)}>
      <Field
        {...field}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={active < 0 ? undefined : `${listId}-${active}`}
        onKeyDown={press}
        onInput={(event) => {
          field.onInput?.(event)
          ask(event.currentTarget)
        }}
        onBlur={(event) => {
          field.onBlur?.(event)
          close()
        }}
      />
      <div id={listId} role="listbox" aria-label={t('address.suggestions')} className={styles.list} hidden={!isOpen}>
        {found.map((answer, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and hears the keys
          <div
            key={`${answer.street} ${answer.zipcode}`}
            id={`${listId}-${at}`}
            role="option"
            aria-selected={at === active}
            tabIndex={-1}
            className={cx(styles.option, at === active && styles.active)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={({ currentTarget }) => {
              const input = currentTarget.parentElement?.parentElement?.querySelector('input')
              if (input) choose(input, answer)
            }}
          >
            {answer.street}, {answer.zipcode} {answer.city}
          </div>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {isOpen && t('address.suggested', { n: found.length })}
      </p>
    </div>
  )
}

/** Number and street of a suggestion; of one that knows the street alone, with the number that was typed, where it was typed. */
function whole({ street, houseNumber }: LookedUpAddress, typed: string): string {
  if (houseNumber !== '') return street
  const before = /^\s*(\d{1,5}(?:\s?(?:bis|ter|quater|[a-z]))?)[\s,]/i.exec(typed)?.[1]
  if (before) return `${before} ${street}`
  const behind = /\s(\d{1,5}\s?[a-z]?)$/i.exec(typed.trim())?.[1]
  return behind ? `${street} ${behind}` : street
}

function fieldOf(input: HTMLInputElement, name: string): HTMLInputElement | undefined {
  const found = input.form?.elements.namedItem(name)
  return found instanceof HTMLInputElement ? found : undefined
}
