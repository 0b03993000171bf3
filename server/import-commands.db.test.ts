import { copyFile, readFile, truncate, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { demoCatalog } from '#demo/catalogue/catalogue.ts'
import { importFolder } from '#test/shop/import-files.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { zipOf } from '#test/shop/zip.ts'
import { importCommand, importUsage } from './import-commands.ts'
import { orderCommand } from './order-commands.ts'

const shop = await openTestShop()
await shop.shop.importCatalog(demoCatalog(shop.clock.now()))
const { folder, write } = importFolder(shop)
const { imports } = shop.shop
const command = (...args: string[]) => importCommand({ imports, by: 'tester', shopFolder: 'demo' }, args)

/** What a spreadsheet gets: the lines without the mark of UTF-8. */
const linesOf = async (path: string) => (await readFile(path, 'utf8')).replace('\uFEFF', '').trimEnd().split('\r\n')

describe('the example files', () => {
  test.each([
    ['stock', 'stock.csv', /stock, delta, 5 rows: 1 created, 3 changed, 1 unchanged, 0 withdrawn, 0 refused/],
    ['stock', 'stock.xlsx', /stock, delta, 5 rows: 0 created, 0 changed, 5 unchanged, 0 withdrawn, 0 refused/],
    ['prices', 'prices.csv', /prices, delta, 4 rows: 0 created, 3 changed, 1 unchanged, 0 withdrawn, 0 refused/],
    ['costs', 'costs.csv', /costs, delta, 3 rows: 3 created, 0 changed, 0 unchanged, 0 withdrawn, 0 refused/],
    ['stores', 'stores.csv', /stores, delta, 1 row: 1 created, 0 changed, 0 unchanged, 0 withdrawn, 0 refused/],
    [
      'redirects',
      'redirects.csv',
      /redirects, delta, 2 rows: 2 created, 0 changed, 0 unchanged, 0 withdrawn, 0 refused/,
    ],
    [
      'promotions',
      'promotions.csv',
      /promotions, delta, 1 row: 1 created, 0 changed, 0 unchanged, 0 withdrawn, 0 refused/,
    ],
    [
      'customers',
      'customers.csv',
      /customers, delta, 2 rows: 2 created, 0 changed, 0 unchanged, 0 withdrawn, 0 refused/,
    ],
    ['reviews', 'reviews.csv', /reviews, delta, 2 rows: 2 created, 0 changed, 0 unchanged, 0 withdrawn, 0 refused/],
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
      `2 products lack something, and 1 of them is not on sale for it: they stand in ${path}.incomplete.csv.`,
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

describe('files of other systems', () => {
  const example = async (kind: string, name: string, ...more: string[]) => {
    const path = join(folder, name)
    await copyFile(join('demo/imports', name), path)
    const said = await command(kind, path, ...more)
    const waiting = 'lines' in said && said.waits ? /approve (\d+)/.exec(said.lines.at(-1) ?? '')?.[1] : undefined
    return waiting === undefined ? said : command('--approve', waiting)
  }
  const mapped = ['--mapping', 'another-shop']

  test('Shopify’s products come by colour, whatever the order of their options', async () => {
    expect(await example('products', 'shopify-products.csv')).toEqual({
      problems: ["A Shopify product file doesn't say in which language its texts are: add --set language=nl."],
    })
    expect(await example('products', 'shopify-products.csv', ...mapped)).toMatchObject({
      lines: expect.arrayContaining([
        expect.stringMatching(/5 rows: 5 created, 0 changed, 0 unchanged, 0 withdrawn, 0 refused/),
      ]),
    })
    const rows = await shop.db
      .selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .where('products.parent_sku', 'in', ['duin-sneaker', 'helm-tas', 'oude-laars'])
      .select(['products.sku as product', 'variants.sku', 'size', 'ean', 'weight'])
      .orderBy('products.sku')
      .orderBy('position')
      .execute()
    expect(rows.map((row) => Object.values(row).join(' ').trim())).toEqual([
      'duin-sneaker-blauw DS-BLA-38 38  820',
      'duin-sneaker-blauw DS-BLA-39 39  840',
      'duin-sneaker-wit DS-WIT-38 38 8712345678913 820',
      'duin-sneaker-wit DS-WIT-39 39  840',
      'helm-tas HT-1 ONE  450',
    ])
    const { images, description } = await shop.db
      .selectFrom('products')
      .where('sku', '=', 'duin-sneaker-wit')
      .select(['images', 'description'])
      .executeTakeFirstOrThrow()
    expect(images.map((address) => address.split('/').at(-1))).toEqual([
      'sneaker-0.jpg?v=17',
      'sneaker-0-side.jpg?v=17',
      'sneaker-0-back.jpg?v=17',
    ])
    expect(description.nl).toBe('Licht en soepel. Van leer & suède.')
  })

  test('so do its prices and inventories, and what Google Merchant has', async () => {
    expect(await example('prices', 'shopify-products.csv', ...mapped)).toMatchObject({
      lines: [expect.stringMatching(/5 rows: 5 created/), expect.any(String)],
    })
    const reduced = await shop.db
      .selectFrom('prices')
      .innerJoin('variants', 'variants.id', 'prices.variant_id')
      .where('sku', 'in', ['DS-BLA-38', 'HT-1'])
      .select(['sku', 'price', 'regular_price'])
      .orderBy('sku')
      .execute()
    expect(reduced).toEqual([
      { sku: 'DS-BLA-38', price: 8995, regular_price: 9995 },
      { sku: 'HT-1', price: 14_900, regular_price: null },
    ])
    await example('stock', 'shopify-inventory.csv', ...mapped)
    expect(await shop.stockOf('DS-WIT-38')).toBe(7)
    expect(await example('products', 'google-merchant.tsv', ...mapped)).toMatchObject({
      lines: expect.arrayContaining([
        expect.stringMatching(/2 rows: 2 created, 0 changed, 0 unchanged, 0 withdrawn, 0 refused/),
      ]),
    })
    expect(await example('prices', 'google-merchant.tsv', '--set', 'storefront=nl_NL')).toMatchObject({
      lines: [expect.stringMatching(/2 rows: 2 created/), expect.any(String)],
    })
    // Another currency than that of the storefront is nobody's to convert.
    const pounds = await command('prices', join(folder, 'google-merchant.tsv'), '--set', 'storefront=en_GB')
    expect('problems' in pounds && pounds.problems[0]).toMatch(/line 2, price: '99.00 EUR' names a currency/)
  })

  test('and those of any other have a mapping', async () => {
    const lines = ['Artikelnummer;Filiaal;Aantal', 'HT-1;Magazijn;9', 'HT-1;ams1;1']
    const said = await command('stock', await write(lines), '--mapping', 'cash-desk')
    expect(said).toMatchObject({ lines: [expect.stringMatching(/2 rows: 2 created/), expect.any(String)] })
    expect(await shop.stockOf('HT-1')).toBe(10)
    expect(await command('stock', await write(lines))).toEqual({
      problems: [expect.stringMatching(/has no column sku or ean, location, quantity: it has artikelnummer/)],
    })
    expect(await command('stock', await write(lines), '--mapping', 'nothing')).toEqual({
      problems: [
        expect.stringMatching(
          /^There is no mapping .+nothing\.json; the folder has another-shop, cash-desk, and the shop's own are/,
        ),
      ],
    })
    expect(await command('stock', await write(lines), '--mapping', '../settings')).toEqual({
      problems: [expect.stringMatching(/is no name of a mapping/)],
    })
    expect(await command('stock', await write(lines), '--set', 'DC')).toEqual({
      problems: [expect.stringMatching(/^--set takes a column and its value/)],
    })
  })
})

describe('bad input is answered by a sentence, and changes nothing', () => {
  const place = (name: string) => join(folder, name)
  const sheet = zipOf({
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="rId1" Target="worksheets/a.xml"/></Relationships>',
    'xl/worksheets/a.xml': `<worksheet>${'<row/>'.repeat(20_000_000)}</worksheet>`,
  })
  const header = 'sku,location,quantity'

  test.each([
    [
      '2 GB',
      'large.csv',
      header,
      /large\.csv has 2,048 MB and 48 MB are the most \(IMPORT_LARGEST_FILE_MB\): split it\.$/,
    ],
    ['a workbook that fills a machine', 'bomb.xlsx', sheet, /bomb\.xlsx is too large when it is unpacked/],
    [
      'a program named as a table',
      'program.csv',
      Buffer.from('7f454c4602010100000000', 'hex'),
      /program\.csv is no text/,
    ],
    ['a picture named as a table', 'picture.csv', Buffer.from('89504e470d0a1a0a00', 'hex'), /is no text but a picture/],
    ['a column twice', 'twice.csv', `${header},SKU\nA,DC,1,B\n`, /column sku of twice\.csv stands twice/],
    [
      'only a header, twice',
      'again.csv',
      `${header}\n${header}\n`,
      /again\.csv, line 2: This line is the header again: leave it out\.$/,
    ],
    [
      'an open quote',
      'quote.csv',
      `${header}\nA,"DC,1\n${'B,DC,1\n'.repeat(200_000)}`,
      /a quote that opens there is not closed/,
    ],
  ])('%s', async (_, name, content, sentence) => {
    await writeFile(place(name), content)
    if (name === 'large.csv') await truncate(place(name), 2 ** 31)
    const before = await shop.db
      .selectFrom('stock')
      .selectAll()
      .orderBy('variant_id')
      .orderBy('location_code')
      .execute()
    const said = await command('stock', place(name))
    expect('problems' in said ? said.problems.join('\n') : said.lines).toMatch(new RegExp(sentence.source, 'm'))
    expect(
      await shop.db.selectFrom('stock').selectAll().orderBy('variant_id').orderBy('location_code').execute(),
    ).toEqual(before)
    expect(await shop.shop.imports.newest(50)).not.toContainEqual(expect.objectContaining({ status: 'staging' }))
  })

  test('10,000 problems, all of them in the file to mend and ten on the screen', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) => `10110.001.36,nowhere-${index},-${index + 1}`)
    const path = await write([header, ...rows])
    const said = await command('stock', path)
    const problems = 'problems' in said ? said.problems : []
    expect(problems).toHaveLength(13)
    expect(problems[0]).toMatch(/line 2, location: There is no location 'nowhere-0'/)
    expect(problems[9]).toMatch(/line 6, quantity: -5 pieces can't lie anywhere/)
    expect(problems.slice(10)).toEqual([
      `The 5000 refused rows stand in ${path}.errors.csv: mend and import that file.`,
      expect.stringMatching(/^Import \d+ was refused; nothing was changed\.$/),
      'None of its 5,000 rows can be taken.',
    ])
    const lines = await linesOf(`${path}.errors.csv`)
    expect(lines).toHaveLength(5001)
    const told = lines.slice(1).flatMap((line) => line.match(/There is no location|can't lie anywhere/g) ?? [])
    expect(told).toHaveLength(10_000)
  })
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
    expect(lines).toContain(`${basename(path)}, line 2, quantity: -3 pieces can't lie anywhere: write 0 or more.`)
    expect(lines).toContain(`${basename(path)}, line 4, sku: The shop has no size 'nothing'.`)
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
      lines: [expect.stringMatching(/1 row: 0 created, 1 changed/), expect.stringMatching(/is applied/)],
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
