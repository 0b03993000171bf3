import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { seesEverything } from '#kernel/staff-reach.ts'
import { parcelLabelReader } from '#shop/fulfilment/parcel-label-store.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { memberOfStaff } from '#test/shop/staff.ts'
import { askAs, staffApi } from '#test/shop/staff-api.ts'
import { orderForStaff, sentParcel } from '#test/shop/staff-order.ts'

const shop = await openTestShop()
const api = staffApi(shop)
const packer = await memberOfStaff(shop, ['warehouse'])

type WaveLabels = { readonly pdf: string | null; readonly missing: readonly string[] }

const labelsOf = async (id: string, token = packer.token) =>
  (
    await askAs<{ waveLabels: WaveLabels | null }>(
      api,
      token,
      'query ($id: ID!) { waveLabels(id: $id) { pdf missing } }',
      { id },
    )
  ).waveLabels

async function label(number: string) {
  await askAs(
    api,
    packer.token,
    'mutation ($number: String!) { makeParcelLabel(number: $number, parcelsSeen: 0) { problems { messageKey } } }',
    { number },
  )
}

async function wave(): Promise<string> {
  const asked = { name: 'Morning', most: 20, idempotencyKey: crypto.randomUUID() }
  const begun = await shop.shop.packing.beginWave(asked, { name: 'Noor' }, seesEverything)
  if ('refusals' in begun) throw new Error(JSON.stringify(begun))
  return begun.id
}

/** References of labels, page by page. */
async function printed(pdf: string | null | undefined): Promise<(string | undefined)[]> {
  const document = await getDocumentProxy(new Uint8Array(Buffer.from(pdf ?? '', 'base64')))
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, place) => {
      const { items } = await (await document.getPage(place + 1)).getTextContent()
      return /\d+-\d+$/.exec(
        items.map((item) => ('str' in item ? item.str : '')).find((text) => /^\d+-\d+$/.test(text)) ?? '',
      )?.[0]
    }),
  )
}

test('the labels of a wave are one file in the order in which it is packed, beside the orders that are not in it', async () => {
  const orders = []
  for (let count = 0; count < 7; count++) {
    shop.clock.advance(1000)
    orders.push(await orderForStaff(shop))
  }
  const [first, without, moved, erased, broken, gone, last] = orders.map(({ orderNumber, id }) => ({ orderNumber, id }))
  const id = await wave()
  // Labels are made in any order.
  for (const order of [last, gone, broken, first, erased, moved]) await label(order?.orderNumber ?? '')
  const { shipping_address: address } = await shop.db
    .selectFrom('orders')
    .select('shipping_address')
    .where('id', '=', moved?.id ?? '')
    .executeTakeFirstOrThrow()
  await shop.db
    .updateTable('orders')
    .set({ shipping_address: JSON.stringify({ ...address, additionalAddressLine1: '999' }) })
    .where('id', '=', moved?.id ?? '')
    .execute()
  const files = (orderId = '') => shop.db.updateTable('parcel_labels').where('order_id', '=', orderId)
  await files(erased?.id).set({ pdf: null }).execute()
  await files(broken?.id)
    .set({ pdf: Buffer.from('^XA^XZ') })
    .execute()
  await orders[5]?.tell(sentParcel())

  const answer = await labelsOf(id)
  expect(await printed(answer?.pdf)).toEqual([`${first?.orderNumber}-1`, `${last?.orderNumber}-1`])
  expect(answer?.missing).toEqual([without, moved, erased, broken].map((order) => order?.orderNumber))

  // Who sees none of its orders has no such wave, and who may not pack is not asked.
  const elsewhere = await memberOfStaff(shop, ['warehouse'], ['de_DE'])
  expect(await labelsOf(id, elsewhere.token)).toBeNull()
  expect(await labelsOf('nothing')).toBeNull()
  const reader = await memberOfStaff(shop, ['reader'])
  await expect(labelsOf(id, reader.token)).rejects.toThrow()
})

test('a wave without any label has no file, and names its orders', async () => {
  const { orderNumber } = await orderForStaff(shop)
  expect(await labelsOf(await wave())).toEqual({ pdf: null, missing: [orderNumber] })
})

test('labels that are more than may be held at once are left out behind the first ones', async () => {
  const made = await shop.db.selectFrom('parcel_labels').select(['id', 'pdf']).where('pdf', 'is not', null).execute()
  const ids = made.map(({ id }) => id)
  const { labelFiles } = parcelLabelReader(shop.db)
  const size = (count: number) => made.slice(0, count).reduce((sum, { pdf }) => sum + (pdf?.length ?? 0), 0)
  expect([...(await labelFiles(ids, size(ids.length))).keys()].sort()).toEqual([...ids].sort())
  expect([...(await labelFiles(ids, size(3) - 1)).keys()].sort()).toEqual(ids.slice(0, 2).sort())
  expect((await labelFiles([], 10)).size).toBe(0)
})
