import { isMessageKey } from '#kernel/message-key.ts'
import type { Translate } from '#web/words/translator.ts'

/** Why the shop declined, as the API says it: a key, and the field that it belongs beside. */
export type Fault = {
  readonly messageKey: string
  readonly field?: string | null | undefined
  readonly name?: string | null | undefined
  readonly message: string
}

/** The sentence for a fault: the translated key with its name, or else the message as it came (specification §8). */
export function faultText({ messageKey, name, message }: Omit<Fault, 'field'>, t: Translate): string {
  return isMessageKey(messageKey) ? t(`message.${messageKey}`, { name: name ?? '' }) : message
}

/** The faults as a summary lists them. */
export function summaryOf(faults: readonly Fault[], t: Translate) {
  return faults.map((fault) => ({ field: fault.field ?? undefined, text: faultText(fault, t) }))
}

/** The first sentence that belongs beside a field. */
export function faultOf(faults: readonly Fault[], field: string, t: Translate): string | undefined {
  const fault = faults.find((one) => one.field === field)
  return fault && faultText(fault, t)
}

export function has(faults: readonly Fault[], ...keys: readonly string[]): boolean {
  return faults.some(({ messageKey }) => keys.includes(messageKey))
}

/** A fault that the storefront itself finds. */
export function fault(messageKey: string, field?: string): Fault {
  return { messageKey, field, message: messageKey }
}
