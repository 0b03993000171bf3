import { beforeEach, describe, expect, test } from 'vitest'
import { newCode } from '#kernel/ids.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { demoSettings, demoSettingsFile, settingsOf } from '#test/shop/settings.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { usualNumbers } from '../settings/numbers-settings.ts'
import { settingsSource } from '../settings/settings-source.ts'

const settings = settingsSource(demoSettings)
const shop = await openTestShop({ settings })

const decide = (numbers: object) =>
  settings.replace(settingsOf({ ...demoSettingsFile, numbers: { ...usualNumbers, ...numbers } }))

/** An order of one piece that nobody paid yet. */
async function order(): Promise<{ id: string; number: string }> {
  const me = await apiShopper(shop)
  await me.readyToOrder(fixtures.boot)
  const { id = '', orderNumber = '' } = await me.place()
  return { id, number: orderNumber }
}

async function numbersOfInvoices(orders: number): Promise<string[]> {
  const numbers: string[] = []
  for (let at = 0; at < orders; at++) {
    const { number } = await order()
    await shop.db
      .updateTable('orders')
      .set({ state: 'paid', paid_at: shop.clock.now() })
      .where('number', '=', number)
      .execute()
    await shop.shop.applyWarehouseEvent({
      type: 'shipped',
      order: number,
      parcel: 'P1',
      carrier: 'PostNL',
      trackingCode: '3SCORD0001',
      trackingUrl: 'https://parcels.cordwainer.example/3SCORD0001',
      lines: null,
      at: shop.clock.now(),
    })
    await shop.runJobs()
    const issued = await shop.db
      .selectFrom('invoices')
      .innerJoin('orders', 'orders.id', 'invoices.order_id')
      .select('invoices.number')
      .where('orders.number', '=', number)
      .execute()
    numbers.push(...issued.map((invoice) => invoice.number))
  }
  return numbers
}

beforeEach(() => settings.replace(demoSettings))

describe('the number of an order', () => {
  test('bears the letters of the retailer and goes on from what they say, once for each, also at once', async () => {
    const { number: before } = await order()
    expect(before).toMatch(/^\d{6}$/)
    const first = Number(before) + 1_000
    decide({ orders: { prefix: 'SB-', first } })
    const placed = await Promise.all([order(), order(), order(), order()])
    expect(placed.map(({ number }) => number).sort()).toEqual([0, 1, 2, 3].map((more) => `SB-${first + more}`))
  })

  test('never goes back', async () => {
    const { number: before } = await order()
    decide({ orders: { prefix: '', first: 100_000 } })
    expect((await order()).number).toBe(String(Number(before.replace(/\D/g, '')) + 1))
  })

  test('stands with its letters in links that lead back to the order', async () => {
    decide({ orders: { prefix: 'SB-', first: 100_000 } })
    const me = await apiShopper(shop)
    const { reference, orderNumber, redirectUrl } = await me.order(fixtures.boot)
    expect(orderNumber).toMatch(/^SB-\d{6}$/)
    await shop.decide(redirectUrl, 'paid')
    expect(await me.comeBack(reference)).toMatchObject({ state: 'paid' })
  })

  test('is known with its letters and without, when a shopper withdraws', async () => {
    decide({ orders: { prefix: 'SB-', first: 100_000 } })
    const { id, number } = await order()
    for (const said of [number, number.toLowerCase(), number.slice(3)]) {
      const { withdraw } = await shop.ask(
        'mutation ($input: WithdrawInput!) { withdraw(input: $input) { ... on WithdrawalReceived { reference } } }',
        { input: { name: 'Sanne de Wit', email: 'shopper@example.com', orderNumber: said, idempotencyKey: newCode() } },
      )
      const { reference } = withdraw as unknown as { reference: string }
      const stored = shop.db.selectFrom('withdrawals').select('order_id').where('reference', '=', reference)
      expect(await stored.executeTakeFirst(), said).toEqual({ order_id: id })
    }
  })
})

test('invoices are counted without gaps in the series of the retailer, from the number on that they say', async () => {
  const [before = ''] = await numbersOfInvoices(1)
  expect(before).toMatch(/^EU-2026-\d{6}$/)
  decide({ invoices: { prefix: { EU: 'R', GB: 'RUK' }, first: 4_001 } })
  expect(await numbersOfInvoices(2)).toEqual(['R-2026-004001', 'R-2026-004002'])
  decide({ invoices: { prefix: { EU: 'R', GB: 'RUK' }, first: 5_000 } })
  expect(await numbersOfInvoices(1)).toEqual(['R-2026-005000'])
  decide({ invoices: { prefix: { EU: 'R', GB: 'RUK' }, first: 1 } })
  expect(await numbersOfInvoices(1)).toEqual(['R-2026-005001'])
})
