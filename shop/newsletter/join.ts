import { normalizedEmail } from '#kernel/email.ts'
import { newToken } from '#kernel/ids.ts'
import type { Writers } from '../transact.ts'
import { confirmLifetime, confirmPause, type MemberDetails, type NewsletterMember, wordingVersion } from './member.ts'

type Needed = Pick<Writers, 'newsletter' | 'customers' | 'jobs'>

/**
 * Asks for the newsletter: nobody is on it before the owner of the mailbox has confirmed it (double opt-in). Who is on it
 * already is left as they are and written nothing; who asks twice in a row is written to once.
 */
export async function join(writers: Needed, details: MemberDetails, now: Date): Promise<NewsletterMember> {
  const { newsletter } = writers
  const wanted = { ...details, email: normalizedEmail(details.email) }
  const member = await newsletter.open(wanted, { settingsToken: newToken(), wordingVersion, now })
  if (member.status === 'subscribed') return member
  await newsletter.ask(member.id, wanted, wordingVersion, now)
  await askToConfirm(writers, member, now)
  return member
}

/** Mails the link that confirms, unless one has just been mailed. */
export async function askToConfirm(
  { newsletter, jobs }: Pick<Needed, 'newsletter' | 'jobs'>,
  { id, confirmSentAt }: NewsletterMember,
  now: Date,
): Promise<void> {
  if (confirmSentAt && now.getTime() - confirmSentAt.getTime() < confirmPause) return
  const token = newToken()
  await newsletter.setConfirmLink(id, token, now, new Date(now.getTime() + confirmLifetime))
  await jobs.mailNewsletter({ kind: 'confirm', memberId: id, token })
}

/** Puts a member on the newsletter; an account of the same address shows it. */
export async function enter(writers: Needed, member: NewsletterMember, now: Date): Promise<NewsletterMember> {
  if (member.status === 'subscribed') return member
  const { id, email } = member
  const entered = await writers.newsletter.change(
    id,
    { status: 'subscribed', confirmedAt: now, unsubscribedAt: null },
    now,
  )
  await writers.customers.showNewsletter(email, true, now)
  await writers.jobs.syncNewsletter(email)
  await writers.jobs.mailNewsletter({ kind: 'welcome', memberId: id, token: '' })
  return entered
}

/** Takes a member off it; a link that was to confirm opens nothing any more. */
export async function leave(writers: Needed, member: NewsletterMember, now: Date): Promise<NewsletterMember> {
  if (member.status === 'unsubscribed') {
    await writers.newsletter.dropConfirmLink(member.id)
    return member
  }
  const left = await writers.newsletter.change(member.id, { status: 'unsubscribed', unsubscribedAt: now }, now)
  await writers.newsletter.dropConfirmLink(member.id)
  await writers.customers.showNewsletter(member.email, false, now)
  await writers.jobs.syncNewsletter(member.email)
  return left
}

/** The same by an address, whether somebody has it or not. */
export async function leaveByEmail(writers: Needed, email: string, now: Date): Promise<void> {
  const found = await writers.newsletter.byEmail(email)
  const member = found && (await writers.newsletter.lock(found.id))
  if (member) await leave(writers, member, now)
}

/** Forgets an address, here and at the mailing service. */
export async function forget(writers: Needed, email: string): Promise<void> {
  const member = await writers.newsletter.byEmail(email)
  if (!member) return
  await writers.newsletter.remove(member.id)
  await writers.jobs.syncNewsletter(email)
}
