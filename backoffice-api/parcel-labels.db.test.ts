import { describe, expect, test } from 'vitest'
import { seesEverything } from '#kernel/staff-reach.ts'
import { retentionStore } from '#shop/privacy/retention-store.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { memberOfStaff } from '#test/shop/staff.ts'
import { askAs, staffApi } from '#test/shop/staff-api.ts'
import { orderForStaff } from '#test/shop/staff-order.ts'

const shop = await openTestShop()
const api = staffApi(shop)
const packer = await memberOfStaff(shop, ['warehouse'])

type Outcome = { readonly problems: readonly { readonly messageKey: string; readonly name: string | null }[] }
type Label = {
  readonly id: string
  readonly carrier: string
  readonly trackingCode: string
  readonly isOutdated: boolean
}

const make = async (number: string, more: { parcelsSeen?: number; pieces?: object[] } = {}, token = packer.token) =>
  (
    await askAs<{ makeParcelLabel: Outcome }>(
      api,
      token,
      `mutation ($number: String!, $parcelsSeen: Int!, $pieces: [Pieces!]) {
        makeParcelLabel(number: $number, parcelsSeen: $parcelsSeen, pieces: $pieces) { problems { messageKey name } }
      }`,
      { number, parcelsSeen: 0, ...more },
    )
  ).makeParcelLabel.problems
const cancel = async (number: string, label: string) =>
  (
    await askAs<{ cancelParcelLabel: Outcome }>(
      api,
      packer.token,
      'mutation ($number: String!, $label: ID!) { cancelParcelLabel(number: $number, label: $label) { problems { messageKey name } } }',
      { number, label },
    )
  ).cancelParcelLabel.problems
const labelOf = async (number: string) =>
  (
    await askAs<{ order: { label: Label | null } }>(
      api,
      packer.token,
      'query ($number: String!) { order(number: $number) { label { id carrier trackingCode isOutdated } } }',
      { number },
    )
  ).order.label
const fileOf = async (number: string, label: string) =>
  (
    await askAs<{ parcelLabel: { name: string; pdf: string } | null }>(
      api,
      packer.token,
      'query ($number: String!, $label: ID!) { parcelLabel(number: $number, label: $label) { name pdf } }',
      { number, label },
    )
  ).parcelLabel
const send = (number: string, { carrier, trackingCode }: Label) =>
  askAs<{ sendParcel: Outcome }>(
    api,
    packer.token,
    `mutation ($number: String!, $carrier: String!, $code: String) {
      sendParcel(number: $number, carrier: $carrier, trackingCode: $code, parcelsSeen: 0) { problems { messageKey } }
    }`,
    { number, carrier, code: trackingCode },
  )
const orderOf = async (id: string) => {
  const story = await shop.shop.staffOrders.orderStory(id, seesEverything)
  if (!story) throw new Error(`There is no order ${id}`)
  return story.order
}
const actions = async (number: string) =>
  (
    await shop.db
      .selectFrom('staff_audit')
      .select('action')
      .where('object_name', '=', number)
      .where('action', 'like', 'order.label%')
      .orderBy('id')
      .execute()
  ).map(({ action }) => action)

