import { afterAll, expect, test } from 'vitest'
import { createApi } from '#api/create-api.ts'
import { openDatabase } from '#database/connect.ts'
import { storefrontOf, storefronts } from '#kernel/storefront.ts'
import { createShop } from '#shop/shop.ts'
import { type Asker, openTestShop, type TestShop } from '#test/shop/open-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const usual = await openTestShop()

/** Stands for the replica: the same database by connections of its own, whose use is counted. */
const replica = openDatabase({ embedded: usual.connection }, { poolSize: 2 })
afterAll(() => replica.close())
let used = 0
replica.pool.on('acquire', () => {
  used++
})
const shop = createShop({ ...usual.deps, reports: replica.db })

async function usedBy(work: () => Promise<unknown>): Promise<number> {
  const before = used
  await work()
  return used - before
}

const reach = storefronts.map(({ code }) => code)

test('figures and files of staff are asked of the replica', async () => {
  expect(await usedBy(() => shop.figures.today(reach))).toBeGreaterThan(0)
  expect(await usedBy(() => shop.figures.report(reach, 28))).toBeGreaterThan(0)
  for (const kind of ['orders', 'products', 'prices', 'stock', 'customers'] as const) {
    const written = await usedBy(async () => {
      for await (const row of shop.exportTable(kind).rows()) expect(row).toBeDefined()
    })
    expect({ kind, isAsked: written > 0 }).toEqual({ kind, isAsked: true })
  }
})

test('nothing of a shopper’s is: no product, cart or order', async () => {
  const api = createApi(shop, { development: false, documents: {}, secure: false, report: () => undefined })
  const ask = async (query: string, variables: Record<string, unknown> = {}, as: Asker = {}) => {
    const storefront = storefrontOf(as.store ?? 'nl_NL')
    const identity = { storefront, contextToken: as.token, customerToken: as.customerToken, captchaToken: undefined }
    const { data, errors } = await api.execute({ query, variables }, identity)
    if (errors?.[0]) throw new Error(errors[0].message)
    return data as Record<string, never>
  }
  const me = await apiShopper({ ...usual, ask } satisfies TestShop)
  const bought = async () => {
    await ask(`{ pdp(sku: "${fixtures.boot}") { url } }`)
    expect((await me.order(fixtures.boot)).orderNumber).toMatch(/\d/)
  }
  expect(await usedBy(bought)).toBe(0)
})
