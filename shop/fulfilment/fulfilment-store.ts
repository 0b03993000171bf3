import type { Database } from '#database/rows.ts'
import { orderProgressReader, orderProgressWriter } from './order-progress-store.ts'
import { refundReader, refundWriter } from './order-refund-store.ts'
import { parcelLabelReader, parcelLabelWriter } from './parcel-label-store.ts'
import { parcelReader, parcelWriter } from './parcel-store.ts'
import { captureReader, captureWriter } from './payment-capture-store.ts'
import { returnReader, returnWriter } from './return-store.ts'
import { warehouseNewsWriter } from './warehouse-news-store.ts'

export type FulfilmentReader = ReturnType<typeof fulfilmentReader>

/** What happens to orders once they are paid. */
export function fulfilmentReader(db: Database) {
  return {
    ...orderProgressReader(db),
    ...parcelReader(db),
    ...parcelLabelReader(db),
    ...returnReader(db),
    ...refundReader(db),
    ...captureReader(db),
  }
}

/** Writes down what happens to orders once they are paid. */
export function fulfilmentWriter(tx: Database) {
  return {
    ...fulfilmentReader(tx),
    ...orderProgressWriter(tx),
    ...parcelWriter(tx),
    ...parcelLabelWriter(tx),
    ...returnWriter(tx),
    ...refundWriter(tx),
    ...captureWriter(tx),
    ...warehouseNewsWriter(tx),
  }
}