describe('a label for a parcel that leaves', () => {
  test('is one, however often and by however many it is asked for, and stands once in the books', async () => {
    const { orderNumber } = await orderForStaff(shop)
    expect(await Promise.all([make(orderNumber), make(orderNumber), make(orderNumber)])).toEqual([[], [], []])
    const label = await labelOf(orderNumber)
    expect(label).toMatchObject({ carrier: 'Sandbox', isOutdated: false })
    expect(await make(orderNumber)).toEqual([])
    expect(await labelOf(orderNumber)).toEqual(label)
    const rows = await shop.db.selectFrom('parcel_labels').select('tracking_code').execute()
    expect(rows.filter(({ tracking_code }) => tracking_code === label?.trackingCode)).toHaveLength(1)
    expect(await actions(orderNumber)).toEqual(['order.label'])
    const file = await fileOf(orderNumber, label?.id ?? '')
    expect(
      Buffer.from(file?.pdf ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  test('is used once a parcel with its code has left, and another parcel has another one', async () => {
    const { orderNumber, id } = await orderForStaff(shop, { quantity: 2 })
    await make(orderNumber, { pieces: [{ position: 0, quantity: 1 }] })
    const label = await labelOf(orderNumber)
    if (!label) throw new Error('There is no label')
    await send(orderNumber, label)
    const story = await shop.shop.staffOrders.orderStory(id, seesEverything)
    expect(story?.progress.parcels).toMatchObject([{ trackingCode: label.trackingCode, carrier: 'Sandbox' }])
    expect(await labelOf(orderNumber)).toBeNull()
    expect(await cancel(orderNumber, label.id)).toMatchObject([{ messageKey: 'order-changed-meanwhile' }])
  })

  test('is called off with its carrier, and the next one is another', async () => {
    const { orderNumber } = await orderForStaff(shop)
    await make(orderNumber)
    const first = await labelOf(orderNumber)
    const twice = await Promise.all([cancel(orderNumber, first?.id ?? ''), cancel(orderNumber, first?.id ?? '')])
    expect(twice).toContainEqual([])
    expect(await labelOf(orderNumber)).toBeNull()
    await make(orderNumber)
    expect((await labelOf(orderNumber))?.trackingCode).not.toBe(first?.trackingCode)
    expect(await actions(orderNumber)).toEqual(['order.label', 'order.label-cancelled', 'order.label'])
  })

  test('says so when its order goes somewhere else by now', async () => {
    const { orderNumber, id } = await orderForStaff(shop)
    await make(orderNumber)
    const address = await shop.db
      .selectFrom('orders')
      .select('shipping_address')
      .where('id', '=', id)
      .executeTakeFirst()
    const moved = JSON.stringify({ ...address?.shipping_address, additionalAddressLine1: '999' })
    await shop.db.updateTable('orders').set({ shipping_address: moved }).where('id', '=', id).execute()
    expect(await labelOf(orderNumber)).toMatchObject({ isOutdated: true })
  })

  test('is refused with a sentence where it can’t be', async () => {
    const unpaid = await orderForStaff(shop, { outcome: 'nothing' })
    expect(await make(unpaid.orderNumber)).toMatchObject([{ messageKey: 'order-not-paid' }])
    expect(await make('999999')).toMatchObject([{ messageKey: 'order-not-found' }])
    const { orderNumber, id } = await orderForStaff(shop)
    expect(await make(orderNumber, { parcelsSeen: 1 })).toMatchObject([{ messageKey: 'order-changed-meanwhile' }])
    expect(await make(orderNumber, { pieces: [{ position: 0, quantity: 9 }] })).toMatchObject([
      { messageKey: 'order-pieces-too-many' },
    ])
    shop.setLabels('down')
    expect(await make(orderNumber)).toMatchObject([{ messageKey: 'label-unavailable' }])
    shop.setLabels('up')
    const { shipping_address } = await shop.db
      .selectFrom('orders')
      .select('shipping_address')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const goesTo = (change: object) =>
      shop.db
        .updateTable('orders')
        .set({ shipping_address: JSON.stringify({ ...shipping_address, ...change }) })
        .where('id', '=', id)
        .execute()
    await goesTo({ country: 'GB' })
    expect(await make(orderNumber)).toEqual([{ messageKey: 'label-lacks-customs', name: '10001.001' }])
    await goesTo({ zipcode: '0000' })
    expect(await make(orderNumber)).toEqual([{ messageKey: 'label-refused', name: 'postal_code 0000 is not valid.' }])
    expect(await actions(orderNumber)).toEqual([])
  })

  test('is not made nor shown by who packs nothing, or doesn’t see the order', async () => {
    const { orderNumber } = await orderForStaff(shop)
    await make(orderNumber)
    const label = await labelOf(orderNumber)
    const german = await memberOfStaff(shop, ['warehouse'], ['de_DE'])
    expect(await make(orderNumber, {}, german.token)).toMatchObject([{ messageKey: 'order-not-found' }])
    const other = await orderForStaff(shop)
    expect(await fileOf(other.orderNumber, label?.id ?? '')).toBeNull()
    expect(await fileOf(orderNumber, 'no-id')).toBeNull()
  })

  test('is erased after a while, since an address stands on it; what its parcel is called stays', async () => {
    const { orderNumber } = await orderForStaff(shop)
    await make(orderNumber)
    const label = await labelOf(orderNumber)
    await retentionStore(shop.db).labels(new Date(shop.clock.now().getTime() + 1))
    expect(await fileOf(orderNumber, label?.id ?? '')).toBeNull()
    expect(await labelOf(orderNumber)).toEqual(label)
  })

  test('is called off by itself once its order was cancelled, and asked for again a day later where its carrier fails', async () => {
    const { orderNumber, id } = await orderForStaff(shop)
    const kept = await orderForStaff(shop)
    await make(orderNumber)
    await make(kept.orderNumber)
    expect(await shop.shop.callOffIdleLabels()).toEqual([])
    expect(await labelOf(orderNumber)).not.toBeNull()
    await shop.db.updateTable('orders').set({ state: 'cancelled' }).where('id', '=', id).execute()
    shop.setLabels('down')
    expect(await shop.shop.callOffIdleLabels()).toEqual([`${orderNumber}-1`])
    shop.setLabels('up')
    // Its carrier is not asked again before the next day.
    expect(await shop.shop.callOffIdleLabels()).toEqual([])
    expect(await labelOf(orderNumber)).not.toBeNull()
    shop.clock.advance(25 * 3_600_000)
    expect(await shop.shop.callOffIdleLabels()).toEqual([])
    const { cancelled_at } = await shop.db
      .selectFrom('parcel_labels')
      .select('cancelled_at')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(cancelled_at).toEqual(shop.clock.now())
    expect(await shop.shop.staffOrders.labelOf({ order: await orderOf(kept.id) })).toBeDefined()
  })
})
