import { expect, test } from 'vitest'
import { gtinOfEan, withCheckDigit } from '#kernel/ean.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { openImportShop } from '#test/shop/import-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const { shop, db, files, heard } = await openImportShop()
const columns = 'product;origin;recycled_content;repair_nl;repair_de;recycling_nl'
const dutch = storefrontOf('nl_NL')
const ean = withCheckDigit('871234567890')
const gtin = gtinOfEan(ean)
const told = () => shop.shop.catalog.passportOf(dutch, gtin)

await db.updateTable('variants').set({ ean }).where('sku', '=', fixtures.boot).execute()

test('what a file tells stands in the passport, what it leaves empty stays, and an undo takes it back', async () => {
  expect(await told()).toMatchObject({ gtin, origin: null, recycledContent: null, repair: null, recycling: null })
  heard.length = 0
  const first = await files.run('passports', [columns, '10001.001;pt;30;Te verzolen.;Neu besohlbar.;'])
  expect(first).toMatchObject({ status: 'applied', counts: { created: 1 } })
  expect(await told()).toMatchObject({ origin: 'PT', recycledContent: 30, repair: 'Te verzolen.', recycling: null })
  await expect.poll(() => heard).toContain('storefront:nl_NL')

  const second = await files.run('passports', [columns, '10001.001;;none;;;Naar de inzameling.'])
  expect(second).toMatchObject({ status: 'applied', counts: { changed: 1 } })
  expect(await told()).toMatchObject({ origin: 'PT', recycledContent: null, recycling: 'Naar de inzameling.' })
  await files.undo(second.id)
  expect(await told()).toMatchObject({ recycledContent: 30, recycling: null })
})

test('a tariff code is kept as digits however it was typed, told in an export, and shown to nobody', async () => {
  const names = 'product;origin;tariff_code'
  expect(await files.run('passports', [names, '10002.001;it;6403 99.96'])).toMatchObject({ status: 'applied' })
  const wrong = await files.run('passports', [names, '10003.001;;64039'])
  expect(await files.problemsOf(wrong.id)).toEqual([
    "2 tariff_code: '64039' is no tariff code: write its 6 to 10 digits, such as 64039996",
  ])
  const rows: Readonly<Record<string, string | undefined>>[] = []
  for await (const row of shop.shop.exportTable('passports').rows()) rows.push(row)
  expect(rows.find(({ product }) => product === '10002.001')).toMatchObject({ origin: 'IT', tariff_code: '64039996' })
  expect(JSON.stringify(await told())).not.toContain('tariff')
  expect(await files.run('passports', [names, '10002.001;none;'])).toMatchObject({ counts: { changed: 1 } })
  expect(await shop.shop.catalog.customsFacts(['10002.001'])).toEqual(
    new Map([['10002.001', expect.objectContaining({ origin: null, tariffCode: '64039996' })]]),
  )
})

test('a text in another language is not shown', async () => {
  expect(await shop.shop.catalog.passportOf(storefrontOf('fr_FR'), gtin)).toMatchObject({ origin: 'PT', repair: null })
})

test('products, countries and shares that are none are refused by line', async () => {
  const run = await files.run('passports', [columns, '99999.001;NL;;;;', '10001.001;XX;;;;', '10002.001;NL;101;;;'])
  expect(await files.problemsOf(run.id)).toEqual([
    "2 product: There is no product '99999.001'",
    "3 origin: 'XX' is no country: write its code of two letters, such as PT",
    "4 recycled_content: '101' is no whole number from 0 to 100",
  ])
})

test('what an export writes comes in again and changes nothing', async () => {
  const { columns: names, rows } = shop.shop.exportTable('passports')
  const lines = [names.join(';')]
  for await (const row of rows()) lines.push(names.map((name) => row[name] ?? '').join(';'))
  expect(lines.length).toBeGreaterThan(1)
  expect(await files.run('passports', lines)).toMatchObject({ counts: { unchanged: lines.length - 1, changed: 0 } })
})

test('it outlives the sale of what was bought, and nothing else has one', async () => {
  await db.updateTable('products').set({ active: false }).where('sku', '=', '10001.001').execute()
  expect(await told()).toBeUndefined()
  const order = await (await apiShopper(shop, 'de_DE')).order(fixtures.handbag)
  await db.updateTable('order_lines').set({ ean }).where('order_id', '=', order.id).execute()
  expect(await told()).toMatchObject({ gtin, url: null })
  await db.updateTable('products').set({ active: true }).where('sku', '=', '10001.001').execute()
  expect((await told())?.url).toMatch(/boot/)
})

test.each(['', gtin.slice(1), gtinOfEan(withCheckDigit('871234567891')), `${gtin}'`])('%j has none', async (other) => {
  expect(await shop.shop.catalog.passportOf(dutch, other)).toBeUndefined()
})
