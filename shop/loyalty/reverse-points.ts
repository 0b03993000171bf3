import type { Cents } from '#kernel/money.ts'
import type { LoyaltyRules } from '../settings/settings.ts'
import type { Repositories } from '../transact.ts'
import { convertPoints } from './convert-points.ts'
import { pointsReversal } from './loyalty.ts'

/**
 * Brings the points of an order in line with the goods of it that are kept, in the transaction that takes the others back.
 * Nothing happens twice when it is repeated. What is refunded never depends on it.
 *
 * @param keptGoods what was paid for the goods that stay with the shopper, after discounts and without delivery
 */
export async function reverseFor(
  repositories: Pick<Repositories, 'loyalty' | 'vouchers'>,
  rules: LoyaltyRules,
  orderId: string,
  keptGoods: Cents,
  now: Date,
): Promise<void> {
  const { loyalty } = repositories
  const customerId = await loyalty.earnerOf(orderId)
  const member = customerId === undefined ? undefined : await loyalty.lock(customerId)
  if (!member) return
  const entries = await loyalty.entriesOf(member.id)
  const points = pointsReversal(entries, orderId, keptGoods)
  // An entry of no points still answers a statement of withdrawal: from then on it is known what was kept.
  if (points === 0 && !(await loyalty.isWithdrawn(orderId))) return
  const released = entries.some((entry) => entry.orderId === orderId && entry.type === 'release')
  await loyalty.add({
    customerId: member.id,
    type: 'reverse',
    points,
    state: released ? 'available' : 'pending',
    at: now,
    orderId,
  })
  if (released) await convertPoints(repositories, rules, member, now)
}
