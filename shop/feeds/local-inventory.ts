import type { Storefront } from '#kernel/storefront.ts'
import type { LocationStock, StoreStockMode } from '../stock/location-stock.ts'
import type { Store } from '../stores/store.ts'
import type { FeedEntry } from './product-feed.ts'

/**
 * What lies in a store of a size, by the names of Google's specification for local inventory
 * (https://support.google.com/merchants/answer/14819809).
 */
export type LocalInventoryItem = {
  readonly store_code: string
  readonly id: string
  readonly availability: 'in_stock' | 'out_of_stock'
  /** Empty where the shop tells nobody how many there are. */
  readonly quantity: string
  readonly price: string
  readonly sale_price: string
}

export type LocalInventoryDeps = {
  readonly items: AsyncIterable<FeedEntry>
  readonly storeStock: StoreStockMode
  readonly stores: { all(): Promise<readonly Pick<Store, 'code' | 'country'>[]> }
  readonly stock: {
    byLocation(skus: readonly string[], codes: readonly string[], country: string): Promise<readonly LocationStock[]>
  }
}

/** So many sizes are asked about at once. */
const perBatch = 500

/**
 * Every size that a storefront sells in every store of its country: what shoppers nearby are told. A size that never lies in a store
 * is named as out of stock there, as long as the shop sells it.
 */
export async function* localInventory(
  { items, stores, stock, storeStock }: LocalInventoryDeps,
  { country }: Pick<Storefront, 'country'>,
): AsyncGenerator<LocalInventoryItem> {
  const codes = (await stores.all()).filter((store) => store.country === country).map(({ code }) => code)
  if (codes.length === 0) return
  let batch: FeedEntry[] = []
  for await (const entry of items) {
    // What is still to come may lie in a store and is not for sale there.
    if (entry.item.availability === 'preorder') continue
    batch.push(entry)
    if (batch.length < perBatch) continue
    yield* inStores(batch, await stock.byLocation(skusOf(batch), codes, country), storeStock)
    batch = []
  }
  yield* inStores(batch, await stock.byLocation(skusOf(batch), codes, country), storeStock)
}

const skusOf = (entries: readonly FeedEntry[]) => entries.map(({ sku }) => sku)

function* inStores(
  entries: readonly FeedEntry[],
  pieces: readonly LocationStock[],
  storeStock: StoreStockMode,
): Generator<LocalInventoryItem> {
  const known = new Map(entries.map(({ sku, item }) => [sku, item]))
  for (const { code, sku, qty } of pieces) {
    const item = known.get(sku)
    if (!item) continue
    yield {
      store_code: code,
      id: item.id,
      availability: qty > 0 ? 'in_stock' : 'out_of_stock',
      quantity: storeStock === 'numbers' ? String(Math.max(0, qty)) : '',
      price: item.price,
      sale_price: item.sale_price ?? '',
    }
  }
}

const columns = ['store_code', 'id', 'availability', 'quantity', 'price', 'sale_price'] as const

/** Columns with tabs between, the first line their names. */
export async function* localInventoryTable(items: AsyncIterable<LocalInventoryItem>): AsyncGenerator<string> {
  yield `${columns.join('\t')}\n`
  for await (const item of items) yield `${columns.map((name) => item[name]).join('\t')}\n`
}
