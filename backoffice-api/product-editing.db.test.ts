import { describe, expect, test } from 'vitest'
import { openImportShop } from '#test/shop/import-shop.ts'
import { memberOfStaff } from '#test/shop/staff.ts'
import { askAs, machineWithFiles, staffApi } from '#test/shop/staff-api.ts'

const { shop, db } = await openImportShop()
const { machine } = await machineWithFiles()
const api = staffApi(shop, machine)
const { token } = await memberOfStaff(shop, ['owner'])

async function ask<T>(query: string, variables: Record<string, unknown> = {}): Promise<T> {
  return askAs<T>(api, token, query, variables)
}
type Edited = {
  readonly version: string
  readonly isOnSale: boolean
  readonly lacks: readonly { readonly column: string; readonly isNeeded: boolean }[]
  readonly cells: readonly { readonly column: string; readonly value: string }[]
  readonly pictures: readonly { readonly reference: string }[]
}
async function edited(sku: string): Promise<Edited> {
  const query = `query ($sku: String!) { editedProduct(sku: $sku) {
    version isOnSale lacks { column isNeeded } cells { column value } pictures { reference } } }`
  return (await ask<{ editedProduct: Edited }>(query, { sku })).editedProduct
}
const cellOf = ({ cells }: Edited, column: string) => cells.find((one) => one.column === column)?.value
type Answer = { readonly id: string | null; readonly problems: readonly { readonly messageKey: string }[] }
const change = async (sku: string, version: string, cells: Readonly<Record<string, string>>) => {
  const query = `mutation ($sku: String!, $version: String!, $cells: [ProductCellInput!]!) {
    changeProduct(sku: $sku, version: $version, cells: $cells) { id problems { messageKey field name } } }`
  const given = Object.entries(cells).map(([column, value]) => ({ column, value }))
  return (await ask<{ changeProduct: Answer }>(query, { sku, version, cells: given })).changeProduct
}
const [boot, bag, other] = ['10001.001', '10004.001', '10002.001'] as const

