import { localDay, writtenDay } from '#kernel/calendar.ts'
import { maskedCard } from '#kernel/masked-card.ts'
import { formatPrice } from '#kernel/money.ts'
import { routePath } from '#kernel/routes.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { actionPart, codePart, composePersonalLetter, paragraphsPart, smallPrintPart } from '../mail/letter.ts'
import type { Mail } from '../mail/mail-port.ts'
import { mailSender, type SenderDetails } from '../mail/mail-sender.ts'
import { writtenGiftCode } from '../orders/gift-receipt.ts'
import { paymentName } from '../orders/payment-names.ts'
import type { GiftCard } from './gift-card.ts'
import { giftCardMailMessages } from './gift-card-mail-messages.ts'
import type { GiftCardSale } from './gift-card-sale.ts'

/** `card`: to whoever is given it. `receipt`: to whoever paid. */
export const giftCardMailKinds = ['card', 'receipt'] as const
export type GiftCardMailKind = (typeof giftCardMailKinds)[number]

/** The card itself, with what its giver says. Nothing of it is kept once it is out: it has the code. */
export function giftCardMail(card: GiftCard, sale: GiftCardSale, code: string, sender: SenderDetails): Mail {
  const storefront = storefrontOf(card.storefrontCode)
  const messages = giftCardMailMessages(storefront.contentLang)
  const amount = formatPrice(sale.amount, storefront)
  const giver = `${sale.giver.firstName} ${sale.giver.lastName}`
  const { contact, identity } = mailSender(storefront, sender)
  return {
    key: `gift-card:${card.id}`,
    to: sale.receiver.email,
    about: sale.giver.email,
    eraseOnceSent: true,
    ...composePersonalLetter(storefront, sender, {
      subject: messages.card.subject(giver, amount),
      greeting: messages.greeting(sale.receiver.name),
      lines: [messages.card.given(giver, amount)],
      parts: [
        ...(sale.message === '' ? [] : [paragraphsPart(...sale.message.split('\n').filter((line) => line !== ''))]),
        codePart(messages.card.code, writtenGiftCode(code)),
        paragraphsPart(messages.card.use, messages.card.valid(writtenDay(card.validUntil, storefront))),
        actionPart({ label: messages.card.action, url: sender.publicUrl + routePath(storefront, 'giftCardBalance') }),
        smallPrintPart(contact),
        smallPrintPart(identity),
      ],
    }),
  }
}

/** A receipt and no invoice: a multi-purpose voucher is not taxed when it is sold, and nothing was supplied yet. */
export function giftCardReceiptMail(card: GiftCard, sale: GiftCardSale, sender: SenderDetails): Mail {
  const storefront = storefrontOf(card.storefrontCode)
  const { greeting, receipt } = giftCardMailMessages(storefront.contentLang)
  const amount = formatPrice(sale.amount, storefront)
  const dayOf = (at: Date) => writtenDay(localDay(at, storefront.timeZone), storefront)
  const paidAt = sale.paidAt ?? sale.createdAt
  const { name, email } = sale.receiver
  const { contact, identity } = mailSender(storefront, sender)
  return {
    key: `gift-card-receipt:${card.id}`,
    to: sale.giver.email,
    ...composePersonalLetter(storefront, sender, {
      subject: receipt.subject(amount),
      greeting: greeting(sale.giver.firstName),
      lines: [
        receipt.thanks(amount, paymentName(sale.method, storefront)),
        card.mailAt > paidAt ? receipt.later(name, email, dayOf(card.mailAt)) : receipt.now(name, email),
        receipt.number(
          receiptNumber(sale),
          dayOf(paidAt),
          maskedCard(card.ending),
          writtenDay(card.validUntil, storefront),
        ),
        receipt.vat,
        receipt.withdrawal,
      ],
      parts: [smallPrintPart(contact), smallPrintPart(identity)],
    }),
  }
}

/** What a receipt is called. It stands in no series of invoices. */
export const receiptNumber = ({ id }: Pick<GiftCardSale, 'id'>): string =>
  `GC-${id.replaceAll('-', '').slice(-12).toUpperCase()}`
