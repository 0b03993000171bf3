import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { demoCatalog } from '#demo/catalogue/catalogue.ts'
import { day, minute } from '#kernel/clock.ts'
import type { ImportMode } from '#shop/imports/import.ts'
import { importSentence } from '#shop/imports/messages.ts'
import { openImportShop } from '#test/shop/import-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { exportCommand } from './export-commands.ts'

const { shop, clock, db, files } = await openImportShop()
await shop.shop.importCatalog({ ...demoCatalog(clock.now()), partial: true })

const exported = async (kind: string, ending: string, ...args: string[]) => {
  const path = join(files.folder, `${kind}.${ending}`)
  const said = await exportCommand(shop.shop, [kind, path, ...args])
  expect(said).toEqual({ lines: [expect.stringMatching(new RegExp(`rows of ${kind} are in`))] })
  return path
}
const imported = async (
  kind: 'products' | 'prices' | 'stock' | 'customers',
  path: string,
  mode: ImportMode = 'full',
) => {
  const told = await shop.shop.imports.begin({ kind, mode, planOnly: false, by: 'tester', path })
  if ('problem' in told) throw new Error(importSentence(told.problem))
  expect(await files.problemsOf(told.run.id)).toEqual([])
  return told.run
}
const nothing = { created: 0, changed: 0, withdrawn: 0, refused: 0 }

// Everything that makes a shop differ from what was imported into it.
const me = await apiShopper(shop)
const order = await me.order(fixtures.boot)
await shop.decide(order.redirectUrl, 'paid')
await me.comeBack(order.reference)
const from = new Date(clock.now().getTime() + day).toISOString().slice(0, 10)
const until = new Date(clock.now().getTime() + 9 * day).toISOString().slice(0, 10)
await files.run('prices', [
  'sku,storefront,price,regular_price,from,until',
  `${fixtures.handbag},nl_NL,44.95,49.95,${from},${until}`,
  `${fixtures.handbag},nl_BE,44.95,49.95,,${until}`,
  `${fixtures.handbag},de_DE,52.00,,${from},`,
])
await files.run('products', [
  'product,sku,size,brand,gender,color,name_nl,description_nl',
  `"=HYPERLINK(1)","=HYPERLINK(1)-38",38,Noordzij,women,Navy,"''=laars","Met ""aanhaling"";\nen een regel"`,
])
clock.advance(minute)

describe('what goes out comes in again and changes nothing', () => {
  test.each([
    ['products', 'csv'],
    ['products', 'jsonl'],
    ['stock', 'csv'],
    ['stock', 'jsonl'],
    ['prices', 'csv'],
    ['prices', 'jsonl'],
  ] as const)('%s as %s', async (kind, ending) => {
    const run = await imported(kind, await exported(kind, ending))
    expect(run).toMatchObject({ status: 'applied', counts: nothing })
    expect(run.counts.unchanged).toBe(run.counts.rows)
    expect(run.counts.rows).toBeGreaterThan(1000)
  })

  test('not even after a part of it was sold', async () => {
    const path = await exported('stock', 'csv')
    const before = await shop.stockOf(fixtures.handbag)
    clock.advance(minute)
    await (await apiShopper(shop)).order(fixtures.handbag)
    expect(await imported('stock', path)).toMatchObject({ status: 'applied', counts: nothing })
    expect(await shop.stockOf(fixtures.handbag)).toBe(before - 1)
  })
})