describe('a product that is edited', () => {
  test('has what was typed, stands in the books with what it was, and comes back with the undo', async () => {
    const before = await edited(boot)
    const name = '<b>Boot</b> =1+1'
    const { id, problems } = await change(boot, before.version, { name_en: name, fibres: 'cotton 80 | elastane 20' })
    expect(problems).toEqual([])
    const after = await edited(boot)
    expect(after.version).not.toBe(before.version)
    expect([cellOf(after, 'name_en'), cellOf(after, 'fibres')]).toEqual([name, 'cotton 80 | elastane 20'])
    const [result, row] = await db
      .selectFrom('staff_audit')
      .selectAll()
      .where('object_id', '=', boot)
      .orderBy('id', 'desc')
      .execute()
    expect(row).toMatchObject({
      action: 'product.change',
      before: { name_en: cellOf(before, 'name_en') },
      after: { name_en: name, fibres: 'cotton 80 | elastane 20' },
    })
    expect(result).toMatchObject({ action: 'product.change', after: { status: 'applied', import: Number(id) } })
    await shop.shop.imports.undo(Number(id), 'Nadia')
    expect((await edited(boot)).cells).toEqual(before.cells)
  })

  test('is not written over by who saw an older one', async () => {
    const seen = await edited(bag)
    await change(bag, seen.version, { name_de: 'Tasche, neu' })
    const late = await change(bag, seen.version, { name_nl: 'Tas' })
    expect(late).toEqual({ id: null, problems: [{ messageKey: 'product-changed-meanwhile', field: null, name: null }] })
    expect(cellOf(await edited(bag), 'name_de')).toBe('Tasche, neu')
    const now = await edited(bag)
    expect((await change(bag, now.version, { name_nl: 'Tas' })).problems).toEqual([])
  })

  test('is changed by one of two who press at once', async () => {
    const { version } = await edited(other)
    const answers = await Promise.all(['One', 'Two'].map((name) => change(other, version, { name_en: name })))
    const done = answers.filter(({ problems }) => problems.length === 0)
    expect(done).toHaveLength(1)
    const name = answers[0]?.problems.length === 0 ? 'One' : 'Two'
    expect(cellOf(await edited(other), 'name_en')).toBe(name)
  })

  test('is told what can’t be taken, beside its column', async () => {
    const { version } = await edited('10005.001')
    const answer = await change('10005.001', version, { fibres: 'cotton 80' })
    expect(answer.problems).toEqual([
      { messageKey: 'import-row-refused', field: 'fibres', name: expect.stringContaining('zijn samen 80%') },
    ])
    expect((await edited('10005.001')).version).toBe(version)
  })

  test('names what it lacks, and without what the law asks for is not sold', async () => {
    await db
      .updateTable('products')
      .set({ active: false, manufacturer_id: null, incomplete: ['manufacturer', 'name_de'] })
      .where('sku', '=', '10005.001')
      .execute()
    const lacking = await edited('10005.001')
    expect(lacking.lacks).toEqual([
      { column: 'manufacturer', isNeeded: true },
      { column: 'name_de', isNeeded: false },
    ])
    const maker = {
      manufacturer: 'Werkplaats Zuid',
      manufacturer_address: 'Kade 1, Gent',
      manufacturer_country: 'BE',
      manufacturer_email: 'mail@zuid.example',
    }
    expect((await change('10005.001', lacking.version, maker)).problems).toEqual([])
    const mended = await edited('10005.001')
    expect([mended.isOnSale, mended.lacks]).toEqual([true, [{ column: 'name_de', isNeeded: false }]])
  })

  test('keeps its pictures in the order that was chosen, and one at least', async () => {
    const { version, pictures } = await edited('10003.001')
    const query = `mutation ($version: String!, $pictures: [String!]!) {
      changePictures(sku: "10003.001", version: $version, pictures: $pictures, uploads: []) { id problems { messageKey } } }`
    const turned = pictures.map(({ reference }) => reference).toReversed()
    const { changePictures } = await ask<{ changePictures: Answer }>(query, { version, pictures: [] })
    expect(changePictures.problems).toEqual([{ messageKey: 'product-picture-needed' }])
    if (turned.length > 1) {
      const turn = await ask<{ changePictures: Answer }>(query, { version, pictures: turned })
      expect(turn.changePictures.problems).toEqual([])
    }
    expect((await edited('10003.001')).pictures.map(({ reference }) => reference)).toEqual(turned)
  })

  test('says of each picture what it shows and which point stays in sight, and takes both back', async () => {
    const query = `mutation ($version: String!, $pictures: [String!]!, $details: [PictureDetailInput!]) {
      changePictures(sku: "10003.001", version: $version, pictures: $pictures, uploads: [], details: $details) {
        id problems { messageKey field } } }`
    const first = await edited('10003.001')
    expect((await change('10003.001', first.version, { images: 'packshots/side|packshots/sole' })).problems).toEqual([])
    const tell = async (pictures: readonly string[], details: readonly object[]) =>
      (
        await ask<{ changePictures: Answer }>(query, {
          version: (await edited('10003.001')).version,
          pictures,
          details,
        })
      ).changePictures.problems
    const told = { reference: 'packshots/sole', alts: [{ language: 'nl', text: 'De zool' }], focus: [40, 80] }
    expect(await tell(['packshots/sole', 'packshots/side'], [told])).toEqual([])
    const detailsOf = async () => {
      const { editedProduct } = await ask<{ editedProduct: { pictures: unknown } }>(
        '{ editedProduct(sku: "10003.001") { pictures { reference alts { language text } focus } } }',
      )
      return editedProduct.pictures
    }
    expect(await detailsOf()).toEqual([told, { reference: 'packshots/side', alts: [], focus: null }])
    const { pdp } = await shop.ask('{ pdp(sku: "10003.001") { images { alt focus } } }')
    expect(pdp).toMatchObject({ images: [{ alt: 'De zool', focus: '40% 80%' }, { focus: null }] })

    expect(await tell(['packshots/sole', 'packshots/side'], [])).toEqual([])
    expect(await detailsOf()).toEqual([
      { reference: 'packshots/sole', alts: [], focus: null },
      { reference: 'packshots/side', alts: [], focus: null },
    ])
    expect(await tell(['packshots/sole', 'packshots/side'], [])).toEqual([
      { messageKey: 'products-nothing-to-change', field: null },
    ])
  })
})
