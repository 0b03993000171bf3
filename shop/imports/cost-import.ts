import { type Currency, currencies } from '#kernel/storefront.ts'
import type { ArticleCost } from '../catalog/cost-writer.ts'
import { isDay, readKey } from './cells.ts'
import type { Cells } from './import.ts'
import type { KindOfImport } from './import-kind.ts'
import { importMessage } from './messages.ts'
import { readDay } from './product-cells.ts'
import { amountText, centsInCell, filled, oneOf, readAmount, required } from './record-cells.ts'
import { keyOfRecord, type RecordKind, recordImport } from './record-import.ts'
import { rowProblem } from './row-problem.ts'

/** What the retailer pays for articles, from a day on. No page of the shop shows it. */
export const costRecords: RecordKind = {
  columns: {
    sku: required((cell) => readKey(cell, 'sku')),
    currency: required(oneOf(currencies)),
    from: required(readDay),
    cost: required(readAmount),
  },
  keyColumns: ['sku', 'currency', 'from'],
  tags: () => [],

  async problemsOf({ catalogImport }, records) {
    const known = await catalogImport.knownSkus(records.map(({ sku = '' }) => sku))
    return ({ sku = '' }) => (known.has(sku) ? [] : [rowProblem('sku', importMessage('article-unknown', { sku }))])
  },
  async find({ catalogImport }, keys) {
    const costs = await catalogImport.costs(keys?.flatMap(costKeyOf))
    return new Map(costs.map(recordOfCost).map((record) => [keyOfRecord(costRecords, record), record] as const))
  },
  canonical: filled,
  write: ({ catalogImport }, records) => catalogImport.putCosts(records.map(costOfRecord)),
  end: ({ catalogImport }, keys) => catalogImport.dropCosts(keys.flatMap(costKeyOf)),
}

/** A file of costs says what holds from a day on, and never that an earlier one did not hold. */
export const costImport: KindOfImport = {
  ...recordImport(costRecords),
  onlyDelta: importMessage('costs-only-change'),
}

const recordOfCost = ({ sku, currency, since, cost }: ArticleCost): Cells =>
  filled({ sku, currency, from: since, cost: amountText(cost) })

const costOfRecord = ({ sku = '', currency = '', from = '', cost = '' }: Cells): ArticleCost => ({
  sku,
  currency: currency as Currency,
  since: from,
  cost: centsInCell(cost),
})

/** An SKU may hold blanks; what stands behind it never does. A row that could not be read has no key. */
function costKeyOf(key: string): Omit<ArticleCost, 'cost'>[] {
  const parts = key.split(' ')
  const [currency, since = ''] = parts.slice(-2)
  const known = currencies.find((one) => one === currency)
  return known && isDay(since) ? [{ sku: parts.slice(0, -2).join(' '), currency: known, since }] : []
}
