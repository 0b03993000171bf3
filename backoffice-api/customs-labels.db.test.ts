import { PDFDocument } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { memberOfStaff } from '#test/shop/staff.ts'
import { askAs, machineWithFiles, staffApi } from '#test/shop/staff-api.ts'
import { orderForStaff, sentParcel } from '#test/shop/staff-order.ts'

const shop = await openTestShop()
const { machine } = await machineWithFiles()
const api = staffApi(shop, machine)
const packer = await memberOfStaff(shop, ['warehouse'])

type Outcome = { readonly problems: readonly { readonly messageKey: string; readonly name: string | null }[] }

const make = async (number: string, pieces?: object[]) =>
  (
    await askAs<{ makeParcelLabel: Outcome }>(
      api,
      packer.token,
      `mutation ($number: String!, $pieces: [Pieces!]) {
        makeParcelLabel(number: $number, parcelsSeen: 0, pieces: $pieces) { problems { messageKey name } }
      }`,
      { number, pieces },
    )
  ).makeParcelLabel.problems

/** How wide the pages of an order's label are, in points. */
async function pagesOfLabel(number: string): Promise<readonly number[]> {
  const { order } = await askAs<{ order: { label: { id: string } | null } }>(
    api,
    packer.token,
    'query ($number: String!) { order(number: $number) { label { id } } }',
    { number },
  )
  const { parcelLabel } = await askAs<{ parcelLabel: { pdf: string } | null }>(
    api,
    packer.token,
    'query ($number: String!, $label: ID!) { parcelLabel(number: $number, label: $label) { pdf } }',
    { number, label: order.label?.id },
  )
  const file = await PDFDocument.load(Buffer.from(parcelLabel?.pdf ?? '', 'base64'))
  return file.getPages().map((page) => Math.round(page.getWidth()))
}

describe('a parcel that customs ask about', () => {
  const [boot, bag] = ['10001.001', '10004.001'] as const
  async function tellCustoms(sku: string, origin: string, tariffCode: string) {
    const { token } = await memberOfStaff(shop, ['owner'])
    const query = `mutation ($sku: String!, $origin: String!, $tariffCode: String!) {
      changeProductCustoms(sku: $sku, origin: $origin, tariffCode: $tariffCode) { problems { messageKey name field } } }`
    const answer = await askAs<{ changeProductCustoms: Outcome }>(api, token, query, { sku, origin, tariffCode })
    return answer.changeProductCustoms.problems
  }
  async function orderToLondon(more: Parameters<typeof orderForStaff>[1] = {}) {
    const order = await orderForStaff(shop, more)
    const { shipping_address } = await order.row()
    const british = { ...shipping_address, country: 'GB', city: 'London', zipcode: 'N1 9GU' }
    await shop.db
      .updateTable('orders')
      .set({ shipping_address: JSON.stringify(british) })
      .where('id', '=', order.id)
      .execute()
    return order
  }
  const planOf = async (number: string) =>
    (
      await askAs<{ labelPlan: readonly { customsLacks: readonly string[] }[] }>(
        api,
        packer.token,
        'query ($numbers: [String!]!) { labelPlan(numbers: $numbers) { customsLacks } }',
        { numbers: [number] },
      )
    ).labelPlan[0]?.customsLacks

  test('gets a label once its articles have what customs ask, whose file has the declaration behind it', async () => {
    const { orderNumber } = await orderToLondon({ quantity: 2, also: fixtures.handbag })
    expect(await make(orderNumber)).toEqual([{ messageKey: 'label-lacks-customs', name: `${boot}, ${bag}` }])
    expect(await planOf(orderNumber)).toEqual([boot, bag])
    expect(await tellCustoms(boot, 'pt', '6403.91.16')).toEqual([])
    expect(await make(orderNumber)).toEqual([{ messageKey: 'label-lacks-customs', name: bag }])
    expect(await planOf(orderNumber)).toEqual([bag])
    expect(await tellCustoms(bag, 'IT', '')).toEqual([])
    expect(await planOf(orderNumber)).toEqual([bag])
    expect(await tellCustoms(bag, 'IT', '42022100')).toEqual([])
    expect(await planOf(orderNumber)).toEqual([])

    expect(await make(orderNumber)).toEqual([])
    // A label of 10 by 15 centimetres, and a paper of A4.
    expect(await pagesOfLabel(orderNumber)).toEqual([283, 595])
  })

  test('is not kept back by what has left before', async () => {
    await tellCustoms(boot, 'PT', '64039116')
    await tellCustoms(bag, '', '')
    const { orderNumber, id, tell } = await orderToLondon({ also: fixtures.handbag })
    const { position } = await shop.db
      .selectFrom('order_lines')
      .select('position')
      .where('order_id', '=', id)
      .where('sku', '=', fixtures.boot)
      .executeTakeFirstOrThrow()
    expect(await planOf(orderNumber)).toEqual([bag])
    expect(await make(orderNumber, [{ position, quantity: 1 }])).toEqual([])
    await tell(sentParcel([{ sku: fixtures.handbag, quantity: 1 }]))
    expect(await planOf(orderNumber)).toEqual([])
  })

  test('what is no country or no code is refused beside its field, and nothing changes', async () => {
    expect(await tellCustoms('10002.001', 'XX', '6403')).toMatchObject([
      { messageKey: 'customs-origin-unknown', field: 'origin' },
      { messageKey: 'customs-tariff-code-invalid', field: 'tariff_code' },
    ])
    // A code with a name is not a country for that.
    expect(await tellCustoms('10002.001', 'ZZ', '640399')).toMatchObject([{ messageKey: 'customs-origin-unknown' }])
    expect(await tellCustoms('10002.001', '', '')).toMatchObject([{ messageKey: 'products-nothing-to-change' }])
  })
})
