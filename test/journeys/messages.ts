import type { Storefront } from '#kernel/storefront.ts'
import { catalogueOf } from '#web/messages/catalogues.ts'
import type { WordKey } from '#web/messages/en.ts'

/** What the storefront says for a key; for words without blanks to fill in. */
export function journeyMessagesOf(storefront: Pick<Storefront, 'contentLang'>): (key: WordKey) => string {
  const words = catalogueOf(storefront.contentLang)
  return (key) => {
    const word = words[key]
    if (word === undefined || word.includes('{')) throw new Error(`No plain word for ${key}`)
    return word
  }
}
