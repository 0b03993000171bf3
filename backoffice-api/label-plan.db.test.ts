import { describe, expect, test } from 'vitest'
import { seesEverything } from '#kernel/staff-reach.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { memberOfStaff } from '#test/shop/staff.ts'
import { askAs, staffApi } from '#test/shop/staff-api.ts'
import { orderForStaff, sentParcel } from '#test/shop/staff-order.ts'

const shop = await openTestShop()
const api = staffApi(shop)
const packer = await memberOfStaff(shop, ['warehouse'])

type Label = { readonly id: string; readonly isOutdated: boolean }
type Planned = {
  readonly isPaid: boolean
  readonly isPacked: boolean
  readonly parcels: number
  readonly label: Label | null
  readonly order: { readonly number: string }
}

const make = (number: string) =>
  askAs(
    api,
    packer.token,
    'mutation ($number: String!) { makeParcelLabel(number: $number, parcelsSeen: 0) { problems { messageKey } } }',
    { number },
  )
const labelOf = async (number: string) =>
  (
    await askAs<{ order: { label: Label | null } }>(
      api,
      packer.token,
      'query ($number: String!) { order(number: $number) { label { id isOutdated } } }',
      { number },
    )
  ).order.label
const planOf = async (numbers: readonly string[], token = packer.token) =>
  (
    await askAs<{ labelPlan: readonly Planned[] }>(
      api,
      token,
      `query ($numbers: [String!]!) {
        labelPlan(numbers: $numbers) {
          makesLabels isPaid isPacked isCollected customsLacks parcels label { id isOutdated } order { number }
        }
      }`,
      { numbers },
    )
  ).labelPlan

describe('labels for many orders', () => {
  test('are planned as the orders are named, with what each of them lacks', async () => {
    const waiting = await orderForStaff(shop)
    const unpaid = await orderForStaff(shop, { outcome: 'nothing' })
    const labelled = await orderForStaff(shop)
    const partly = await orderForStaff(shop, { quantity: 2 })
    const gone = await orderForStaff(shop)
    const abroad = await orderForStaff(shop)
    const orders = [labelled, waiting, unpaid, partly, gone, abroad]
    await make(labelled.orderNumber)
    await partly.tell(sentParcel([{ sku: fixtures.boot, quantity: 1 }]))
    await gone.tell(sentParcel())
    const { shipping_address } = await abroad.row()
    const british = JSON.stringify({ ...shipping_address, country: 'GB' })
    await shop.db.updateTable('orders').set({ shipping_address: british }).where('id', '=', abroad.id).execute()
    const numbers = orders.map(({ orderNumber }) => orderNumber)
    const plan = await planOf([...numbers, '999999', labelled.orderNumber])
    expect(plan.map(({ order }) => order.number)).toEqual(numbers)
    const { id } = (await labelOf(labelled.orderNumber)) ?? {}
    const known = {
      makesLabels: true,
      isPaid: true,
      isPacked: false,
      isCollected: false,
      customsLacks: [],
      parcels: 0,
      label: null,
    }
    expect(plan).toMatchObject([
      { ...known, label: { id, isOutdated: false } },
      known,
      { ...known, isPaid: false },
      { ...known, parcels: 1 },
      { ...known, isPacked: true, parcels: 1 },
      { ...known, customsLacks: ['10001.001'] },
    ])
  })

  test('are planned by who packs, of the orders that they see', async () => {
    const { orderNumber } = await orderForStaff(shop)
    const german = await memberOfStaff(shop, ['warehouse'], ['de_DE'])
    expect(await planOf([orderNumber], german.token)).toEqual([])
    const books = await memberOfStaff(shop, ['finance'])
    await expect(planOf([orderNumber], books.token)).rejects.toThrow('NOT_PERMITTED')
  })

  test('stand in the list of a wave, and say where they don’t fit any more', async () => {
    const fits = await orderForStaff(shop)
    const moved = await orderForStaff(shop)
    const all = { name: 'All', most: 100, idempotencyKey: 'all', storefront: undefined, delivery: undefined }
    const begun = await shop.shop.packing.beginWave(all, { name: 'Noor' }, seesEverything)
    const id = 'id' in begun ? begun.id : ''
    await make(fits.orderNumber)
    await make(moved.orderNumber)
    const { shipping_address } = await moved.row()
    const elsewhere = JSON.stringify({ ...shipping_address, additionalAddressLine1: '999' })
    await shop.db.updateTable('orders').set({ shipping_address: elsewhere }).where('id', '=', moved.id).execute()
    const { packingWave } = await askAs<{
      packingWave: {
        makesLabels: boolean
        orders: readonly { number: string; label: Label | null }[]
      }
    }>(
      api,
      packer.token,
      'query ($id: ID!) { packingWave(id: $id) { makesLabels orders { number label { id isOutdated } } } }',
      { id },
    )
    expect(packingWave.makesLabels).toBe(true)
    const labels = new Map(packingWave.orders.map(({ number, label }) => [number, label]))
    expect(labels.get(fits.orderNumber)).toEqual({ id: (await labelOf(fits.orderNumber))?.id, isOutdated: false })
    expect(labels.get(moved.orderNumber)).toMatchObject({ isOutdated: true })
    expect([...labels.values()]).toContain(null)
  })
})
