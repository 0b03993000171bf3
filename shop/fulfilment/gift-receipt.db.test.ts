import { expect, test } from 'vitest'
import { day } from '#kernel/clock.ts'
import { newCode } from '#kernel/ids.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { apiShopper, type PlacedOrder } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { sentParcel } from '#test/shop/staff-order.ts'

const shop = await openTestShop()

/** A present that is paid, and the code of its receipt. */
async function present(sku: string = fixtures.boot) {
  const me = await apiShopper(shop)
  await me.readyToOrder(sku)
  const placed = (await me.place({ giftReceipt: true })) as PlacedOrder
  const { redirectUrl = '' } = await me.pay(placed.id)
  return { ...placed, me, redirectUrl, code: await codeOf(placed.id) }
}

async function arrived(sku?: string) {
  const given = await present(sku)
  await shop.decide(given.redirectUrl, 'paid')
  await given.me.comeBack(given.reference)
  await shop.runJobs()
  const tell = (news: object) =>
    shop.shop.applyWarehouseEvent({ ...news, order: given.orderNumber, at: shop.clock.now() } as never)
  await tell(sentParcel())
  await tell({ type: 'delivered', parcel: 'P1' })
  return given
}

const codeOf = async (orderId: string) => (await shop.shop.giftCodeOf(orderId)) ?? ''

const giftQuery = `query ($code: String!) { giftReceipt(code: $code) {
  code returnsOver pieces { position quantity name size } returnable { position quantity }
  exchangeChoices { position sku } returns { reference way }
} }`
type Gift = {
  code: string
  pieces: { position: number }[]
  returnable: { position: number; quantity: number }[]
  exchangeChoices: { position: number; sku: string }[]
  returns: { reference: string; way: string }[]
}
const look = async (code: string, store = 'nl_NL') =>
  (await shop.ask(giftQuery, { code }, { store: store as 'nl_NL' })).giftReceipt as unknown as Gift | null

const act = async (operation: 'returnGift' | 'exchangeGift', code: string, input: object) => {
  const type = operation === 'returnGift' ? 'AnnounceReturnInput' : 'ExchangePiecesInput'
  const answer = await shop.ask(
    `mutation ($code: String!, $input: ${type}!) { ${operation}(code: $code, input: $input) {
      ... on ReturnAnnounced { reference } ... on Refused { refusals { messageKey } } } }`,
    { code, input },
  )
  return answer[operation] as unknown as { reference?: string; refusals?: { messageKey: string }[] }
}

test('who holds the receipt sees what was given once it is paid, in its storefront, however they type the code', async () => {
  const given = await present()
  expect(given.code).toMatch(/^[0-9A-Z]{12}$/)
  expect(await look(given.code)).toBeNull()
  await shop.decide(given.redirectUrl, 'paid')
  await given.me.comeBack(given.reference)
  const written = given.code.toLowerCase().replace(/(.{4})(.{4})/, '$1 $2-')
  expect(await look(written)).toMatchObject({ pieces: [{ position: 0, quantity: 1 }], returnable: [] })
  expect(await look(given.code, 'de_DE')).toBeNull()
  expect(await look(given.reference)).toBeNull()
})

test('nobody who did not ask for one has one, and who thinks better of it has none', async () => {
  const me = await apiShopper(shop)
  await me.readyToOrder(fixtures.boot)
  const placed = (await me.place({ giftReceipt: true })) as PlacedOrder
  const code = await codeOf(placed.id)
  const again = (await me.place({ giftReceipt: true })) as PlacedOrder
  expect([again.id, await codeOf(placed.id)]).toEqual([placed.id, code])
  await me.place({})
  expect(await codeOf(placed.id)).toBe('')
})

test('a return by the code is one, however often the button is pressed, and is a return of the order', async () => {
  const { code, id } = await arrived()
  const gift = await look(code)
  expect(gift?.returnable).toEqual([{ position: 0, quantity: 1 }])
  const input = { pieces: [{ position: 0, quantity: 1 }], way: 'store', idempotencyKey: newCode() }
  const both = await Promise.all([act('returnGift', code, input), act('returnGift', code, input)])
  expect(both[0]?.reference).toMatch(/^R-/)
  expect(both[1]?.reference).toBe(both[0]?.reference)
  expect(await look(code)).toMatchObject({ returnable: [], returns: [{ reference: both[0]?.reference, way: 'store' }] })
  const other = { ...input, idempotencyKey: newCode() }
  expect((await act('returnGift', code, other)).refusals).toMatchObject([{ messageKey: 'return-too-many' }])
  const returns = await shop.db.selectFrom('returns').select('order_id').where('order_id', '=', id).execute()
  expect(returns).toHaveLength(1)
})

test('an exchange by the code answers nothing that opens the order that is sent, which is a present itself', async () => {
  const { code, id } = await arrived()
  const gift = await look(code)
  const sku = gift?.exchangeChoices[0]?.sku ?? ''
  const input = { pieces: [{ position: 0, quantity: 1, sku }], way: 'post', idempotencyKey: newCode() }
  expect(await act('exchangeGift', code, input)).toEqual({ reference: expect.stringMatching(/^R-/) })
  const sent = await shop.db
    .selectFrom('orders')
    .select(['id', 'total', 'shipping_address'])
    .where('exchange_of', '=', id)
    .executeTakeFirstOrThrow()
  const next = await codeOf(sent.id)
  expect(next).toMatch(/^[0-9A-Z]{12}$/)
  expect(next).not.toBe(code)
})

test('a made-up code does nothing', async () => {
  const input = { pieces: [{ position: 0, quantity: 1 }], way: 'store', idempotencyKey: newCode() }
  expect((await act('returnGift', '7K3M-9Q2X-ABCD', input)).refusals).toMatchObject([{ messageKey: 'order-not-found' }])
  const exchange = { ...input, pieces: [{ position: 0, quantity: 1, sku: fixtures.lastItem }] }
  expect((await act('exchangeGift', '', exchange)).refusals).toMatchObject([{ messageKey: 'order-not-found' }])
})

test('after its days a code opens nothing', async () => {
  const { code } = await arrived()
  shop.clock.advance(101 * day)
  expect(await look(code)).toBeNull()
})

test('who guesses is answered nothing after a while, though a code be right', async () => {
  const { code } = await arrived()
  const from = { clientAddress: '198.51.100.9' } as const
  const ask = async (typed: string) =>
    (await shop.ask(giftQuery, { code: typed }, { ...from, store: 'nl_NL' })).giftReceipt
  expect(await ask(code)).not.toBeNull()
  for (let tries = 0; tries < 180; tries++) await ask('7K3M9Q2XABCD')
  expect(await ask(code)).toBeNull()
})
