import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { day, minute, second } from '#kernel/clock.ts'
import type { ImportService } from '#shop/imports/import-service.ts'
import { importMessage } from '#shop/imports/messages.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { importCommand } from './import-commands.ts'
import { importDropped, importInbox } from './import-folder.ts'
import { createInboxWatch } from './inbox-files.ts'

const shop = await openTestShop()
const { clock } = shop
const warned: string[] = []
const log = {
  info: () => undefined,
  warn: (about: object, text = '') => warned.push(`${JSON.stringify(about)} ${text}`),
}
let watch = createInboxWatch()

let folder = ''
beforeEach(() => {
  warned.length = 0
  watch = createInboxWatch()
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
    keepDays: 30,
    watch,
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
  expect(reportOf('stock', 'applied')).toMatch(/night\.csv, stock, delta, 1 row: .*\nImport \d+ is applied\.\n/)
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
  const busy: ImportService = {
    ...shop.shop.imports,
    begin: async () => ({ problem: importMessage('another-worked-on'), isBusy: true }),
  }
  await look(busy)
  expect(inboxOf('stock')).toEqual(['night.csv'])
  await look()
  expect(await shop.stockOf(fixtures.boot)).toBe(44)
})

test('a file that came while nobody could be asked goes back, beside a newer one of its name', async () => {
  drop('stock/night.csv', stock(51), 2 * minute)
  const away: ImportService = {
    ...shop.shop.imports,
    begin: async () => {
      drop('stock/night.csv', stock(52), 0)
      throw new Error('The database is away')
    },
  }
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

describe('a file whose reader died', () => {
  /** A process that ends at some point of the work on a file, and can't put anything back. */
  const diesAt = (begin: ImportService['begin']): ImportService => ({ ...shop.shop.imports, begin })
  class Died extends Error {}

  test('before its import was written down is read by the next round, once', async () => {
    drop('stock/night.csv', stock(61))
    // Only what is taken is left of it.
    mkdirSync(join(folder, 'stock', 'taken'))
    renameSync(join(folder, 'stock/night.csv'), join(folder, 'stock/taken/2026-11-21-095900-night.csv'))
    await Promise.all([look(), look()])
    expect(await shop.stockOf(fixtures.boot)).toBe(61)
    expect(takenOf('stock')).toEqual(['night.csv', 'night.csv.applied.txt'])
    const [last] = await shop.shop.imports.newest(1)
    await look()
    expect(await shop.shop.imports.newest(1)).toEqual([last])
  })

  test('after it was applied, and before that was said, is not read again', async () => {
    drop('stock/night.csv', stock(62))
    const dying = diesAt(async (asked) => {
      await shop.shop.imports.begin(asked)
      // The next one finds it in `taken`, since nothing was there to put it back.
      renameSync(asked.path, join(folder, 'kept.csv'))
      throw new Died()
    })
    await look(dying)
    const [run] = await shop.shop.imports.newest(1)
    renameSync(join(folder, 'kept.csv'), run?.filePath ?? '')
    await look()
    expect(await shop.shop.imports.newest(1)).toEqual([run])
    expect(takenOf('stock')).toEqual(['night.csv', 'night.csv.applied.txt'])
    expect(reportOf('stock', 'applied')).toContain(`Import ${run?.id} is applied.`)
  })

  test('is no reason to read what lies beside one, nor what was read long ago', async () => {
    drop('stock/wrong.csv', ['sku,location,quantity', 'nothing,DC,1', `${fixtures.boot},DC,63`])
    await look()
    const before = takenOf('stock')
    expect(before).toContain('wrong.csv.errors.csv')
    await look()
    await look()
    expect(takenOf('stock')).toEqual(before)
  })
})

test('a text that says that a plan waits goes away with the waiting', async () => {
  const waiting = async (file: string, price: string) => {
    drop(`prices/${file}`, ['sku,storefront,price', `${fixtures.handbag},nl_NL,${price}`])
    await look()
    expect(takenOf('prices')).toContain(`${file}.waits.txt`)
    return /--approve (\d+)/.exec(reportOf('prices', 'waits'))?.[1] ?? ''
  }
  const command = (...args: string[]) =>
    importCommand({ imports: shop.shop.imports, by: 'boss', shopFolder: 'demo' }, args)
  const approved = await waiting('a.csv', '2.95')
  await look()
  expect(takenOf('prices')).toContain('a.csv.waits.txt')
  await command('--approve', approved)
  await look()
  expect(takenOf('prices').filter((name) => name.endsWith('.txt'))).toEqual(['a.csv.applied.txt'])
  expect(reportOf('prices', 'applied')).toContain(`Import ${approved} is applied.`)
  await command('--undo', await waiting('b.csv', '1.95'))
  await look()
  expect(takenOf('prices').filter((name) => name.endsWith('.txt'))).toEqual(['a.csv.applied.txt', 'b.csv.refused.txt'])
  expect(reportOf('prices', 'refused')).toMatch(/is stopped; it had changed nothing/)
})

describe('a file that can’t be moved', () => {
  test('keeps no other waiting, and is told of by a line and a figure', async () => {
    drop('stock/a.csv', stock(71), 2 * minute)
    drop('stock/b.csv', stock(72))
    const moment = clock.now().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')
    mkdirSync(join(folder, 'stock', 'taken', `${moment}-a.csv`, 'full'), { recursive: true })
    // An inbox in which nothing can be taken at all.
    drop('prices/p.csv', stock(1))
    writeFileSync(join(folder, 'prices', 'taken'), '')
    await look()
    expect(await shop.stockOf(fixtures.boot)).toBe(72)
    expect(inboxOf('stock')).toEqual(['a.csv'])
    expect(watch.stuck).toBe(2)
    expect(warned.filter((line) => line.includes('can’t be moved or read')).join()).toMatch(
      /p\.csv.*a\.csv|a\.csv.*p\.csv/,
    )
    rmSync(join(folder, 'prices', 'taken'))
    rmSync(join(folder, 'stock', 'taken', `${moment}-a.csv`), { recursive: true })
    await look()
    expect([inboxOf('stock'), watch.stuck]).toEqual([[], 0])
  })
})

describe('an upload that stops half-way', () => {
  const half = (path: string, content: string | Buffer, age: number) => {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
    const at = new Date(clock.now().getTime() - age)
    utimesSync(file, at, at)
  }
  const cut = `sku,location,quantity\n${fixtures.boot},DC,1`

  test('is not read, and is refused with the reason when nobody writes on', async () => {
    await shop.setStock(fixtures.boot, 80)
    half('stock/night.csv', cut, 5 * minute)
    await look()
    expect([inboxOf('stock'), watch.waiting]).toEqual([['night.csv'], 1])
    half('stock/night.csv', cut, 11 * minute)
    await look()
    expect(takenOf('stock')).toEqual(['night.csv', 'night.csv.refused.txt'])
    expect(reportOf('stock', 'refused')).toMatch(
      /^night\.csv breaks off: .* lay an empty night\.csv\.done beside it\.\n$/,
    )
    expect(await shop.stockOf(fixtures.boot)).toBe(80)
    expect(warned.join()).toContain('needs somebody who looks')
  })

  test('is read when it goes on, or when a marker says that it is whole', async () => {
    half('stock/night.csv', cut, minute)
    await look()
    half('stock/night.csv', `${cut}8\n`, minute)
    await look()
    expect(await shop.stockOf(fixtures.boot)).toBe(18)
    half('stock/marked.csv', `${cut}9`, minute)
    half('stock/marked.csv.done', '', minute)
    await look()
    expect(await shop.stockOf(fixtures.boot)).toBe(19)
    expect(inboxOf('stock')).toEqual([])
  })

  test.each([
    ['a workbook without its directory', readFileSync('demo/imports/stock.xlsx').subarray(0, -30), false],
    ['a whole workbook', readFileSync('demo/imports/stock.xlsx'), true],
    ['UTF-16 with a last line', Buffer.from(`${cut}7\r\n`, 'utf16le'), true],
    ['UTF-16 without one', Buffer.from(`${cut}7`, 'utf16le'), false],
    ['nothing', '', false],
  ])('%s is seen for what it is', async (_, content, isTaken) => {
    half('stock/file.csv', content, minute)
    await look()
    expect(inboxOf('stock')).toEqual(isTaken ? [] : ['file.csv'])
  })

  test('is named in the log after an hour, and after the next one, whatever keeps it', async () => {
    drop('stock/night.csv', stock(1), 3 * second)
    drop('stock/old.csv.part', stock(1))
    await look()
    clock.advance(59 * minute)
    drop('stock/night.csv', stock(1), 3 * second)
    await look()
    expect(warned).toEqual([])
    clock.advance(2 * minute)
    drop('stock/night.csv', stock(1), 3 * second)
    await look()
    await look()
    expect(warned.toSorted()).toEqual([
      expect.stringMatching(/night\.csv.*It is written into still.*waited for an hour/),
      expect.stringMatching(/old\.csv\.part.*It bears the name of a part.*waited for an hour/),
    ])
  })
})

test('what was taken of customers goes after its days, and what was taken of goods stays', async () => {
  drop('customers/crm.csv', ['email,storefront,first_name,last_name', 'noor@example.org,nl_NL,Noor,Bakker'])
  drop('stock/night.csv', stock(33))
  await look()
  expect(takenOf('customers')).toEqual(['crm.csv', 'crm.csv.applied.txt'])
  clock.advance(29 * day)
  await look()
  expect(takenOf('customers')).toHaveLength(2)
  clock.advance(2 * day)
  await look()
  expect([takenOf('customers'), takenOf('stock')]).toEqual([[], ['night.csv', 'night.csv.applied.txt']])
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
