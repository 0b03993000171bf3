import { describe, expect, onTestFinished, test } from 'vitest'
import type { StorefrontCode } from '#kernel/storefront.ts'
import { badAnswers } from '#test/contract/bad-answers.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { apiShopper, refusalFields, type ShopperAnswer } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const shop = await openTestShop()

type Point = { providerId: string; title: string; locationType: string; distance: number | null; city: string }
const pointFields =
  'providerId title locationType distance city openingDays { day periods { opens } } openingDayExceptions { date }'

async function collector(store: StorefrontCode) {
  const me = await apiShopper(shop, store)
  await me.readyToOrder(fixtures.boot)
  return {
    ...me,
    find: (type: string, where: Record<string, unknown> = {}) =>
      me.call<ShopperAnswer<{ points?: Point[] }>>(
        `query ($type: ID!, $query: String, $number: String, $city: String) { findServicePoints(type: $type, query: $query, number: $number, city: $city) { ... on FoundServicePoints { points { ${pointFields} } } ${refusalFields} } }`,
        { type, ...where },
      ),
    choose: (type: string, providerId: string, dhlCustomerNumber?: string) =>
      me.call<
        ShopperAnswer<{ shippingAddress?: { customFields: { servicePoint: string } } & Record<string, unknown> }>
      >(
        `mutation ($type: ID!, $id: ID!, $number: String) { setServicePoint(type: $type, providerId: $id, dhlCustomerNumber: $number) { ... on Context { shippingMethod { id } shippingAddress { firstName street additionalAddressLine1 zipcode city customFields { servicePoint } } billingAddress { street } } ${refusalFields} } }`,
        { type, id: providerId, number: dhlCustomerNumber },
      ),
    choosing: (id: string) =>
      me.call<ShopperAnswer<{ shippingAddress?: { street: string; customFields: { servicePoint: string | null } } }>>(
        `mutation ($token: String!, $id: ID!) { updateShippingMethod(token: $token, id: $id) { ... on Context { shippingAddress { street customFields { servicePoint } } } ${refusalFields} } }`,
        { token: me.token, id },
      ),
  }
}

const keyOf = (answer: { refusals?: { messageKey: string; field: string | null }[] }) =>
  answer.refusals?.map(({ messageKey, field }) => [messageKey, field])[0]

async function orderOf(number: string | undefined) {
  return shop.db
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', number ?? '')
    .executeTakeFirstOrThrow()
}

describe('a parcel that is collected', () => {
  test.each([
    ['nl_NL', 'dhl-point', 'Utrecht'],
    ['nl_BE', 'dhl-point', 'Gent'],
    ['fr_BE', 'dhl-point', 'Ixelles'],
    ['fr_FR', 'mondial-relay', 'Lille'],
    ['de_DE', 'dhl-shop', 'Berlin'],
    ['en_GB', 'inpost', 'London'],
  ] as const)('in %s by %s is ordered to a place near %s', async (store, type, city) => {
    const me = await collector(store)
    const { points } = await me.find(type, { query: city })
    const chosen = await me.choose(type, points?.[0]?.providerId ?? '')
    const kept = JSON.parse(chosen.shippingAddress?.customFields.servicePoint ?? '')
    expect(kept).toMatchObject({ title: points?.[0]?.title, locationType: 'servicepoint' })
    const placed = await me.place()
    const order = await orderOf(placed.orderNumber)
    expect(order.shipping_method).toBe(type)
    expect(JSON.parse(order.shipping_address.customFields.servicePoint ?? '')).toMatchObject({ title: kept.title })
    expect(order.shipping_address.customFields.origin).toBeUndefined()
  })

  test('waits in a store of ours for nothing', async () => {
    const me = await collector('nl_NL')
    const { points } = await me.find('store-pickup', { city: 'Amsterdam' })
    expect(points?.[0]).toMatchObject({ locationType: 'store', title: 'Amsterdam' })
    await me.choose('store-pickup', points?.[0]?.providerId ?? '')
    const order = await orderOf((await me.place()).orderNumber)
    expect(order).toMatchObject({ shipping_total: 0, shipping_method: 'store-pickup' })
    // Nothing is sent: whose order it is stands in its name, and in the address of the bill.
    expect(order.shipping_address).toMatchObject({ firstName: 'Sanne', street: 'Street', zipcode: '1012 AB' })
    expect(order.billing_address.street).toBe('Damrak')
  })

  test('is told in the mail by its place', async () => {
    const me = await collector('nl_NL')
    const { points } = await me.find('dhl-point', { query: 'Utrecht' })
    await me.choose('dhl-point', points?.[0]?.providerId ?? '')
    const placed = await me.place()
    const payment = await me.pay(placed.id ?? '')
    await shop.decide(payment.redirectUrl ?? '', 'paid')
    await me.comeBack(placed.reference ?? '')
    await shop.runJobs()
    expect(shop.mails.at(-1)?.text).toContain(points?.[0]?.title ?? 'nowhere')
  })

  test('without a place is not ordered', async () => {
    const me = await collector('nl_NL')
    await me.choosing('dhl-point')
    expect(keyOf(await me.place())).toEqual(['service-point-missing', 'shippingMethod'])
  })

  test('comes home again when another way is chosen', async () => {
    const me = await collector('de_DE')
    const { points } = await me.find('dhl-packstation', { query: 'Köln' })
    await me.choose(
      'dhl-packstation',
      points?.find(({ locationType }) => locationType === 'packstation')?.providerId ?? '',
      '12345678',
    )
    const home = await me.choosing('dhl')
    expect(home.shippingAddress).toEqual({ street: 'Domstraße', customFields: { servicePoint: null } })
    expect((await me.place()).orderNumber).toBeDefined()
  })

  // Those that take their time, and a rest that all later tests would have to keep, are left to the adapters' own test.
  const answers = badAnswers.filter(([, , outcome]) => outcome !== 'timeout' && outcome !== 'busy')
  const busy = ['429', async () => new Response('', { status: 429 })] as const
  test.each([...answers.map(([name, reply]) => [name, reply] as const), busy])(
    'with a calm sentence, whatever the carriers answer: %s',
    async (_, reply) => {
      shop.setCarriers(reply)
      onTestFinished(() => shop.setCarriers('up'))
      const sentence = 'service-points-unavailable'
      for (const [store, type] of [
        ['nl_NL', 'dhl-point'],
        ['de_DE', 'dhl-packstation'],
        ['fr_FR', 'mondial-relay'],
      ] as const) {
        const me = await apiShopper(shop, store)
        const found = await me.call<ShopperAnswer<object>>(
          `query ($type: ID!) { findServicePoints(type: $type, query: "Rue 50667") { __typename ${refusalFields} } }`,
          { type },
        )
        expect(keyOf(found)?.[0]).toBe(sentence)
      }
    },
  )
})

