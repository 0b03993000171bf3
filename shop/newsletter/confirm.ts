import type { Clock } from '#kernel/clock.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import type { Transact } from '../transact.ts'
import { activateMember } from './join.ts'
import type { NewsletterMember } from './member.ts'

/** Uses the mailed link: from now on its owner is written to. Using it again changes nothing. */
export async function confirmSubscription(
  { transact, clock }: { readonly transact: Transact; readonly clock: Clock },
  token: string,
): Promise<NewsletterMember | Refused> {
  return transact(['consents', 'customers', 'jobs', 'newsletter'], async (repositories) => {
    const now = clock.now()
    const found = await repositories.newsletter.byConfirmToken(token, now)
    const member = found && (await repositories.newsletter.lock(found.id))
    // Who left while this one waited for the lock has taken the link along.
    const still = member && (await repositories.newsletter.byConfirmToken(token, now))
    return still ? activateMember(repositories, member, now) : refusedWith(refusalOf('link-expired'))
  })
}
