import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { demoCatalog } from '#demo/catalogue/catalogue.ts'
import { importFolder } from '#test/shop/import-files.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { importCommand, importUsage } from './import-commands.ts'
import { orderCommand } from './order-commands.ts'

const shop = await openTestShop()
await shop.shop.importCatalog(demoCatalog(shop.clock.now()))
const { folder, write } = importFolder(shop)
const { imports } = shop.shop
const command = (...args: string[]) => importCommand({ imports, by: 'tester' }, args)

/** What a spreadsheet gets: the lines without the mark of UTF-8. */
const linesOf = async (path: string) => (await readFile(path, 'utf8')).replace('\uFEFF', '').trimEnd().split('\r\n')

describe('the example files', () => {
  test.each([
    ['stock', 'stock.csv', /stock, delta, 5 rows: 1 created, 3 changed, 1 unchanged, 0 withdrawn, 0 refused/],
    ['prices', 'prices.csv', /prices, delta, 4 rows: 0 created, 3 changed, 1 unchanged, 0 withdrawn, 0 refused/],
    ['prices', 'prices.jsonl', /prices, delta, 2 rows: 0 created, \d changed, \d unchanged, 0 withdrawn, 0 refused/],
  ])('%s from %s are imported', async (kind, name, summary) => {
    const path = join(folder, name)
    await copyFile(join('demo/imports', name), path)
    const said = await command(kind, path)
    expect(said).toEqual({
      lines: [expect.stringMatching(summary), expect.stringMatching(/^Import \d+ is applied\.$/)],
    })
  })
})

test('the example of products is imported: what lacks something is named, and sold as far as the law lets it be', async () => {
  const path = join(folder, 'products.csv')
  await copyFile('demo/imports/products.csv', path)
  expect(await command('products', path)).toEqual({
    lines: [
      expect.stringMatching(/products, delta, 4 rows: 4 created, 0 changed, 0 unchanged, 0 withdrawn, 0 refused/),
      `2 products lack something, and 1 of them are not on sale for it: they stand in ${path}.incomplete.csv.`,
      expect.stringMatching(/is applied\.$/),
    ],
  })
  expect(await linesOf(`${path}.incomplete.csv`)).toEqual([
    'product,on sale,missing',
    'DR-77/NVY,yes,description_de description_en description_fr ean',
    expect.stringMatching(/^DR-90\/WOL,no,.* manufacturer name_de/),
  ])
  // Whoever makes it is known by now.
  const again = await command('products', path)
  expect(again).toMatchObject({
    lines: [expect.stringMatching(/1 changed, 3 unchanged/), expect.any(String), expect.any(String)],
  })
})

test('a SKU of letters and slashes goes through an order to its parcel', async () => {
  const sku = 'DR-77/NVY-38'
  await command('prices', await write(['sku,storefront,price', `${sku},nl_NL,119.00`]))
  await command('stock', await write(['sku,location,quantity', `${sku},DC,2`]))
  const me = await apiShopper(shop)
  const order = await me.order(sku)
  await shop.decide(order.redirectUrl, 'paid')
  await me.comeBack(order.reference)
  const said = await orderCommand(shop.shop, [
    'ship',
    order.orderNumber,
    'PostNL',
    '3S1',
    'https://post.example/?a=1',
    `${sku}=1`,
  ])
  expect(said).toEqual({ lines: [`Order ${order.orderNumber}: shipped`] })
})

describe('the command', () => {
  test('writes what was refused beside the file, ready to be mended and sent again', async () => {
    const path = await write([
      'sku;location;quantity;note',
      '10110.001.35;DC;-3;=HYPERLINK("x")',
      '10110.001.36;DC;44;"a;b"',
      'nothing;DC;1;',
    ])
    const said = await command('stock', path)
    expect(said).toMatchObject({ waits: true })
    const lines = 'lines' in said ? said.lines : []
    expect(lines).toContain("file-3.csv, line 2, quantity: -3 pieces can't lie anywhere: write 0 or more.")
    expect(lines).toContain("file-3.csv, line 4, sku: The shop has no size 'nothing'.")
    expect(await linesOf(`${path}.errors.csv`)).toEqual([
      'sku,location,quantity,note,problem',
      `10110.001.35,DC,'-3,"'=HYPERLINK(""x"")",Line 2: quantity: -3 pieces can't lie anywhere: write 0 or more`,
      "nothing,DC,1,,Line 4: sku: The shop has no size 'nothing'",
    ])
    expect((await linesOf(`${path}.plan.csv`))[0]).toBe('line,action,sku,location,old,new,problem')
    expect(await linesOf(`${path}.plan.csv`)).toContain('3,changed,10110.001.36,DC,41,44,')

    // Mended, the file of errors is a file like another.
    const mended = await write(
      (await linesOf(`${path}.errors.csv`)).slice(0, 2).map((line) => line.replace("'-3", '47')),
    )
    expect(await command('stock', mended)).toMatchObject({
      lines: [expect.stringMatching(/1 rows: 0 created, 1 changed/), expect.stringMatching(/is applied/)],
    })
  })

  test('plans, lists, approves and undoes by the number of the import', async () => {
    const path = await write(['sku,location,quantity', '10110.001.36,DC,45'])
    const planned = await command('stock', path, '--plan')
    expect(planned).toMatchObject({ waits: true })
    const [, id = ''] = /^Import (\d+)/.exec('lines' in planned ? (planned.lines[0] ?? '') : '') ?? []
    expect(await command('--list')).toMatchObject({
      lines: expect.arrayContaining([expect.stringMatching(/waiting .+ Only its plan was asked for\.$/)]),
    })
    expect(await command('--approve', id)).toMatchObject({
      lines: [expect.any(String), `Import ${id} is applied.`],
    })
    expect(await command('--undo', id)).toEqual({ lines: [`Import ${id} is undone.`] })
    expect(await command('--undo', id)).toEqual({ problems: [`Import ${id} can't be undone: it is undone.`] })
    expect(await command('--continue', '99999')).toEqual({ problems: ['There is no import 99999.'] })
  })

  test('says how it is used to whoever asks for something else', async () => {
    for (const args of [[], ['stock'], ['shoes', 'x.csv'], ['stock', 'x.csv', '--mode', 'half'], ['--nothing']])
      expect(await command(...args)).toEqual({ problems: importUsage })
    expect(await command('--undo', 'x')).toEqual({ problems: ['--undo takes the number of an import, such as 12'] })
    expect(await command('stock', 'missing.csv')).toEqual({
      problems: [expect.stringMatching(/^There is no file .+missing\.csv\.$/)],
    })
  })
})
