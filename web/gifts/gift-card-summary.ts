import { summaryOf, type ValidationError } from '#web/forms/validation-errors.ts'
import type { WordKey } from '#web/messages/en.ts'
import type { Translate } from '#web/messages/translator.ts'

/** Sentences that say what is wrong, but not where. */
const bare = new Set(['field-required', 'field-too-long'])

const labels: Readonly<Record<string, WordKey>> = {
  receiverName: 'giftcard.receiver_name',
  message: 'giftcard.message',
  giverFirstName: 'giftcard.giver_first_name',
  giverLastName: 'giftcard.giver_last_name',
}

/** What is wrong with the form of a gift card, each sentence with the field that it is about. */
export function giftCardSummary(errors: readonly ValidationError[], t: Translate) {
  const sentences = summaryOf(errors, t)
  return errors.map(({ messageKey, field }, at) => {
    const label = bare.has(messageKey) ? labels[field ?? ''] : undefined
    const text = sentences[at]?.text ?? ''
    return { field: field ?? undefined, text: label ? t('form.labelled', { label: t(label), text }) : text }
  })
}
