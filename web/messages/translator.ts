import { type CompiledMessage, createMessageFormat } from '#kernel/message-format.ts'
import type { WordKey } from './en.ts'

export type WordValues = Readonly<Record<string, string | number>>

/** Says a sentence in the visitor's language: `t('cart.items', { n: 2 })`. */
export type Translate = (key: WordKey, values?: WordValues) => string

export type CompiledMessages = Record<string, CompiledMessage>

/**
 * Speaks the messages of one storefront, as compiled from ICU. Which language is spoken is decided once, by whoever makes it.
 *
 * @param iso `nl-BE`: plurals and numbers follow it
 * @param messages read at each call, so that more can be added to them
 * @param facts what any message may name without being handed it, such as how long things can be returned
 */
export function createTranslator(iso: string, messages: CompiledMessages, facts: WordValues = {}): Translate {
  const say = createMessageFormat(iso)
  return (key, values = {}) => {
    const message = messages[key]
    return message ? say(message, { ...facts, ...values }) : key
  }
}
