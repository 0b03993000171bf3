import { describe, expect, test } from 'vitest'
import { day } from '#kernel/clock.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { demoSettings, demoSettingsFile, settingsOf } from '#test/shop/settings.ts'
import { arrivedForStaff } from '#test/shop/staff-order.ts'
import { settingsSource } from '../settings/settings-source.ts'

const settings = settingsSource(demoSettings)
const shop = await openTestShop({ settings })
const { staffOrders } = shop.shop
const author = { id: crypto.randomUUID(), name: 'Nadia' }
const boot = { product: '10001.001', larger: '10001.001.41' }
/** Of a handful of cases, so that a test can make them. */
const bold = settingsOf({ ...demoSettingsFile, sizing: { minimumCases: 5, share: 1500 } })

const arrived = (quantity = 1) => arrivedForStaff(shop, quantity)
const press = (orderId: string, version = 1) => ({ orderId, author, idempotencyKey: crypto.randomUUID(), version })

/** What is known of the boot. */
async function learned() {
  await shop.shop.learnFits()
  return (await shop.shop.learnedFits()).find(({ sku }) => sku === boot.product)
}
const shown = async () =>
  (await shop.ask(`{ pdp(sku: "${boot.product}") { fit { runs percent cases isForMost } } }`, {})).pdp as unknown

describe('how products run', () => {
  test('is learned from what was kept, sent back for its size and exchanged, once it has settled', async () => {
    await shop.setStock(boot.larger, 20, 'AMS')
    const [small, exchanged, other] = [await arrived(3), await arrived(2), await arrived(3)]
    const inspected = { condition: 'as-new' as const, restockAt: null, exchangeSku: null }
    await staffOrders.takeReturnIn({
      ...press(small.id),
      reference: null,
      pieces: [{ position: 0, quantity: 2, reason: 'too-small', ...inspected }],
    })
    await staffOrders.takeReturnIn({
      ...press(other.id),
      reference: null,
      pieces: [{ position: 0, quantity: 1, reason: 'changed-mind', ...inspected }],
    })
    const answer = await staffOrders.exchangePieces({
      ...press(exchanged.id),
      pieces: [{ position: 0, quantity: 1, sku: boot.larger }],
      way: 'store',
    })
    if (!('reference' in answer)) throw new Error(JSON.stringify(answer))
    // What is seen when the old piece comes back counts no second time.
    await staffOrders.takeReturnIn({
      ...press(exchanged.id, 2),
      reference: answer.reference ?? null,
      pieces: [{ position: 0, quantity: 1, reason: 'too-small', ...inspected }],
    })
    expect(await learned()).toBeUndefined()
    shop.clock.advance(40 * day)
    expect(await learned()).toMatchObject({ kept: 4, tooSmall: 3, tooLarge: 0, fit: undefined })
    expect(await shown()).toEqual({ fit: null })
  })

  test('is said where enough is known, changes when more is, and a retailer may leave it out', async () => {
    settings.replace(bold)
    try {
      for (let order = 0; order < 3; order++) {
        const { id } = await arrived(3)
        const seen = { condition: 'as-new' as const, restockAt: null, exchangeSku: null, reason: 'too-small' as const }
        await staffOrders.takeReturnIn({
          ...press(id),
          reference: null,
          pieces: [{ position: 0, quantity: 3, ...seen }],
        })
      }
      shop.clock.advance(40 * day)
      expect(await shop.shop.learnFits()).toBe(1)
      expect(await shop.shop.learnFits()).toBe(0)
      expect(await shown()).toEqual({ fit: { runs: 'small', percent: 75, cases: 16, isForMost: true } })
      settings.replace(settingsOf({ ...demoSettingsFile, sizing: { advice: false } }))
      expect(await shown()).toEqual({ fit: null })
    } finally {
      settings.replace(demoSettings)
    }
  })

  test('is forgotten once all of it is too old', async () => {
    shop.clock.advance(600 * day)
    expect(await shop.shop.learnFits()).toBe(1)
    expect(await learned()).toBeUndefined()
  })
})
