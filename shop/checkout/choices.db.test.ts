import { describe, expect, test } from 'vitest'
import { openTestShop } from '#test/shop/open-shop.ts'
import { apiShopper, refusalFields } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const shop = await openTestShop()

describe('a delivery method', () => {
  const choose = async (token: string, id: string) => {
    const { updateShippingMethod } = await shop.ask(
      `mutation ($id: ID!, $token: String!) { updateShippingMethod(id: $id, token: $token) { ... on Context { shippingMethod { id } } ${refusalFields} } }`,
      { id, token },
    )
    return updateShippingMethod as unknown
  }

  test('is chosen where it goes, and refused where it does not', async () => {
    const me = await apiShopper(shop)
    await me.readyToOrder(fixtures.boot)
    expect(await choose(me.token, 'dhl-evening')).toEqual({ shippingMethod: { id: 'dhl-evening' } })
    await shop.db.updateTable('addresses').set({ country: 'DE' }).execute()
    expect(await choose(me.token, 'dhl-evening')).toMatchObject({
      refusals: [{ messageKey: 'shipping-method-not-found', field: 'shippingMethod' }],
    })
    expect(await choose(me.token, 'postnl')).toEqual({ shippingMethod: { id: 'postnl' } })
  })
})

test('the ways to pay of a storefront are told before there is anything to pay for', async () => {
  const methods = async (store: 'nl_NL' | 'en_GB', token?: string) => {
    const answer = await shop.ask('{ getPaymentMethods { id } }', {}, { store, token })
    return (answer as unknown as { getPaymentMethods: { id: string }[] }).getPaymentMethods.map(({ id }) => id)
  }
  expect(await methods('nl_NL')).toEqual(expect.arrayContaining(['ideal', 'creditcard', 'riverty']))
  expect(await methods('nl_NL', (await apiShopper(shop)).token)).toEqual(await methods('nl_NL'))
  expect(await methods('en_GB')).not.toContain('ideal')
})

test('while the payment provider can’t be asked, the ways to pay are refused with a reason, and the cart says so', async () => {
  const me = await apiShopper(shop)
  await me.readyToOrder(fixtures.boot)
  const options = () =>
    shop.ask(
      `{ getPaymentOptions { ... on PaymentOptions { methods { id } } ${refusalFields} } getCart { errors { messageKey level } } }`,
      {},
      { token: me.token },
    )
  const known = { getPaymentOptions: { methods: expect.arrayContaining([{ id: 'ideal' }]) }, getCart: { errors: [] } }
  expect(await options()).toMatchObject(known)
  shop.setProvider('down')
  const refused = { refusals: [expect.objectContaining({ messageKey: 'payment-unavailable' })] }
  expect(await options()).toMatchObject({ getPaymentOptions: refused })
  expect(await options()).toMatchObject({
    getPaymentOptions: refused,
    getCart: { errors: [{ messageKey: 'payment-unavailable', level: 'notice' }] },
  })
  await expect(shop.ask('{ getPaymentMethods { id } }', {}, { token: me.token })).rejects.toThrow(/can’t be asked/)
  shop.setProvider('up')
  shop.clock.advance(10_000)
  await options()
  expect(await options()).toMatchObject(known)
})

test('an order is read under both spellings of its operation', async () => {
  const me = await apiShopper(shop)
  await me.readyToOrder(fixtures.boot)
  const { reference } = await me.place()
  const answer = await shop.ask(
    'query ($reference: String!) { SwOrder(reference: $reference) { number } swOrder(reference: $reference) { number } }',
    { reference },
  )
  expect(answer.swOrder).toEqual(answer.SwOrder)
  expect(answer.swOrder).toMatchObject({ number: expect.stringMatching(/^\d+$/) })
})
