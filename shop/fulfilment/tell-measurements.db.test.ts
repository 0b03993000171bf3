import { beforeEach, describe, expect, test } from 'vitest'
import { day } from '#kernel/clock.ts'
import { newToken } from '#kernel/ids.ts'
import type { Measurer } from '#kernel/measured-browser.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { createShop } from '#shop/shop.ts'
import { passwordOfAll, registerMember } from '#test/shop/member.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { apiShopper, type PlacedOrder, refusalFields } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { sentParcel } from '#test/shop/staff-order.ts'
import type { Measurement, MeasurementsPort } from '../orders/measurements-port.ts'
import type { WarehouseEvent } from './warehouse-port.ts'

const told: Measurement[] = []
let isAway = false
let isMetaAway = false
const portOf = (measurer: Measurer, away: () => boolean): MeasurementsPort => ({
  measurer,
  wantsEmail: measurer === 'meta',
  tell: async (measurement) => {
    if (away()) throw new Error('away')
    told.push(measurement)
  },
})
const shop = await openTestShop({
  measurements: [portOf('ga4', () => isAway), portOf('meta', () => isMetaAway)],
})
const { clock, db } = shop
const ids = { clientId: '123456789.1700000000', sessionId: '1700000100' }
const measured = { ga4: ids }
const metaIds = { browserId: 'fb.1.1700000000000.1234567890', clickId: null, userAgent: 'Mozilla/5.0 (X11)' }
const otherSize = '10001.001.41'
const nl = storefrontOf('nl_NL')

beforeEach(async () => {
  isAway = false
  isMetaAway = false
  // What the test before left over.
  await shop.runJobs()
  told.length = 0
})

type Shopper = Awaited<ReturnType<typeof apiShopper>>

async function placed(input: object = { measured }, me?: Shopper, quantity = 1) {
  await shop.setStock(fixtures.boot, 50)
  const shopper = me ?? (await apiShopper(shop))
  await shopper.readyToOrder(fixtures.boot, quantity)
  return { me: shopper, ...((await shopper.place({ ...input })) as PlacedOrder) }
}

async function paid(input?: object, me?: Shopper, quantity?: number) {
  const order = await placed(input, me, quantity)
  const { redirectUrl = '' } = await order.me.pay(order.id)
  await shop.decide(redirectUrl, 'paid')
  await order.me.comeBack(order.reference)
  return {
    ...order,
    cancel: () =>
      order.me.call(`mutation ($r: String!) { cancelOrder(reference: $r) { __typename ${refusalFields} } }`, {
        r: order.reference,
      }),
    tell: (news: Pick<WarehouseEvent, 'type'>) =>
      shop.shop.applyWarehouseEvent({ ...news, order: order.orderNumber, at: clock.now() } as WarehouseEvent),
  }
}

const rowsOf = ({ id }: Pick<PlacedOrder, 'id'>) =>
  db.selectFrom('measured_browsers').selectAll().where('order_id', '=', id).orderBy('measurer').execute()
const rowOf = async (order: Pick<PlacedOrder, 'id'>, measurer: Measurer = 'ga4') =>
  (await rowsOf(order)).find((row) => row.measurer === measurer)
const kinds = () => told.map(({ kind, order }) => `${kind} ${order}`)
const tell = (kind: 'purchase' | 'refund', id: string, measurer: Measurer = 'ga4') =>
  shop.shop.tellMeasurements({ kind, id, measurer })

