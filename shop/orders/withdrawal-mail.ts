import { routePath } from '#kernel/routes.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { heading, mailPage, paragraph, smallLines, title, wordmark } from './mail-html.ts'
import type { Mail } from './mail-port.ts'
import { type Letterhead, mailSender } from './mail-sender.ts'
import type { Order } from './order.ts'
import { confirmationWords } from './order-confirmation-messages.ts'
import { momentIn, type Withdrawal } from './withdrawal.ts'
import { withdrawalMailWords } from './withdrawal-mail-messages.ts'

type Options = Letterhead & {
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
  { company, publicUrl, storefront }: Options,
): Mail {
  const words = withdrawalMailWords[storefront.language]
  const { date, time } = momentIn(storefront, withdrawal.submittedAt)
  const { contact, identity } = mailSender(storefront, company)
  const greeting = words.greeting(withdrawal.name)
  const opening = `${words.received(date, time)} ${words.keep}`
  const blocks: readonly Block[] = [
    { heading: words.statement, lines: statementLines(withdrawal, storefront) },
    ...(order ? [orderBlock(order, storefront)] : []),
    { heading: words.next, lines: [words.follow, words.notYou, ...contact] },
  ]
  const home = publicUrl + routePath(storefront, 'home')
  return {
    key: `withdrawal-acknowledgement:${withdrawal.id}`,
    to: withdrawal.email,
    subject: words.subject(withdrawal.reference),
    language: storefront.language,
    html: mailPage({
      lang: storefront.iso,
      title: words.title,
      preview: words.received(date, time),
      body: [
        wordmark(company.tradeName, home),
        title(words.title),
        paragraph(greeting),
        paragraph(opening),
        ...blocks.flatMap((block) => [heading(block.heading), smallLines(block.lines)]),
        smallLines(identity),
      ],
    }),
    text: `${[
      greeting,
      opening,
      ...blocks.map((block) => [block.heading.toUpperCase(), ...block.lines].join('\n')),
      identity.join('\n'),
    ].join('\n\n')}\n`,
  }
}

function statementLines(withdrawal: Withdrawal, storefront: Storefront): readonly string[] {
  const words = withdrawalMailWords[storefront.language]
  const { colon } = confirmationWords(storefront)
  const { date, time } = momentIn(storefront, withdrawal.submittedAt)
  const { items } = withdrawal
  const stated: readonly (readonly [string, string])[] = [
    [words.reference, withdrawal.reference],
    [words.submitted, `${date}, ${time}`],
    [words.name, withdrawal.name],
    [words.order, withdrawal.orderRefText],
    [words.email, withdrawal.email],
    [words.items, items === 'all' ? words.allItems : items.join('; ')],
    [words.reason, withdrawal.reason ?? words.none],
  ]
  return stated.map(([label, value]) => label + colon + value)
}

function orderBlock(order: Order, storefront: Storefront): Block {
  const words = confirmationWords(storefront)
  return {
    heading: words.items,
    lines: [
      `${words.orderNumber}${words.colon}${order.number}`,
      `${words.orderDate}${words.colon}${momentIn(storefront, order.createdAt).date}`,
      ...order.lines
        .filter((line) => line.type === 'article')
        .map(
          (line) => `${line.quantity} × ${[line.brand, line.name, line.color, line.size].filter(Boolean).join(', ')}`,
        ),
    ],
  }
}
