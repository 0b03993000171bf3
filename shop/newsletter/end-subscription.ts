import type { Clock } from '#kernel/clock.ts'
import { normalizedEmail } from '#kernel/email.ts'
import type { Transact } from '../transact.ts'
import { leaveNewsletter } from './join.ts'
import type { NewsletterEvent } from './newsletter-port.ts'

/**
 * Takes off the newsletter whom the mailing service may not write to any more. News that are older than somebody's last yes
 * change nothing, and so do news of nobody.
 */
export async function endSubscription(
  { transact, clock }: { readonly transact: Transact; readonly clock: Clock },
  { email, because, at: told }: NewsletterEvent,
): Promise<void> {
  await transact(['consents', 'customers', 'jobs', 'newsletter'], async (repositories) => {
    const found = await repositories.newsletter.byEmail(normalizedEmail(email))
    const member = found && (await repositories.newsletter.lock(found.id))
    if (member?.status !== 'subscribed') return
    const now = clock.now()
    const at = told < now ? told : now
    if (member.confirmedAt && at <= member.confirmedAt) return
    await leaveNewsletter(repositories, member, at, 'mailing-service', because)
  })
}
