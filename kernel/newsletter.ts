import { emailError } from './email.ts'
import { type Refusal, refusalOf } from './message-key.ts'
import { type NewsletterList, newsletterLists } from './newsletter-list.ts'
import { type Country, type Language, type Storefront, storefronts } from './storefront.ts'
import { oneLine } from './typed-text.ts'

/** The known ones, and what the storefronts of this shop name beside them. */
const lists: readonly NewsletterList[] = [
  ...Object.values(newsletterLists),
  ...storefronts.map(({ newsletter }) => newsletter),
]

/** Numbers of all lists: somebody is on one of them, and on no other. */
export const newsletterIds: readonly number[] = [...new Set(lists.map(({ id }) => id))]

/** The newsletter of somebody in a country who reads a storefront; for a pair that has none, the storefront's own. */
export function newsletterList(
  storefront: Pick<Storefront, 'language' | 'country' | 'newsletter'>,
  country: Country = storefront.country,
): NewsletterList {
  if (country === storefront.country) return storefront.newsletter
  return newsletterLists[`${storefront.language}-${country}`] ?? storefront.newsletter
}

/** The list of a number and a code that belong together. */
export function listNamed(id: number, language: string): NewsletterList | undefined {
  return lists.find((list) => list.id === id && list.language === language)
}

/** The storefront in which somebody reads a language: their own country's if it has one. */
export function storefrontInLanguage(language: Language, current: Storefront): Storefront {
  if (current.language === language) return current
  const speaking: readonly Storefront[] = storefronts.filter((one) => one.language === language)
  const usual = speaking.find(({ hreflang }) => hreflang.includes(language))
  return speaking.find(({ country }) => country === current.country) ?? usual ?? current
}

/** Where somebody asked for the newsletter, as the mailing service is told (specification §9). */
export const newsletterSources = ['website', 'webshop', 'loyalty', 'loyalty_store'] as const
export type NewsletterSource = (typeof newsletterSources)[number]

/** `form`: the form of the website. `subscribe`: anywhere else, such as the profile of an account. */
export function newsletterSource(
  place: 'form' | 'checkout' | 'register' | 'subscribe',
  { inStore = false }: { readonly inStore?: boolean } = {},
): NewsletterSource {
  if (place === 'form') return 'website'
  if (inStore) return 'loyalty_store'
  return place === 'register' ? 'loyalty' : 'webshop'
}

/** A third answer to how somebody wants to be addressed; nobody has to give another one. */
export const ratherNotSay = 'none'

/** What stands in the form. */
export type NewsletterFormKind = {
  readonly firstname: string
  readonly lastname: string
  /** `mr`, `mrs` or `none`; empty while nothing is chosen. */
  readonly gender: string
  readonly email: string
}

export const newsletterNameMost = 60

export function tidyNewsletterForm({ firstname, lastname, gender, email }: NewsletterFormKind): NewsletterFormKind {
  return { firstname: oneLine(firstname), lastname: oneLine(lastname), gender: gender.trim(), email: oneLine(email) }
}

/** One rule per field, in the order of the form. Looked at when a field is left, and again on arrival. */
export const newsletterRules = {
  gender: (typed: string) => (isGender(typed) ? undefined : ('salutation-required' as const)),
  firstname: (typed: string) => (typed.trim() === '' ? ('first-name-required' as const) : undefined),
  lastname: (typed: string) => (typed.trim() === '' ? ('last-name-required' as const) : undefined),
  email: emailError,
}

export type NewsletterField = keyof typeof newsletterRules

/** What keeps a form from being taken, all of it at once. */
export function newsletterErrors(form: Partial<NewsletterFormKind>): readonly Refusal[] {
  return (Object.keys(newsletterRules) as NewsletterField[]).flatMap((field) => {
    const typed = form[field]
    if (typed === undefined) return []
    const error = newsletterRules[field](typed)
    if (error) return [refusalOf(error, { field })]
    const isLong = field !== 'email' && typed.length > newsletterNameMost
    return isLong ? [refusalOf('field-too-long', { field, name: String(newsletterNameMost) })] : []
  })
}

/** How the shop keeps the answer. */
export function salutationOfGender(gender: string): 'mr' | 'mrs' | null {
  return gender === 'mr' || gender === 'mrs' ? gender : null
}

function isGender(typed: string): boolean {
  return typed === 'mr' || typed === 'mrs' || typed === ratherNotSay
}
