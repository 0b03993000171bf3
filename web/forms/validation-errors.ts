import { messageText } from '#web/messages/api-messages.ts'
import type { Translate } from '#web/messages/translator.ts'

/** Why the shop refused, as the API says it: a key, and the field that it belongs beside. */
export type ValidationError = {
  readonly messageKey: string
  readonly field?: string | null | undefined
  readonly name?: string | null | undefined
  readonly message: string
}

/** The errors as a summary lists them. */
export function summaryOf(errors: readonly ValidationError[], t: Translate) {
  return errors.map((validationError) => ({
    field: validationError.field ?? undefined,
    text: messageText(validationError, t),
  }))
}

/** The first sentence that belongs beside a field. */
export function errorTextOf(errors: readonly ValidationError[], field: string, t: Translate): string | undefined {
  const validationError = errors.find((one) => one.field === field)
  return validationError && messageText(validationError, t)
}

export function hasError(errors: readonly ValidationError[], ...keys: readonly string[]): boolean {
  return errors.some(({ messageKey }) => keys.includes(messageKey))
}

/** An error that the storefront itself finds. */
export function validationError(messageKey: string, field?: string): ValidationError {
  return { messageKey, field, message: messageKey }
}
