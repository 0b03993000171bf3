import { createHash } from 'node:crypto'

/** Google Merchant Center takes so many characters of an id and of that of a group. */
const longestId = 50

/**
 * A SKU as feeds name it: as it is where it is short enough, else its beginning with a hash of the whole, which is the same in each feed.
 */
export function feedId(sku: string): string {
  if (sku.length <= longestId) return sku
  const hash = createHash('sha256').update(sku).digest('hex').slice(0, 12)
  return `${sku.slice(0, longestId - hash.length - 1)}-${hash}`
}
