import { expect, test } from 'vitest'
import { openTestShop } from '#test/shop/open-shop.ts'
import { memberOfStaff } from '#test/shop/staff.ts'

const shop = await openTestShop()
const { staffOrders } = shop.shop

test('a list is kept for one member alone, replaced under its name, and removed by its owner', async () => {
  const [nadia, noor] = [await memberOfStaff(shop), await memberOfStaff(shop)]
  const mine = nadia.member.id
  expect(await staffOrders.keepView(mine, { name: ' Late <b>NL</b> ', query: 'view=LATE&after=x' })).toEqual({
    done: true,
  })
  await staffOrders.keepView(mine, { name: 'Late <b>NL</b>', query: 'view=LATE&storefront=nl_NL' })
  expect(await staffOrders.viewsOf(mine)).toMatchObject([
    { name: 'Late <b>NL</b>', query: 'view=LATE&storefront=nl_NL' },
  ])
  expect(await staffOrders.viewsOf(noor.member.id)).toEqual([])
  const [view] = await staffOrders.viewsOf(mine)
  await staffOrders.removeView(noor.member.id, view?.id ?? '')
  expect(await staffOrders.viewsOf(mine)).toHaveLength(1)
  await staffOrders.removeView(mine, view?.id ?? '')
  expect(await staffOrders.viewsOf(mine)).toEqual([])
})

test.each(['  ', 'x'.repeat(61)])('is refused under the name %j', async (name) => {
  const { member } = await memberOfStaff(shop)
  expect(await staffOrders.keepView(member.id, { name, query: '' })).toMatchObject({
    refusals: [{ messageKey: 'view-name-required', field: 'name' }],
  })
})

test('somebody keeps twenty of them', async () => {
  const { member } = await memberOfStaff(shop)
  for (let n = 0; n < 20; n++) await staffOrders.keepView(member.id, { name: `List ${n}`, query: '' })
  expect(await staffOrders.keepView(member.id, { name: 'One more', query: '' })).toMatchObject({
    refusals: [{ messageKey: 'view-too-many' }],
  })
})

test('filters that are too long once they are escaped are refused', async () => {
  const { member } = await memberOfStaff(shop)
  const query = `search=${'é'.repeat(400)}`
  expect(await staffOrders.keepView(member.id, { name: 'Long', query })).toMatchObject({
    refusals: [{ messageKey: 'view-name-required', field: 'name' }],
  })
  expect(await staffOrders.viewsOf(member.id)).toEqual([])
})
