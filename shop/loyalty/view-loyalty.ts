import type { Day } from '#kernel/calendar.ts'
import { balanceOf, type LoyaltyEntry } from './loyalty.ts'
import type { LoyaltyReader } from './loyalty-store.ts'
import type { VoucherReader } from './voucher-store.ts'

/** What a customer sees of the club. */
export type Loyalty = {
  readonly available: number
  readonly pending: number
  /** The day by which all pending points are available. */
  readonly pendingUntil: Day | null
  /** The day on which a voucher that the points have become already is issued, the next one of several. */
  readonly nextVoucherOn: Day | null
  /** The newest first. */
  readonly entries: readonly LoyaltyEntry[]
}

export async function viewLoyalty(
  { loyalty, vouchers }: { readonly loyalty: LoyaltyReader; readonly vouchers: VoucherReader },
  customer: { readonly id: string },
): Promise<Loyalty> {
  const entries = await loyalty.entriesOf(customer.id)
  const { available, pending, until } = balanceOf(entries)
  return {
    available,
    pending,
    pendingUntil: until,
    nextVoucherOn: await vouchers.nextIssueOf(customer.id),
    entries: entries.filter((entry) => entry.points !== 0).toReversed(),
  }
}
