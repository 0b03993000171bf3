import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { json } from '#database/rows.ts'
import { openImportShop } from '#test/shop/import-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { memberOfStaff } from '#test/shop/staff.ts'
import { askAs, machineWithFiles, staffApi } from '#test/shop/staff-api.ts'

const { shop, db, files } = await openImportShop()
const { machine, folder } = await machineWithFiles()
const api = staffApi(shop, { ...machine, uploadPath: async (id) => join(folder, id) })
const { token } = await memberOfStaff(shop, ['owner'])

type Read = {
  readonly status: string
  readonly reasons: readonly string[]
  readonly rows: readonly {
    readonly was: string
    readonly problems: readonly string[]
    readonly leftBecause: string | null
  }[]
}
const read = async (id: number, language = 'NL'): Promise<Read> => {
  await askAs(api, token, `mutation { changeLanguage(language: ${language}) { id } }`)
  const query =
    'query ($id: Int!) { import(id: $id) { status reasons rows { place was becomes problems leftBecause } } }'
  return (await askAs<{ import: Read }>(api, token, query, { id })).import
}

const header = 'sku,location,quantity'

test('old and new values are said in it, too', async () => {
  const lines = ['sku,storefront,price', `${fixtures.lastThree},nl_NL,200.00`]
  const run = await files.run('prices', lines, { planOnly: true })
  await db
    .updateTable('import_rows')
    .set({ before: json({ x: { offer: null, plans: [] } }) })
    .where('import_id', '=', run.id)
    .execute()
  expect((await read(run.id)).rows).toMatchObject([{ was: 'niet te koop', becomes: '€\u00a0200,00' }])
})

test('a planned price is told in the money and by the clock of its storefront', async () => {
  const lines = ['sku,storefront,price,regular_price,from', `${fixtures.lastThree},en_GB,149.50,200.00,2027-07-01`]
  const run = await files.run('prices', lines, { planOnly: true })
  const [row] = (await read(run.id, 'DE')).rows
  expect(row).toMatchObject({ place: 'en_GB', becomes: expect.stringContaining('ab 01.07.2027, 00:00') })
  expect(row).toMatchObject({ becomes: expect.stringContaining('149,50\u00a0£') })
})

test('what is wrong with rows is said in the language of who looks', async () => {
  const run = await files.run('stock', [header, `${fixtures.boot},DC,1.234`, `${fixtures.boot},NOWHERE,-1`], {
    planOnly: true,
  })
  expect(await read(run.id)).toMatchObject({
    status: 'refused',
    reasons: ['Geen van de 2 regels kan worden overgenomen.'],
    rows: [
      {
        problems: [
          'quantity: ‘1.234’ kan om duizenden gaan of om een breuk: schrijf een heel getal zonder punt, zoals 12',
        ],
      },
      {
        problems: [
          expect.stringMatching(/^location: Er is geen location ‘NOWHERE’: schrijf een van .+DC/),
          'quantity: Er kunnen nergens -1 stuks liggen: schrijf 0 of meer',
        ],
      },
    ],
  })
  const { rows } = await read(run.id, 'DE')
  expect(rows[1]?.problems[1]).toBe('quantity: -1 Stück können nirgends liegen: Schreiben Sie 0 oder mehr')
})

test('what an earlier release kept without a key is said as it was kept', async () => {
  const run = await files.run('stock', [header, `${fixtures.boot},DC,x`, `${fixtures.reduced},DC,9`])
  await db
    .updateTable('import_rows')
    .set({ problems: json([{ column: 'quantity', sentence: 'That is no number' }]) })
    .where('import_id', '=', run.id)
    .where('action', '=', 'refused')
    .execute()
  await db
    .updateTable('imports')
    .set({ reasons: json(['It waits for somebody.']) })
    .where('id', '=', run.id)
    .execute()
  expect(await read(run.id)).toMatchObject({
    status: 'waiting',
    reasons: ['It waits for somebody.'],
    rows: [{ problems: ['quantity: That is no number'] }, { problems: [] }],
  })
})

test('an undo says of each row that it leaves why', async () => {
  const first = await files.run('stock', [header, `${fixtures.handbag},AMS,3`])
  const later = await files.run('stock', [header, `${fixtures.handbag},AMS,4`])
  expect(await files.undo(first.id)).toEqual(['undone', 1])
  expect((await read(first.id)).rows).toMatchObject([{ leftBecause: `Import ${later.id} heeft het later geteld` }])
  await db.updateTable('import_rows').set({ left_message: null }).where('import_id', '=', first.id).execute()
  expect((await read(first.id)).rows).toMatchObject([{ leftBecause: `Import ${later.id} counted it later` }])
})

test('a file that can’t be read is refused in the language of who sent it', async () => {
  await read(0, 'NL')
  await writeFile(join(folder, 'stock.csv'), 'article,amount\nx,1\n')
  const query = `mutation { beginImport(upload: "stock.csv", kind: STOCK, mode: DELTA) { problems { messageKey name } } }`
  expect(await askAs(api, token, query)).toEqual({
    beginImport: {
      problems: [
        {
          messageKey: 'import-file-unreadable',
          name: 'stock.csv heeft geen kolom sku of ean, location, quantity: het heeft article, amount. Een bestand met voorraad heeft sku, ean, location, quantity, counted_at',
        },
      ],
    },
  })
})
