import { beforeAll, beforeEach, expect, test } from 'vitest'
import { minute } from '#kernel/clock.ts'
import { newToken } from '#kernel/ids.ts'
import { deliverStaffMessage } from '#shop/instore/ask-staff.ts'
import { inStoreService } from '#shop/instore/in-store-service.ts'
import { inStoreSessionStore } from '#shop/instore/in-store-session-store.ts'
import { staffDeliveryStore } from '#shop/instore/staff-message-store.ts'
import type { OutgoingStaffMessage } from '#shop/instore/staff-messages-port.ts'
import { openTestShop, type TestShop } from '#test/shop/open-shop.ts'

let shop: TestShop
let store: string
let other: string
let sku: string
let isDown = false
const told: OutgoingStaffMessage[] = []

beforeAll(async () => {
  shop = await openTestShop({
    staffMessages: {
      async deliver(message) {
        if (isDown) throw new Error('The screen is off')
        told.push(message)
      },
    },
  })
  const stores = await shop.db.selectFrom('stock_locations').select('code').where('kind', '=', 'store').execute()
  ;[store = '', other = ''] = stores.map(({ code }) => code)
  sku = (await shop.db.selectFrom('variants').select('sku').orderBy('sku').executeTakeFirstOrThrow()).sku
})
beforeEach(async () => {
  isDown = false
  told.length = 0
  await shop.db.deleteFrom('staff_messages').execute()
})

async function tablet(at = store) {
  const sessions = inStoreService({ store: inStoreSessionStore(shop.db), clock: shop.clock })
  return { visit: newToken(), storeSession: (await sessions.begin(at))?.id }
}

const fields = 'id state variantSku undelivered'
type Message = { id: string; state: string; variantSku: string | null; undelivered: boolean }
type Asker = Awaited<ReturnType<typeof tablet>>

async function ask(asker: Partial<Asker>, variantSku?: string) {
  const data: Record<string, unknown> = await shop.ask(
    `mutation ($input: AskStaffInput!) { askStaff(input: $input) { ... on StaffMessage { ${fields} } ... on Refused { refusals { messageKey } } } }`,
    { input: { variantSku } },
    asker,
  )
  return data.askStaff as Message & { refusals?: { messageKey: string }[] }
}
async function asked(asker: Asker) {
  const data: Record<string, unknown> = await shop.ask(`{ staffMessages { ${fields} } }`, {}, asker)
  return data.staffMessages as Message[]
}
async function cancel(asker: Partial<Asker>, id: string) {
  const data: Record<string, unknown> = await shop.ask(
    'mutation ($id: ID!) { cancelStaffMessage(id: $id) { ... on StaffMessage { state } ... on Refused { refusals { messageKey } } } }',
    { id },
    asker,
  )
  return data.cancelStaffMessage
}

test('asking twice for a size is one message, which the store’s screen is told once', async () => {
  const shopper = await tablet()
  const [first, second] = await Promise.all([ask(shopper, sku), ask(shopper, sku)])
  expect(first).toMatchObject({ state: 'sent', variantSku: sku })
  expect(second.id).toBe(first.id)
  const call = await ask(shopper)
  expect(call.id).not.toBe(first.id)
  await shop.runJobs()
  expect(told.map(({ goods, locationCode }) => [goods?.variantSku, locationCode])).toEqual(
    expect.arrayContaining([
      [sku, store],
      [undefined, store],
    ]),
  )
  expect(told).toHaveLength(2)
})

test('staff of the store alone take it; the shopper sees that somebody comes', async () => {
  const shopper = await tablet()
  const { id } = await ask(shopper, sku)
  expect(await shop.shop.staffMessages.answer(other, id, 'taken')).toBe(false)
  expect(await shop.shop.staffMessages.openAt(other)).toEqual([])
  expect(await shop.shop.staffMessages.answer(store, id, 'taken')).toBe(true)
  expect(await asked(shopper)).toMatchObject([{ id, state: 'taken' }])
  expect(await shop.shop.staffMessages.answer(store, id, 'done')).toBe(true)
  expect(await shop.shop.staffMessages.openAt(store)).toEqual([])
  expect((await ask(shopper, sku)).id).not.toBe(id)
})

test('a visit sees and cancels what it asked, and nothing of another', async () => {
  const [shopper, stranger] = [await tablet(), await tablet()]
  const { id } = await ask(shopper, sku)
  expect(await asked(stranger)).toEqual([])
  const none = { refusals: [{ messageKey: 'staff-message-not-found' }] }
  expect(await cancel(stranger, id)).toEqual(none)
  expect(await cancel({}, id)).toEqual(none)
  expect(await cancel(shopper, id)).toEqual({ state: 'cancelled' })
  expect(await cancel(shopper, id)).toEqual({ state: 'cancelled' })
  expect(await shop.shop.staffMessages.openAt(store)).toEqual([])
  await shop.runJobs()
  expect(told).toEqual([])
})

test('what nobody takes in time is over, and can be asked for again', async () => {
  const shopper = await tablet()
  const { id } = await ask(shopper, sku)
  shop.clock.advance(10 * minute)
  expect(await asked(shopper)).toMatchObject([{ id, state: 'expired' }])
  expect(await shop.shop.staffMessages.openAt(store)).toEqual([])
  expect(await shop.shop.staffMessages.answer(store, id, 'taken')).toBe(false)
  expect((await ask(shopper, sku)).id).not.toBe(id)
})

test('a screen that can’t be told leaves the job to be tried again, and the shopper hears of it', async () => {
  const shopper = await tablet()
  isDown = true
  const { id } = await ask(shopper, sku)
  await expect(shop.shop.staffMessages.deliver(id)).rejects.toThrow('The screen is off')
  expect(await asked(shopper)).toMatchObject([{ state: 'sent', undelivered: true }])
  isDown = false
  await shop.shop.staffMessages.deliver(id)
  expect(await asked(shopper)).toMatchObject([{ state: 'sent', undelivered: false }])
})

test('a shop that tells no device has it on the page for staff; where nobody can open that, the shopper hears of it', async () => {
  const shopper = await tablet()
  const { id } = await ask(shopper, sku)
  const parts = { clock: shop.clock, deliveries: staffDeliveryStore(shop.db), port: undefined }
  await deliverStaffMessage({ ...parts, hasStaffPage: true }, id)
  expect(await asked(shopper)).toMatchObject([{ state: 'sent', undelivered: false }])
  expect((await shop.shop.staffMessages.openAt(store)).map((one) => one.id)).toEqual([id])
  await deliverStaffMessage({ ...parts, hasStaffPage: false }, id)
  expect(await asked(shopper)).toMatchObject([{ state: 'sent', undelivered: true }])
})

test('nobody asks from outside a store, for what the shop has not, or all the time', async () => {
  const shopper = await tablet()
  const outside = { refusals: [{ messageKey: 'staff-not-in-store' }] }
  expect(await ask({})).toEqual(outside)
  expect(await ask({ visit: newToken() })).toEqual(outside)
  expect(await ask({ visit: newToken(), storeSession: newToken() })).toEqual(outside)
  expect(await ask(shopper, 'nothing-of-ours')).toEqual({ refusals: [{ messageKey: 'product-not-found' }] })
  for (let times = 0; times < 11; times++) await ask(shopper)
  expect(await ask(shopper)).toEqual({ refusals: [{ messageKey: 'too-many-requests' }] })
})
