import { messageText } from '#web/cart/cart-messages.ts'
import type { Translate } from '#web/messages/translator.ts'

/** Why the shop declined, as the API says it: a key, and the field that it belongs beside. */
export type Fault = {
  readonly messageKey: string
  readonly field?: string | null | undefined
  readonly name?: string | null | undefined
  readonly message: string
}

/** The faults as a summary lists them. */
export function summaryOf(faults: readonly Fault[], t: Translate) {
  return faults.map((fault) => ({ field: fault.field ?? undefined, text: messageText(fault, t) }))
}

/** The first sentence that belongs beside a field. */
export function faultOf(faults: readonly Fault[], field: string, t: Translate): string | undefined {
  const fault = faults.find((one) => one.field === field)
  return fault && messageText(fault, t)
}

export function has(faults: readonly Fault[], ...keys: readonly string[]): boolean {
  return faults.some(({ messageKey }) => keys.includes(messageKey))
}

/** A fault that the storefront itself finds. */
export function fault(messageKey: string, field?: string): Fault {
  return { messageKey, field, message: messageKey }
}
