import { setupI18n } from '@lingui/core'
import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import type { WordKey } from './en.ts'

export type WordValues = Readonly<Record<string, string | number>>

/** Says a sentence in the visitor's language: `t('cart.items', { n: 2 })`. */
export type Translate = (key: WordKey, values?: WordValues) => string

export type CompiledWords = Record<string, CompiledMessage>

/**
 * An instance of the runtime for one storefront. It is never given another language, so that two visitors who are served at
 * the same moment can't take each other's words (the library's shared instance does mix them up).
 *
 * @param iso `nl-BE`: plurals and numbers follow it
 */
export function translator(iso: string, messages: CompiledWords): Translate {
  const i18n = setupI18n({ locale: iso, messages: { [iso]: messages } })
  return (key, values) => i18n._(key, values)
}
