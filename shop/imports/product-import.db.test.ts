import { describe, expect, test } from 'vitest'
import { minute } from '#kernel/clock.ts'
import { openImportShop } from '#test/shop/import-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'

const { shop, clock, db, files } = await openImportShop()

const columns =
  'product;sku;size;ean;brand;manufacturer;gender;categories;color;name_nl;name_en;images;type;upper;lining;sole;fibres'
const maker = 'maker;women;boots'
/** A row; what is told of the product, then of the size. */
const row = (product: string, size: string, told = '') => `${product};${product}-${size};${size};${told}`
const whole = `;Noordzij;${maker};Navy;Bottine;Ankle boot;packshots/boot;footwear;leather;textile|leather;other;`

const productOf = (sku: string) => db.selectFrom('products').selectAll().where('sku', '=', sku).executeTakeFirst()
const sizesOf = async (product: string) =>
  db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .where('products.sku', '=', product)
    .select(['variants.sku', 'size', 'ean'])
    .orderBy('position')
    .execute()
const page = async (sku: string, store: 'nl_NL' | 'de_DE' = 'nl_NL') => {
  const { pdp } = await shop.ask(`{ pdp(sku: "${sku}") { name url variants { sku ean } } }`, {}, { store })
  return pdp as unknown as { name: string; url: string; variants: { sku: string; ean: string }[] } | null
}

