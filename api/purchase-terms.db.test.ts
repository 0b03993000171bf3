import { expect, test } from 'vitest'
import { openTestShop } from '#test/shop/open-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures, smallCatalog } from '#test/shop/small-catalog.ts'

const shop = await openTestShop()

/** The cart is delivered for nothing; boots of one size are bought in pairs of pairs. */
await shop.shop.importCatalog({
  ...smallCatalog,
  products: smallCatalog.products.map((product) => ({
    ...product,
    shippingFree: product.variants.some(({ sku }) => sku === fixtures.handbag),
    variants: product.variants.map((variant) => ({
      ...variant,
      ...(variant.sku === fixtures.boot ? { minPurchase: 2, purchaseSteps: 2, maxPurchase: 6 } : {}),
      ...(variant.sku === fixtures.handbag
        ? { dimensions: { length: 80, width: 260, height: 190 }, restockDate: '2026-12-01' }
        : {}),
    })),
  })),
})

const fields =
  'stock restockTime minPurchase maxPurchase purchaseSteps shippingFree weight width height length ratingAverage'

test('a product and its sizes tell how many can be bought, what they weigh and measure, and when more comes', async () => {
  const { pdp } = (await shop.ask(`query ($sku: String!) { pdp(sku: $sku) { ${fields} variants { sku ${fields} } } }`, {
    sku: fixtures.handbag.slice(0, -4),
  })) as unknown as { pdp: { variants: readonly object[] } }
  expect(pdp).toMatchObject({
    shippingFree: true,
    ratingAverage: null,
    restockTime: 10,
    minPurchase: 1,
    maxPurchase: 10,
    purchaseSteps: 1,
    weight: 800,
    width: 260,
    height: 190,
    length: 80,
  })
  expect(pdp.variants).toEqual([
    expect.objectContaining({
      sku: fixtures.handbag,
      restockTime: 10,
      minPurchase: 1,
      maxPurchase: 10,
      purchaseSteps: 1,
      shippingFree: true,
      weight: 800,
      width: 260,
      height: 190,
      length: 80,
      ratingAverage: null,
    }),
  ])
})

test('what is bought in twos is put in by two, and changed by two', async () => {
  const me = await apiShopper(shop)
  expect(await me.add(fixtures.boot)).toMatchObject({ count: 2, errors: [] })
  expect(await me.add(fixtures.boot)).toMatchObject({ count: 4 })
  const { items } = await me.call<{ items: { id: string; minPurchase: number; purchaseSteps: number }[] }>(
    'query { getCart { items { id minPurchase purchaseSteps } } }',
  )
  expect(items).toEqual([expect.objectContaining({ minPurchase: 2, purchaseSteps: 2 })])
  const change = (quantity: number) =>
    me.call<{ count?: number; errors?: { messageKey: string }[]; refusals?: { messageKey: string }[] }>(
      'mutation ($id: ID!, $quantity: Int!) { updateCartItem(id: $id, quantity: $quantity) { ... on Cart { count errors { messageKey } } ... on Refused { refusals { messageKey } } } }',
      { id: items[0]?.id, quantity },
    )
  expect(await change(6)).toMatchObject({ count: 6 })
  const said = async (quantity: number) => {
    const answer = await change(quantity)
    return (answer.refusals ?? answer.errors ?? []).map(({ messageKey }) => messageKey)
  }
  expect(await said(1)).toEqual(['quantity-not-sold'])
  expect(await said(3)).toEqual(['quantity-not-sold'])
  expect(await said(8)).toEqual(['quantity-above-maximum'])
  expect(await said(0)).toEqual(['quantity-invalid'])
  expect((await me.cart()).count).toBe(6)
})

test('what is not sold in its number any more is said in the cart, and can’t be ordered', async () => {
  const me = await apiShopper(shop)
  await me.readyToOrder(fixtures.lastItem)
  await shop.db
    .updateTable('variants')
    .set({ min_purchase: 2, max_purchase: 4 })
    .where('sku', '=', fixtures.lastItem)
    .execute()
  const { errors } = await me.call<{ errors: { messageKey: string }[] }>('query { getCart { errors { messageKey } } }')
  expect(errors.map(({ messageKey }) => messageKey)).toContain('quantity-not-sold')
  expect((await me.place()).refusals?.map(({ messageKey }) => messageKey)).toContain('quantity-not-sold')
})

test('an order of what is delivered for nothing costs nothing to deliver, by whichever way', async () => {
  const me = await apiShopper(shop)
  await me.add(fixtures.handbag)
  const methods = () =>
    me.call<{ price: { amount: number } }[]>('query { getShippingMethods(onlyAvailable: true) { price { amount } } }')
  expect((await me.discounts()).price).toMatchObject({ shipping: { amount: 0 }, totalPrice: { amount: 4995 } })
  expect((await methods()).map(({ price }) => price.amount)).toEqual([0, 0, 0, 0])
  const order = await me.order(fixtures.handbag)
  const row = await shop.db
    .selectFrom('orders')
    .select(['total', 'shipping_total'])
    .where('number', '=', order.orderNumber)
    .executeTakeFirstOrThrow()
  expect(row.shipping_total).toBe(0)
})
