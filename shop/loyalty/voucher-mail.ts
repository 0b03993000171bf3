import { writtenDay } from '#kernel/calendar.ts'
import { routePath } from '#kernel/routes.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { actionPart, composePersonalLetter, smallPrintPart } from '../mail/letter.ts'
import type { Mail } from '../mail/mail-port.ts'
import { mailSender, type SenderDetails } from '../mail/mail-sender.ts'
import { voucherMailMessages } from './voucher-mail-messages.ts'
import type { VoucherOwner } from './voucher-store.ts'
import { type Voucher, writtenAmount } from './vouchers.ts'

/** `issued`: it is there; `expiring`: a month is left. */
export const voucherMailKinds = ['issued', 'expiring'] as const
export type VoucherMailKind = (typeof voucherMailKinds)[number]

/** A mail to the owner of a voucher, in the language of the storefront where their account is. */
export function voucherMail(
  kind: VoucherMailKind,
  voucher: Voucher,
  owner: VoucherOwner,
  senderDetails: SenderDetails,
): Mail {
  const { publicUrl } = senderDetails
  const storefront = storefrontOf(owner.storefrontCode)
  const messages = voucherMailMessages(storefront.contentLang)
  const amount = writtenAmount(voucher, storefront)
  const day = writtenDay(voucher.validTo, storefront)
  const subject = messages[kind].subject(amount, day)
  const greeting = messages.greeting(owner.firstName)
  const lines = [
    ...messages[kind].lines(amount, day),
    messages.use(voucher.barcode),
    ...(storefront.currency === voucher.currency ? [] : [messages.elsewhere]),
  ]
  const link = publicUrl + routePath(storefront, 'customer')
  const { contact, identity } = mailSender(storefront, senderDetails)
  return {
    key: `voucher-${kind}:${voucher.id}`,
    to: owner.email,
    ...composePersonalLetter(storefront, senderDetails, {
      subject,
      greeting,
      lines,
      parts: [actionPart({ label: messages.action, url: link }), smallPrintPart(contact), smallPrintPart(identity)],
    }),
  }
}