describe('products of a file', () => {
  test('are on sale once they have prices and pieces, whatever their SKU is made of', async () => {
    const sku = 'AB/77 NVY'
    const run = await files.run('products', [
      columns,
      row(sku, '38', `8712345678906${whole}`),
      row(sku, '39', ''),
      `;${sku}-40;40;`,
    ])
    expect(run).toMatchObject({ status: 'applied', counts: { rows: 3, created: 3, refused: 0 } })
    await files.run('prices', ['sku,storefront,price', `${sku},nl_NL,89.95`, `${sku},de_DE,89.95`])
    await files.run('stock', ['sku,location,quantity', `${sku}-38,DC,3`, `${sku}-39,DC,1`])
    shop.shop.invalidate(undefined)
    expect(await page(sku)).toEqual({
      name: 'Bottine',
      url: 'bottine-ab-77-nvy',
      variants: [
        { sku: `${sku}-38`, ean: '8712345678906' },
        { sku: `${sku}-39`, ean: '' },
        { sku: `${sku}-40`, ean: '' },
      ],
    })
    // What German lacks is said in English, and named.
    expect((await page(sku, 'de_DE'))?.name).toBe('Ankle boot')
    expect(await productOf(sku)).toMatchObject({
      active: true,
      incomplete: ['description_de', 'description_en', 'description_fr', 'description_nl', 'ean', 'name_de', 'name_fr'],
      footwear: { upper: ['leather'], lining: ['leather', 'textile'], sole: ['other'] },
    })
    const me = await apiShopper(shop)
    await me.order(`${sku}-39`)
    expect(await shop.stockOf(`${sku}-39`)).toBe(0)
  })

  test('have the name in their address once, where their SKU begins with it', async () => {
    await files.run('products', [columns, row('bottine-rivage', '38', whole)])
    await files.run('prices', ['sku,storefront,price', 'bottine-rivage,nl_NL,89.95'])
    expect((await productOf('bottine-rivage'))?.slug).toMatchObject({ nl: 'bottine-rivage' })
  })

  test('change what they tell and nothing else, again and again', async () => {
    const before = await productOf('AB/77 NVY')
    const lines = ['product,sku,size,name_de', 'AB/77 NVY,AB/77 NVY-38,38,Stiefelette']
    expect((await files.run('products', lines)).counts).toMatchObject({ changed: 1 })
    const after = await productOf('AB/77 NVY')
    expect(after).toMatchObject({
      name: { nl: 'Bottine', en: 'Ankle boot', fr: 'Ankle boot', de: 'Stiefelette' },
      slug: before?.slug,
      images: ['packshots/boot'],
    })
    expect(after?.incomplete).not.toContain('name_de')
    expect((await sizesOf('AB/77 NVY')).map(({ size }) => size)).toEqual(['38', '39', '40'])
    expect((await files.run('products', lines)).counts).toMatchObject({ unchanged: 1, changed: 0 })
  })

  test('say what their pictures show, and which point stays in sight, on the pages of each language', async () => {
    const lines = (alt: string, focus: string) => [
      'product;sku;size;images;images_alt_nl;images_alt_en;images_focus',
      `AB/77 NVY;AB/77 NVY-38;38;packshots/boot|packshots/side;${alt};${focus}`,
    ]
    const pictures = async (store: 'nl_NL' | 'de_DE') => {
      const query = '{ pdp(sku: "AB/77 NVY") { images { alt focus } hover_image { alt } } }'
      return (await shop.ask(query, {}, { store })).pdp as unknown
    }
    expect((await files.run('products', lines('Van voren|Met rits;|', '50 20|'))).counts).toMatchObject({ changed: 1 })
    shop.shop.invalidate(undefined)
    expect(await pictures('nl_NL')).toEqual({
      images: [
        { alt: 'Van voren', focus: '50% 20%' },
        { alt: 'Met rits', focus: null },
      ],
      hover_image: { alt: 'Met rits' },
    })
    const usual = 'Noordzij Stiefelette, Navy'
    expect(await pictures('de_DE')).toMatchObject({ images: [{ alt: usual }, { alt: usual }] })
    // A file that names another picture says nothing of those that are left.
    await files.run('products', ['product;sku;size;images', 'AB/77 NVY;AB/77 NVY-38;38;packshots/side'])
    expect((await productOf('AB/77 NVY'))?.picture_details).toEqual({ 'packshots/side': { alt: { nl: 'Met rits' } } })

    const wrong = await files.run('products', lines('a|b|c;|', '120 5|'))
    expect(await files.problemsOf(wrong.id)).toEqual([
      '2 images_alt_nl: It tells of 3 pictures, and the images are 2',
      "2 images_focus: '120 5' is no point of a picture: write percents from left and top, such as 50 30",
    ])
  })

  test('are kept and not sold without what the law asks for', async () => {
    const told = (more: string) => `;Noordzij;;women;boots;Navy;Trui;;packshots/boot;${more}`
    await files.run('products', [
      columns,
      row('NO-MAKER', 'M', told('other;;;;')),
      row('NO-FIBRES', 'M', `;Noordzij;${maker};Navy;Trui;;packshots/boot;textile;;;;`),
      row('NO-UPPER', '38', `;Noordzij;${maker};Navy;Laars;;packshots/boot;footwear;leather;;;`),
      row('NO-TYPE', 'M', `;Noordzij;${maker};Navy;Trui;;packshots/boot;;;;;`),
    ])
    const lacking = await Promise.all(
      ['NO-MAKER', 'NO-FIBRES', 'NO-UPPER', 'NO-TYPE'].map(async (sku) => {
        const found = await productOf(sku)
        return [found?.active, found?.incomplete.filter((one) => !/_|ean/.test(one))]
      }),
    )
    expect(lacking).toEqual([
      [false, ['manufacturer']],
      [false, ['fibres']],
      [false, ['upper']],
      [false, ['type']],
    ])
    await files.run('prices', ['sku,storefront,price', 'NO-FIBRES,nl_NL,59.95'])
    expect(await page('NO-FIBRES')).toBeNull()

    // Once it is told, it is sold.
    await files.run('products', [columns, row('NO-FIBRES', 'M', `${';'.repeat(13)}cotton 80 | elastane 20`)])
    shop.shop.invalidate(undefined)
    expect((await page('NO-FIBRES'))?.name).toBe('Trui')
    await files.run('products', [
      'product,sku,size,manufacturer,manufacturer_address,manufacturer_country,manufacturer_email',
      'NO-MAKER,NO-MAKER-M,M,Sapateiros Lda,"Rua Nova 1, Porto",PT,safety@sapateiros.example',
    ])
    expect((await productOf('NO-MAKER'))?.active).toBe(true)
  })

  test('are refused with every problem', async () => {
    const run = await files.run('products', [
      columns,
      `;lost;38;;`,
      row('P-1', '38', '8712345678901;Noordzij;maker;ladies;boats;Navy;Laars;;x;shoe;wood;;;'),
      row('P-2', '38', ''),
      row('P-3', '38', `${';'.repeat(13)}cotton 80`),
      `P-4;10001.001.38;38;${whole}`,
      row('P-5', '38', `8712345678906${whole}`),
      row('P-6', '38', whole),
      row('P-6', '39', `;Other;`),
      row('P-7', '38', whole),
      row('P-8', '38', whole),
      row('P-7', '39', `;Noordzij;;women;;Navy;Laars`),
      `P-8;P-8-38;39;;Noordzij;;women;;Navy;Laars`,
    ])
    expect(await files.problemsOf(run.id)).toEqual([
      '2 null: The product is empty, and no row above says which it is',
      '2 product: The product is empty: a size of a product needs it',
      '2 brand: The brand is empty: a size of a product needs it',
      '2 gender: The gender is empty: a size of a product needs it',
      '2 color: The color is empty: a size of a product needs it',
      '2 name_en: The name is empty in all languages: a new product needs it in one',
      "3 gender: 'ladies' is no gender: write one of women, men, unisex",
      "3 type: 'shoe' is no type: write one of footwear, textile, other",
      "3 upper: 'wood' is no material of a shoe: write leather, coated-leather, textile, other, with | between several",
      "3 ean: '8712345678901' is no EAN, its digits don't fit each other: correct it, or leave the cell empty",
      "3 categories: There is no category 'boats': write one of boots, women",
      '4 brand: The brand is empty: a size of a product needs it',
      '4 gender: The gender is empty: a size of a product needs it',
      '4 color: The color is empty: a size of a product needs it',
      '4 name_en: The name is empty in all languages: a new product needs it in one',
      '5 brand: The brand is empty: a size of a product needs it',
      '5 gender: The gender is empty: a size of a product needs it',
      '5 color: The color is empty: a size of a product needs it',
      '5 name_en: The name is empty in all languages: a new product needs it in one',
      '5 fibres: The fibres add up to 80 %: write all of them, so that it is 100',
      "6 sku: '10001.001.38' is a size of another product: a size stays with its product",
      "7 ean: The EAN '8712345678906' is that of another size",
      '9 null: The brand is another one than in line 8, which is about the same product: write it once',
      '12 product: Line 10 began this product: its rows have to stand together',
      '13 sku: Line 11 has the same sku: each size has its own',
    ])
    expect(await productOf('P-6')).toBeUndefined()
  })
})

