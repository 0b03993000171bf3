import catalogues from 'virtual:words'
import type { Storefront } from '#kernel/storefront.ts'
import { type Translate, translator } from './translator.ts'

const made = new Map<string, Translate>()

/** The words of a storefront; the server's bundle holds all languages. */
export function translatorOf(storefront: Storefront): Translate {
  const known = made.get(storefront.code)
  if (known) return known
  const words = catalogues[storefront.contentLang]
  if (!words) throw new Error(`No words for ${storefront.contentLang}`)
  const t = translator(storefront.iso, words.messages)
  made.set(storefront.code, t)
  return t
}

/** Where a browser finds the words of a storefront: one file of its own language, kept for good. */
export function wordsUrl(storefront: Storefront): string {
  return catalogues[storefront.contentLang]?.url ?? ''
}
