import type { Country } from '#kernel/storefront.ts'
import { messageText } from '#web/messages/api-messages.ts'
import type { Translate } from '#web/messages/translator.ts'
import type { ValidationError } from '../forms/validation-errors.ts'
import { errorLabel } from './error-label.ts'
import { inFormOrder } from './error-order.ts'

/**
 * What an error summary says of the addresses of a form, in the order of the page.
 *
 * @param shown the country whose fields each address shows
 */
export function detailsSummary(
  errors: readonly ValidationError[],
  shown: Readonly<Record<'billingAddress' | 'shippingAddress', Country>>,
  t: Translate,
) {
  return inFormOrder(errors, shown).map((error) => {
    const address = error.field?.startsWith('shippingAddress') ? 'shippingAddress' : 'billingAddress'
    const label = errorLabel(error, shown[address])
    const text = messageText(error, t)
    return { field: error.field ?? undefined, text: label ? t('form.labelled', { label: t(label), text }) : text }
  })
}
