import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { minute, second } from '#kernel/clock.ts'
import type { ImportService } from '#shop/imports/import-service.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { importDropped, importInbox } from './import-folder.ts'

const shop = await openTestShop()
const { clock } = shop
const log = { info: () => undefined, warn: () => undefined }

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dropped-'))
  const used = folder
  onTestFinished(() => rmSync(used, { recursive: true }))
})

const look = (imports: ImportService = shop.shop.imports) =>
  importDropped({
    folder,
    imports,
    pictures: shop.shop.productPictures,
    mostPictureBytes: 1_000_000,
    shopFolder: 'demo',
    clock,
    log,
  })

/** Writes a file as a merchandise system does, some time ago. */
function drop(path: string, lines: readonly string[], age = minute): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${lines.join('\n')}\n`)
  const at = new Date(clock.now().getTime() - age)
  utimesSync(file, at, at)
}

const stock = (quantity: number) => ['sku,location,quantity', `${fixtures.boot},DC,${quantity}`]

/** What lies in an inbox, without the moments in the names. */
const inboxOf = (name: string) => readdirSync(join(folder, name)).filter((one) => one !== 'taken')
const takenOf = (name: string) =>
  readdirSync(join(folder, name, 'taken'))
    .map((one) => one.replace(/^\d{4}-\d\d-\d\d-\d{6}-/, ''))
    .toSorted()
const reportOf = (inbox: string, outcome: string) => {
  const name = readdirSync(join(folder, inbox, 'taken')).find((one) => one.endsWith(`.${outcome}.txt`))
  return readFileSync(join(folder, inbox, 'taken', name ?? ''), 'utf8')
}

test('a file that lies in an inbox is imported once, by whichever node is faster, and says what became of it', async () => {
  drop('stock/night.csv', stock(37))
  await Promise.all([look(), look()])
  expect(await shop.stockOf(fixtures.boot)).toBe(37)
  expect(inboxOf('stock')).toEqual([])
  expect(takenOf('stock')).toEqual(['night.csv', 'night.csv.applied.txt'])
  expect(reportOf('stock', 'applied')).toMatch(/night\.csv, stock, delta, 1 rows: .*\nImport \d+ is applied\.\n/)
})

test('files are taken in the order in which they were written', async () => {
  drop('stock/b.csv', stock(12), 2 * minute)
  drop('stock/a.csv', stock(14), minute)
  await look()
  expect(await shop.stockOf(fixtures.boot)).toBe(14)
})

test.each([
  ['is written into still', 'night.csv', 3 * second],
  ['bears the name of a part', 'night.csv.part', minute],
  ['is hidden', '.night.csv.Xa81', minute],
])('a file that %s stays where it is', async (_, name, age) => {
  drop(`stock/${name}`, stock(99), age)
  await look()
  expect(inboxOf('stock')).toEqual([name])
  expect(await shop.stockOf(fixtures.boot)).not.toBe(99)
})

test('what can’t be imported lies beside the reason, and keeps nothing else waiting', async () => {
  drop('stock/picture.csv', ['\u0000\u0001\u0002'], 2 * minute)
  drop('stock/night.csv', stock(21))
  await look()
  expect(takenOf('stock')).toEqual(['night.csv', 'night.csv.applied.txt', 'picture.csv', 'picture.csv.refused.txt'])
  expect(reportOf('stock', 'refused').trim()).not.toBe('')
  expect(await shop.stockOf(fixtures.boot)).toBe(21)
})

test('a plan that somebody has to look at waits, and says how it goes on', async () => {
  drop('prices/typo.csv', ['sku,storefront,price', `${fixtures.boot},nl_NL,9.95`])
  await look()
  expect(takenOf('prices')).toContain('typo.csv.waits.txt')
  expect(reportOf('prices', 'waits')).toMatch(/To go on: npm run import -- --approve \d+/)
})

test('while another import is at work the file goes back, for the next round', async () => {
  drop('stock/night.csv', stock(44))
  const busy = { begin: async () => ({ problem: 'Import 7 is worked on', isBusy: true }) } as unknown as ImportService
  await look(busy)
  expect(inboxOf('stock')).toEqual(['night.csv'])
  await look()
  expect(await shop.stockOf(fixtures.boot)).toBe(44)
})

test('a file that came while nobody could be asked goes back, beside a newer one of its name', async () => {
  drop('stock/night.csv', stock(51), 2 * minute)
  const away = {
    begin: async () => {
      drop('stock/night.csv', stock(52), 0)
      throw new Error('The database is away')
    },
  } as unknown as ImportService
  await expect(look(away)).rejects.toThrow('The database is away')
  expect(inboxOf('stock')).toEqual([expect.stringMatching(/^\d{4}-.*-night\.csv$/), 'night.csv'])
  await look()
  expect(await shop.stockOf(fixtures.boot)).toBe(51)
})

test('a file from the future waits until the clocks agree', async () => {
  drop('stock/night.csv', stock(99), -minute)
  await look()
  expect(inboxOf('stock')).toEqual(['night.csv'])
})

describe('an inbox', () => {
  test.each([
    ['stock', { kind: 'stock', mode: 'delta', mapping: undefined }],
    ['products-full', { kind: 'products', mode: 'full', mapping: undefined }],
    ['prices@cash-desk', { kind: 'prices', mode: 'delta', mapping: 'cash-desk' }],
    ['products-full@shopify', { kind: 'products', mode: 'full', mapping: 'shopify' }],
    ['invoices', undefined],
    ['stock-half', undefined],
    ['stock@../../etc', undefined],
  ])('is told by its name: %s', (name, inbox) => {
    expect(importInbox(name)).toEqual(inbox)
  })
})
