import { storefronts } from '#kernel/storefront.ts'
import type { Words } from '../../messages/staff-language-messages.ts'

/** What documents of a type are called; a type of the retailer's own by its own name. */
export function typeName({ content }: Words, type: string): string {
  return Object.hasOwn(content.types, type) ? content.types[type as keyof typeof content.types] : type
}

/** The storefront that shows documents in a spelling of a language, and that spelling: a country may have several. */
export function langName(lang: string): string {
  const storefront = storefronts.find(({ contentLang }) => contentLang === lang)
  return storefront ? `${storefront.name} (${storefront.iso})` : lang
}

/** The languages that somebody writes in: those of the storefronts that they see. */
export function writtenLangs(seen: readonly string[] | null | undefined): readonly string[] {
  return storefronts.filter(({ code }) => !seen || seen.includes(code)).map(({ contentLang }) => contentLang)
}

/** What a document is called; one that is part of all pages has no title of its own. */
export function documentName(words: Words, { name, type }: { readonly name: string; readonly type: string }): string {
  return type === 'layout' ? typeName(words, type) : name
}
