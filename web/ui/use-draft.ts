import { type Dispatch, type RefObject, type SetStateAction, useEffect, useRef, useState } from 'react'
import { readDraft, writeDraft } from './draft.ts'

export type DraftForm<Values> = {
  /** What the fields show. */
  readonly values: Values
  readonly setValues: Dispatch<SetStateAction<Values>>
  /** For the form. */
  readonly form: RefObject<HTMLFormElement | null>
  /** The form's key: fields that are filled again begin anew. */
  readonly version: number
}

/**
 * Keeps what stands in a form over a reload of the page, in this tab alone and never a password, until the shop fills the form with
 * something else. Without scripts the browser itself sends a form again that is reloaded.
 *
 * @param name of the form, within the shop
 * @param initial what the shop fills the form with
 * @param read the values of a form that is posted
 */
export function useDraft<Values>(name: string, initial: Values, read: (form: FormData) => Values): DraftForm<Values> {
  const [values, setValues] = useState(initial)
  const [version, setVersion] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const first = useRef({ key: `draft ${name}`, baseline: JSON.stringify(initial), read })

  useEffect(() => {
    const { key, baseline, read: readForm } = first.current
    const kept = readDraft(stored(key), baseline, Date.now())
    if (kept && form.current) {
      setValues(readForm(withTyped(kept, form.current)))
      setVersion((before) => before + 1)
    } else store(key, undefined)

    const keep = () => {
      if (form.current) store(key, writeDraft(baseline, entriesOf(form.current), Date.now()))
    }
    const change = ({ target }: Event) => {
      if (target instanceof Node && form.current?.contains(target)) keep()
    }
    const hide = () => document.visibilityState === 'hidden' && form.current && isTouched(form.current) && keep()
    document.addEventListener('change', change)
    document.addEventListener('visibilitychange', hide)
    return () => {
      document.removeEventListener('change', change)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [])
  return { values, setValues, form, version }
}

/** A draft with what was typed while the page woke up, which is newer. */
function withTyped(kept: readonly (readonly [string, string])[], form: HTMLFormElement): FormData {
  const whole = new FormData()
  for (const [name, value] of kept) whole.set(name, value)
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && isText(control) && control.value !== control.defaultValue)
      whole.set(control.name, control.value)
  }
  return whole
}

function entriesOf(form: HTMLFormElement): [string, string][] {
  const secret = new Set(
    [...form.elements].flatMap((control) =>
      control instanceof HTMLInputElement && /password|username/.test(control.autocomplete) ? [control.name] : [],
    ),
  )
  return [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && !secret.has(name) ? [[name, value]] : [],
  )
}

const isText = ({ type }: HTMLInputElement) => ['text', 'email', 'tel', 'date'].includes(type)

const isTouched = (form: HTMLFormElement) =>
  [...form.elements].some(
    (control) => control instanceof HTMLInputElement && isText(control) && control.value !== control.defaultValue,
  )

/** Browsers that keep nothing for a site say so by throwing. */
function stored(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function store(key: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // What can't be kept is typed again.
  }
}
