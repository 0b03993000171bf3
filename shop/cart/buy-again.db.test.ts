import { expect, test } from 'vitest'
import { openTestShop } from '#test/shop/open-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const shop = await openTestShop()

const again = `mutation ($reference: String!) { buyAgain(reference: $reference) {
  __typename ... on Cart { items { referencedId quantity } errors { messageKey name } } ... on Refused { refusals { messageKey } }
} }`

async function bought(...skus: readonly string[]) {
  const me = await apiShopper(shop)
  for (const sku of skus.slice(1)) await me.add(sku)
  const order = await me.order(skus[0] ?? fixtures.boot)
  await shop.decide(order.redirectUrl, 'paid')
  await me.comeBack(order.reference)
  return { me, order }
}

test('what was ordered is in the cart once more', async () => {
  const { me, order } = await bought(fixtures.boot, fixtures.handbag)
  expect((await me.cart()).count).toBe(0)
  expect(await shop.ask(again, { reference: order.reference }, { token: me.token })).toMatchObject({
    buyAgain: {
      errors: [],
      items: expect.arrayContaining([
        { referencedId: fixtures.boot, quantity: 1 },
        { referencedId: fixtures.handbag, quantity: 1 },
      ]),
    },
  })
})

test('what is sold out stays out, and is named', async () => {
  const { me, order } = await bought(fixtures.boot, fixtures.handbag)
  await shop.setStock(fixtures.handbag, 0)
  const { buyAgain } = (await shop.ask(again, { reference: order.reference }, { token: me.token })) as never as {
    buyAgain: { items: { referencedId: string }[]; errors: { messageKey: string; name: string }[] }
  }
  expect(buyAgain.items.map(({ referencedId }) => referencedId)).toEqual([fixtures.boot])
  expect(buyAgain.errors).toMatchObject([{ messageKey: 'product-out-of-stock' }])
})

test('a forged reference puts nothing into a cart', async () => {
  const me = await apiShopper(shop)
  expect(await shop.ask(again, { reference: 'bm9ib2R5LnNlY3JldA' }, { token: me.token })).toMatchObject({
    buyAgain: { __typename: 'Refused', refusals: [{ messageKey: 'order-not-found' }] },
  })
})
