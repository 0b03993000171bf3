import { describe, expect, test } from 'vitest'
import { isRefused } from '#kernel/message-key.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import type { LoggedIn } from '#shop/customers/log-in.ts'
import { settingsSource } from '#shop/settings/settings-source.ts'
import { passwordOfAll, registerMember, soundAddress } from '#test/shop/member.ts'
import { openTestShop, type TestShop } from '#test/shop/open-shop.ts'
import { demoSettingsFile, settingsOf } from '#test/shop/settings.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const nl = storefrontOf('nl_NL')
const shop = await openTestShop()

type Shopper = Awaited<ReturnType<typeof apiShopper>>
type Prepared = {
  email: string
  billingAddress: { id: string }
  shippingAddress: { id: string }
  shippingMethod: { id: string }
  paymentMethod: { id: string } | null
  cart: { price: { totalPrice: { amount: number } } }
}

const prepare = ({ call }: Shopper) =>
  call<Prepared | null>(
    'mutation { prepareCheckout { email billingAddress { id } shippingAddress { id } shippingMethod { id } paymentMethod { id } cart { price { totalPrice { amount } } } } }',
  )
const choose = (me: Shopper, operation: 'updateShippingMethod' | 'updateShippingAddress', id: string) =>
  me.call(`mutation ($token: String!, $id: ID!) { ${operation}(token: $token, id: $id) { __typename } }`, {
    token: me.token,
    id,
  })

async function addAddress({ customer }: LoggedIn, street: string, own: TestShop = shop): Promise<string> {
  const added = await own.shop.addAddress(nl, customer, { ...soundAddress, street })
  if (isRefused(added)) throw new Error(JSON.stringify(added))
  return added.id
}

/** Somebody with an account, an address on each of these streets in it, and a pair of boots in their cart. */
async function member(streets: readonly string[] = ['Damrak'], own: TestShop = shop) {
  const login = await registerMember(own)
  const ids: string[] = []
  for (const street of streets) ids.push(await addAddress(login, street, own))
  const me = await apiShopper(own, 'nl_NL', login)
  await me.add(fixtures.boot)
  return { login, me, ids }
}

/** The same person in another browser, with another pair. */
async function inAnotherBrowser({ customer: { email } }: LoggedIn): Promise<Shopper> {
  const login = await shop.shop.logIn(nl, undefined, { username: email, password: passwordOfAll, device: 'Safari' })
  if (!('customerToken' in login)) throw new Error(JSON.stringify(login))
  const me = await apiShopper(shop, 'nl_NL', login)
  await me.add(fixtures.handbag)
  return me
}

async function buy(me: Shopper, state: 'paid' | 'authorized' = 'paid'): Promise<void> {
  const { id = '', reference = '' } = await me.place()
  const { redirectUrl = '' } = await me.pay(id)
  await shop.decide(redirectUrl, state)
  await me.comeBack(reference)
}

const change = (id: string, values: Record<string, string | null>) =>
  shop.db.updateTable('addresses').set(values).where('id', '=', id).execute()

describe('a checkout of somebody who is known', () => {
  test('has what the account says, and is ordered for the total that it shows', async () => {
    const { login, me, ids } = await member()
    const prepared = await prepare(me)
    expect(prepared).toMatchObject({
      email: login.customer.email,
      billingAddress: { id: ids[0] },
      shippingAddress: { id: ids[0] },
      shippingMethod: { id: 'postnl' },
      paymentMethod: null,
    })
    await me.choosePayment()
    expect(await me.place({ expectedTotal: prepared?.cart.price.totalPrice.amount })).toHaveProperty('orderNumber')
  })

  test('goes where the account says, and travels and is paid as the last order was', async () => {
    const { login, me, ids } = await member(['Damrak', 'Rokin'])
    await prepare(me)
    await choose(me, 'updateShippingAddress', ids[1] ?? '')
    await choose(me, 'updateShippingMethod', 'dhl-evening')
    await me.choosePayment('creditcard')
    await buy(me)
    const asBefore = { shippingMethod: { id: 'dhl-evening' }, paymentMethod: { id: 'creditcard' } }
    const { id } = login.customer
    const usual = (address: string | null) =>
      shop.db.updateTable('customers').set({ default_shipping_address_id: address }).where('id', '=', id).execute()
    await usual(ids[0] ?? null)
    expect(await prepare(await inAnotherBrowser(login))).toMatchObject({
      ...asBefore,
      billingAddress: { id: ids[0] },
      shippingAddress: { id: ids[0] },
    })
    // Who says nothing in the account has parcels sent where the last one went.
    await usual(null)
    expect(await prepare(await inAnotherBrowser(login))).toMatchObject({ ...asBefore, shippingAddress: { id: ids[1] } })
  })

  test('never chooses a credit for anybody', async () => {
    const { login, me } = await member()
    await prepare(me)
    await me.choosePayment('klarna')
    await buy(me, 'authorized')
    expect(await prepare(await inAnotherBrowser(login))).toMatchObject({ paymentMethod: null })
  })

  test('keeps what was said in it, however often it is prepared, and at once', async () => {
    const { me, ids } = await member(['Damrak', 'Rokin'])
    const [first, second] = await Promise.all([prepare(me), prepare(me)])
    expect(second).toEqual(first)
    await choose(me, 'updateShippingAddress', ids[1] ?? '')
    await choose(me, 'updateShippingMethod', 'dhl-evening')
    await me.choosePayment('paypal')
    expect(await prepare(me)).toMatchObject({
      billingAddress: { id: ids[0] },
      shippingAddress: { id: ids[1] },
      shippingMethod: { id: 'dhl-evening' },
      paymentMethod: { id: 'paypal' },
    })
  })
})

describe('the steps are for', () => {
  test('guests, and who has no address', async () => {
    const guest = await apiShopper(shop)
    await guest.readyToOrder(fixtures.boot)
    expect(await prepare(guest)).toBeNull()
    expect(await prepare((await member([])).me)).toBeNull()
  })

  test.each([
    ['has no street', { street: '' }],
    ['lies where nobody delivers', { country: 'GB' }],
    ['has a postcode that is none', { zipcode: '99' }],
  ])('who has an address that %s', async (_, wrong) => {
    const { me, ids } = await member()
    await change(ids[0] ?? '', wrong)
    expect(await prepare(me)).toBeNull()
    const told = await me.call<object>('{ getContext { billingAddress { id } shippingAddress { id } } }')
    expect(told).toEqual({ billingAddress: null, shippingAddress: null })
  })

  test('somebody with the session of another person, who is told nothing of them', async () => {
    const { me } = await member()
    const other = await registerMember(shop)
    await addAddress(other, 'Rokin')
    const stolen = await apiShopper(shop, 'nl_NL', { contextToken: me.token, customerToken: other.customerToken })
    expect(await prepare(stolen)).toBeNull()
    const guest = await apiShopper(shop)
    const borrowed = await apiShopper(shop, 'nl_NL', { contextToken: guest.token, customerToken: other.customerToken })
    expect(await prepare(borrowed)).toBeNull()
  })

  test('everybody, where the retailer wants it so', async () => {
    const settings = settingsSource(settingsOf({ ...demoSettingsFile, checkout: { onePage: false } }))
    const own = await openTestShop({ settings })
    expect(await prepare((await member(['Damrak'], own)).me)).toBeNull()
  })
})
