import type { Storefront } from '#kernel/storefront.ts'
import { messageSet } from '#languages/message-set.ts'

const salutations = messageSet('shop', 'salutations', { mr: 'Mr', mrs: 'Ms' })

/** The salutations that the specification knows; a shopper may choose none of them. */
export function salutationLabels({
  contentLang,
}: Pick<Storefront, 'contentLang'>): { key: 'mr' | 'mrs'; label: string }[] {
  const { mr, mrs } = salutations(contentLang)
  return [
    { key: 'mrs', label: mrs },
    { key: 'mr', label: mr },
  ]
}

/** An address with its country in the language of a locale. */
export function addressIn(
  { address, country }: { readonly address: string; readonly country?: string },
  locale: string,
) {
  return country === undefined ? address : `${address}, ${regionName(country, locale)}`
}

const names = new Map<string, Intl.DisplayNames>()

/** A country's name in the language of a locale. */
export function regionName(iso: string, locale: string): string {
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' })
  names.set(locale, known)
  return known.of(iso) ?? iso
}
