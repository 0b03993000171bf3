import { beforeEach, expect, test } from 'vitest'
import { openTestShop } from '#test/shop/open-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const shop = await openTestShop({ codeAttemptsPerNetwork: 40 })
await shop.shop.importPromotions([
  {
    key: 'welcome',
    code: 'WELCOME10',
    name: { en: 'Welcome', nl: 'Welkom', de: 'Willkommen', fr: 'Bienvenue' },
    benefit: { kind: 'percentage', rate: 1000 },
  },
])
const clientAddress = '192.0.2.7'

beforeEach(() => shop.db.deleteFrom('rate_limits').execute())

async function type(token: string, code: string, address = clientAddress): Promise<string> {
  const { addToCart } = (await shop.ask(
    `mutation ($items: [CartItemInput!]!) { addToCart(items: $items) { __typename ... on Cart { errors { messageKey } } ... on Refused { refusals { messageKey } } } }`,
    { items: [{ referencedId: code, type: 'promotion', quantity: 1 }] },
    { token, clientAddress: address },
  )) as unknown as {
    addToCart: { errors?: { messageKey: string }[]; refusals?: { messageKey: string }[] }
  }
  return addToCart.refusals?.[0]?.messageKey ?? addToCart.errors?.at(-1)?.messageKey ?? ''
}

async function withBoot(): Promise<string> {
  const me = await apiShopper(shop)
  await me.add(fixtures.boot)
  return me.token
}

test('a cart is told to wait after thirty codes that don’t exist, and another one behind the same address is not', async () => {
  const guesser = await withBoot()
  for (let n = 0; n < 30; n++) expect(await type(guesser, `GUESS${n}`)).toBe('promotion-not-found')
  expect(await type(guesser, 'GUESS30')).toBe('too-many-requests')
  expect(await type(await withBoot(), 'GUESS31')).toBe('promotion-not-found')
})

test('codes that exist never count', async () => {
  const me = await withBoot()
  for (let n = 0; n < 35; n++) expect(await type(me, 'WELCOME10')).toBe('promotion-discount-added')
  // A barcode is no guess before somebody has said who they are: nobody is told whether it exists.
  for (let n = 0; n < 35; n++) expect(await type(me, '2900000000018')).toBe('voucher-login-required')
  expect(await shop.db.selectFrom('rate_limits').select('count').execute()).toEqual([])
})

test('a network is a flood gate, as wide as the settings say', async () => {
  for (let n = 0; n < 4; n++) {
    const guesser = await withBoot()
    for (let m = 0; m < 10; m++) expect(await type(guesser, `GUESS${n}${m}`)).toBe('promotion-not-found')
  }
  expect(await type(await withBoot(), 'ONE-MORE')).toBe('too-many-requests')
  expect(await type(await withBoot(), 'ONE-MORE', '192.0.2.8')).toBe('promotion-not-found')
})
