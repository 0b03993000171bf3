import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Storefront } from '#kernel/storefront.ts'
import { catalogueOf } from '#web/messages/catalogues.ts'
import type { WordKey } from '#web/messages/en.ts'
import { createTranslator, type WordValues } from '#web/messages/translator.ts'

/** What the storefront says for a key; for words without blanks to fill in. */
export function journeyMessagesOf(storefront: Pick<Storefront, 'contentLang'>): (key: WordKey) => string {
  const words = catalogueOf(storefront.contentLang)
  return (key) => {
    const word = words[key]
    if (word === undefined || word.includes('{')) throw new Error(`No plain word for ${key}`)
    return word
  }
}

/** What the storefront says for a key with its blanks filled in. */
export function filledMessageOf({ contentLang, iso }: Pick<Storefront, 'contentLang' | 'iso'>) {
  const words = catalogueOf(contentLang)
  return (key: WordKey, values: WordValues): string =>
    createTranslator(iso, { [key]: compileMessageOrThrow(words[key] ?? '') })(key, values)
}