describe('an order of a browser that agreed', () => {
  test('is told of once it is paid, once, and by nothing of a person', async () => {
    const order = await paid()
    expect(told).toEqual([])
    await shop.runJobs()
    await tell('purchase', order.id)
    expect(told).toMatchObject([
      { kind: 'purchase', order: order.orderNumber, browser: { measurer: 'ga4', ...ids }, at: clock.now() },
    ])
    expect(told[0]?.value).toBeGreaterThan(0)
    expect(told[0]?.items).toMatchObject([{ quantity: 1 }])
    expect(JSON.stringify(told)).not.toMatch(/@|shopper|Amsterdam/)
    expect(await rowOf(order)).toMatchObject({ browser: ids, purchase_told_at: clock.now() })
  })

  test('is told of again when nobody answered', async () => {
    const order = await paid()
    isAway = true
    await expect(tell('purchase', order.id)).rejects.toThrow('away')
    expect((await rowOf(order))?.purchase_told_at).toBeNull()
    isAway = false
    await shop.runJobs()
    expect(kinds()).toEqual([`purchase ${order.orderNumber}`])
  })

  test('is told of when it is given back, with what of it', async () => {
    const order = await paid(undefined, undefined, 2)
    await shop.runJobs()
    await order.cancel()
    await shop.runJobs()
    const [purchase, refund] = told
    expect(kinds()).toEqual([`purchase ${order.orderNumber}`, `refund ${order.orderNumber}`])
    expect(refund).toMatchObject({ value: purchase?.value, shipping: purchase?.shipping, items: [{ quantity: 2 }] })
    expect(refund?.browser).toEqual({ measurer: 'ga4', ...ids, sessionId: null })
  })

  test('is told of before what is given back of it, and neither twice when a process died in between', async () => {
    const order = await paid()
    isAway = true
    await order.cancel()
    await expect(shop.runJobs()).rejects.toThrow('away')
    await shop.runJobs().catch(() => undefined)
    const { id: refundId } = await db
      .selectFrom('refunds')
      .select('id')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow()
    isAway = false
    await tell('refund', refundId)
    await tell('refund', refundId)
    await shop.runJobs()
    expect(kinds()).toEqual([`purchase ${order.orderNumber}`, `refund ${order.orderNumber}`])
    // As a process leaves it that is killed while it tells.
    await db
      .updateTable('measured_browsers')
      .set({ told_refunds: [refundId] })
      .where('order_id', '=', order.id)
      .execute()
    await tell('refund', refundId)
    expect(told).toHaveLength(2)
  })

  test('tells of no money that pays for an exchange', async () => {
    await shop.setStock(otherSize, 3, 'AMS')
    const order = await paid()
    await order.tell(sentParcel())
    await shop.runJobs()
    const answer = await order.me.call<object>(
      `mutation ($r: String!, $i: ExchangePiecesInput!) { exchangePieces(reference: $r, input: $i) { ... on ExchangeAnnounced { order } ${refusalFields} } }`,
      {
        r: order.reference,
        i: { pieces: [{ position: 0, quantity: 1, sku: otherSize }], way: 'post', idempotencyKey: crypto.randomUUID() },
      },
    )
    expect(answer).toHaveProperty('order')
    await shop.runJobs()
    expect(kinds()).toEqual([`purchase ${order.orderNumber}`])
  })
})

describe('each of those who count', () => {
  const both = { measured: { ...measured, meta: metaIds } }

  test('is told by a job of its own, and hears nothing of what the other knows', async () => {
    const order = await paid(both)
    isMetaAway = true
    await expect(shop.runJobs()).rejects.toThrow('away')
    await shop.runJobs().catch(() => undefined)
    expect(told.map(({ browser }) => browser)).toEqual([{ measurer: 'ga4', ...ids }])
    expect([await rowOf(order), await rowOf(order, 'meta')]).toMatchObject([
      { purchase_told_at: clock.now() },
      { purchase_told_at: null },
    ])
    isMetaAway = false
    await tell('purchase', order.id, 'meta')
    await shop.runJobs()
    expect(kinds()).toEqual([`purchase ${order.orderNumber}`, `purchase ${order.orderNumber}`])
    expect(told[1]).toMatchObject({
      browser: { measurer: 'meta', ...metaIds },
      id: order.orderNumber,
      page: expect.stringMatching(/^https?:\/\/.+\/nl\/checkout\/payment\/$/),
    })
  })

  test('is told whose purchase it is only if that is what the retailer wants', async () => {
    await paid(both)
    await shop.runJobs()
    expect(told.map(({ browser, email }) => [browser.measurer, email !== undefined]).toSorted()).toEqual([
      ['ga4', false],
      ['meta', true],
    ])
  })

  test('is told once of what goes back, each by itself', async () => {
    const order = await paid(both)
    await order.cancel()
    await shop.runJobs()
    await shop.runJobs()
    const of = (measurer: Measurer) =>
      told.filter(({ browser }) => browser.measurer === measurer).map(({ kind }) => kind)
    expect([of('ga4'), of('meta')]).toEqual([
      ['purchase', 'refund'],
      ['purchase', 'refund'],
    ])
    const refunds = told.filter(({ kind }) => kind === 'refund')
    expect(new Set(refunds.map(({ id }) => id)).size).toBe(1)
    expect(refunds[0]?.id).not.toBe(order.orderNumber)
  })

  test('is forgotten where the same order is placed again in a browser that they do not know', async () => {
    const order = await placed(both)
    expect((await rowsOf(order)).map(({ measurer }) => measurer)).toEqual(['ga4', 'meta'])
    await order.me.place({ measured: { meta: metaIds } })
    expect((await rowsOf(order)).map(({ measurer }) => measurer)).toEqual(['meta'])
  })

  test('keeps what it knows for a time of its own', async () => {
    const order = await paid(both)
    clock.advance(91 * day)
    await shop.shop.purgeExpiredData()
    expect((await rowsOf(order)).map(({ measurer }) => measurer)).toEqual(['ga4'])
  })

  test('hears nothing more of whoever took their consent back, of what waits neither', async () => {
    const login = await registerMember(shop)
    const order = await placed(both, await apiShopper(shop, 'nl_NL', login))
    isAway = isMetaAway = true
    const { redirectUrl = '' } = await order.me.pay(order.id)
    await shop.decide(redirectUrl, 'paid')
    await order.me.comeBack(order.reference)
    await expect(shop.runJobs()).rejects.toThrow('away')
    isAway = isMetaAway = false
    await shop.shop.saveCookieConsent(nl, login.customer, false)
    await tell('purchase', order.id)
    await tell('purchase', order.id, 'meta')
    await shop.runJobs()
    expect(told).toEqual([])
  })

  test('stands in its person’s own data', async () => {
    const login = await registerMember(shop)
    await paid(both, await apiShopper(shop, 'nl_NL', login))
    await shop.runJobs()
    const file = JSON.parse(await shop.shop.exportCustomer(nl, login.customer))
    expect(file.orders[0]).toMatchObject({ googleAnalytics: ids, meta: metaIds })
    expect(await shop.shop.exportCustomer(nl, login.customer, 'page')).toContain(
      'Meta: fb.1.1700000000000.1234567890 Mozilla/5.0 (X11)',
    )
  })
})

