import { localDay } from '#kernel/calendar.ts'
import { decimalAmount } from '#kernel/money.ts'
import { type Country, storefrontOf } from '#kernel/storefront.ts'
import { receiptNumber } from '../giftcards/gift-card-mail.ts'
import type { BookedGiftCardMovement } from '../giftcards/gift-card-store.ts'
import type { Invoice } from '../invoices/invoice.ts'
import { type JournalLine, journalLines, type VatTotal, VatTotals } from '../invoices/journal.ts'
import type { ExportRow, ExportTable } from './export.ts'

const journalFileColumns = [
  'day',
  'number',
  'kind',
  'order',
  'country',
  'currency',
  'rate',
  'net',
  'vat',
  'gross',
  'payment',
] as const satisfies readonly (keyof JournalLine)[]

const vatFileColumns = ['country', 'currency', 'rate', 'one_stop_shop', 'net', 'vat', 'gross'] as const

/** Invoices and credit notes, a line for each rate of VAT. */
export function journalTable(invoices: AsyncIterable<Invoice>): ExportTable {
  return {
    columns: journalFileColumns,
    rows: async function* () {
      for await (const invoice of invoices) yield* journalLines(invoice).map(journalRow)
    },
  }
}

const giftCardFileColumns = ['day', 'kind', 'card', 'order', 'receipt', 'currency', 'liability', 'reason'] as const

/**
 * What the shop came to owe for gift cards, and owes no more: a line for each movement that changes it. No VAT stands here: a
 * multi-purpose voucher is not taxed when it is sold, and what it buys is on its invoice (Directive 2006/112/EC, article 30b).
 */
export function giftCardTable(read: (after: number) => Promise<readonly BookedGiftCardMovement[]>): ExportTable {
  return {
    columns: giftCardFileColumns,
    rows: async function* () {
      let after = 0
      for (let part = await read(after); part.length > 0; part = await read(after)) {
        yield* part.map(giftCardRow)
        after = part.at(-1)?.id ?? after
      }
    },
  }
}

const giftCardRow = (movement: BookedGiftCardMovement): ExportRow => ({
  day: localDay(movement.createdAt, storefrontOf(movement.storefrontCode).timeZone),
  kind: movement.kind,
  card: movement.ending,
  order: movement.orderNumber ?? '',
  receipt: receiptNumber({ id: movement.saleId }),
  currency: movement.currency,
  liability: decimalAmount(movement.owed),
  reason: movement.reason ?? '',
})

/** Sums by country and rate, with what is declared through the one-stop shop. */
export function vatTable(invoices: AsyncIterable<Invoice>, home: Country): ExportTable {
  return {
    columns: vatFileColumns,
    rows: async function* () {
      const totals = new VatTotals(home)
      for await (const invoice of invoices) for (const line of journalLines(invoice)) totals.add(line)
      yield* totals.lines.map(vatRow)
    },
  }
}

const journalRow = ({ day, number, kind, order, country, currency, payment, ...amounts }: JournalLine): ExportRow => ({
  day,
  number,
  kind,
  order,
  country,
  currency,
  payment,
  ...amountCells(amounts),
})

const vatRow = ({ country, currency, oneStopShop, ...amounts }: VatTotal): ExportRow => ({
  country,
  currency,
  one_stop_shop: oneStopShop ? 'yes' : 'no',
  ...amountCells(amounts),
})

const amountCells = ({ rate, net, vat, gross }: Pick<JournalLine, 'rate' | 'net' | 'vat' | 'gross'>) => ({
  rate: String(rate / 100),
  net: decimalAmount(net),
  vat: decimalAmount(vat),
  gross: decimalAmount(gross),
})
