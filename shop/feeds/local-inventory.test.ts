import { expect, test } from 'vitest'
import { localInventory, localInventoryTable } from './local-inventory.ts'
import type { FeedEntry } from './product-feed.ts'

async function* items(): AsyncGenerator<FeedEntry> {
  const entry = (sku: string, item: Partial<FeedEntry['item']>) =>
    ({ sku, item: { id: sku, price: '120.00 EUR', ...item } }) as FeedEntry
  for (let number = 0; number < 1200; number++)
    yield entry(`SKU-${number}`, { availability: 'in_stock', sale_price: '90.00 EUR' })
  yield entry('SOON', { availability: 'preorder' })
}
const stores = {
  all: async () => [
    { code: 'AMS', country: 'NL' as const },
    { code: 'ANT', country: 'BE' as const },
  ],
}
const asked: number[] = []
const stock = {
  byLocation: async (skus: readonly string[], codes: readonly string[]) => {
    asked.push(skus.length)
    return codes.flatMap((code) =>
      skus.map((sku) => ({ code, name: code, city: '', localNames: null, sku, qty: sku === 'SKU-7' ? 2 : 0 })),
    )
  },
}
const tableOf = async (country: 'NL' | 'FR', storeStock: 'numbers' | 'words') => {
  const rows: string[] = []
  for await (const row of localInventoryTable(
    localInventory({ items: items(), stores, stock, storeStock }, { country }),
  ))
    rows.push(row)
  return rows
}

test('each size is asked about once, some hundreds at a time, in the stores of the country', async () => {
  asked.length = 0
  const [head, ...rows] = await tableOf('NL', 'numbers')
  expect(head).toBe('store_code\tid\tavailability\tquantity\tprice\tsale_price\n')
  expect(rows).toHaveLength(1200)
  expect(rows[7]).toBe('AMS\tSKU-7\tin_stock\t2\t120.00 EUR\t90.00 EUR\n')
  expect(rows[8]).toBe('AMS\tSKU-8\tout_of_stock\t0\t120.00 EUR\t90.00 EUR\n')
  expect(asked).toEqual([500, 500, 200])
})

test('a shop that tells nobody how many there are tells feeds neither', async () => {
  expect((await tableOf('NL', 'words'))[8]).toBe('AMS\tSKU-7\tin_stock\t\t120.00 EUR\t90.00 EUR\n')
})

test('without stores in the country there is the head alone', async () => {
  expect(await tableOf('FR', 'numbers')).toHaveLength(1)
})
