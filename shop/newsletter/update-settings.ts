import type { Clock } from '#kernel/clock.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import {
  newsletterErrors,
  newsletterList,
  salutationOfGender,
  storefrontInLanguage,
  tidyNewsletterForm,
} from '#kernel/newsletter.ts'
import { type Language, languages, storefrontOf } from '#kernel/storefront.ts'
import type { Repositories, Transact } from '../transact.ts'
import { askToConfirm, leaveNewsletter } from './join.ts'
import type { NewsletterMember } from './member.ts'

/** What is absent stays as it is. */
export type SettingsChange = {
  readonly firstname?: string | null | undefined
  readonly lastname?: string | null | undefined
  /** `mr`, `mrs` or `none`. */
  readonly gender?: string | null | undefined
  readonly language?: string | null | undefined
  readonly subscribed?: boolean | null | undefined
}

/** `confirmationSent`: who switches it on again is mailed a link, and is on it once they have used that. */
export type SettingsSaved = { readonly member: NewsletterMember; readonly confirmationSent: boolean }

/** Changes the settings that a mailed link opens. Leaving takes this one step; coming back is confirmed anew. */
export async function updateSettings(
  { transact, clock }: { readonly transact: Transact; readonly clock: Clock },
  hash: string,
  typed: SettingsChange,
): Promise<SettingsSaved | Refused> {
  return transact(['consents', 'customers', 'jobs', 'newsletter'], async (repositories) => {
    const now = clock.now()
    const found = await repositories.newsletter.bySettingsToken(hash)
    const member = found && (await repositories.newsletter.lock(found.id))
    if (!member) return refusedWith(refusalOf('link-expired'))
    const form = tidyNewsletterForm({
      firstname: typed.firstname ?? member.firstName,
      lastname: typed.lastname ?? member.lastName,
      gender: typed.gender ?? 'none',
      email: member.email,
    })
    const errors = newsletterErrors({
      ...(typed.firstname == null ? {} : { firstname: form.firstname }),
      ...(typed.lastname == null ? {} : { lastname: form.lastname }),
      ...(typed.gender == null ? {} : { gender: form.gender }),
    })
    if (errors.length > 0) return refusedWith(...errors)
    const language = languages.find((one) => one === typed.language) ?? member.language
    const changed = await repositories.newsletter.change(
      member.id,
      {
        firstName: form.firstname,
        lastName: form.lastname,
        ...(typed.gender == null ? {} : { salutation: salutationOfGender(form.gender) }),
        ...(language === member.language ? {} : inLanguage(member, language)),
      },
      now,
    )
    return switched(repositories, changed, typed.subscribed, now)
  })
}

async function switched(
  repositories: Pick<Repositories, 'newsletter' | 'customers' | 'consents' | 'jobs'>,
  member: NewsletterMember,
  subscribed: boolean | null | undefined,
  now: Date,
): Promise<SettingsSaved> {
  if (subscribed === false) return { member: await leaveNewsletter(repositories, member, now), confirmationSent: false }
  if (member.status === 'subscribed') {
    await repositories.jobs.syncNewsletter(member.email)
    return { member, confirmationSent: false }
  }
  if (subscribed === true) await askToConfirm(repositories, member, now)
  return { member, confirmationSent: subscribed === true }
}

function inLanguage({ storefrontCode, country }: NewsletterMember, language: Language) {
  const storefront = storefrontInLanguage(language, storefrontOf(storefrontCode))
  return { language, storefrontCode: storefront.code, list: newsletterList(storefront, country) }
}
