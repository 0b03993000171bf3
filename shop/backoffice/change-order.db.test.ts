import { describe, expect, test } from 'vitest'
import { seesEverything } from '#kernel/staff-reach.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { orderForStaff, sentParcel } from '#test/shop/staff-order.ts'

const shop = await openTestShop()
const { staffOrders } = shop.shop
const author = { id: crypto.randomUUID(), name: 'Nadia' }
const newKey = () => crypto.randomUUID()

async function storyOf(id: string) {
  const story = await staffOrders.orderStory(id, seesEverything)
  if (!story) throw new Error('The order is gone')
  return story
}
const refusal = (messageKey: string, field?: string) => ({
  refusals: [{ refused: true, messageKey, ...(field === undefined ? {} : { field }) }],
})

describe('a note', () => {
  test('is kept once per press, with who wrote it', async () => {
    const { id } = await orderForStaff(shop)
    const note = {
      orderId: id,
      author,
      idempotencyKey: newKey(),
      text: ' She calls back on Friday. <b>Ring twice</b> ',
    }
    await Promise.all([staffOrders.addNote(note), staffOrders.addNote(note)])
    const { notes, timeline } = await storyOf(id)
    expect(notes).toMatchObject([{ author, text: 'She calls back on Friday. <b>Ring twice</b>' }])
    expect(timeline.at(-1)).toMatchObject({ kind: 'note', author: 'Nadia' })
  })

  test.each(['   ', 'x'.repeat(4001)])('is refused when it says nothing or too much', async (text) => {
    const { id } = await orderForStaff(shop)
    expect(await staffOrders.addNote({ orderId: id, author, idempotencyKey: newKey(), text })).toMatchObject(
      refusal('order-note-empty', 'text'),
    )
  })
})

describe('money that goes back for no piece', () => {
  const press = (orderId: string, version: number) => ({ orderId, author, idempotencyKey: newKey(), version })

  test('is refunded by the provider, written down and taken off what can go back still', async () => {
    const order = await orderForStaff(shop)
    const { version, refundable } = await storyOf(order.id)
    expect(await staffOrders.refundGoodwill({ ...press(order.id, version), amount: 500, reason: 'A scratch' })).toEqual(
      {
        done: true,
      },
    )
    await shop.runJobs()
    const after = await storyOf(order.id)
    expect(after).toMatchObject({
      refunded: 500,
      refundable: refundable - 500,
      money: 'partly-refunded',
      version: version + 1,
      changes: [{ kind: 'refunded', author, detail: { amount: 500, reason: 'A scratch' } }],
    })
    expect(after.progress.refunds).toMatchObject([{ reason: 'goodwill', amount: 500, providerAmount: 500 }])
    expect(after.progress.refunds[0]?.refundedAt).not.toBeNull()
  })

  test.each([
    [0, 'Why', 'order-amount-invalid', 'amount'],
    [-5, 'Why', 'order-amount-invalid', 'amount'],
    [1.5, 'Why', 'order-amount-invalid', 'amount'],
    [100, '  ', 'order-reason-required', 'reason'],
    [100_000_00, 'Why', 'order-refund-too-high', 'amount'],
  ])('is refused: %d for %j', async (amount, reason, key, field) => {
    const { id } = await orderForStaff(shop)
    expect(await staffOrders.refundGoodwill({ ...press(id, 1), amount, reason })).toMatchObject(refusal(key, field))
  })

  test('is not given for an order that nobody paid', async () => {
    const { id } = await orderForStaff(shop, { outcome: 'nothing' })
    expect(await staffOrders.refundGoodwill({ ...press(id, 1), amount: 100, reason: 'Why' })).toMatchObject(
      refusal('order-not-paid'),
    )
  })

  test('the same press twice is one refund, and of two people at once the second is told', async () => {
    const { id } = await orderForStaff(shop)
    const { refundable } = await storyOf(id)
    const one = { ...press(id, 1), amount: refundable, reason: 'All of it' }
    const other = { ...press(id, 1), amount: refundable, reason: 'All of it' }
    const answers = await Promise.all([
      staffOrders.refundGoodwill(one),
      staffOrders.refundGoodwill(one),
      staffOrders.refundGoodwill(other),
    ])
    const told = answers.filter((answer) => 'refusals' in answer)
    // Whoever came first: their press counts once, and the other's is refused.
    expect(told.length).toBeGreaterThanOrEqual(1)
    expect((await storyOf(id)).refunded).toBe(refundable)
    expect((await storyOf(id)).progress.refunds).toHaveLength(1)
  })
})

describe('where an order goes', () => {
  const press = (orderId: string, version = 1) => ({ orderId, author, idempotencyKey: newKey(), version })
  const address = {
    countryIso: 'DE',
    firstName: 'Ilse',
    lastName: 'Bos',
    street: 'Kerkstraat',
    additionalAddressLine1: '12',
    additionalAddressLine2: 'B',
    zipcode: '1017gc',
    city: 'Amsterdam',
    phoneNumber: '0612345678',
  }

  test('changes before anything left, in the country that it was counted for, and names no address in the books', async () => {
    const { id } = await orderForStaff(shop)
    expect(await staffOrders.changeAddress({ ...press(id), address })).toEqual({ done: true })
    const { order, changes } = await storyOf(id)
    expect(order.shippingAddress).toMatchObject({ country: 'NL', street: 'Kerkstraat', zipcode: '1017 GC' })
    expect(order.billingAddress.street).not.toBe('Kerkstraat')
    expect(changes).toMatchObject([{ kind: 'address' }])
    expect(JSON.stringify(changes)).not.toContain('Kerkstraat')
  })

  test('is refused beside its fields, by the rules of the checkout', async () => {
    const { id } = await orderForStaff(shop)
    const wrong = { ...address, lastName: '', zipcode: '99' }
    expect(await staffOrders.changeAddress({ ...press(id), address: wrong })).toMatchObject({
      refusals: [{ field: 'lastName' }, { field: 'zipcode' }],
    })
    expect((await storyOf(id)).version).toBe(1)
  })

  test('stays where it is once something left, and for who looked at an earlier version', async () => {
    const order = await orderForStaff(shop)
    await staffOrders.changeAddress({ ...press(order.id), address })
    expect(await staffOrders.changeAddress({ ...press(order.id), address })).toMatchObject(
      refusal('order-changed-meanwhile'),
    )
    await order.tell(sentParcel())
    expect(await staffOrders.changeAddress({ ...press(order.id, 2), address })).toMatchObject(
      refusal('order-address-fixed'),
    )
  })
})
