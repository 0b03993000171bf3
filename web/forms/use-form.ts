import { type FormEvent, useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { useFieldErrors } from '#web/forms/use-field-errors.ts'
import type { ValidationError } from '#web/forms/validation-errors.ts'
import { messageText } from '#web/messages/api-messages.ts'
import { useTranslate } from '#web/shop-context.tsx'

const none: readonly ValidationError[] = []

/**
 * What a form of the account needs: the sentence beside each field, the summary above them, and whether it is on its way.
 *
 * @param labels what each field is called, for the summary
 */
export function useForm(answered: readonly ValidationError[] | undefined, labels: Readonly<Record<string, string>>) {
  const t = useTranslate()
  const errors = answered ?? none
  const { state, formData } = useNavigation()
  const { watch, check, stillOpen } = useFieldErrors(errors, t)
  const [unsent, setUnsent] = useState<readonly ValidationError[]>()
  useEffect(() => {
    if (answered) setUnsent(undefined)
  }, [answered])
  const shown = unsent ?? errors
  const summary = stillOpen(shown).map((error) => {
    const label = labels[error.field ?? '']
    const text = messageText(error, t)
    return { field: error.field ?? undefined, text: label ? t('form.labelled', { label, text }) : text }
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
  return { t, errors: shown, summary, watch, isBusy, mayBeSent }
}
