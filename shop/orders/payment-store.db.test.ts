import { expect, test } from 'vitest'
import { hour, minute } from '#kernel/clock.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { paymentReader } from './payment-store.ts'

const shop = await openTestShop()

test('a payment past its time is asked after, however many transfers are on their way', async () => {
  const { id } = await (await apiShopper(shop)).order(fixtures.boot)
  const ordered = shop.clock.now()
  const transfers = Array.from({ length: 150 }, (_, index) => ({
    order_id: id,
    attempt: 100 + index,
    method: 'banktransfer',
    provider_id: `tr_transfer${index}`,
    status: 'pending' as const,
    amount: 100,
    currency: 'EUR' as const,
    finish_url: 'https://shop.example/finish',
    error_url: 'https://shop.example/error',
    created_at: new Date(ordered.getTime() - hour),
    updated_at: ordered,
  }))
  await shop.db.insertInto('payments').values(transfers).execute()
  await shop.db.updateTable('payments').set({ expires_at: ordered }).where('attempt', '=', 1).execute()
  const now = new Date(ordered.getTime() + minute)
  const seen = new Set<string>()
  // Each round asks after the one past its time first; the others take turns until all had theirs.
  for (let round = 0; round < 60 && seen.size < 151; round++) {
    const overdue = await paymentReader(shop.db).overdue(now, ordered)
    expect(overdue).toHaveLength(100)
    expect(overdue[0]?.attempt).toBe(1)
    for (const payment of overdue) seen.add(payment.id)
  }
  expect(seen.size).toBe(151)
})
