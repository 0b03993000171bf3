import { localDay } from '#kernel/calendar.ts'
import type { Clock } from '#kernel/clock.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import type { CatalogStore } from '../catalog/catalog-store.ts'
import type { MailPort } from '../mail/mail-port.ts'
import type { SenderDetails } from '../mail/mail-sender.ts'
import type { NewsletterReader } from '../newsletter/newsletter-store.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Transact } from '../transact.ts'
import { careAdvice } from './care-advice.ts'
import { careMail, careMailKey } from './care-mail.ts'
import { type CareReminder, mayRemind } from './care-reminder.ts'
import type { CareReminderReader } from './care-reminder-store.ts'
import { isStillOwned, seasonOf } from './care-rule.ts'

export type SendCareReminderDeps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly settings: SettingsSource
  readonly careReminders: Pick<CareReminderReader, 'byId' | 'pairAt'>
  readonly newsletter: Pick<NewsletterReader, 'byId'>
  readonly catalog: Pick<CatalogStore, 'relations' | 'products'>
  readonly mail: MailPort
  readonly senderDetails: SenderDetails
}

/** So many products are shown that fit. */
const mostProducts = 3

/**
 * Writes a mail that was planned. Everything is asked once more: who left the newsletter meanwhile, sent the pair back, or whose turn came
 * when the season was over is not written to. May run again: the mail's key lets the outbox tell a repetition.
 */
export async function sendCareReminder(deps: SendCareReminderDeps, id: string): Promise<void> {
  const reminder = await deps.careReminders.byId(id)
  if (!reminder || reminder.outcome !== null) return
  const mail = await mailOf(deps, reminder)
  // An earlier attempt may have left one waiting.
  if (mail) await deps.mail.send(mail)
  else await deps.mail.dropUnsent(careMailKey(id))
  await deps.transact(['careReminders'], ({ careReminders }) =>
    careReminders.settle(id, mail ? 'sent' : 'dropped', deps.clock.now()),
  )
}

async function mailOf(deps: SendCareReminderDeps, reminder: CareReminder) {
  const now = deps.clock.now()
  const { careReminders: rules, timeZone } = deps.settings.at(now)
  const rule = rules.rules.find(({ id }) => id === reminder.rule)
  if (!rules.offered || !rule || seasonOf(rule, localDay(now, timeZone)) !== reminder.season) return undefined
  const { memberId, orderId, position } = reminder
  const [pair, member] = await Promise.all([
    deps.careReminders.pairAt(memberId, orderId, position),
    deps.newsletter.byId(memberId),
  ])
  if (!member || !mayRemind(member) || !pair || !isStillOwned(pair)) return undefined
  const storefront = storefrontOf(member.storefrontCode)
  const advice = careAdvice(rule, storefront)
  if (advice === undefined) return undefined
  const relations = await deps.catalog.relations([pair.productId])
  const kept = relations.filter(({ kind }) => kind === 'maintenance').map(({ relatedId }) => relatedId)
  const products = await deps.catalog.products(storefront, kept)
  const sold = kept.flatMap((one) => products.filter((product) => product.id === one && isSold(product, now)))
  return careMail(
    { id: reminder.id, member, pair, advice, products: sold.slice(0, mostProducts), pauseDays: rules.pauseDays },
    deps.senderDetails,
  )
}

const isSold = (
  {
    totalAvailableStock,
    comingSoonDate,
  }: { readonly totalAvailableStock: number; readonly comingSoonDate: Date | null },
  now: Date,
) => totalAvailableStock > 0 && (comingSoonDate === null || comingSoonDate <= now)
