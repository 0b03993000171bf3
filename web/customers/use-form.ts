import { type FormEvent, useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { messageText } from '#web/cart/cart-messages.ts'
import { useFieldFaults } from '#web/checkout/use-field-errors.ts'
import type { Fault } from '#web/checkout/validation-errors.ts'
import { useWords } from '#web/shop-context.tsx'

const none: readonly Fault[] = []

/**
 * What a form of the account needs: the sentence beside each field, the summary above them, and whether it is on its way.
 *
 * @param labels what each field is called, for the summary
 */
export function useForm(answered: readonly Fault[] | undefined, labels: Readonly<Record<string, string>>) {
  const t = useWords()
  const faults = answered ?? none
  const { state, formData } = useNavigation()
  const { watch, check, stillOpen } = useFieldFaults(faults, t)
  const [unsent, setUnsent] = useState<readonly Fault[]>()
  useEffect(() => {
    if (answered) setUnsent(undefined)
  }, [answered])
  const shown = unsent ?? faults
  const summary = stillOpen(shown).map((fault) => {
    const label = labels[fault.field ?? '']
    const text = messageText(fault, t)
    return { field: fault.field ?? undefined, text: label ? `${label}: ${text}` : text }
  })
  /** @param intent the value of the button that was pressed, on pages with several forms */
  const isBusy = (intent?: string) =>
    state !== 'idle' && formData !== undefined && (intent === undefined || formData.get('intent') === intent)
  /** Keeps a form that its rules don't let through from being sent, and says what is missing. Answers whether it may go. */
  const mayBeSent = (event: FormEvent<HTMLFormElement>): boolean => {
    const found = check(event.currentTarget)
    if (found.length > 0) event.preventDefault()
    setUnsent(found.length > 0 ? found : undefined)
    return found.length === 0
  }
  return { t, faults: shown, summary, watch, isBusy, mayBeSent }
}
