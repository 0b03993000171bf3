import { decimalAmount } from '#kernel/money.ts'
import type { Country } from '#kernel/storefront.ts'
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
