import fc from 'fast-check'
import { expect, test } from 'vitest'
import { taxGroups } from '#kernel/money.ts'
import { type Country, countries } from '#kernel/storefront.ts'
import type { Invoice } from './invoice.ts'
import { journalLines, VatTotals } from './journal.ts'

const invoiceOf = (destination: Country, amounts: readonly { gross: number; rate: number }[]): Invoice =>
  ({
    number: 'EU-2026-000001',
    kind: 'invoice',
    // Half past eleven in London, and the next day in Amsterdam.
    issuedAt: new Date('2026-11-30T23:30:00Z'),
    storefrontCode: 'nl_NL',
    currency: 'EUR',
    total: amounts.reduce((sum, { gross }) => sum + gross, 0),
    content: { destination, orderNumber: '100001', paymentMethod: 'ideal', taxes: taxGroups([...amounts]) },
  }) as unknown as Invoice

test('a document is a line for each rate, on the day of its storefront', () => {
  const lines = journalLines(
    invoiceOf('NL', [
      { gross: 12_100, rate: 2100 },
      { gross: 1090, rate: 900 },
    ]),
  )
  expect(lines).toMatchObject([
    { day: '2026-12-01', number: 'EU-2026-000001', rate: 2100, net: 10_000, vat: 2100, gross: 12_100 },
    { day: '2026-12-01', rate: 900, net: 1000, vat: 90, gross: 1090 },
  ])
})

test('sums tell what is declared at home, through the one-stop shop and outside of the Union', () => {
  const totals = new VatTotals('NL')
  for (const country of ['NL', 'BE', 'GB', 'BE'] as const) {
    for (const line of journalLines(invoiceOf(country, [{ gross: 12_100, rate: 2100 }]))) totals.add(line)
  }
  expect(totals.lines.map(({ country, oneStopShop, vat }) => [country, oneStopShop, vat])).toEqual([
    ['BE', true, 4200],
    ['GB', false, 2100],
    ['NL', false, 2100],
  ])
})

test('nothing is lost between documents and sums', () => {
  const amount = fc.record({
    gross: fc.integer({ min: -50_000, max: 50_000 }),
    rate: fc.constantFrom(0, 600, 900, 2100),
  })
  const document = fc.record({
    country: fc.constantFrom(...countries),
    amounts: fc.array(amount, { minLength: 1, maxLength: 6 }),
  })
  fc.assert(
    fc.property(fc.array(document, { maxLength: 30 }), (documents) => {
      const totals = new VatTotals('NL')
      const invoices = documents.map(({ country, amounts }) => invoiceOf(country, amounts))
      for (const line of invoices.flatMap(journalLines)) {
        expect(line.net + line.vat).toBe(line.gross)
        totals.add(line)
      }
      const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)
      expect(sum(totals.lines.map(({ gross }) => gross))).toBe(sum(invoices.map(({ total }) => total)))
    }),
  )
})