test.each(['csv', 'jsonl'])('customers go out as %s without anything to run, and come in again', async (ending) => {
  await files.run('customers', [
    'email,storefront,first_name,last_name,billing_street,billing_address_line_1,billing_postcode,billing_city,billing_phone',
    `noor@example.org,nl_NL,"'=HYPERLINK(1)","''=Bakker",,,,,`,
    'piet@example.org,nl_NL,Piet,Peeters,Gracht,1,3511 AB,Utrecht,+31612345678',
    ...Array.from({ length: 1200 }, (_, index) => `p${index}@example.org,nl_NL,Piet,Peeters,,,,,`),
  ])
  const path = await exported('customers', ending)
  const text = await readFile(path, 'utf8')
  if (ending === 'csv') {
    const line = (email: string) => text.split('\r\n').find((one) => one.startsWith(email))
    expect(line('noor')).toMatch(/^noor@example\.org,nl_NL,nl,,'=HYPERLINK\(1\),''=Bakker,/)
    // A number is not run.
    expect(line('piet')).toContain(',+31612345678,')
    expect(text).not.toMatch(/(?:^|,)"?[=@]/m)
  }
  expect(await imported('customers', path, 'delta')).toMatchObject({
    status: 'applied',
    counts: { ...nothing, unchanged: text.trimEnd().split('\n').length - (ending === 'csv' ? 1 : 0) },
  })
})

describe('a file', () => {
  test('of one storefront or one location has no more than that', async () => {
    const prices = await readFile(await exported('prices', 'jsonl', '--storefront', 'de_DE'), 'utf8')
    const storefronts = prices
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { storefront: string }).storefront)
    expect([...new Set(storefronts)]).toEqual(['de_DE'])
    const stock = await readFile(await exported('stock', 'jsonl', '--location', 'AMS'), 'utf8')
    const places = stock
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { location: string }).location)
    expect([...new Set(places)]).toEqual(['AMS'])
  })

  test('has no cell that a spreadsheet would run', async () => {
    const text = await readFile(await exported('products', 'csv'), 'utf8')
    expect(text).toContain("'=HYPERLINK(1)")
    expect(text).toContain("''=laars")
    expect(text).not.toMatch(/(?:^|,)"?[=@]/m)
  })

  test('leaves out what was withdrawn, so that it stays withdrawn', async () => {
    const [{ sku } = { sku: '' }] = await db
      .selectFrom('products')
      .select('sku')
      .where('active', '=', true)
      .limit(1)
      .execute()
    await db.updateTable('products').set({ active: false }).where('sku', '=', sku).execute()
    expect(await imported('products', await exported('products', 'csv'))).toMatchObject({ counts: nothing })
    const { active } = await db.selectFrom('products').select('active').where('sku', '=', sku).executeTakeFirstOrThrow()
    expect(active).toBe(false)
  })

  test('of orders, their lines, refunds and invoices has those of its days', async () => {
    const linesOf = async (kind: string, ...args: string[]) =>
      (await readFile(await exported(kind, 'csv', ...args), 'utf8')).trimEnd().split('\r\n').slice(1)
    expect(await linesOf('orders', '--storefront', 'nl_NL')).toEqual([
      expect.stringMatching(new RegExp(`^${order.orderNumber},2026-11-21T10:00:00.000Z,nl_NL,nl,paid,`)),
      expect.stringMatching(/,nl_NL,nl,open,/),
    ])
    expect(await linesOf('order-lines')).toEqual(
      expect.arrayContaining([expect.stringMatching(new RegExp(`^${order.orderNumber},.*,article,10001.001,`))]),
    )
    for (const kind of ['orders', 'order-lines', 'refunds', 'invoices'])
      expect(await linesOf(kind, '--until', '2026-11-01')).toEqual([])
  })
})

test.each([
  [['stock', 'x.csv', '--storefront', 'nl_NL'], "stock can't be chosen by --storefront: leave it out"],
  [['prices', 'x.csv', '--storefront', 'xx_XX'], /^There is no storefront 'xx_XX': write one of /],
  [['stock', 'x.csv', '--location', 'nowhere'], "There is no location 'nowhere'"],
  [['orders', 'x.csv', '--from', '2026-13-01'], "'2026-13-01' is no day: write 2026-10-01"],
  [['orders', 'x.csv', '--from', '2026-11-02', '--until', '2026-11-01'], /^--until is no later than --from/],
  [['products', 'x.txt'], /ends with neither .csv nor .jsonl/],
  [['products', '/nowhere/x.csv'], /^\/nowhere\/x.csv can't be written: /],
])('a file can’t be had by %j', async (args, sentence) => {
  expect(await exportCommand(shop.shop, args)).toEqual({
    problems: [typeof sentence === 'string' ? sentence : expect.stringMatching(sentence)],
  })
})