describe('a guest who takes consent back', () => {
  const both = { measured: { ...measured, meta: metaIds } }
  const withdraw = ({ me }: { readonly me: Shopper }) =>
    me.call<{ success: boolean }>('mutation { withdrawMeasuring { success } }')

  test('before they pay is told of to nobody', async () => {
    const order = await placed(both)
    expect(await withdraw(order)).toEqual({ success: true })
    expect(await rowsOf(order)).toEqual([])
    const { redirectUrl = '' } = await order.me.pay(order.id)
    await shop.decide(redirectUrl, 'paid')
    await order.me.comeBack(order.reference)
    await shop.runJobs()
    expect(told).toEqual([])
  })

  test('while a purchase waits to be told is told of no more', async () => {
    const order = await paid(both)
    isAway = isMetaAway = true
    await expect(shop.runJobs()).rejects.toThrow('away')
    isAway = isMetaAway = false
    await withdraw(order)
    await shop.runJobs()
    await tell('purchase', order.id)
    await tell('purchase', order.id, 'meta')
    expect(told).toEqual([])
  })

  test('after it was told is told of no refund', async () => {
    const order = await paid(both)
    await shop.runJobs()
    await withdraw(order)
    told.length = 0
    await order.cancel()
    await shop.runJobs()
    expect([told, await rowsOf(order)]).toEqual([[], []])
  })

  test('is forgotten with every order of the session, and nobody else is; again changes nothing', async () => {
    const me = await apiShopper(shop)
    const [first, second, others] = [await paid(both, me), await paid(both, me), await paid(both)]
    await withdraw({ me })
    await withdraw({ me })
    expect([await rowsOf(first), await rowsOf(second)]).toEqual([[], []])
    expect(await rowsOf(others)).toHaveLength(2)
  })

  test('is forgotten with the last order of before sessions were kept with them', async () => {
    const order = await paid(both)
    await db.updateTable('measured_browsers').set({ context_id: null }).where('order_id', '=', order.id).execute()
    await withdraw(order)
    expect(await rowsOf(order)).toEqual([])
  })

  test('and agrees again later is told of what they order then', async () => {
    const me = await apiShopper(shop)
    const before = await paid(both, me)
    await withdraw({ me })
    const after = await paid(undefined, me)
    await shop.runJobs()
    expect([await rowsOf(before), kinds()]).toEqual([[], [`purchase ${after.orderNumber}`]])
  })

  test.each([
    ['that was made up', newToken()],
    ['that is none', 'none'],
    ['that is missing', undefined],
  ])('in a session %s forgets nothing', async (_, token) => {
    const order = await paid(both)
    const { withdrawMeasuring: answer } = await shop.ask('mutation { withdrawMeasuring { success } }', {}, { token })
    expect(answer).toEqual({ success: true })
    expect(await rowsOf(order)).toHaveLength(2)
  })

  test('does not have to: a session that is over leaves what may be told', async () => {
    const order = await paid()
    await db
      .deleteFrom('contexts')
      .where('id', '=', (await rowOf(order))?.context_id ?? '')
      .execute()
    expect(await rowOf(order)).toMatchObject({ context_id: null, browser: ids })
  })
})

