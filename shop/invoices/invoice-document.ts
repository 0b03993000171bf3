import { maskedCard } from '#kernel/masked-card.ts'
import { formatPrice } from '#kernel/money.ts'
import { type Storefront, storefrontOf } from '#kernel/storefront.ts'
import { writtenDate } from '#kernel/written-date.ts'
import { shownSize } from '#kernel/written-size.ts'
import { addressLines, countryName } from '../orders/address-lines.ts'
import { confirmationMessages } from '../orders/order-confirmation-messages.ts'
import { paymentName } from '../orders/payment-names.ts'
import type { PrintableDocument } from './document-printer-port.ts'
import type { Invoice, InvoiceLine } from './invoice.ts'
import { type InvoiceMessages, invoiceMessages } from './invoice-messages.ts'

/** A document as it is printed: what article 226 of Directive 2006/112/EC asks for, in the words of its storefront. */
export function invoiceDocument(invoice: Invoice, shopName: string): PrintableDocument {
  const storefront = storefrontOf(invoice.storefrontCode)
  const messages = invoiceMessages(storefront.contentLang)
  const { colon } = confirmationMessages(storefront)
  const { content } = invoice
  const credit = invoice.kind === 'credit-note'
  // Belgium writes whole amounts short in the shop; a document shows the cents.
  const price = (amount: number) => formatPrice(amount, { ...storefront, belgianPrices: false })
  const date = (at: Date | string) => writtenDate(new Date(at), storefront)
  const fact = (label: string, value: string) => label + colon + value
  const { seller } = content
  const title = `${credit ? messages.creditNote : messages.invoice} ${invoice.number}`
  return {
    lang: storefront.iso,
    title,
    brand: content.brand ?? shopName,
    sender: seller.flatMap((one, index) => (index === 0 ? one.split(', ') : [one])),
    madeAt: invoice.issuedAt,
    foot: `${seller[0] ?? ''}   ${title}   ${messages.page}`,
    blocks: [
      {
        kind: 'columns',
        columns: [
          { caption: messages.to, lines: buyerLines(invoice, storefront) },
          {
            caption: messages.facts,
            lines: [
              fact(messages.date, date(invoice.issuedAt)),
              ...(content.corrects
                ? [fact(messages.returned, messages.corrects(content.corrects.number, date(content.corrects.issuedAt)))]
                : [fact(messages.supplied, date(content.suppliedAt))]),
              fact(messages.order, content.orderNumber),
              fact(messages.orderedOn, date(content.orderedAt)),
              fact(messages.payment, paymentName(content.paymentMethod, storefront)),
              ...(content.giftCard && !credit
                ? [fact(messages.giftCard(maskedCard(content.giftCard.ending)), price(content.giftCard.amount))]
                : []),
            ],
          },
        ],
      },
      {
        kind: 'table',
        head: [messages.item, messages.quantity, messages.price, messages.rate, messages.amount],
        rows: chargedOnce(content.lines).map((parts) => ({
          cells: [
            parts[0].name,
            String(parts[0].quantity),
            price(parts.reduce((sum, { unitPrice }) => sum + unitPrice, 0)),
            parts.map(({ rate }) => percent(rate, storefront)).join(' + '),
            price(parts.reduce((sum, { gross }) => sum + gross, 0)),
          ],
          details:
            parts.length > 1
              ? parts.map(({ rate, gross }) => fact(percent(rate, storefront), price(gross)))
              : detailsOf(parts[0], content, messages, colon, price, storefront),
        })),
      },
      {
        kind: 'sums',
        rows: [{ label: credit ? messages.credited : messages.total, value: price(invoice.total), strong: true }],
      },
      { kind: 'heading', text: messages.vatHeading },
      {
        kind: 'table',
        head: [messages.rate, messages.net, messages.vat, messages.gross],
        rows: content.taxes.map(({ rate, gross, tax }) => ({
          cells: [percent(rate, storefront), price(gross - tax), price(tax), price(gross)],
        })),
      },
      { kind: 'paragraph', text: messages.oss, soft: true },
    ],
  }
}

/** Who bought, with the country always: an invoice is read by offices abroad. */
function buyerLines({ content }: Invoice, storefront: Storefront): string[] {
  const buyer = { ...content.buyer, customFields: {} }
  const lines = addressLines(buyer, storefront)
  const country = countryName(buyer.country, storefront.iso)
  return lines.at(-1) === country ? lines : [...lines, country]
}

/**
 * Delivery and extras follow the rates of the goods, so that one charge may be several lines of the books. On paper each stands once,
 * with its parts.
 */
export function chargedOnce(lines: readonly InvoiceLine[]): readonly [InvoiceLine, ...InvoiceLine[]][] {
  const rows: [InvoiceLine, ...InvoiceLine[]][] = []
  for (const line of lines) {
    const same = rows.find(([one]) => one.type === line.type && one.type !== 'article' && one.sku === line.sku)
    if (same) same.push(line)
    else rows.push([line])
  }
  return rows
}

function detailsOf(
  line: InvoiceLine,
  { discountNames = [] }: Pick<Invoice['content'], 'discountNames'>,
  messages: InvoiceMessages,
  colon: string,
  price: (amount: number) => string,
  { iso }: Pick<Storefront, 'iso'>,
): string[] {
  if (line.type !== 'article') return []
  const size = shownSize(line.size, iso)
  return [
    [line.color && messages.color + colon + line.color, size && messages.size + colon + size, line.sku]
      .filter(Boolean)
      .join(', '),
    ...(line.discount === 0 ? [] : [[messages.discount, ...discountNames].join(', ') + colon + price(-line.discount)]),
  ]
}

function percent(rate: number, { iso }: Pick<Storefront, 'iso'>): string {
  return new Intl.NumberFormat(iso, { style: 'percent', maximumFractionDigits: 2 }).format(rate / 10_000)
}

/** The name of the file: `Factuur-EU-2026-000042.pdf`. */
export function invoiceFile(invoice: Pick<Invoice, 'kind' | 'number' | 'storefrontCode'>): string {
  const messages = invoiceMessages(storefrontOf(invoice.storefrontCode).contentLang)
  return `${(invoice.kind === 'invoice' ? messages.invoice : messages.creditNote).replaceAll(' ', '-')}-${invoice.number}.pdf`
}
