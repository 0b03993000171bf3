import { describe, expect, test } from 'vitest'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { memberOfStaff } from '#test/shop/staff.ts'
import { askAs, machineWithFiles, staffApi } from '#test/shop/staff-api.ts'

const shop = await openTestShop()
const { machine, removed } = await machineWithFiles()
const api = staffApi(shop, machine)
const { token, actor } = await memberOfStaff(shop, ['merchandiser'])
const { product_id: productId } = await shop.db
  .selectFrom('variants')
  .select('product_id')
  .where('sku', '=', fixtures.boot)
  .executeTakeFirstOrThrow()
const { sku } = await shop.db.selectFrom('products').select('sku').where('id', '=', productId).executeTakeFirstOrThrow()

type Product = {
  readonly sizes: readonly {
    readonly sku: string
    readonly prices: readonly { readonly storefront: string; readonly price: { readonly amount: number } }[]
    readonly shelves: readonly { readonly location: string; readonly onHand: number; readonly available: number }[]
  }[]
}
const ask = (query: string, variables: Record<string, unknown>) =>
  askAs<Record<string, { readonly id: string | null; readonly problems: readonly object[] }>>(
    api,
    token,
    query,
    variables,
  )
async function productNow(): Promise<Product> {
  const query = `query ($sku: String!) { product(sku: $sku) { sizes { sku prices { storefront price { amount } }
    shelves { location onHand available } } } }`
  const { product } = await ask(query, { sku })
  return product as unknown as Product
}
const priceIn = ({ sizes }: Product, storefront: string) =>
  sizes.map(({ prices }) => prices.find((price) => price.storefront === storefront)?.price.amount)

const changePrice = (price: number, more = '') =>
  ask(
    `mutation ($sku: String!, $price: Int!) {
      changePrice(sku: $sku, storefronts: ["nl_NL"], price: $price ${more}) { id problems { messageKey field } } }`,
    { sku, price },
  )

