import parts from 'virtual:words'
import type { Storefront } from '#kernel/storefront.ts'
import { createTranslator, type Translate, type WordValues } from './translator.ts'

type Made = { readonly facts: WordValues; readonly t: Translate }

const made = new Map<string, Made>()

/**
 * The words of a storefront; the server's bundle holds all languages.
 *
 * @param facts what any message may name: the same object for as long as nothing of it changes
 */
export function translatorOf(storefront: Storefront, facts: WordValues): Translate {
  const known = made.get(storefront.code)
  if (known?.facts === facts) return known.t
  const messages = Object.assign({}, ...partsOf(storefront).map((part) => part.messages))
  const t = createTranslator(storefront.iso, messages, facts)
  made.set(storefront.code, { facts, t })
  return t
}

/** Where a browser finds the words of a storefront: what every page says, and what only pages of one person say. */
export function messageUrls(storefront: Storefront): { readonly common: string; readonly personal: string } {
  const urlOf = (name: string) => partsOf(storefront).find(({ part }) => part === name)?.url ?? ''
  return { common: urlOf('common'), personal: urlOf('personal') }
}

/** The words of its country where that has its own, else those of its language; English speaks for a language without a folder. */
function partsOf({ contentLang, language }: Storefront) {
  for (const name of [contentLang, language, 'en']) {
    const own = parts.filter(({ lang }) => lang === name)
    if (own.length > 0) return own
  }
  throw new Error(`No words for ${contentLang}`)
}
