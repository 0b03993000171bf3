import { describe, expect, test } from 'vitest'
import { newCode } from '#kernel/ids.ts'
import { isRefused } from '#kernel/message-key.ts'
import { formatPrice } from '#kernel/money.ts'
import { reachOfStorefronts, seesEverything } from '#kernel/staff-reach.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { demoSettings, demoSettingsFile, settingsOf } from '#test/shop/settings.ts'
import { arrivedForStaff, orderForStaff } from '#test/shop/staff-order.ts'
import { retentionStore } from '../privacy/retention-store.ts'
import { settingsSource } from '../settings/settings-source.ts'
import { repairReader } from './repair-store.ts'
import type { RepairInput } from './request-repair.ts'

const settings = settingsSource(demoSettings)
const shop = await openTestShop({ settings })
const { db, clock } = shop
await db
  .updateTable('products')
  .set({ footwear: JSON.stringify({ upper: ['leather'], lining: ['leather'], sole: ['other'] }) })
  .where('sku', '=', '10001.001')
  .execute()

const arrived = (quantity = 1) => arrivedForStaff(shop, quantity)

const euro = (amount: number) => formatPrice(amount, storefrontOf('nl_NL'))
const asked = (orderId: string, change: Partial<RepairInput> = {}): RepairInput => ({
  orderId,
  position: 0,
  service: 'resole',
  location: 'AMS',
  way: 'bring',
  text: 'The left heel',
  idempotencyKey: newCode(),
  ...change,
})
const request = async (orderId: string, change: Partial<RepairInput> = {}) => {
  const answer = await shop.shop.requestRepair(asked(orderId, change))
  return isRefused(answer)
    ? answer.refusals.map(({ messageKey, field }) => (field ? `${field}: ${messageKey}` : messageKey))
    : answer.code
}
async function requested() {
  const order = await arrived()
  const code = await request(order.id)
  if (typeof code !== 'string') throw new Error(JSON.stringify(code))
  await shop.runJobs()
  return { order, code }
}
const repairOf = async (code: string) => {
  const repair = await shop.shop.repairOfCode(code)
  if (!repair) throw new Error(`No repair ${code}`)
  return repair
}
const mailsAbout = (code: string) => shop.mails.filter(({ text, subject }) => (subject + text).includes(code))

describe('who bought a pair asks for its repair', () => {
  test('at the price of the settings, and is mailed the code, the price and the store', async () => {
    const { code } = await requested()
    expect(await repairOf(code)).toMatchObject({
      state: 'new',
      service: 'resole',
      serviceName: 'Nieuwe zolen',
      price: 5900,
      currency: 'EUR',
      days: 14,
      text: 'The left heel',
      locationCode: 'AMS',
    })
    const [mail, ...more] = mailsAbout(code)
    expect(more).toEqual([])
    expect(mail?.text).toContain(euro(5900))
    expect(mail?.text).toContain('14 dagen')
    expect(mail?.text).toContain('Amsterdam')
    expect(mail?.text).toMatch(/\/nl\/order\/repair\/\?order=/)
  })

  test('once, however often it is pressed at once', async () => {
    const order = await arrived()
    const input = asked(order.id)
    const answers = await Promise.all([1, 2, 3, 4].map(() => shop.shop.requestRepair(input)))
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(await shop.shop.repairsOf(order.id)).toHaveLength(1)
    // Nobody is told of a repair by the key of another's form.
    const other = await arrived()
    expect(await request(other.id, { idempotencyKey: input.idempotencyKey })).toEqual(['order-not-found'])
  })

  test('at the price that was seen, and at no other', async () => {
    const order = await arrived()
    const { services } = shop.deps.settings.at(shop.clock.now()).repairs
    const price = services.find(({ id }) => id === 'resole')?.prices.EUR ?? 0
    expect(await request(order.id, { price: price - 1 })).toEqual(['service: repair-changed-meanwhile'])
    expect(await shop.shop.repairsOf(order.id)).toEqual([])
    expect(await request(order.id, { price })).toEqual(expect.any(String))
    expect(await shop.shop.repairsOf(order.id)).toMatchObject([{ price }])
  })

  test('of as many pieces as there are, whichever forms they come from', async () => {
    const order = await arrived(2)
    const answers = await Promise.all([1, 2, 3].map(() => request(order.id)))
    expect(answers.filter((one) => typeof one === 'string')).toHaveLength(2)
    expect(answers.filter((one) => Array.isArray(one))).toEqual([['repair-exists']])
  })

  test('is told what is wrong, beside its field', async () => {
    const { id } = await arrived()
    expect(await request(id, { service: 'zip' })).toEqual(['service: repair-service-required'])
    expect(await request(id, { service: '', location: '' })).toEqual([
      'service: repair-service-required',
      'location: repair-store-required',
    ])
    expect(await request(id, { location: 'DC' })).toEqual(['location: repair-store-required'])
    expect(await request(id, { text: 'x'.repeat(1001) })).toEqual(['text: field-too-long'])
    expect(await request(id, { position: 7 })).toEqual(['repair-not-possible'])
    expect(await request(id, { position: -1 })).toEqual(['repair-not-possible'])
    expect(await request(id, { idempotencyKey: '' })).toEqual(['repair-not-possible'])
    expect(await request(crypto.randomUUID())).toEqual(['order-not-found'])
    expect(await shop.shop.repairsOf(id)).toEqual([])
  })

  test('not of what has not arrived, or where nobody repairs', async () => {
    const waiting = await orderForStaff(shop)
    expect(await request(waiting.id)).toEqual(['repair-not-possible'])
    const { id } = await arrived()
    settings.replace(settingsOf({ ...demoSettingsFile, repairs: { ...demoSettingsFile.repairs, offered: false } }))
    expect(await request(id)).toEqual(['repair-not-possible'])
    settings.replace(demoSettings)
  })

  test('calls it off for as long as nobody has begun, and only the own one', async () => {
    const [mine, other] = [await requested(), await requested()]
    expect(await shop.shop.cancelRepair({ orderId: other.order.id, code: mine.code })).toMatchObject({
      refusals: [{ messageKey: 'repair-not-found' }],
    })
    const cancel = () => shop.shop.cancelRepair({ orderId: mine.order.id, code: mine.code })
    expect(await cancel()).toMatchObject({ state: 'cancelled' })
    expect(await cancel()).toMatchObject({ state: 'cancelled' })
    // The pair can be brought again.
    expect(typeof (await request(mine.order.id))).toBe('string')
    await shop.shop.moveRepair(other.code, 'received', '')
    await shop.shop.moveRepair(other.code, 'in-work', '')
    expect(await shop.shop.cancelRepair({ orderId: other.order.id, code: other.code })).toMatchObject({
      refusals: [{ messageKey: 'repair-begun' }],
    })
  })
})

