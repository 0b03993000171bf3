import type { Clock } from '#kernel/clock.ts'
import { normalizedEmail } from '#kernel/email.ts'
import { declined, type Refused, refuse } from '#kernel/message-key.ts'
import { type Storefront, storefrontOf } from '#kernel/storefront.ts'
import { statementFaults, tidyStatement, type WithdrawalStatement } from '#kernel/withdrawal.ts'
import type { Transact } from '../transact.ts'
import {
  isLate,
  newWithdrawalReference,
  orderNumbersIn,
  type WithdrawalChannel,
  type WithdrawalReceipt,
  withdrawalDeadline,
} from './withdrawal.ts'
import { withdrawalNoticeVersion } from './withdrawal-messages.ts'
import type { NamedOrder } from './withdrawal-store.ts'

export type WithdrawalWish = WithdrawalStatement & {
  /** Made anew for each confirmation page, by whoever shows it. */
  readonly idempotencyKey: string
  readonly channel: WithdrawalChannel
}

/**
 * Takes a statement of withdrawal (Directive 2011/83/EU, article 11a): stores it with the time at which it came, and has it
 * acknowledged by mail. Only a field that is missing or too long is declined; a statement that comes late, or whose order
 * nobody knows, is stored like any other and answered in the same way. The same key is the same statement, however often it
 * is sent.
 */
export async function withdraw(
  parts: { readonly transact: Transact; readonly clock: Clock },
  storefront: Storefront,
  { idempotencyKey, channel, ...typed }: WithdrawalWish,
): Promise<WithdrawalReceipt | Refused> {
  const submittedAt = parts.clock.now()
  const statement = tidyStatement(typed)
  const refusals = [
    ...statementFaults(statement),
    ...(isKey(idempotencyKey) ? [] : [refuse('field-required', { field: 'idempotencyKey' })]),
  ]
  if (refusals.length > 0) return declined(...refusals)

  return parts.transact(async ({ withdrawals, jobs }) => {
    const email = normalizedEmail(statement.email)
    const order = await withdrawals.orderNamed(orderNumbersIn(statement.orderNumber), email)
    const reference = newWithdrawalReference()
    const id = await withdrawals.add(idempotencyKey, {
      reference,
      orderId: order?.id ?? null,
      orderRefText: statement.orderNumber,
      name: statement.name,
      email,
      items: statement.items.length === 0 ? 'all' : statement.items,
      reason: statement.reason === '' ? null : statement.reason,
      storeCode: storefront.code,
      language: storefront.language,
      channel,
      submittedAt,
      late: order !== undefined && isAfterPeriod(order, submittedAt),
      noticeVersion: withdrawalNoticeVersion,
    })
    if (id === undefined) return withdrawals.receiptOf(idempotencyKey)
    await jobs.acknowledgeWithdrawal(id)
    return { reference, submittedAt }
  })
}

function isAfterPeriod({ storeCode, country, deliveredAt }: NamedOrder, submittedAt: Date): boolean {
  const { timeZone } = storefrontOf(storeCode)
  const deadline = withdrawalDeadline(deliveredAt ? [deliveredAt] : [], { country, timeZone })
  return isLate(submittedAt, deadline, timeZone)
}

function isKey(text: string): boolean {
  return /^[A-Za-z0-9_-]{16,64}$/.test(text)
}
