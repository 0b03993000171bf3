import { z } from 'zod'
import type { LeftBecause, NewsletterEvent } from '#shop/newsletter/newsletter-port.ts'

/** By the words of campaigns and of single mails; Brevo writes some of them both ways. Any other event is of no interest. */
const reasons: Readonly<Record<string, LeftBecause>> = {
  unsubscribe: 'unsubscribed',
  unsubscribed: 'unsubscribed',
  spam: 'complained',
  problem: 'complained',
  hard_bounce: 'bounced',
  hardBounce: 'bounced',
  invalid_email: 'bounced',
}

/** Seconds since 1970, which alone of all its times are in UTC. */
const seconds = z.number().int().positive().max(99_999_999_999)

const event = z.object({
  event: z.string(),
  // The database holds no null character, and who posts one would be told to come again.
  email: z
    .string()
    .max(320)
    .refine((text) => !text.includes('\0')),
  ts_event: seconds.optional(),
})

/**
 * What Brevo posts, one event or several at once (https://developers.brevo.com/docs/marketing-webhooks, …/batched-webhooks): those
 * that end a newsletter. What can't be read is left out.
 * @param now the time of an event that tells none
 */
export function readBrevoEvents(body: unknown, now: Date): NewsletterEvent[] {
  const events: readonly unknown[] = Array.isArray(body) ? body : [body]
  return events.flatMap((one) => {
    const read = event.safeParse(one)
    if (!read.success) return []
    const { email, ts_event } = read.data
    const because = Object.hasOwn(reasons, read.data.event) ? reasons[read.data.event] : undefined
    return because ? [{ email, because, at: ts_event === undefined ? now : new Date(ts_event * 1000) }] : []
  })
}
