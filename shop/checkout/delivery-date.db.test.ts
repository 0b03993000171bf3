import { expect, test } from 'vitest'
import { day } from '#kernel/clock.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const shop = await openTestShop()

const dates = async (token: string) => {
  const answer = await shop.ask(
    '{ getShippingMethods { id deliveryDate { earliest latest from to label } } getCart { deliveryDate { earliest label } } }',
    {},
    { token },
  )
  return answer as unknown as {
    getShippingMethods: { id: string; deliveryDate: { earliest: string; label: string; from: string | null } | null }[]
    getCart: { deliveryDate: { earliest: string; label: string } }
  }
}
const choose = (token: string, id: string) =>
  shop.ask('mutation ($id: ID!, $token: String!) { updateShippingMethod(id: $id, token: $token) { __typename } }', {
    id,
    token,
  })
const promised = async (reference: string) => {
  const answer = await shop.ask(
    'query ($reference: String!) { swOrder(reference: $reference) { deliveryDate { earliest label passed } } }',
    { reference },
  )
  return (
    answer as unknown as { swOrder: { deliveryDate: { earliest: string; label: string; passed: boolean } | null } }
  ).swOrder.deliveryDate
}

test('each method says when it comes, and the order keeps what was said, in page and mail', async () => {
  const me = await apiShopper(shop)
  await me.readyToOrder(fixtures.boot)
  const { getShippingMethods: methods } = await dates(me.token)
  const evening = methods.find(({ id }) => id === 'dhl-evening')?.deliveryDate
  expect(evening).toMatchObject({ from: '18:00', to: '22:00', label: expect.stringMatching(/, tussen 18 en 22 uur$/) })
  for (const { id, deliveryDate } of methods) expect([id, deliveryDate === null]).toEqual([id, id === 'store-pickup'])

  await choose(me.token, 'dhl-evening')
  expect((await dates(me.token)).getCart.deliveryDate.label).toBe(evening?.label)
  const order = await me.order(fixtures.handbag)
  const said = await promised(order.reference)
  expect(said?.label).toMatch(/, tussen 18 en 22 uur$/)
  await shop.decide(order.redirectUrl, 'paid')
  await me.comeBack(order.reference)
  await shop.runJobs()
  expect(shop.mails.at(-1)?.text).toContain(said?.label)
  expect(said?.passed).toBe(false)
  shop.clock.advance(9 * day)
  expect(await promised(order.reference)).toEqual({ ...said, passed: true })
})

test('an order that is paid too late for what was said no longer says it', async () => {
  const me = await apiShopper(shop)
  await choose(me.token, 'dhl-evening')
  const order = await me.order(fixtures.boot)
  expect(await promised(order.reference)).not.toBeNull()
  await shop.db
    .updateTable('orders')
    .set({ paid_at: new Date(shop.clock.now().getTime() + 8 * day) })
    .where('number', '=', order.orderNumber ?? '')
    .execute()
  expect(await promised(order.reference)).toBeNull()
})
