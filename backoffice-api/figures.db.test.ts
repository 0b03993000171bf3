import { expect, test } from 'vitest'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { memberOfStaff } from '#test/shop/staff.ts'
import { askAs, staffApi } from '#test/shop/staff-api.ts'
import { orderForStaff, sentParcel } from '#test/shop/staff-order.ts'

const shop = await openTestShop()
const api = staffApi(shop)

type Named = readonly { readonly name: string }[]
type Figures = {
  readonly salesReport: { readonly products: Named; readonly runningOut: Named }
  readonly returnFigures: Named
}

test('figures name products in the language of whoever reads them, and as English has it where the catalogue lacks theirs', async () => {
  const order = await orderForStaff(shop, { quantity: 2 })
  await order.tell(sentParcel())
  const pieces = [{ position: 0, quantity: 1 }]
  const announced = { orderId: order.id, pieces, way: 'post', idempotencyKey: crypto.randomUUID() } as const
  const answer = await shop.shop.announceReturn(announced)
  if ('refusals' in answer) throw new Error(JSON.stringify(answer))
  const inspected = { reason: 'too-small', condition: 'as-new', restockAt: 'AMS', exchangeSku: null } as const
  await shop.shop.staffOrders.takeReturnIn({
    orderId: order.id,
    author: { id: crypto.randomUUID(), name: 'Noor' },
    idempotencyKey: crypto.randomUUID(),
    version: 1,
    reference: answer.reference,
    pieces: [{ ...inspected, position: 0, quantity: 1 }],
  })
  await shop.db
    .updateTable('products')
    .set({ name: JSON.stringify({ en: 'Boot', nl: 'Laars' }) })
    .where('sku', '=', fixtures.boot.split('.').slice(0, 2).join('.'))
    .execute()
  const { member, token } = await memberOfStaff(shop)
  const namesIn = async (language: 'nl' | 'fr') => {
    await shop.db.updateTable('staff_members').set({ language }).where('id', '=', member.id).execute()
    const { salesReport, returnFigures } = await askAs<Figures>(
      api,
      token,
      '{ salesReport(days: 7) { products { name } runningOut { name } } returnFigures { name } }',
    )
    return [salesReport.products, salesReport.runningOut, returnFigures].map(([first]) => first?.name)
  }
  expect(await namesIn('nl')).toEqual(['Laars', 'Laars', 'Laars'])
  expect(await namesIn('fr')).toEqual(['Boot', 'Boot', 'Boot'])
})
