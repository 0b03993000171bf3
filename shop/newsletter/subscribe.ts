import { type Birthday, birthdayDate } from '#kernel/birthday.ts'
import type { Clock } from '#kernel/clock.ts'
import { emailError, normalizedEmail } from '#kernel/email.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import {
  listNamed,
  type NewsletterFormKind,
  type NewsletterSource,
  newsletterErrors,
  newsletterList,
  newsletterSource,
  newsletterSources,
  salutationOfGender,
  tidyNewsletterForm,
} from '#kernel/newsletter.ts'
import { type Country, countries, type Storefront } from '#kernel/storefront.ts'
import { oneLine } from '#kernel/typed-text.ts'
import type { Transact } from '../transact.ts'
import { joinAsMember } from './join.ts'
import type { MemberDetails } from './member.ts'

type Deps = { readonly transact: Transact; readonly clock: Clock }

/** The same for every address, known or not. */
export type NewsletterAsked = { readonly asked: true }

const asked: NewsletterAsked = { asked: true }

/** Takes the form of the website. */
export async function subscribeToNewsletter(
  { transact, clock }: Deps,
  storefront: Storefront,
  typed: NewsletterFormKind & { readonly source: string },
): Promise<NewsletterAsked | Refused> {
  const form = tidyNewsletterForm(typed)
  const source = newsletterSource('form')
  const errors = [
    ...newsletterErrors(form),
    ...(typed.source === source ? [] : [refusalOf('field-required', { field: 'source' })]),
  ]
  if (errors.length > 0) return refusedWith(...errors)
  const details = {
    email: form.email,
    firstName: form.firstname,
    lastName: form.lastname,
    salutation: salutationOfGender(form.gender),
    source,
  }
  return transact(['consents', 'customers', 'jobs', 'newsletter'], async (repositories) => {
    await joinAsMember(repositories, memberDetails(storefront, details), clock.now())
    return asked
  })
}

/** What other systems of the retailer say of a new reader; what is absent is not known. */
export type NewMember = {
  /** Of the list. */
  readonly id?: number | null | undefined
  readonly language?: string | null | undefined
  readonly country?: string | null | undefined
  readonly email: string
  readonly firstname?: string | null | undefined
  readonly lastname?: string | null | undefined
  readonly birthday?: Birthday | null | undefined
  readonly source?: string | null | undefined
  readonly branchcode?: string | null | undefined
  readonly address?: string | null | undefined
  readonly housenumber?: string | null | undefined
  readonly city?: string | null | undefined
}

const textMost = 100

/** Takes a reader from the checkout, an account, or a store. A list that doesn't exist is the storefront's own. */
export async function addMember(
  { transact, clock }: Deps,
  storefront: Storefront,
  typed: NewMember,
): Promise<NewsletterAsked | Refused> {
  const now = clock.now()
  const text = (value: string | null | undefined) => oneLine(value ?? '')
  const names = { firstname: text(typed.firstname), lastname: text(typed.lastname) }
  const more = {
    branchcode: text(typed.branchcode),
    address: text(typed.address),
    housenumber: text(typed.housenumber),
    city: text(typed.city),
  }
  const wrongEmail = emailError(typed.email)
  const birthday = typed.birthday && birthdayDate(typed.birthday, now)
  const source = typed.source ?? newsletterSource('subscribe')
  const errors = [
    ...(wrongEmail ? [refusalOf(wrongEmail, { field: 'email' })] : []),
    ...(typed.birthday && !birthday ? [refusalOf('birthday-invalid', { field: 'birthday' })] : []),
    ...(isSource(source) ? [] : [refusalOf('field-required', { field: 'source' })]),
    ...Object.entries({ ...names, ...more }).flatMap(([field, value]) =>
      value.length > textMost ? [refusalOf('field-too-long', { field, name: String(textMost) })] : [],
    ),
  ]
  if (errors.length > 0 || !isSource(source)) return refusedWith(...errors)
  const country = countries.find((one) => one === typed.country?.toUpperCase())
  const list = typed.id && typed.language ? listNamed(typed.id, typed.language) : undefined
  const details = memberDetails(storefront, {
    email: typed.email,
    firstName: names.firstname,
    lastName: names.lastname,
    birthday: birthday || null,
    country,
    source,
    branchcode: more.branchcode || null,
    address: more.address || null,
    houseNumber: more.housenumber || null,
    city: more.city || null,
  })
  return transact(['consents', 'customers', 'jobs', 'newsletter'], async (repositories) => {
    await joinAsMember(repositories, list ? { ...details, list } : details, now)
    return asked
  })
}

/** A reader of a storefront; what is not named is not known. */
export function memberDetails(
  storefront: Storefront,
  known: Pick<MemberDetails, 'email' | 'firstName' | 'lastName'> &
    Partial<
      Pick<MemberDetails, 'salutation' | 'birthday' | 'branchcode' | 'address' | 'houseNumber' | 'city' | 'source'>
    > & { readonly country?: Country | undefined },
): MemberDetails {
  const country = known.country ?? storefront.country
  return {
    salutation: null,
    birthday: null,
    branchcode: null,
    address: null,
    houseNumber: null,
    city: null,
    source: newsletterSource('subscribe'),
    ...known,
    email: normalizedEmail(known.email),
    country,
    storefrontCode: storefront.code,
    language: storefront.language,
    list: newsletterList(storefront, country),
  }
}

function isSource(source: string): source is NewsletterSource {
  return newsletterSources.some((one) => one === source)
}
