import { normalizedEmail } from '#kernel/email.ts'
import { newToken } from '#kernel/ids.ts'
import type { NewsletterSource } from '#kernel/newsletter.ts'
import type { ConsentDecision } from '../privacy/consent.ts'
import type { Repositories } from '../transact.ts'
import {
  confirmPause,
  type MemberDetails,
  type NewsletterMember,
  subscriptionConfirmLifetime,
  wordingVersion,
} from './member.ts'
import type { LeftBecause } from './newsletter-port.ts'

type Needed = Pick<Repositories, 'newsletter' | 'customers' | 'consents' | 'jobs'>

/** Through which form somebody decided about it. */
export type DecidedBy = NewsletterSource | 'mail-link' | 'account' | 'mailing-service' | 'import'

/**
 * Asks for the newsletter: nobody is on it before the owner of the mailbox has confirmed it (double opt-in). Who is on it
 * already is left as they are and written nothing; who asks twice in a row is written to once.
 */
export async function joinAsMember(repositories: Needed, details: MemberDetails, now: Date): Promise<NewsletterMember> {
  const { newsletter } = repositories
  const wanted = { ...details, email: normalizedEmail(details.email) }
  const member = await newsletter.open(wanted, { settingsToken: newToken(), wordingVersion, now })
  if (member.status === 'subscribed') return member
  await newsletter.ask(member.id, wanted, wordingVersion, now)
  await prove(repositories, { ...member, ...wanted, wordingVersion }, 'asked', wanted.source, now)
  await askToConfirm(repositories, member, now)
  return member
}

/** Mails the link that confirms, unless one has just been mailed. */
export async function askToConfirm(
  { newsletter, jobs }: Pick<Needed, 'newsletter' | 'jobs'>,
  { id, email, confirmSentAt }: NewsletterMember,
  now: Date,
): Promise<void> {
  if (confirmSentAt && now.getTime() - confirmSentAt.getTime() < confirmPause) return
  const token = newToken()
  await newsletter.setConfirmLink(id, token, now, new Date(now.getTime() + subscriptionConfirmLifetime))
  await jobs.mailNewsletter(email, { kind: 'confirm', memberId: id, token })
}

/** Puts a member on the newsletter; an account of the same address shows it. */
export async function activateMember(
  repositories: Needed,
  member: NewsletterMember,
  now: Date,
): Promise<NewsletterMember> {
  if (member.status === 'subscribed') return member
  const { id, email } = member
  const entered = await repositories.newsletter.change(
    id,
    { status: 'subscribed', confirmedAt: now, unsubscribedAt: null, leftBecause: null },
    now,
  )
  await prove(repositories, member, 'given', 'mail-link', now)
  await repositories.customers.showNewsletter(email, true, now)
  await repositories.jobs.syncNewsletter(email)
  await repositories.jobs.mailNewsletter(email, { kind: 'welcome', memberId: id, token: '' })
  return entered
}

/** Of words that stood elsewhere: which they were, the retailer knows. */
const foreignWording = 'elsewhere'

/**
 * Puts somebody on the newsletter who agreed to it elsewhere, before this shop knew them. Nobody is written to. The proof is the day and
 * the place that the retailer names.
 */
export async function takeConsent(
  repositories: Needed,
  details: MemberDetails,
  proof: { readonly at: Date; readonly source: string },
  now: Date,
): Promise<void> {
  const { newsletter, consents, customers, jobs } = repositories
  const { email, storefrontCode, language } = details
  const fresh = { settingsToken: newToken(), wordingVersion: foreignWording, now }
  const { id } = await newsletter.open(details, fresh)
  await newsletter.ask(id, details, foreignWording, now)
  const entered = { status: 'subscribed', confirmedAt: proof.at, unsubscribedAt: null, leftBecause: null } as const
  await newsletter.change(id, entered, now)
  await newsletter.dropConfirmLink(id)
  await consents.add({
    email,
    purpose: 'newsletter',
    decision: 'given',
    wordingVersion: foreignWording,
    form: `import: ${proof.source}`,
    storefrontCode,
    language,
    at: proof.at,
  })
  await customers.showNewsletter(email, true, now)
  await jobs.syncNewsletter(email)
}

/** Takes back what `takeConsent` did, as a mistake of the retailer: nobody decided anything, and the same proof may be shown again. */
export async function undoConsent(repositories: Needed, email: string, now: Date): Promise<void> {
  const member = await repositories.newsletter.byEmail(email)
  if (member?.status !== 'subscribed') return
  await repositories.newsletter.change(member.id, { status: 'unsubscribed', unsubscribedAt: now }, now)
  await repositories.customers.showNewsletter(email, false, now)
  await repositories.jobs.syncNewsletter(email)
}

/** Takes a member off it; a link that was to confirm opens nothing any more. */
export async function leaveNewsletter(
  repositories: Needed,
  member: NewsletterMember,
  now: Date,
  by: DecidedBy = 'mail-link',
  leftBecause: LeftBecause | null = null,
): Promise<NewsletterMember> {
  if (member.status === 'unsubscribed') {
    await repositories.newsletter.dropConfirmLink(member.id)
    return member
  }
  const left = await repositories.newsletter.change(
    member.id,
    { status: 'unsubscribed', unsubscribedAt: now, leftBecause },
    now,
  )
  await repositories.newsletter.dropConfirmLink(member.id)
  // A mailbox that is gone decided nothing.
  const decision = member.status === 'subscribed' ? 'withdrawn' : 'refused'
  if (leftBecause !== 'bounced') await prove(repositories, member, decision, by, now)
  await repositories.customers.showNewsletter(member.email, false, now)
  await repositories.jobs.syncNewsletter(member.email)
  return left
}

/** The same by the address of an account, whether it is on the newsletter or not. */
export async function leaveByEmail(
  repositories: Needed,
  email: string,
  now: Date,
  by: DecidedBy = 'account',
): Promise<void> {
  const found = await repositories.newsletter.byEmail(email)
  const member = found && (await repositories.newsletter.lock(found.id))
  if (member) await leaveNewsletter(repositories, member, now, by)
}

/** Erases an address, here and at the mailing service. */
export async function eraseMember(repositories: Needed, email: string, now: Date): Promise<void> {
  const member = await repositories.newsletter.byEmail(email)
  if (!member) return
  if (member.status !== 'unsubscribed') await prove(repositories, member, 'withdrawn', 'account', now)
  await repositories.newsletter.remove(member.id)
  await repositories.jobs.syncNewsletter(email)
}

/** Writes down what somebody decided, in which version of which words. */
async function prove(
  { consents }: Pick<Needed, 'consents'>,
  {
    email,
    wordingVersion,
    storefrontCode,
    language,
  }: Pick<NewsletterMember, 'email' | 'wordingVersion' | 'storefrontCode' | 'language'>,
  decision: ConsentDecision,
  form: DecidedBy,
  at: Date,
): Promise<void> {
  await consents.add({ email, purpose: 'newsletter', decision, wordingVersion, form, storefrontCode, language, at })
}
