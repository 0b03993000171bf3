import { describe, expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { openImportShop } from '#test/shop/import-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { memberOfStaff } from '#test/shop/staff.ts'
import { askAs, machineWithFiles, staffApi } from '#test/shop/staff-api.ts'

const { shop, clock, db } = await openImportShop()
const { machine } = await machineWithFiles()
const api = staffApi(shop, machine)
/** The clock is moved for days, and a session lasts for hours. */
const freshToken = async () => (await memberOfStaff(shop, ['merchandiser'])).token

async function ask<T>(query: string, variables: Record<string, unknown> = {}, token?: string): Promise<T> {
  const sessionToken = token ?? (await freshToken())
  return askAs<T>(api, sessionToken, query, variables)
}

type Page = {
  readonly products: { readonly products: readonly { readonly sku: string }[]; readonly next: string | null }
}
const skusIn = async (filter: object) => {
  const query = 'query ($filter: ProductFilter!) { products(filter: $filter) { products { sku } next } }'
  return (await ask<Page>(query, { filter })).products.products.map(({ sku }) => sku)
}
type Answer = { readonly id: string | null; readonly problems: readonly { readonly messageKey: string }[] }
const plan = async (given: Record<string, unknown>, token?: string) => {
  const query = `mutation ($selection: ProductSelection!, $storefronts: [String!]!, $by: PriceMove!, $value: Int!,
    $ending: PriceEnding!, $from: String, $until: String) {
    planPriceChange(selection: $selection, storefronts: $storefronts, by: $by, value: $value, ending: $ending,
      from: $from, until: $until) { id problems { messageKey field } } }`
  return (await ask<{ planPriceChange: Answer }>(query, given, token)).planPriceChange
}
const decide = async (given: Record<string, unknown>) => {
  const query = `mutation ($selection: ProductSelection!, $decision: ProductDecision!, $category: String, $from: String,
    $until: String) {
    planProductChange(selection: $selection, decision: $decision, category: $category, from: $from, until: $until) {
      id problems { messageKey field } } }`
  return (await ask<{ planProductChange: Answer }>(query, given)).planProductChange
}
const approve = async ({ id, problems }: Answer) => {
  expect([id, problems]).toEqual([expect.any(String), []])
  return ask('mutation ($id: Int!) { approveImport(id: $id) { problems { messageKey } } }', { id: Number(id) })
}
const boot = '10001.001'
const priceOf = async (sku: string, storefront: 'nl_NL' | 'de_DE' = 'nl_NL') => {
  const rows = await db
    .selectFrom('prices')
    .innerJoin('variants', 'variants.id', 'prices.variant_id')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .where('products.sku', '=', sku)
    .where('prices.store_code', '=', storefront)
    .select(['price', 'regular_price'])
    .distinct()
    .execute()
  return rows.map((row) => [row.price, row.regular_price])
}
const productOf = (sku: string) =>
  db.selectFrom('products').selectAll().where('sku', '=', sku).executeTakeFirstOrThrow()

describe('the list of products', () => {
  test('is narrowed by what it is asked for', async () => {
    const all = await skusIn({ view: 'ALL' })
    expect(all).toContain(boot)
    expect(await skusIn({ view: 'ON_SALE' })).toEqual(all)
    expect(await skusIn({ view: 'WITHDRAWN' })).toEqual([])
    expect(await skusIn({ view: 'ALL', text: boot })).toEqual([boot])
    const { brand_id } = await productOf(boot)
    const brand = await db.selectFrom('brands').select('slug').where('id', '=', brand_id).executeTakeFirstOrThrow()
    const ofBrand = await skusIn({ view: 'ALL', brand: brand.slug })
    expect(ofBrand).toContain(boot)
    expect(await skusIn({ view: 'ALL', brand: 'nobody' })).toEqual([])
    expect(await skusIn({ view: 'ALL', category: 'nowhere' })).toEqual([])
  })

  test('goes on where a page ended, and names nothing twice', async () => {
    const all = await skusIn({ view: 'ALL' })
    const { next } = (
      await ask<Page>('{ products(filter: { view: ALL }, after: "nonsense") { products { sku } next } }')
    ).products
    expect(next).toBeNull()
    expect(new Set(all).size).toBe(all.length)
  })

  test('knows what is sold out and what lacks something', async () => {
    // The boot is sold in tests below.
    const other = (await skusIn({ view: 'ALL' })).find((sku) => sku !== boot) ?? ''
    const { id } = await productOf(other)
    await db
      .updateTable('stock')
      .set({ available: 0 })
      .where('variant_id', 'in', db.selectFrom('variants').select('id').where('product_id', '=', id))
      .execute()
    await db
      .updateTable('products')
      .set({ incomplete: ['name_de'] })
      .where('id', '=', id)
      .execute()
    await shop.shop.invalidate(undefined)
    await expect.poll(() => skusIn({ view: 'SOLD_OUT' })).toContain(other)
    expect(await skusIn({ view: 'INCOMPLETE' })).toEqual([other])
    await db.updateTable('products').set({ incomplete: [] }).where('id', '=', id).execute()
  })
})

/** What the storefront asks for the boot, and what a new cart comes to with it. */
async function asked() {
  await shop.shop.invalidate(undefined)
  const query = `{ pdp(sku: "${boot}") { price { amount } } }`
  const page = await shop.api.execute({ query, variables: {} }, { storefront: storefrontOf('nl_NL') })
  const { pdp } = page.data as { pdp: { price: { amount: number } } }
  const me = await apiShopper(shop)
  await me.add(`${boot}.38`)
  return { page: pdp.price.amount, cart: (await me.cart()).price.totalPrice.amount }
}

describe('cells of a list', () => {
  type Cells = {
    readonly productGridCells: readonly {
      readonly sku: string
      readonly price: object | null
      readonly isOnePrice: boolean
    }[]
  }
  const query = `query ($skus: [String!]!, $storefront: String!) {
    productGridCells(skus: $skus, storefront: $storefront) { sku price { amount currency } isOnePrice } }`

  test('say what the cheapest size costs in one storefront, and whether all cost the same', async () => {
    const sku = '10001.001'
    const all = await shop.shop.productGrid.sizePrices([sku], 'nl_NL')
    const amounts = all.map(({ price }) => price)
    const { productGridCells } = await ask<Cells>(query, { skus: [sku, 'nothing'], storefront: 'nl_NL' })
    expect(amounts.length).toBeGreaterThan(0)
    expect(productGridCells).toEqual([
      { sku, price: { amount: Math.min(...amounts), currency: 'EUR' }, isOnePrice: new Set(amounts).size === 1 },
      { sku: 'nothing', price: null, isOnePrice: false },
    ])
  })

  test('of a storefront that somebody doesn’t see say nothing', async () => {
    const { token } = await memberOfStaff(shop, ['merchandiser'], ['nl_NL'])
    const asked = { skus: ['10001.001'], storefront: 'en_GB' }
    expect((await ask<Cells>(query, asked, token)).productGridCells).toEqual([])
  })
})

describe('prices of many', () => {
  test('change when their plan is approved, all of them, and come back with the undo', async () => {
    const before = await priceOf(boot)
    const wanted = { skus: [boot] }
    const given = { selection: wanted, storefronts: ['nl_NL'], by: 'PERCENT', value: -2000, ending: 'ENDS_95' }
    const planned = await plan(given)
    expect(await priceOf(boot)).toEqual(before)
    const { import: run } = await ask<{ import: { status: string; rows: { was: string; becomes: string }[] } }>(
      'query ($id: Int!) { import(id: $id) { status rows { was becomes } } }',
      { id: Number(planned.id) },
    )
    expect(run.status).toBe('waiting')
    expect(run.rows).toEqual([{ was: '€\u00a0100,00', becomes: '€\u00a079,95 (normaal €\u00a0100,00)' }])
    await approve(planned)
    expect(await priceOf(boot)).toEqual([[7995, 10_000]])
    await shop.shop.invalidate(undefined)
    await expect.poll(() => skusIn({ view: 'REDUCED' })).toContain(boot)
    await shop.shop.imports.undo(Number(planned.id), 'Nadia')
    expect(await priceOf(boot)).toEqual(before)
  })

  test('begin to the second at the moment that was planned, for the page and for the cart', async () => {
    const selection = { skus: [], filter: { view: 'ALL', text: boot } }
    const given = { selection, storefronts: ['nl_NL', 'de_DE'], by: 'PERCENT', value: -1000, ending: 'ENDS_ANY' }
    await approve(await plan({ ...given, from: '2031-11-28T00:00', until: '2031-12-01T00:00' }))
    clock.moveTo('2031-11-27T22:59:59.999Z')
    await shop.shop.beginPrices()
    expect(await priceOf(boot)).toEqual([[10_000, null]])
    expect(await asked()).toEqual({ page: 10_000, cart: 10_000 })
    clock.moveTo('2031-11-27T23:00:00Z')
    await shop.shop.beginPrices()
    expect(await priceOf(boot)).toEqual([[9000, 10_000]])
    expect(await asked()).toEqual({ page: 9000, cart: 9000 })
    expect(await priceOf(boot, 'de_DE')).toEqual([[9000, 10_000]])
    clock.moveTo('2031-11-30T23:00:00Z')
    await shop.shop.beginPrices()
    expect(await priceOf(boot)).toEqual([[10_000, null]])
  })

  test('of other storefronts than those of who asks are left', async () => {
    const german = await memberOfStaff(shop, ['merchandiser'], ['de_DE'])
    const given = { selection: { skus: [boot] }, by: 'TO', value: 5000, ending: 'ENDS_ANY' }
    const answer = await plan({ ...given, storefronts: ['nl_NL'] }, german.token)
    expect(answer.problems).toEqual([{ messageKey: 'storefront-required', field: 'storefronts' }])
  })

  test.each([
    [{ skus: [] }, 'PERCENT', -1000, 'products-nothing-to-change'],
    [{ skus: [boot] }, 'PERCENT', 0, 'order-amount-invalid'],
    [{ skus: [boot] }, 'TO', -5, 'order-amount-invalid'],
  ])('of %j %s %i are refused', async (selection, by, value, messageKey) => {
    const answer = await plan({ selection, storefronts: ['nl_NL'], by, value, ending: 'ENDS_ANY' })
    expect(answer.problems[0]?.messageKey).toBe(messageKey)
  })
})

describe('what is decided of products', () => {
  test('takes them off sale at once, and no file puts them back', async () => {
    const planned = await decide({ selection: { skus: [boot] }, decision: 'WITHDRAW' })
    const { import: run } = await ask<{ import: { rows: { was: string; becomes: string }[] } }>(
      'query ($id: Int!) { import(id: $id) { rows { was becomes } } }',
      { id: Number(planned.id) },
    )
    expect(run.rows).toEqual([{ was: 'on_sale: yes\nwithdrawn: –', becomes: 'on_sale: no\nwithdrawn: yes' }])
    await approve(planned)
    expect(await productOf(boot)).toMatchObject({ active: false, withdrawn: true })
    expect(await skusIn({ view: 'WITHDRAWN' })).toEqual([boot])
    await approve(await decide({ selection: { skus: [boot] }, decision: 'PUBLISH' }))
    expect(await productOf(boot)).toMatchObject({ active: true, withdrawn: false })
  })

  test('begins and ends by itself at its moments', async () => {
    const from = '2032-01-10T09:00'
    await approve(await decide({ selection: { skus: [boot] }, decision: 'PUBLISH', from, until: '2032-01-11T09:00' }))
    expect((await productOf(boot)).active).toBe(false)
    clock.moveTo('2032-01-10T08:00:00Z')
    await Promise.all([shop.shop.publishProducts(), shop.shop.publishProducts()])
    expect(await productOf(boot)).toMatchObject({ active: true, on_sale_from: null })
    clock.moveTo('2032-01-11T08:00:00Z')
    await shop.shop.publishProducts()
    expect(await productOf(boot)).toMatchObject({ active: false, withdrawn: true, on_sale_until: null })
    await approve(await decide({ selection: { skus: [boot] }, decision: 'PUBLISH' }))
  })

  test('lets them stand in another category', async () => {
    const { productChoices } = await ask<{ productChoices: { categories: { key: string; level: number }[] } }>(
      '{ productChoices { categories { key level } brands { slug } } }',
    )
    const { categories } = productChoices
    const root = categories.find(({ level }) => level === 1)?.key ?? ''
    const leaf = categories.findLast(({ level }) => level > 1)?.key ?? ''
    await approve(await decide({ selection: { skus: [boot] }, decision: 'MOVE_TO_CATEGORY', category: root }))
    expect(await skusIn({ view: 'ALL', category: leaf })).not.toContain(boot)
    await approve(await decide({ selection: { skus: [boot] }, decision: 'ADD_CATEGORY', category: leaf }))
    expect(await skusIn({ view: 'ALL', category: leaf })).toContain(boot)
    const nowhere = await decide({ selection: { skus: [boot] }, decision: 'ADD_CATEGORY' })
    expect(nowhere.problems).toEqual([{ messageKey: 'field-required', field: 'toCategory' }])
  })
})
