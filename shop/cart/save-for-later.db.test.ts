import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { mostLines } from './cart.ts'

const shop = await openTestShop()

const fields = `__typename ... on Cart { count items { id referencedId quantity } savedItems { id referencedId quantity }
  errors { messageKey } } ... on Refused { refusals { messageKey } }`

type Lines = readonly { readonly id: string; readonly referencedId: string; readonly quantity: number }[]
type Answer = {
  readonly count?: number
  readonly items?: Lines
  readonly savedItems?: Lines
  readonly errors?: readonly { readonly messageKey: string }[]
  readonly refusals?: readonly { readonly messageKey: string }[]
}

type Me = Awaited<ReturnType<typeof apiShopper>>
const save = (me: Me, id: string | undefined) =>
  me.call<Answer>(`mutation ($id: ID!) { saveForLater(id: $id) { ${fields} } }`, { id })
const move = (me: Me, id: string | undefined) =>
  me.call<Answer>(`mutation ($id: ID!) { moveToCart(id: $id) { ${fields} } }`, { id })
const cartOf = (me: Me) =>
  me.call<Answer>(
    'query { getCart { count items { id referencedId quantity } savedItems { id referencedId quantity } } }',
  )
const shown = (lines: Lines = []) => lines.map(({ referencedId, quantity }) => [referencedId, quantity])

/** A shopper with boots put aside, and the id of that line. */
async function withSaved(quantity = 1) {
  const me = await apiShopper(shop)
  await me.add(fixtures.boot, quantity)
  const { items } = await cartOf(me)
  const answer = await save(me, items?.[0]?.id)
  return { me, answer, id: answer.savedItems?.[0]?.id }
}

test('what is saved for later is neither counted nor ordered, and comes back as it was', async () => {
  const { me, answer, id } = await withSaved(2)
  expect(answer).toMatchObject({ count: 0, items: [] })
  expect(shown(answer.savedItems)).toEqual([[fixtures.boot, 2]])
  const back = await move(me, id)
  expect(shown(back.items)).toEqual([[fixtures.boot, 2]])
  expect(back.savedItems).toEqual([])
})

test('asked for twice, and at once, it has happened once', async () => {
  const { me, id } = await withSaved()
  const saved = await Promise.all([save(me, id), save(me, id)])
  for (const answer of saved) expect(shown(answer.savedItems)).toEqual([[fixtures.boot, 1]])
  const moved = await Promise.all([move(me, id), move(me, id), move(me, id)])
  for (const answer of moved) expect(shown(answer.items)).toEqual([[fixtures.boot, 1]])
})

test('pieces that are put into the cart meanwhile are joined', async () => {
  const { me, id } = await withSaved()
  await me.add(fixtures.boot)
  expect(shown((await move(me, id)).items)).toEqual([[fixtures.boot, 2]])
})

test('what is sold out stays saved, and is named', async () => {
  const { me, id } = await withSaved()
  const before = await shop.stockOf(fixtures.boot)
  await shop.setStock(fixtures.boot, 0)
  const answer = await move(me, id)
  await shop.setStock(fixtures.boot, before)
  expect(answer.errors).toMatchObject([{ messageKey: 'product-out-of-stock' }])
  expect(shown(answer.savedItems)).toEqual([[fixtures.boot, 1]])
})

test('it is still there after a purchase, and taken off when the shopper says so', async () => {
  const { me } = await withSaved()
  const order = await me.order(fixtures.handbag)
  await shop.decide(order.redirectUrl, 'paid')
  await me.comeBack(order.reference)
  const cart = await cartOf(me)
  expect(cart).toMatchObject({ count: 0, items: [] })
  expect(shown(cart.savedItems)).toEqual([[fixtures.boot, 1]])
  const { savedItems } = await me.call<Answer>(`mutation ($ids: [ID!]!) { deleteCartItem(ids: $ids) { ${fields} } }`, {
    ids: [cart.savedItems?.[0]?.id],
  })
  expect(savedItems).toEqual([])
})

test('an order that is not paid gives its cart back, with what was saved', async () => {
  const { me } = await withSaved()
  const order = await me.order(fixtures.handbag)
  await shop.decide(order.redirectUrl, 'failed')
  await me.comeBack(order.reference)
  await me.call<Answer>('mutation ($r: String) { restoreCart(reference: $r) { ... on Cart { count } } }', {
    r: order.reference,
  })
  const cart = await cartOf(me)
  expect(shown(cart.items)).toEqual([[fixtures.handbag, 1]])
  expect(shown(cart.savedItems)).toEqual([[fixtures.boot, 1]])
})

test('no more is put aside, or back into the cart, than a cart may hold', async () => {
  const { me, id } = await withSaved()
  await me.add(fixtures.handbag)
  const fill = (type: 'product' | 'saved', lines: number) =>
    sql`insert into cart_lines (cart_id, type, referenced_id, quantity, price_when_added)
      select cart_id, ${type}, 'no-longer-sold-' || number, 1, 100
      from cart_lines, generate_series(1, ${lines}) as number where id = ${id}`.execute(shop.db)
  await fill('product', mostLines - 1)
  expect(await move(me, id)).toMatchObject({ refusals: [{ messageKey: 'cart-too-large' }] })
  await fill('saved', mostLines - 1)
  const handbag = (await cartOf(me)).items?.find(({ referencedId }) => referencedId === fixtures.handbag)
  expect(await save(me, handbag?.id)).toMatchObject({ refusals: [{ messageKey: 'cart-too-large' }] })
  // What joins a line is none more.
  await me.add(fixtures.boot)
  await sql`update cart_lines set referenced_id = ${fixtures.boot} where id = ${handbag?.id}`.execute(shop.db)
  expect(shown((await move(me, id)).items)).toEqual([[fixtures.boot, 2]])
})

test('somebody else’s line can’t be moved', async () => {
  const { id } = await withSaved()
  const stranger = await apiShopper(shop, storefrontOf('nl_NL').code)
  await stranger.add(fixtures.handbag)
  expect(await move(stranger, id)).toMatchObject({ refusals: [{ messageKey: 'cart-line-not-found' }] })
})