test('of a carrier’s places as many are told as are asked for', async () => {
  const me = await apiShopper(shop, 'nl_NL')
  const find = async (limit: number | null) => {
    const { points } = await me.call<ShopperAnswer<{ points?: Point[] }>>(
      'query ($limit: Int) { findServicePoints(type: "dhl-point", query: "Utrecht", limit: $limit) { ... on FoundServicePoints { points { title } } } }',
      { limit },
    )
    return points?.length
  }
  expect(await find(null)).toBeGreaterThan(2)
  expect(await find(2)).toBe(2)
  expect(await find(-1)).toBe(1)
})

describe('a packstation', () => {
  const station = async (me: Awaited<ReturnType<typeof collector>>) => {
    const { points } = await me.find('dhl-packstation', { query: 'Domstraße Köln' })
    return points?.find(({ locationType }) => locationType === 'packstation')
  }

  test('asks for the customer’s number at DHL, beside its field', async () => {
    const me = await collector('de_DE')
    const point = await station(me)
    expect(keyOf(await me.choose('dhl-packstation', point?.providerId ?? ''))).toEqual([
      'dhl-customer-number-required',
      'dhlCustomerNumber',
    ])
    expect(keyOf(await me.choose('dhl-packstation', point?.providerId ?? '', '123'))?.[0]).toBe(
      'dhl-customer-number-invalid',
    )
  })

  test('is addressed as DHL wants it, while the bill goes home', async () => {
    const me = await collector('de_DE')
    const point = await station(me)
    const chosen = await me.choose('dhl-packstation', point?.providerId ?? '', '1234 5678')
    expect(chosen.shippingAddress).toMatchObject({
      firstName: 'Greta',
      street: point?.title,
      additionalAddressLine1: '12345678',
      city: 'Köln',
    })
    expect(chosen).toMatchObject({ billingAddress: { street: 'Domstraße' } })
  })

  test('is found by its number, which has three digits', async () => {
    const me = await collector('de_DE')
    expect((await me.find('dhl-packstation', { query: '50672', number: '101' })).points?.[0]?.title).toBe(
      'Packstation 101',
    )
    expect(keyOf(await me.find('dhl-packstation', { number: '1010' }))).toEqual([
      'packstation-number-too-long',
      'number',
    ])
  })

  test('that is not there is told in its own words', async () => {
    const me = await collector('de_DE')
    expect(keyOf(await me.find('dhl-packstation', { query: 'Erehwon' }))).toEqual(['packstations-not-found', 'query'])
    expect(keyOf(await (await collector('nl_NL')).find('dhl-point', { query: 'Erehwon' }))?.[0]).toBe(
      'service-points-not-found',
    )
  })

  test('opens to no other carrier', async () => {
    const me = await collector('de_DE')
    const point = await station(me)
    expect(keyOf(await me.choose('dhl-shop', point?.providerId ?? '', '12345678'))?.[0]).toBe('service-point-missing')
  })
})

describe('the shop refuses', () => {
  test('places that nobody has, and methods whose parcels nobody collects', async () => {
    const me = await collector('nl_NL')
    expect(keyOf(await me.choose('dhl-point', '8004-NL-0'))).toEqual(['service-point-missing', 'servicePoint'])
    expect(keyOf(await me.choose('postnl', 'x'))).toEqual(['shipping-method-not-found', 'shippingMethod'])
    expect(keyOf(await me.find('postnl'))?.[0]).toBe('shipping-method-not-found')
  })

  test('for a moment while the carrier does not answer; other ways stay open', async () => {
    const me = await collector('nl_NL')
    shop.setCarriers('down')
    expect(keyOf(await me.find('dhl-point', { query: 'Utrecht' }))?.[0]).toBe('service-points-unavailable')
    expect(keyOf(await me.choose('dhl-point', '8004-NL-41000'))?.[0]).toBe('service-points-unavailable')
    shop.setCarriers('up')
    await me.choosing('postnl')
    expect((await me.place()).orderNumber).toBeDefined()
  })
})
