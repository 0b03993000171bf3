import type { Database } from '#database/rows.ts'

/** So many sizes behind a SKU, in the order of SKUs: a page of all that there are. */
export const sizesAfter = (db: Database, variantSku: string, most: number) =>
  db.selectFrom('variants').select(['id', 'sku']).where('sku', '>', variantSku).orderBy('sku').limit(most).execute()
