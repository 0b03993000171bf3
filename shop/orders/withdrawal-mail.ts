import type { Storefront } from '#kernel/storefront.ts'
import { shownSize } from '#kernel/written-size.ts'
import { composeLetter, paragraphsPart, sectionPart, smallPrintPart } from '../mail/letter.ts'
import type { Mail } from '../mail/mail-port.ts'
import { mailSender, type SenderDetails } from '../mail/mail-sender.ts'
import type { Order } from './order.ts'
import { confirmationMessages } from './order-confirmation-messages.ts'
import { momentIn, type Withdrawal } from './withdrawal.ts'
import { withdrawalMailMessages } from './withdrawal-mail-messages.ts'

type Options = SenderDetails & {
  /** The storefront where the statement was made. */
  readonly storefront: Storefront
}

type Block = { readonly heading: string; readonly lines: readonly string[] }

/**
 * The acknowledgement of a statement of withdrawal: its whole content, and the date and time at which it came (Directive
 * 2011/83/EU, article 11a(4)).
 *
 * @param order what was ordered, if the reader may know it
 */
export function withdrawalAcknowledgement(
  withdrawal: Withdrawal,
  order: Order | undefined,
  { storefront, ...senderDetails }: Options,
): Mail {
  const messages = withdrawalMailMessages(storefront.contentLang)
  const { date, time } = momentIn(storefront, withdrawal.submittedAt)
  const { contact, identity } = mailSender(storefront, senderDetails)
  const greeting = messages.greeting(withdrawal.name)
  const opening = `${messages.received(date, time)} ${messages.keep}`
  const blocks: readonly Block[] = [
    { heading: messages.statement, lines: statementLines(withdrawal, storefront) },
    ...(order ? [orderBlock(order, storefront)] : []),
    { heading: messages.next, lines: [messages.follow, messages.notYou, ...contact] },
  ]
  return {
    key: `withdrawal-acknowledgement:${withdrawal.id}`,
    to: withdrawal.email,
    subject: messages.subject(withdrawal.reference),
    ...composeLetter(storefront, senderDetails, {
      title: messages.title,
      preview: messages.received(date, time),
      parts: [
        paragraphsPart(greeting, opening),
        ...blocks.map((block) => sectionPart(block.heading, block.lines)),
        smallPrintPart(identity),
      ],
    }),
  }
}

function statementLines(withdrawal: Withdrawal, storefront: Storefront): readonly string[] {
  const messages = withdrawalMailMessages(storefront.contentLang)
  const { colon } = confirmationMessages(storefront)
  const { date, time } = momentIn(storefront, withdrawal.submittedAt)
  const { items } = withdrawal
  const stated: readonly (readonly [string, string])[] = [
    [messages.reference, withdrawal.reference],
    [messages.submitted, `${date}, ${time}`],
    [messages.name, withdrawal.name],
    [messages.order, withdrawal.orderRefText],
    [messages.email, withdrawal.email],
    [messages.items, items === 'all' ? messages.allItems : items.join('; ')],
    [messages.reason, withdrawal.reason ?? messages.none],
  ]
  return stated.map(([label, value]) => label + colon + value)
}

function orderBlock(order: Order, storefront: Storefront): Block {
  const messages = confirmationMessages(storefront)
  return {
    heading: messages.items,
    lines: [
      `${messages.orderNumber}${messages.colon}${order.number}`,
      `${messages.orderDate}${messages.colon}${momentIn(storefront, order.createdAt).date}`,
      ...order.lines
        .filter((line) => line.type === 'article')
        .map(
          ({ quantity, brand, name, color, size }) =>
            `${quantity} × ${[brand, name, color, shownSize(size, storefront.iso)].filter(Boolean).join(', ')}`,
        ),
    ],
  }
}
