import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import type { MessageKey } from '#kernel/message-key.ts'
import type { Translate } from '#web/messages/translator.ts'
import { errorTextOf, type ValidationError, validationError } from './validation-errors.ts'

/** What a field needs to tell its error: the sentence beside it, and what happens while somebody is at it. */
export type Watched = {
  readonly error: string | undefined
  readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void
  readonly onInput: (event: FormEvent<HTMLInputElement>) => void
}

type Rule = (typed: string) => MessageKey | undefined

/** Longer than a press of a mouse button: what appears or goes while it is down would move the button away under it. */
const pressMs = 200

/**
 * The sentence beside each field: what the shop answered, until the shopper has changed the field, leaves it, and the same rule has
 * looked at what stands there now. A sentence goes as soon as it is no longer true.
 *
 * @param answered the errors of the last answer; a new answer forgets what was found while leaving fields
 */
export function useFieldErrors(answered: readonly ValidationError[], t: Translate) {
  const [left, setLeft] = useState<ReadonlyMap<string, ValidationError | undefined>>(new Map())
  /** Fields that were typed in since the last answer. */
  const changed = useRef(new Set<string>())
  useEffect(() => {
    changed.current.clear()
    if (answered.length > 0) setLeft(new Map())
  }, [answered])

  const errorOf = (field: string): string | undefined => {
    const found = left.get(field)
    if (found) return errorTextOf([found], field, t)
    return left.has(field) ? undefined : errorTextOf(answered, field, t)
  }
  const leave = (field: string, messageKey: MessageKey | undefined): void =>
    setLeft((before) => new Map(before).set(field, messageKey && validationError(messageKey, field)))

  /** What is still wrong of some errors, by what stands in the fields now. */
  const stillOpen = (errors: readonly ValidationError[]): ValidationError[] =>
    errors.flatMap((one) => {
      if (!one.field || !left.has(one.field)) return [one]
      return left.get(one.field) ?? []
    })

  const rules = new Map<string, Rule>()

  /** What a field is given so that its rule looks at it. */
  const watch = (field: string, rule: Rule): Watched => {
    rules.set(field, rule)
    const error = errorOf(field)
    return {
      error,
      onBlur: ({ currentTarget: { value }, relatedTarget }) => {
        // Whoever goes to send the form is answered by the shop.
        if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit') return
        setTimeout(() => {
          // An answer takes the focus to its summary: what it is about is still what stands there.
          const isAnswered = answered.some((one) => one.field === field)
          if (!isAnswered || changed.current.has(field)) leave(field, rule(value))
        }, pressMs)
      },
      onInput: ({ currentTarget: { value } }) => {
        changed.current.add(field)
        if (error !== undefined && rule(value) === undefined) leave(field, undefined)
      },
    }
  }
  /** Looks at every watched field of a form that is about to be sent; each error stands beside its field afterwards. */
  const check = (form: HTMLFormElement): ValidationError[] =>
    [...rules].flatMap(([field, rule]) => {
      const control = form.elements.namedItem(field)
      const messageKey = control instanceof HTMLInputElement ? rule(control.value) : undefined
      leave(field, messageKey)
      return messageKey ? [validationError(messageKey, field)] : []
    })
  return { errorOf, leave, watch, check, stillOpen }
}