describe('nobody is told', () => {
  test.each([
    ['without consent', {}],
    [
      'of ids that are none',
      { measured: { ga4: { clientId: 'shopper@example.com' }, meta: { ...metaIds, browserId: 'me' } } },
    ],
  ])('%s', async (_, input) => {
    const order = await paid(input)
    await shop.runJobs()
    expect([told, await rowOf(order)]).toEqual([[], undefined])
  })

  test('by a shop whose settings name nobody: nothing is kept either', async () => {
    const { measurements: _, ...deps } = shop.deps
    const quiet = createShop(deps)
    const order = await paid()
    await quiet.tellMeasurements({ kind: 'purchase', id: order.id, measurer: 'ga4' })
    expect(told).toEqual([])
    const silent = await openTestShop()
    const me = await apiShopper(silent)
    await me.readyToOrder(fixtures.boot)
    await me.place({ measured })
    expect(await silent.db.selectFrom('measured_browsers').selectAll().execute()).toEqual([])
  })

  test('of an order that is placed again without consent, and of one that another takes the place of', async () => {
    const order = await placed()
    expect(await rowOf(order)).toBeDefined()
    await order.me.place()
    expect(await rowOf(order)).toBeUndefined()
    await order.me.place({ measured: { ga4: { clientId: '1.2' } } })
    expect(await rowOf(order)).toMatchObject({ browser: { clientId: '1.2', sessionId: null } })
    await order.me.giveAddress({ street: 'Singel' })
    const other = (await order.me.place({ measured })) as PlacedOrder
    expect(other.id).not.toBe(order.id)
    expect([await rowOf(order), await rowOf(other)]).toMatchObject([undefined, { browser: ids }])
  })
})

describe('what is known of a browser', () => {
  const member = async () => {
    const login = await registerMember(shop)
    const order = await paid(undefined, await apiShopper(shop, 'nl_NL', login))
    await shop.runJobs()
    return { ...login, order }
  }

  test('is in its person’s own data', async () => {
    const { customer, order } = await member()
    const file = JSON.parse(await shop.shop.exportCustomer(nl, customer))
    expect(file.orders[0].googleAnalytics).toEqual({
      ...ids,
      consentedAt: clock.now().toISOString(),
      toldAt: clock.now().toISOString(),
    })
    expect(file.orders[0].number).toBe(order.orderNumber)
    const page = await shop.shop.exportCustomer(nl, customer, 'page')
    expect(page).toContain('Google Analytics: 123456789.1700000000 1700000100')
  })

  test('goes when consent is taken back, and what comes later is not told', async () => {
    const { customer, order } = await member()
    await shop.shop.saveCookieConsent(nl, customer, true)
    expect(await rowOf(order)).toBeDefined()
    await shop.shop.saveCookieConsent(nl, customer, false)
    expect(await rowOf(order)).toBeUndefined()
    await order.cancel()
    await shop.runJobs()
    expect(kinds()).toEqual([`purchase ${order.orderNumber}`])
  })

  test('goes with the account', async () => {
    const { customer, order } = await member()
    await shop.shop.deleteCustomer(customer, { password: passwordOfAll })
    expect(await rowOf(order)).toBeUndefined()
  })

  test('of a guest goes with how to reach them', async () => {
    const order = await paid()
    await db.updateTable('orders').set({ erasure_asked_at: clock.now() }).where('id', '=', order.id).execute()
    clock.advance(121 * day)
    await shop.shop.purgeExpiredData()
    expect(await rowOf(order)).toBeUndefined()
  })

  test('goes after fourteen months, and with the order', async () => {
    const [old, gone] = [await paid(), await paid()]
    clock.advance(419 * day)
    await shop.shop.purgeExpiredData()
    expect(await rowOf(old)).toBeDefined()
    await db.deleteFrom('orders').where('id', '=', gone.id).execute()
    expect(await rowOf(gone)).toBeUndefined()
    clock.advance(2 * day)
    await shop.shop.purgeExpiredData()
    expect(await rowOf(old)).toBeUndefined()
  })
})