describe('a full file of products', () => {
  test('takes off sale what it leaves out, once somebody approves, and an undo brings it back', async () => {
    const active = async () =>
      (await db.selectFrom('products').where('active', '=', true).select('sku').orderBy('sku').execute()).map(
        ({ sku }) => sku,
      )
    const before = await active()
    const run = await files.run(
      'products',
      ['product,sku,size,name_fr', '10001.001,10001.001.38,38,Bottillon', '10004.001,10004.001.ONE,ONE,'],
      { mode: 'full' },
    )
    expect(run).toMatchObject({ status: 'waiting', counts: { withdrawn: before.length - 2, changed: 1, unchanged: 1 } })
    expect(run.reasons.map(({ sentence }) => sentence)).toEqual([
      expect.stringMatching(/^It would take off sale \d+ of \d+ products/),
    ])
    expect(await active()).toEqual(before)
    await shop.shop.imports.approve(run.id, 'boss')
    expect(await active()).toEqual(['10001.001', '10004.001'])
    clock.advance(minute)
    expect(await shop.shop.imports.undo(run.id, 'boss')).toMatchObject({
      run: { status: 'undone', counts: { left: 0 } },
    })
    expect(await active()).toEqual(before)
    expect((await productOf('10001.001'))?.name.fr).toBe('boot fr')
  })
})

describe('an undo', () => {
  test('takes off sale what was made, gives back what was told, and leaves what was told later', async () => {
    const run = await files.run('products', [
      'product,sku,size,brand,gender,color,name_nl,manufacturer,type,images,categories',
      'NEW-1,NEW-1-38,38,Noordzij,women,Navy,Laars,maker,other,packshots/boot,boots',
      'AB/77 NVY,AB/77 NVY-38,38,,,,Andere,,,,',
      '10002.001,10002.001.38,38,,,,Zeldzaam,,,,',
    ])
    expect(run.status).toBe('applied')
    await files.run('products', ['product,sku,size,name_nl', '10002.001,10002.001.38,38,Zeldzamer'])
    expect(await shop.shop.imports.undo(run.id, 'tester')).toMatchObject({ run: { counts: { left: 1 } } })
    expect((await productOf('NEW-1'))?.active).toBe(false)
    expect((await productOf('AB/77 NVY'))?.name.nl).toBe('Bottine')
    expect((await productOf('10002.001'))?.name.nl).toBe('Zeldzamer')
  })
})

test('sizes of a product change their names with each other', async () => {
  await files.run('products', [columns, row('SWAP', '38', whole), row('SWAP', '39'), row('SWAP', '40')])
  const run = await files.run('products', ['product,sku,size', 'SWAP,SWAP-38,39', 'SWAP,SWAP-39,40', 'SWAP,SWAP-40,38'])
  expect(run).toMatchObject({ status: 'applied', counts: { changed: 3, refused: 0 } })
  expect((await sizesOf('SWAP')).map(({ sku, size }) => `${sku} ${size}`)).toEqual([
    'SWAP-38 39',
    'SWAP-39 40',
    'SWAP-40 38',
  ])
  expect(await files.undo(run.id)).toEqual(['undone', 0])
  expect((await sizesOf('SWAP')).map(({ size }) => size)).toEqual(['38', '39', '40'])
})

test('an EAN that staff gave another product meanwhile is refused when a plan is approved, and left by an undo', async () => {
  await files.run('products', [columns, row('EAN-1', '38', `4006381333931${whole}`), row('EAN-2', '38', whole)])
  const staffGive = (ean: string) =>
    db.updateTable('variants').set({ ean }).where('sku', '=', 'EAN-2-38').executeTakeFirstOrThrow()
  const eanOfFirst = async () => (await sizesOf('EAN-1')).map(({ ean }) => ean)
  const told = ['product,sku,size,ean', 'EAN-1,EAN-1-38,38,5901234123457']
  const planned = await files.run('products', told, { planOnly: true })
  await staffGive('5901234123457')
  expect(await shop.shop.imports.approve(planned.id, 'boss')).toMatchObject({ run: { status: 'applied' } })
  expect(await files.problemsOf(planned.id)).toEqual([expect.stringContaining('2 ean: ')])
  expect(await eanOfFirst()).toEqual(['4006381333931'])

  await staffGive('4012345678901')
  const changed = await files.run('products', told)
  expect(await eanOfFirst()).toEqual(['5901234123457'])
  await staffGive('4006381333931')
  expect(await files.undo(changed.id)).toEqual(['undone', 1])
  expect(await eanOfFirst()).toEqual(['5901234123457'])
})
