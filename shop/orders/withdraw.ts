import type { Clock } from '#kernel/clock.ts'
import { normalizedEmail } from '#kernel/email.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import { type Storefront, storefrontOf } from '#kernel/storefront.ts'
import { statementErrors, tidyStatement, type WithdrawalStatement } from '#kernel/withdrawal.ts'
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

export type WithdrawalInput = WithdrawalStatement & {
  /** Made anew for each confirmation page, by whoever shows it. */
  readonly idempotencyKey: string
  readonly channel: WithdrawalChannel
}

/**
 * Takes a statement of withdrawal (Directive 2011/83/EU, article 11a): stores it with the time at which it came, and has it
 * acknowledged by mail. Only a field that is missing or too long is refused; a statement that comes late, or whose order
 * nobody knows, is stored like any other and answered in the same way. The same key is the same statement, however often it
 * is sent.
 */
export async function withdrawFromOrder(
  deps: { readonly transact: Transact; readonly clock: Clock },
  storefront: Storefront,
  { idempotencyKey, channel, ...typed }: WithdrawalInput,
): Promise<WithdrawalReceipt | Refused> {
  const submittedAt = deps.clock.now()
  const statement = tidyStatement(typed)
  const refusals = [
    ...statementErrors(statement),
    ...(isKey(idempotencyKey) ? [] : [refusalOf('field-required', { field: 'idempotencyKey' })]),
  ]
  if (refusals.length > 0) return refusedWith(...refusals)

  return deps.transact(['jobs', 'withdrawals'], async ({ withdrawals, jobs }) => {
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
      storefrontCode: storefront.code,
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

function isAfterPeriod({ storefrontCode, country, deliveredAt }: NamedOrder, submittedAt: Date): boolean {
  const { timeZone } = storefrontOf(storefrontCode)
  const deadline = withdrawalDeadline(deliveredAt ? [deliveredAt] : [], { country, timeZone })
  return isLate(submittedAt, deadline, timeZone)
}

function isKey(text: string): boolean {
  return /^[A-Za-z0-9_-]{16,64}$/.test(text)
}