describe('a price that staff change', () => {
  test('is asked at once for all sizes, stands in the books, and can be undone', async () => {
    const [before = 0] = priceIn(await productNow(), 'nl_NL')
    const { changePrice: answer } = await changePrice(before - 500)
    expect(answer?.problems).toEqual([])
    expect(new Set(priceIn(await productNow(), 'nl_NL'))).toEqual(new Set([before - 500]))
    const run = await shop.shop.imports.find(Number(answer?.id))
    expect(run).toMatchObject({ kind: 'prices', status: 'applied', startedBy: actor.member.name })
    const { entries } = await shop.shop.staff.audit({ ...actor, member: { ...actor.member, roles: ['owner'] } }, {})
    // What was asked for, and what came of it.
    expect(entries[1]).toMatchObject({ action: 'product.price', objectId: sku, after: { price: before - 500 } })
    expect(entries[0]).toMatchObject({ action: 'product.price', objectId: sku, after: { status: 'applied' } })
    expect(removed).toHaveLength(1)
    await shop.shop.imports.undo(Number(answer?.id), 'Nadia')
    expect(new Set(priceIn(await productNow(), 'nl_NL'))).toEqual(new Set([before]))
  })

  test('waits for an approval where it moves further than the settings let it', async () => {
    const [before = 0] = priceIn(await productNow(), 'nl_NL')
    const { changePrice: answer } = await changePrice(Math.round(before / 2))
    expect(await shop.shop.imports.find(Number(answer?.id))).toMatchObject({ status: 'waiting' })
    expect(priceIn(await productNow(), 'nl_NL')[0]).toBe(before)
  })

  test('is planned for a later day', async () => {
    const [before = 0] = priceIn(await productNow(), 'nl_NL')
    const { changePrice: answer } = await changePrice(before - 100, ', from: "2026-12-24"')
    expect(answer?.problems).toEqual([])
    const { product } = await ask(
      'query ($sku: String!) { product(sku: $sku) { sizes { prices { storefront planned { from price { amount } } } } } }',
      { sku },
    )
    expect(JSON.stringify(product)).toContain('2026-12-23T23:00:00.000Z')
    expect(priceIn(await productNow(), 'nl_NL')[0]).toBe(before)
  })

  test('names the price that the law will strike through', async () => {
    const [before = 0] = priceIn(await productNow(), 'de_DE')
    await ask(
      `mutation ($sku: String!, $price: Int!, $before: Int!) {
        changePrice(sku: $sku, storefronts: ["de_DE"], price: $price, regularPrice: $before, from: "2027-02-01") { id } }`,
      { sku, price: before - 1000, before },
    )
    const { product } = await ask(
      'query ($sku: String!) { product(sku: $sku) { sizes { prices { storefront planned { price { amount } priorPrice { amount } } } } } }',
      { sku },
    )
    const { sizes } = product as unknown as { sizes: { prices: { storefront: string; planned: object[] }[] }[] }
    const planned = sizes[0]?.prices.find(({ storefront }) => storefront === 'de_DE')?.planned
    expect(planned).toEqual([{ price: { amount: before - 1000 }, priorPrice: { amount: before } }])
  })

  test('is refused beside the field that is wrong, once however many storefronts it is for', async () => {
    const typed = (more: string) =>
      ask(
        `mutation ($sku: String!) { changePrice(sku: $sku, storefronts: ["nl_NL", "de_DE"], price: 9000 ${more}) {
          id problems { messageKey field } } }`,
        { sku },
      ).then(({ changePrice: answer }) => answer)
    expect(await typed(', regularPrice: 10000, from: "2027-03-05", until: "2027-03-04"')).toEqual({
      id: null,
      problems: [{ messageKey: 'import-row-refused', field: 'until' }],
    })
    expect(await typed(', regularPrice: 8000')).toEqual({
      id: null,
      problems: [{ messageKey: 'price-before-lower', field: 'regularPrice' }],
    })
    expect(await typed(', until: "2027-03-04"')).toEqual({
      id: null,
      problems: [{ messageKey: 'price-before-needed', field: 'regularPrice' }],
    })
  })

  test('is refused without an amount', async () => {
    const { changePrice: answer } = await changePrice(0)
    expect(answer).toEqual({ id: null, problems: [{ messageKey: 'order-amount-invalid', field: 'price' }] })
  })
})

test('a count of a shelf is what lies there, whatever is held of it', async () => {
  const [size] = (await productNow()).sizes
  const [shelf] = size?.shelves ?? []
  const counts = [{ sku: size?.sku, location: shelf?.location, quantity: 7 }]
  const { countStock } = await ask(
    `mutation ($sku: String!, $counts: [StockCount!]!) {
      countStock(sku: $sku, counts: $counts) { id problems { messageKey } } }`,
    { sku, counts },
  )
  expect(countStock?.problems).toEqual([])
  const [after] = (await productNow()).sizes
  expect(after?.shelves.find(({ location }) => location === shelf?.location)).toMatchObject({ onHand: 7 })
  const moved = await ask(
    `query ($sku: String!, $location: String) {
      stockMovements(sku: $sku, location: $location) { location kind change available reference } }`,
    { sku: size?.sku, location: shelf?.location },
  )
  expect(moved.stockMovements).toContainEqual({
    location: shelf?.location,
    kind: 'COUNT',
    change: 7 - (shelf?.onHand ?? 0),
    available: 7,
    reference: countStock?.id,
  })
})

test.each([
  ['its SKU', sku],
  ['a size', fixtures.boot],
  ['nothing', '%'],
])('a product is found by %s', async (what, text) => {
  const { searchProducts } = await ask('query ($text: String!) { searchProducts(text: $text) { sku } }', { text })
  const found = (searchProducts as unknown as { sku: string }[]).map((one) => one.sku)
  if (what === 'nothing') expect(found).toEqual([])
  else expect(found).toEqual([sku])
})
