import { describe, expect, test } from 'vitest'
import { openTestShop } from '#test/shop/open-shop.ts'
import { addresses, apiShopper, refusalFields, type ShopperAnswer } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const shop = await openTestShop()

type Context = {
  billingAddressRequired?: boolean
  shippingMethod?: { id: string }
  billingAddress?: { street: string; firstName: string }
}
const fields = 'billingAddressRequired shippingMethod { id } billingAddress { street firstName }'
const contact = { email: 'sanne@example.com', firstName: 'Sanne', lastName: 'de Wit' }

/** Somebody with a cart who means to collect it. */
async function collector(sku: string = fixtures.handbag, quantity = 1) {
  const me = await apiShopper(shop)
  await me.add(sku, quantity)
  await me.choosePayment()
  const told = (change: Record<string, unknown> = {}) =>
    me.call<ShopperAnswer<Context>>(
      `mutation ($email: String!, $firstName: String!, $lastName: String!, $phoneNumber: String, $billingAddress: AddressInput) {
        setPickupContact(email: $email, firstName: $firstName, lastName: $lastName, phoneNumber: $phoneNumber, billingAddress: $billingAddress) {
          ... on Context { ${fields} } ${refusalFields}
        }
      }`,
      { ...contact, ...change },
    )
  return {
    ...me,
    told,
    at: (type: string, providerId: string) =>
      me.call<ShopperAnswer<{ pickup?: { hasAll: boolean } }>>(
        `mutation ($type: ID!, $id: ID!) { setServicePoint(type: $type, providerId: $id) { ... on Context { pickup { hasAll } } ${refusalFields} } }`,
        { type, id: providerId },
      ),
    by: (id: string) =>
      me.call<ShopperAnswer<object>>(
        `mutation ($token: String!, $id: ID!) { updateShippingMethod(token: $token, id: $id) { ... on Context { token } ${refusalFields} } }`,
        { token: me.token, id },
      ),
    methods: () =>
      me.call<{ id: string }[]>('query ($token: String) { getPaymentMethods(token: $token) { id } }', {
        token: me.token,
      }),
  }
}

const keysOf = ({ refusals = [] }: ShopperAnswer<object>) =>
  refusals.map(({ messageKey, field }) => [messageKey, field])

describe('who collects an order in a store', () => {
  test('says who they are and how they are reached, and orders without an address', async () => {
    const me = await collector()
    expect(await me.told()).toEqual({
      billingAddressRequired: false,
      shippingMethod: { id: 'store-pickup' },
      billingAddress: { street: '', firstName: 'Sanne' },
    })
    expect(await me.at('store-pickup', 'AMS')).toEqual({ pickup: { hasAll: false } })
    const placed = await me.place()
    const order = await shop.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', placed.id ?? '')
      .executeTakeFirstOrThrow()
    expect(order.billing_address).toMatchObject({ firstName: 'Sanne', lastName: 'de Wit', street: '', city: '' })
    expect(order.shipping_address).toMatchObject({ firstName: 'Sanne', city: 'Amsterdam', street: 'Street' })
  })

  test('is told of every error at once', async () => {
    const me = await collector()
    expect(keysOf(await me.told({ email: 'sanne', firstName: '', lastName: '<b>', phoneNumber: '12' }))).toEqual([
      ['email-invalid', 'email'],
      ['first-name-required', 'billingAddress.firstName'],
      ['name-invalid', 'billingAddress.lastName'],
      ['phone-invalid', 'billingAddress.phoneNumber'],
    ])
  })

  test('gives an address for the bill where the law or the lender wants one', async () => {
    const me = await collector(fixtures.boot, 2)
    expect((await me.told()).billingAddressRequired).toBe(true)
    await me.at('store-pickup', 'AMS')
    expect(keysOf(await me.place())).toEqual([['billing-address-required', 'billingAddress']])
    expect((await me.methods()).map(({ id }) => id)).not.toContain('riverty')

    expect((await me.told({ billingAddress: addresses.nl_NL })).billingAddress?.street).toBe('Damrak')
    await me.at('store-pickup', 'AMS')
    expect((await me.methods()).map(({ id }) => id)).toContain('riverty')
    expect((await me.place()).orderNumber).toBeDefined()
  })

  test('is refused a loan without an address, whatever was chosen before', async () => {
    const me = await collector()
    await me.told()
    await me.at('store-pickup', 'AMS')
    await me.choosePayment('riverty')
    expect(keysOf(await me.place({ rivertyTermsAccepted: true }))).toEqual([
      ['billing-address-required', 'billingAddress'],
    ])
  })

  test('can have nothing sent before they say where they live', async () => {
    const me = await collector()
    await me.told()
    expect(keysOf(await me.by('postnl'))).toEqual([['address-missing', null]])
    expect(keysOf(await me.place())).toEqual([['service-point-missing', 'shippingMethod']])
    await me.giveAddress()
    expect(await me.by('postnl')).toEqual({ token: me.token })
    expect((await me.place()).orderNumber).toBeDefined()
  })

  test('finds none of this where there are no stores', async () => {
    const me = await apiShopper(shop, 'en_GB')
    await me.add(fixtures.handbag)
    const answer = await me.call<ShopperAnswer<Context>>(
      `mutation { setPickupContact(email: "amy@example.com", firstName: "Amy", lastName: "Reed") { ... on Context { ${fields} } ${refusalFields} } }`,
    )
    expect(keysOf(answer)).toEqual([['shipping-method-not-found', 'shippingMethod']])
  })
})

test('stores say which has all of the cart, and when it is ready elsewhere', async () => {
  const find = async (sku: string, quantity: number) => {
    const me = await apiShopper(shop)
    await me.add(sku, quantity)
    const { points } = await me.call<{ points: { pickup: { hasAll: boolean; readyAt: string } }[] }>(
      'query ($token: String) { findServicePoints(type: "store-pickup", token: $token) { ... on FoundServicePoints { points { pickup { hasAll readyAt ready { daysAhead } } } } } }',
      { token: me.token },
    )
    return points[0]?.pickup
  }
  const there = await find('10001.001.41', 3)
  expect(there?.hasAll).toBe(true)
  const brought = await find(fixtures.boot, 1)
  expect(brought?.hasAll).toBe(false)
  expect(Date.parse(brought?.readyAt ?? '')).toBeGreaterThan(Date.parse(there?.readyAt ?? ''))
})
