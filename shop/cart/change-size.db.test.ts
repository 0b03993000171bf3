import { expect, test } from 'vitest'
import { openTestShop } from '#test/shop/open-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const shop = await openTestShop()

const change = `mutation ($id: ID!, $sku: String!) { changeCartItemSize(id: $id, referencedId: $sku) {
  __typename ... on Cart { items { id referencedId quantity } errors { messageKey name } } ... on Refused { refusals { messageKey } }
} }`

type Answer = {
  readonly items?: readonly { readonly id: string; readonly referencedId: string; readonly quantity: number }[]
  readonly errors?: readonly { readonly messageKey: string; readonly name: string }[]
  readonly refusals?: readonly { readonly messageKey: string }[]
}

/** A shopper with a pair of boots in the cart, the SKU of another of its sizes, and their line. */
async function withBoots() {
  const me = await apiShopper(shop)
  await me.add(fixtures.boot)
  const { items } = await me.call<{ items: { id: string; product: { variants: { sku: string }[] } }[] }>(
    'query { getCart { items { id product { variants { sku } } } } }',
  )
  const [line] = items
  const other = line?.product.variants.find(({ sku }) => sku !== fixtures.boot)?.sku
  if (!line || !other) throw new Error('The small catalogue has boots in one size only')
  await shop.setStock(other, 5)
  const to = (sku: string, id = line.id) => me.call<Answer>(change, { id, sku })
  return { me, line: line.id, other, to }
}

const shown = ({ items = [] }: Answer) => items.map(({ referencedId, quantity }) => [referencedId, quantity])

test('a line gets another size of the same, and stays the line that it is', async () => {
  const { to, other, line } = await withBoots()
  const answer = await to(other)
  expect(shown(answer)).toEqual([[other, 1]])
  expect(answer.items?.[0]?.id).toBe(line)
})

test('pieces join the line of a size that is there already, and a second request changes nothing', async () => {
  const { me, to, other } = await withBoots()
  await me.add(other)
  expect(shown(await to(other))).toEqual([[other, 2]])
  expect(shown(await to(other))).toEqual([[other, 2]])
})

test('the same at once, from two windows, is one change', async () => {
  const { to, other } = await withBoots()
  const answers = await Promise.all([to(other), to(other), to(other)])
  for (const answer of answers) expect(shown(answer)).toEqual([[other, 1]])
})

test('what there is too little of stays as it was, and is named', async () => {
  const { me, to, other } = await withBoots()
  await shop.setStock(other, 0)
  const answer = await to(other)
  expect(shown(answer)).toEqual([[fixtures.boot, 1]])
  expect(answer.errors).toEqual([{ messageKey: 'product-out-of-stock', name: expect.any(String) }])
  await shop.setStock(other, 1)
  await me.add(other)
  expect((await to(other)).errors).toMatchObject([{ messageKey: 'product-stock-reached' }])
})

test('another product, a size that does not exist and somebody else’s line are refused', async () => {
  const { to, other } = await withBoots()
  expect(await to(fixtures.handbag)).toMatchObject({ refusals: [{ messageKey: 'product-not-found' }] })
  expect(await to('nothing')).toMatchObject({ refusals: [{ messageKey: 'product-not-found' }] })
  const stranger = await apiShopper(shop)
  await stranger.add(fixtures.handbag)
  const { line } = await withBoots()
  expect(await stranger.call<Answer>(change, { id: line, sku: other })).toMatchObject({
    refusals: [{ messageKey: 'cart-line-not-found' }],
  })
})
