import type { LoyaltyRules } from '../settings/settings.ts'
import type { Repositories } from '../transact.ts'
import { balanceOf, vouchersDue } from './loyalty.ts'
import type { Member } from './loyalty-store.ts'

/**
 * Turns available points into announced vouchers. When points of goods that went back leave less than nothing,
 * vouchers that are not issued yet are turned back into points.
 *
 * @param member held by the caller, so that nothing else changes their points
 */
export async function convertPoints(
  { loyalty, vouchers }: Pick<Repositories, 'loyalty' | 'vouchers'>,
  rules: LoyaltyRules,
  member: Member,
  now: Date,
): Promise<void> {
  const { available } = balanceOf(await loyalty.entriesOf(member.id))
  const announced = await vouchers.lockAnnounced(member.id)
  const due = vouchersDue(available, announced.length, rules.voucherPoints)
  const entry = { customerId: member.id, state: 'available', at: now } as const
  for (let count = 0; count < due; count++) {
    const voucherId = await vouchers.announce(member, rules, now)
    await loyalty.add({ ...entry, type: 'convert', points: -rules.voucherPoints, voucherId })
  }
  for (const voucherId of announced.slice(0, Math.max(0, -due))) {
    await vouchers.takeBack(voucherId)
    await loyalty.add({ ...entry, type: 'adjust', points: rules.voucherPoints, voucherId })
  }
}
