import type { Database } from '#database/rows.ts'
import { brandWriter } from './brand-writer.ts'
import { categoryWriter } from './category-writer.ts'
import { costWriter } from './cost-writer.ts'
import { importedReviewWriter } from './imported-review-writer.ts'
import { locationWriter } from './location-writer.ts'
import { manufacturerWriter } from './manufacturer-writer.ts'
import { passportWriter } from './passport-writer.ts'
import { plannedPriceWriter } from './planned-price-writer.ts'
import { priceHistoryWriter } from './price-history-writer.ts'
import { priceWriter } from './price-writer.ts'
import { productRelationWriter } from './product-relation-writer.ts'
import { productStateWriter } from './product-state-writer.ts'
import { productWriter } from './product-writer.ts'
import { redirectWriter } from './redirect-writer.ts'
import { sizeTableWriter } from './size-table-writer.ts'
import { urlWriter } from './url-writer.ts'
import { variantWriter } from './variant-writer.ts'

/** Everything that an import writes. It exists only around a transaction, so that half an import can't happen. */
export type CatalogWriter = ReturnType<typeof catalogWriter>

export function catalogWriter(tx: Database) {
  return {
    ...brandWriter(tx),
    ...manufacturerWriter(tx),
    ...sizeTableWriter(tx),
    ...categoryWriter(tx),
    ...locationWriter(tx),
    ...productWriter(tx),
    ...productRelationWriter(tx),
    ...productStateWriter(tx),
    ...variantWriter(tx),
    ...priceWriter(tx),
    ...priceHistoryWriter(tx),
    ...plannedPriceWriter(tx),
    ...urlWriter(tx),
    ...redirectWriter(tx),
    ...costWriter(tx),
    ...passportWriter(tx),
    ...importedReviewWriter(tx),
  }
}
