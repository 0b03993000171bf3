import { z } from 'zod'
import { datedValue } from './dated.ts'
import { saysThat } from './settings-problems.ts'

const orderPrefix = z.string().regex(/^([A-Z]{1,4}-?)?$/, saysThat('order-prefix'))

const seriesPrefix = z.string().regex(/^[A-Z][A-Z0-9]{0,7}$/, saysThat('series-prefix'))

const seriesOfCurrency = z.strictObject({ EU: seriesPrefix, GB: seriesPrefix })

/** As they are where a retailer decides nothing. */
export const usualNumbers = {
  orders: { prefix: '', first: 100_001 },
  invoices: { prefix: { EU: 'EU', GB: 'GB' }, first: 1 },
  creditNotes: { prefix: { EU: 'EUC', GB: 'GBC' }, first: 1 },
}

const inSeries = z.strictObject({
  prefix: datedValue(seriesOfCurrency).describe(
    'Of documents in euros or another currency of the continent, and of those in pounds. A prefix begins a series of its own.',
  ),
  first: z
    .int()
    .min(1)
    .max(900_000)
    .describe('A year of a series begins with it, or goes on with it where it is behind.'),
})

/** What orders, invoices and credit notes are called. */
export const numbersSettings = z
  .strictObject({
    orders: z.strictObject({
      prefix: datedValue(orderPrefix),
      first: z
        .int()
        .min(100_000, saysThat('six-digits'))
        .max(900_000_000)
        .describe('The next order has at least this number; numbers never go back.'),
    }),
    invoices: inSeries,
    creditNotes: inSeries,
  })
  .refine(
    ({ invoices, creditNotes }) => {
      const used = (of: typeof invoices) => of.prefix.periods.flatMap(({ value }) => [value.EU, value.GB])
      const ofNotes = new Set(used(creditNotes))
      return used(invoices).every((prefix) => !ofNotes.has(prefix))
    },
    { path: ['creditNotes', 'prefix'], message: saysThat('prefix-of-invoices') },
  )
  .refine(
    ({ invoices, creditNotes }) =>
      [...invoices.prefix.periods, ...creditNotes.prefix.periods].every(({ value }) => value.EU !== value.GB),
    { path: ['invoices', 'prefix'], message: saysThat('same-prefix') },
  )
  .prefault(usualNumbers)
