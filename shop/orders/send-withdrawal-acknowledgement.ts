import { normalizedEmail } from '#kernel/email.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import type { MailPort } from '../mail/mail-port.ts'
import type { SenderDetails } from '../mail/mail-sender.ts'
import type { OrderReader } from './order-store.ts'
import { withdrawalAcknowledgement } from './withdrawal-mail.ts'
import type { WithdrawalReader } from './withdrawal-store.ts'

/**
 * Acknowledges a statement of withdrawal to the address that it gives (Directive 2011/83/EU, article 11a(4)). What was
 * ordered is told to the one who ordered it only: anybody can write down a number. May run again: the mail's key lets the
 * outbox tell a repetition.
 */
export async function sendWithdrawalAcknowledgement(
  deps: {
    readonly withdrawals: Pick<WithdrawalReader, 'byId'>
    readonly orders: Pick<OrderReader, 'byId'>
    readonly mail: MailPort
    readonly senderDetails: SenderDetails
  },
  withdrawalId: string,
): Promise<void> {
  const withdrawal = await deps.withdrawals.byId(withdrawalId)
  if (!withdrawal) return
  const named = withdrawal.orderId === null ? undefined : await deps.orders.byId(withdrawal.orderId)
  const order = named && normalizedEmail(named.email) === withdrawal.email ? named : undefined
  const storefront = storefrontOf(withdrawal.storefrontCode)
  await deps.mail.send(withdrawalAcknowledgement(withdrawal, order, { ...deps.senderDetails, storefront }))
}
