import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inEnglish } from '#test/shop/import-sentences.ts'
import { openImportShop } from '#test/shop/import-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const { shop, db, files } = await openImportShop()
const columns = 'sku;currency;from;cost'
const costs = () =>
  db
    .selectFrom('article_costs')
    .select(['sku', 'currency', sql<string>`since::text`.as('since'), 'cost'])
    .orderBy('sku')
    .orderBy('article_costs.since')
    .execute()

test('what articles cost is told by size or by product from a day on, told anew, and taken back by an undo', async () => {
  const first = await files.run('costs', [
    columns,
    '10001.001;EUR;2026-01-01;40.00',
    `${fixtures.boot};EUR;2026-06-01;42,50`,
  ])
  expect(first).toMatchObject({ status: 'applied', counts: { created: 2 } })
  expect(await costs()).toEqual([
    { sku: '10001.001', currency: 'EUR', since: '2026-01-01', cost: 4000 },
    { sku: fixtures.boot, currency: 'EUR', since: '2026-06-01', cost: 4250 },
  ])
  const second = await files.run('costs', [
    columns,
    '10001.001;EUR;2026-01-01;39.00',
    '10001.001;EUR;2026-07-01;45.00',
    `${fixtures.boot};EUR;2026-06-01;42.50`,
  ])
  expect(second).toMatchObject({ counts: { created: 1, changed: 1, unchanged: 1 } })
  expect((await costs()).map(({ cost }) => cost)).toEqual([3900, 4500, 4250])
  expect(await files.undo(second.id)).toEqual(['undone', 0])
  expect((await costs()).map(({ cost }) => cost)).toEqual([4000, 4250])
})

test('rows that say nothing that can be kept are refused with the reason', async () => {
  const run = await files.run('costs', [
    columns,
    'nothing;EUR;2026-01-01;40.00',
    '10001.001;USD;2026-01-01;40.00',
    '10001.001;EUR;1 January;40.00',
    '10001.001;EUR;2026-02-01;40 EUR',
    '10001.001;EUR;2026-03-01;0',
    '10001.001;EUR;2026-04-01;',
    '10001.001;EUR;2026-05-01;40',
    '10001.001;EUR;2026-05-01;41',
  ])
  expect(await files.problemsOf(run.id)).toMatchInlineSnapshot(`
    [
      "2 sku: There is neither a size nor a product 'nothing'",
      "3 currency: 'USD' is none of EUR, GBP",
      "4 from: '1 January' is no day: write year, month, day, such as 2026-11-27 or 2026-11-27 09:00",
      "5 cost: '40 EUR' names a currency, which the storefront decides: write 40",
      "6 cost: A price of 0 is none: write one above zero, such as 49.95",
      "7 cost: The cost is empty, and the shop doesn’t know it",
      "9 from: Line 8 says what this line is about already: keep one of them",
    ]
  `)
})

test('what goes out comes in again unchanged', async () => {
  await files.run('costs', [columns, '10001.001;EUR;2026-01-01;40.00'])
  const { columns: names, rows } = shop.shop.exportTable('costs')
  const lines = [names.join(';')]
  for await (const row of rows()) lines.push(names.map((name) => row[name] ?? '').join(';'))
  expect(lines.length).toBeGreaterThan(1)
  expect(await files.run('costs', lines)).toMatchObject({ counts: { unchanged: lines.length - 1, changed: 0 } })
})

test('a full file is no way to tell costs', async () => {
  expect(inEnglish(await files.begin('costs', [columns, '10001.001;EUR;2026-01-01;40.00'], { mode: 'full' }))).toEqual({
    problem: expect.stringMatching(/as a delta$/),
  })
})
