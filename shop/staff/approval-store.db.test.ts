import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '#test/shop/open-shop.ts'
import { memberOfStaff } from '#test/shop/staff.ts'
import { approvalWriter } from './approval-store.ts'

const shop = await openTestShop()

test('the same request waits once, also when PostgreSQL keeps one plan for all requests', async () => {
  const { member } = await memberOfStaff(shop)
  const now = new Date('2026-11-24T10:00:00Z')
  const refund = (number: string) => ({
    action: 'order.refund' as const,
    permission: 'orders.refund' as const,
    object: { type: 'order', id: number, name: number },
    storefront: 'nl_NL' as const,
    shown: {},
    request: { number },
  })
  const asked = await shop.db.transaction().execute(async (tx) => {
    // What a connection comes to by itself after the same statement has run five times.
    await sql`set local plan_cache_mode = force_generic_plan`.execute(tx)
    const writer = approvalWriter(tx)
    return [
      await writer.ask(refund('1'), member, now),
      await writer.ask(refund('1'), member, now),
      await writer.ask(refund('2'), member, now),
    ]
  })
  expect(asked.map(({ isNew }) => isNew)).toEqual([true, false, true])
  expect(asked[1]?.id).toBe(asked[0]?.id)
})
