import { expect, test } from 'vitest'
import type { StaffRole } from '#shop/staff/staff-member.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { memberOfStaff, staffPlace } from '#test/shop/staff.ts'
import { staffApi } from '#test/shop/staff-api.ts'
import { orderForStaff } from '#test/shop/staff-order.ts'

const shop = await openTestShop()
const api = staffApi(shop)
const order = await orderForStaff(shop)

type Filter = Partial<Readonly<Record<'storefront' | 'from' | 'until', string>>>

async function exporter(roles: readonly StaffRole[], storefronts?: Parameters<typeof memberOfStaff>[2]) {
  const { token, member } = await memberOfStaff(shop, roles, storefronts)
  const ask = async (query: string, variables: Record<string, unknown> = {}) => {
    const answer = await api.execute({ query, variables }, { sessionToken: token, ...staffPlace })
    expect(answer.errors).toBeUndefined()
    return answer
  }
  return {
    member,
    kinds: async () => (await ask('{ exportKinds }')).data,
    /** The rows that come out, or why none do. */
    take: async (kind: string, filter: Filter = {}) => {
      const query = `mutation ($kind: ExportKind!, $filter: ExportFilter!) {
        exportFile(kind: $kind, filter: $filter) { problems { messageKey field } } }`
      const { data, file } = await ask(query, { kind, filter })
      const { exportFile } = data as { exportFile: { problems: readonly unknown[] } }
      if (!file) return exportFile.problems
      expect(exportFile.problems).toEqual([])
      const rows = []
      for await (const row of file.rows()) rows.push(row)
      return rows
    },
  }
}

const booksOf = (memberId: string) =>
  shop.db.selectFrom('staff_audit').select(['action', 'object_id', 'after']).where('member_id', '=', memberId).execute()

test('a bookkeeper takes the orders of some days, and the books say which', async () => {
  const bookkeeper = await exporter(['finance'])
  const [row] = await bookkeeper.take('ORDERS', { from: '2026-01-01', until: '2027-12-31' })
  expect(row).toMatchObject({ number: order.orderNumber })
  expect(await bookkeeper.take('ORDERS', { from: '2020-01-01', until: '2020-12-31' })).toEqual([])
  expect(await booksOf(bookkeeper.member.id)).toContainEqual({
    action: 'export',
    object_id: 'orders',
    after: { from: '2020-01-01', until: '2020-12-31' },
  })
})

test('the last day is in it', async () => {
  const bookkeeper = await exporter(['finance'])
  const day = shop.clock.now().toISOString().slice(0, 10)
  expect(await bookkeeper.take('ORDERS', { from: day, until: day })).toHaveLength(1)
})

test('days that are none or turned round are refused beside their field, and leave nothing in the books', async () => {
  const bookkeeper = await exporter(['finance'])
  expect(await bookkeeper.take('JOURNAL', { from: 'yesterday' })).toEqual([
    { messageKey: 'export-day-wrong', field: 'from' },
  ])
  expect(await bookkeeper.take('JOURNAL', { from: '2026-12-02', until: '2026-12-01' })).toEqual([
    { messageKey: 'export-days-turned', field: 'until' },
  ])
  expect((await booksOf(bookkeeper.member.id)).filter(({ action }) => action === 'export')).toEqual([])
})

test('each role takes what it may see, and customers need a fresh proof', async () => {
  const [owner, bookkeeper, merchandiser] = [
    await exporter(['owner']),
    await exporter(['finance']),
    await exporter(['merchandiser']),
  ]
  expect(await owner.kinds()).toMatchObject({ exportKinds: expect.arrayContaining(['CUSTOMERS', 'JOURNAL']) })
  expect(await bookkeeper.kinds()).toEqual({
    exportKinds: ['COSTS', 'ORDERS', 'ORDER_LINES', 'REFUNDS', 'INVOICES', 'JOURNAL', 'VAT', 'GIFT_CARDS'],
  })
  expect(JSON.stringify(await merchandiser.kinds())).not.toMatch(/CUSTOMERS|ORDERS|REFUNDS/)
  expect(await merchandiser.take('ORDERS')).toEqual([{ messageKey: 'staff-not-permitted', field: null }])
  expect(await owner.take('CUSTOMERS')).toEqual(expect.any(Array))
  shop.clock.advance(16 * 60_000)
  expect(await owner.take('CUSTOMERS')).toEqual([{ messageKey: 'staff-proof-needed', field: null }])
})

test('who sees some storefronts takes what belongs to one of them', async () => {
  const german = await exporter(['finance'], ['de_DE'])
  expect(JSON.stringify(await german.kinds())).not.toMatch(/JOURNAL|VAT/)
  const refused = [{ messageKey: 'export-storefront-needed', field: 'storefront' }]
  expect(await german.take('ORDERS')).toEqual(refused)
  expect(await german.take('ORDERS', { storefront: 'nl_NL' })).toEqual(refused)
  expect(await german.take('VAT')).toEqual(refused)
  expect(await german.take('ORDERS', { storefront: 'de_DE' })).toEqual([])
})
