import { expect, test } from 'vitest'
import { seesEverything } from '#kernel/staff-reach.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { demoCatalog } from './catalogue/catalogue.ts'
import { demoCustomers } from './demo-customers.ts'
import { seedDemoCustomers } from './seed-demo-customers.ts'

const { shop, db, clock } = await openTestShop()
await shop.importCatalog(demoCatalog(clock.now()))
await seedDemoCustomers({ shop, db })

test('what the demo’s shoppers ordered and was not sent yet can be picked, piece by piece', async () => {
  const waiting = demoCustomers.flatMap(({ orders }) =>
    orders.filter(({ stage }) => stage === 'received' || stage === 'incorporated'),
  )
  const lines = await shop.staffOrders.pickList(seesEverything)
  expect(new Set(lines.flatMap(({ orders }) => orders)).size).toBe(waiting.length)
  expect(lines.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(waiting.reduce((sum, { pieces }) => sum + pieces, 0))
})
