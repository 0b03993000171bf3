import { localDay } from '#kernel/calendar.ts'
import type { Clock } from '#kernel/clock.ts'
import { type Storefront, storefrontOf } from '#kernel/storefront.ts'
import type { LoyaltyRules } from '../settings/settings.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Repositories, Transact } from '../transact.ts'
import { convertPoints } from './convert-points.ts'
import { pendingOf, releaseDay } from './loyalty.ts'
import type { LoyaltyReader, PendingOrder } from './loyalty-store.ts'
import { reverseFor } from './reverse-points.ts'
import type { VoucherReader } from './voucher-store.ts'

export type ClubDeps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly settings: SettingsSource
  readonly loyalty: LoyaltyReader
  readonly vouchers: VoucherReader
  /** Whether vouchers may not be handed out in a storefront now, as in Belgium before the sales. */
  readonly holdsBack: (storefront: Storefront, now: Date) => boolean
}

/**
 * What the club does by the clock: points of withdrawn orders go back, those whose period has passed are released and turned
 * into vouchers, vouchers are issued, end, and their owners are reminded. Every step looks again in a transaction of its own,
 * so that it may be repeated and two nodes may do it at once; one that fails keeps no other waiting.
 *
 * @throws AggregateError at the end, with what went wrong on the way
 */
export async function runLoyaltyJobs({
  transact,
  clock,
  settings,
  loyalty,
  vouchers,
  holdsBack,
}: ClubDeps): Promise<void> {
  const now = clock.now()
  const rules = settings.at(now).loyalty
  const problems: unknown[] = []
  const attempt = async (work: () => Promise<void>) => {
    await work().catch((problem: unknown) => problems.push(problem))
  }

  for (const { orderId, customerId } of await loyalty.withdrawnOrders()) {
    await attempt(() =>
      transact(['loyalty', 'vouchers'], async (repositories) => {
        await repositories.loyalty.lock(customerId)
        // Which part is meant stands in the shopper's own words. What stays with them is told when the goods are back.
        if (await repositories.loyalty.isWithdrawn(orderId)) await reverseFor(repositories, rules, orderId, 0, now)
      }),
    )
  }
  for (const order of await loyalty.pendingOrders()) {
    await attempt(async () => {
      if (isDue(order, now))
        await transact(['loyalty', 'vouchers'], (repositories) => release(repositories, rules, order, now))
    })
  }
  for (const customerId of await loyalty.withPointsForVoucher(rules.voucherPoints)) {
    await attempt(() =>
      transact(['loyalty', 'vouchers'], async (repositories) => {
        const member = await repositories.loyalty.lock(customerId)
        if (member) await convertPoints(repositories, rules, member, now)
      }),
    )
  }
  for (const { id, storefrontCode } of await vouchers.dueForIssue(now)) {
    if (holdsBack(storefrontOf(storefrontCode), now)) continue
    await attempt(() =>
      transact(['jobs', 'vouchers'], async (repositories) => {
        if (await repositories.vouchers.issue(id, rules.voucherMonths, now))
          await repositories.jobs.mailVoucher('issued', id)
      }),
    )
  }
  await attempt(() => transact(['vouchers'], (repositories) => repositories.vouchers.expire(now)))
  for (const id of await vouchers.dueForReminder(rules.reminderDays, now)) {
    await attempt(() =>
      transact(['jobs', 'vouchers'], async (repositories) => {
        if (await repositories.vouchers.remind(id, now)) await repositories.jobs.mailVoucher('expiring', id)
      }),
    )
  }
  await attempt(() => transact(['loyalty'], ({ loyalty: members }) => members.purgeLeft(now)))

  if (problems.length > 0) throw new AggregateError(problems, `The club could not do ${problems.length} of its steps`)
}

function isDue(order: PendingOrder, now: Date): boolean {
  return localDay(now, storefrontOf(order.storefrontCode).timeZone) >= releaseDay(order)
}

/** Makes the points of an order available, unless somebody withdraws from it or another node was faster. */
async function release(
  repositories: Pick<Repositories, 'loyalty' | 'vouchers'>,
  rules: LoyaltyRules,
  { orderId, customerId }: PendingOrder,
  now: Date,
): Promise<void> {
  const { loyalty } = repositories
  const member = await loyalty.lock(customerId)
  if (!member || (await loyalty.isWithdrawn(orderId))) return
  const points = pendingOf(await loyalty.entriesOf(member.id), orderId)
  if (points === 0) return
  await loyalty.add({ customerId: member.id, type: 'release', points, state: 'available', at: now, orderId })
  await convertPoints(repositories, rules, member, now)
}
