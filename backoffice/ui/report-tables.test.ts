import { expect, test } from 'vitest'
import { wordsIn } from '../messages/staff-language-messages.ts'
import { reportTables } from './report-tables.ts'

const report = {
  days: 7,
  isIncomplete: false,
  storefronts: [],
  products: [],
  funnel: [],
  sizes: [{ group: 'WOMEN_SHOES', size: '37.5', pieces: 1, available: 2, soldShare: 1, stockShare: 1 }],
  runningOut: [{ product: 'a', sku: 'a.37.5', name: 'Court', size: '37.5', pieces: 1, available: 2, daysLeft: 3 }],
} satisfies Parameters<typeof reportTables>[0]

test.each([
  ['nl', '37,5'],
  ['en', '37.5'],
] as const)('in %s the screen shows a half size as %s, and the file has that of the catalogue', (language, shown) => {
  const tables = reportTables(report, wordsIn(language), language)
  for (const name of ['sizes', 'running-out']) {
    const cell = tables.find((table) => table.name === name)?.rows[0]?.cells[1]
    expect(cell).toMatchObject({ text: shown, plain: '37.5' })
  }
})
