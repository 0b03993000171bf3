import { localDay } from '#kernel/calendar.ts'
import type { Clock } from '#kernel/clock.ts'
import { measurers } from '#kernel/measured-browser.ts'
import { storefronts } from '#kernel/storefront.ts'
import { keeps, ordersKeptFrom } from './retention.ts'
import type { RetentionStore } from './retention-store.ts'

/**
 * Purges what is no longer needed, by the rules of `retention.ts`. One step that fails keeps no other waiting.
 *
 * @throws AggregateError at the end, with what went wrong on the way
 */
export async function purgeExpiredData({
  retention,
  clock,
}: {
  readonly retention: RetentionStore
  readonly clock: Clock
}): Promise<void> {
  const now = clock.now()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const { afterDelivery, withoutDelivery } = keeps.contactToErase
  const steps = [
    () => retention.carts(ago(keeps.abandonedCart)),
    () => retention.contexts(now, ago(keeps.abandonedCart)),
    () => retention.mails(ago(keeps.mailBody)),
    () => retention.notes(keeps.jobNote),
    () => retention.reviewVotes(ago(keeps.reviewVote)),
    () => retention.declinedPhotographs(ago(keeps.declinedPhotograph)),
    ...measurers.map((measurer) => () => retention.measurements(measurer, ago(keeps.measurement[measurer]))),
    () => retention.labels(ago(keeps.mailBody)),
    () => retention.leftNewsletter(ago(keeps.leftNewsletter)),
    () => retention.contactOfOrders(ago(keeps.contactOfOrder)),
    () => retention.contactToErase({ deliveredBefore: ago(afterDelivery), orderedBefore: ago(withoutDelivery) }),
    () => retention.peopleOfGiftCards(ago(keeps.peopleOfGiftCard), localDay(now, 'UTC')),
    () => retention.stockMovements(ago(keeps.stockMovement)),
    () => retention.consents(ago(keeps.consent)),
    ...storefronts.map((storefront) => () => retention.orders(storefront.code, ordersKeptFrom(storefront, now))),
  ]
  const problems: unknown[] = []
  for (const step of steps) await step().catch((problem: unknown) => problems.push(problem))
  if (problems.length > 0) throw new AggregateError(problems, `${problems.length} things could not be forgotten`)
}