describe('another price', () => {
  test('is agreed to by who ordered before anybody begins', async () => {
    const { order, code } = await requested()
    await shop.shop.moveRepair(code, 'received', '')
    await shop.shop.proposeRepairPrice(code, 7550)
    await shop.runJobs()
    expect(mailsAbout(code).at(-1)?.text).toContain(euro(7550))
    expect(await shop.shop.moveRepair(code, 'in-work', '')).toBe('price-waits')

    clock.advance(1000)
    await shop.shop.proposeRepairPrice(code, 8000)
    const accept = (price: number) => shop.shop.acceptRepairPrice({ orderId: order.id, code, price })
    // Who saw the price of before has not agreed to this one.
    expect(await accept(7550)).toMatchObject({ refusals: [{ messageKey: 'repair-changed-meanwhile' }] })
    const answers = await Promise.all([accept(8000), accept(8000)])
    expect(answers).toMatchObject([{ price: 8000 }, { price: 8000 }])
    expect(await repairOf(code)).toMatchObject({ price: 8000, proposedPrice: null })
    expect(await shop.shop.moveRepair(code, 'in-work', '')).toMatchObject({ state: 'received' })
    expect(await shop.shop.proposeRepairPrice(code, 100)).toBe('not-possible')
  })

  test('is taken back by the one that was agreed to', async () => {
    const { code } = await requested()
    await shop.shop.proposeRepairPrice(code, 100)
    await shop.shop.proposeRepairPrice(code, 5900)
    expect(await repairOf(code)).toMatchObject({ price: 5900, proposedPrice: null })
    for (const amount of [-1, 1.5, 1_000_001])
      expect(await shop.shop.proposeRepairPrice(code, amount)).toBe('not-possible')
  })
})

describe('staff', () => {
  test('move a repair on to where it is collected, and its owner hears once that it is ready', async () => {
    const { code } = await requested()
    for (const state of ['received', 'in-work', 'ready', 'ready'] as const) await shop.shop.moveRepair(code, state, '')
    await shop.runJobs()
    const ready = mailsAbout(code).filter(({ key }) => key.startsWith('repair-ready:'))
    expect(ready).toHaveLength(1)
    expect(ready[0]?.text).toContain(euro(5900))
    expect(await shop.shop.moveRepair(code, 'new', '')).toBe('not-possible')
    expect(await shop.shop.moveRepair(code, 'collected', '')).toMatchObject({ state: 'ready' })
    expect(await shop.shop.moveRepair('S-00000000', 'ready', '')).toBe('not-found')
  })

  test('say why they refuse one', async () => {
    const { code } = await requested()
    expect(await shop.shop.moveRepair(code, 'refused', ' ')).toBe('reason-required')
    await shop.shop.moveRepair(code, 'refused', 'The sole is moulded on')
    await shop.runJobs()
    expect(mailsAbout(code).at(-1)?.text).toContain('The sole is moulded on')
  })

  test('see those of their stores and storefronts', async () => {
    const { code } = await requested()
    const codes = async (reach: Parameters<typeof shop.shop.repairsInState>[1]) =>
      (await shop.shop.repairsInState('new', reach)).map((one) => one.code)
    expect(await codes(seesEverything)).toContain(code)
    expect(await codes({ storefronts: 'all', stores: ['AMS'] })).toContain(code)
    expect(await codes({ storefronts: 'all', stores: ['UTR'] })).toEqual([])
    expect(await codes({ storefronts: 'all', stores: [] })).toEqual([])
    expect(await codes(reachOfStorefronts(['de_DE']))).not.toContain(code)
  })
})

test('what somebody wrote goes with how they are reached, and is theirs to have until then', async () => {
  const { order, code } = await requested()
  const { email } = await order.row()
  const own = await repairReader(db).ofPerson({ email })
  expect(own.find((one) => one.code === code)).toMatchObject({ text: 'The left heel', orderNumber: order.orderNumber })
  await retentionStore(db).contactOfOrders(new Date(clock.now().getTime() + 1000))
  expect(await repairOf(code)).toMatchObject({ text: '' })
})
