import type { Database } from '#database/rows.ts'
import type { ImportKind } from '#shop/imports/import.ts'

export type WrittenFile = {
  readonly name: string
  readonly kind: ImportKind
  readonly lines: AsyncIterable<string> | Iterable<string>
  /** The product of the last row, and a price that its page says once it is applied. */
  readonly shown?: { readonly sku: string; readonly price: number }
}

/** Counts at the distribution centre; each turn counts otherwise. */
export async function writtenCounts(db: Database, rows: number, turn: number): Promise<WrittenFile> {
  const sizes = await db.selectFrom('variants').select('sku').orderBy('sku').limit(rows).execute()
  const lines = sizes.map(({ sku }, index) => `${sku},DC,${10 + ((index + turn) % 40)}\n`)
  return { name: `stock-${turn}`, kind: 'stock', lines: ['sku,location,quantity\n', ...lines] }
}

/** Prices in the Netherlands, each a euro dearer than before. */
export async function writtenPrices(db: Database, rows: number, turn: number): Promise<WrittenFile> {
  const offers = await db
    .selectFrom('prices')
    .innerJoin('variants', 'variants.id', 'prices.variant_id')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .where('store_code', '=', 'nl_NL')
    .select(['variants.sku', 'price', 'products.sku as product'])
    .orderBy('variants.sku')
    .limit(rows)
    .execute()
  const lines = offers.map(({ sku, price }) => `${sku},nl_NL,${((price + 100) / 100).toFixed(2)}\n`)
  const last = offers.at(-1)
  return {
    name: `prices-${turn}`,
    kind: 'prices',
    lines: ['sku,storefront,price\n', ...lines],
    ...(last && { shown: { sku: last.product, price: last.price + 100 } }),
  }
}

const sizesOfProduct = 5

/** Products that nobody knows yet, of five sizes each. */
export async function writtenProducts(db: Database, rows: number, run: string): Promise<WrittenFile> {
  const { key } = await db
    .selectFrom('categories')
    .select('key')
    .orderBy('level', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const told = Object.entries({
    brand: 'Bench',
    gender: 'women',
    color: 'black',
    categories: key,
    type: 'footwear',
    upper: 'leather',
    images: 'bench/boot',
  })
  function* lines() {
    yield `product,sku,size,name_en,name_nl,${told.map(([column]) => column).join()}\n`
    for (let row = 0; row < rows; row++) {
      const product = `BENCH-${run}-${Math.floor(row / sizesOfProduct)}`
      const size = 38 + (row % sizesOfProduct)
      const names = `Boot ${product},Laars ${product}`
      yield `${product},${product}-${size},${size},${names},${told.map(([, cell]) => cell).join()}\n`
    }
  }
  return { name: `products-${run}`, kind: 'products', lines: lines() }
}
