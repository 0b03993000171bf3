import type { Clock } from '#kernel/clock.ts'
import type { Country } from '#kernel/storefront.ts'
import type { productStateWriter } from '../catalog/product-state-writer.ts'
import { cellsOfCustomer, customerFileColumns } from '../customers/customer-cells.ts'
import type { CustomerFileReader } from '../customers/customer-file-store.ts'
import type { GiftCardReader } from '../giftcards/gift-card-store.ts'
import { costRecords } from '../imports/cost-import.ts'
import { passportRecords } from '../imports/passport-import.ts'
import { promotionRecords } from '../imports/promotion-import.ts'
import type { RecordKind } from '../imports/record-import.ts'
import { redirectRecords } from '../imports/redirect-import.ts'
import { reviewRecords } from '../imports/review-import.ts'
import { storeRecords } from '../imports/store-import.ts'
import type { InvoiceReader } from '../invoices/invoice-store.ts'
import type { NewsletterReader } from '../newsletter/newsletter-store.ts'
import type { Shelf, ShelfReader } from '../stock/shelf-store.ts'
import { giftCardTable, journalTable, vatTable } from './bookkeeping-tables.ts'
import type { CatalogExportReader } from './catalog-export-store.ts'
import type { ExportFilter, ExportKind, ExportRow, ExportTable } from './export.ts'
import type { ExportedOrder, MomentCursor, OrderExportReader } from './order-export-store.ts'
import {
  invoiceFileColumns,
  invoiceRow,
  orderFileColumns,
  orderLineFileColumns,
  orderLineRow,
  orderRow,
  refundFileColumns,
  refundRow,
} from './order-rows.ts'
import { priceFileColumns, priceRow } from './price-rows.ts'
import { productFileColumns, productRows } from './product-rows.ts'

export type ExportServiceDeps = {
  readonly clock: Clock
  readonly catalog: CatalogExportReader
  readonly products: Pick<ReturnType<typeof productStateWriter>, 'productStates' | 'categoryPaths'>
  readonly shelves: ShelfReader
  readonly orders: OrderExportReader
  readonly invoices: Pick<InvoiceReader, 'issuedBetween'>
  readonly giftCards: Pick<GiftCardReader, 'movementsBetween'>
  readonly customers: CustomerFileReader
  readonly newsletter: Pick<NewsletterReader, 'byEmails'>
  /** Where the company declares its own VAT. */
  readonly homeCountry: Country
  readonly findRecords: (kind: RecordKind) => ReturnType<RecordKind['find']>
}

/** So many products, sizes or orders are read at once: what is held of a file never grows with it. */
const readAtOnce = 500

const stockFileColumns = ['sku', 'location', 'quantity', 'counted_at'] as const

/** What the shop knows, as tables that are read as they are written. */
export function exportService(deps: ExportServiceDeps) {
  const tables: Readonly<Record<ExportKind, (filter: ExportFilter) => ExportTable>> = {
    products: () => ({
      columns: productFileColumns,
      countRows: deps.catalog.countSizes,
      rows: () => productTable(deps),
    }),
    prices: ({ storefrontCode }) => ({
      columns: priceFileColumns,
      countRows: () => deps.catalog.countOffers(storefrontCode),
      rows: () => priceTable(deps, storefrontCode),
    }),
    stock: ({ locationCode }) => ({
      columns: stockFileColumns,
      countRows: () => deps.shelves.countShelves(locationCode),
      rows: () => stockTable(deps, locationCode),
    }),
    costs: () => recordTable(costRecords, deps),
    passports: () => recordTable(passportRecords, deps),
    stores: () => recordTable(storeRecords, deps),
    redirects: () => recordTable(redirectRecords, deps),
    promotions: () => recordTable(promotionRecords, deps),
    reviews: () => recordTable(reviewRecords, deps),
    customers: ({ storefrontCode }) => ({
      columns: customerFileColumns,
      countRows: () => deps.customers.countCustomers(storefrontCode),
      rows: () => customerTable(deps, storefrontCode),
    }),
    orders: (filter) => ({
      columns: orderFileColumns,
      countRows: () => deps.orders.countOrders(filter),
      rows: async function* () {
        for await (const orders of ordersOf(deps, filter)) yield* orders.map(orderRow)
      },
    }),
    'order-lines': (filter) => ({
      columns: orderLineFileColumns,
      rows: () => lineTable(deps, filter),
    }),
    refunds: (filter) => ({
      columns: refundFileColumns,
      countRows: () => deps.orders.countRefunds(filter),
      rows: async function* () {
        const read = (after?: MomentCursor) => deps.orders.refundsAfter(after, readAtOnce, filter)
        for await (const refunds of partsOf(read)) yield* refunds.map(refundRow)
      },
    }),
    invoices: (filter) => ({
      columns: invoiceFileColumns,
      rows: () => invoiceTable(deps, filter),
    }),
    journal: (filter) => journalTable(invoicesOf(deps, filter)),
    'gift-cards': (filter) => giftCardTable((after) => deps.giftCards.movementsBetween(filter, after, readAtOnce)),
    vat: (filter) => vatTable(invoicesOf(deps, filter), deps.homeCountry),
  }
  return { exportTable: (kind: ExportKind, filter: ExportFilter = {}): ExportTable => tables[kind](filter) }
}

/** Records are few: they are read at once, as imports compare them. */
function recordTable(kind: RecordKind, { findRecords }: ExportServiceDeps): ExportTable {
  return {
    columns: Object.keys(kind.columns),
    rows: async function* () {
      yield* (await findRecords(kind)).values()
    },
  }
}

async function* productTable({ catalog, products }: ExportServiceDeps): AsyncGenerator<ExportRow> {
  const names = {
    manufacturers: await catalog.manufacturersByKey(),
    categories: await products.categoryPaths(),
  }
  for (let after = ''; ; ) {
    const skus = await catalog.productSkusAfter(after, readAtOnce)
    const states = await products.productStates(skus)
    for (const sku of skus) {
      const state = states.get(sku)
      if (state) yield* productRows(state, names)
    }
    const last = skus.at(-1)
    if (last === undefined) return
    after = last
  }
}

async function* priceTable(
  { catalog }: ExportServiceDeps,
  storefrontCode: ExportFilter['storefrontCode'],
): AsyncGenerator<ExportRow> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const part = await catalog.offersAfter(after, readAtOnce, storefrontCode)
    yield* part.offers.map(priceRow)
    after = part.next
  }
}

/** What lies there counts as of the moment at which it was read: what is sold after that is taken off when the file comes in again. */
async function* stockTable(
  { clock, shelves }: ExportServiceDeps,
  locationCode: string | undefined,
): AsyncGenerator<ExportRow> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const at = clock.now()
    const part = await shelves.shelvesAfter(after, readAtOnce, at, locationCode)
    yield* part.shelves.map((shelf) => stockRow(shelf, at))
    after = part.next
  }
}

async function* customerTable(
  { customers, newsletter }: ExportServiceDeps,
  storefrontCode: ExportFilter['storefrontCode'],
): AsyncGenerator<ExportRow> {
  for (let after = ''; ; ) {
    const files = await customers.filesAfter(after, readAtOnce, storefrontCode)
    const members = await newsletter.byEmails(files.map(({ customer }) => customer.email))
    yield* files.map((file) => cellsOfCustomer(file, members.get(file.customer.email)))
    const last = files.at(-1)
    if (!last) return
    after = last.customer.email
  }
}

const stockRow = ({ variantSku, locationCode, onHand }: Shelf, at: Date): ExportRow => ({
  sku: variantSku,
  location: locationCode,
  quantity: `${onHand}`,
  counted_at: at.toISOString(),
})

async function* lineTable(deps: ExportServiceDeps, filter: ExportFilter): AsyncGenerator<ExportRow> {
  for await (const orders of ordersOf(deps, filter)) {
    const lines = await deps.orders.linesOf(orders.map(({ id }) => id))
    const ofOrder = Map.groupBy(lines, (line) => line.order_id)
    for (const order of orders) {
      yield* (ofOrder.get(order.id) ?? []).map((line) => orderLineRow(order, line))
    }
  }
}

const ordersOf = ({ orders }: ExportServiceDeps, filter: ExportFilter): AsyncIterable<readonly ExportedOrder[]> =>
  partsOf((after) => orders.ordersAfter(after, readAtOnce, filter))

/** Parts of something that is read in the order of its moments, until there is no more of it. */
async function* partsOf<T extends MomentCursor>(
  read: (after?: MomentCursor) => Promise<readonly T[]>,
): AsyncGenerator<readonly T[]> {
  for (let after: MomentCursor | undefined; ; ) {
    const part = await read(after)
    const last = part.at(-1)
    if (!last) return
    yield part
    after = last
  }
}

async function* invoiceTable(deps: ExportServiceDeps, filter: ExportFilter): AsyncGenerator<ExportRow> {
  for await (const invoice of invoicesOf(deps, filter)) {
    const { storefrontCode = invoice.storefrontCode } = filter
    if (invoice.storefrontCode === storefrontCode) yield invoiceRow(invoice)
  }
}

const invoicesOf = ({ invoices, clock }: ExportServiceDeps, { from, until }: ExportFilter) =>
  invoices.issuedBetween(from ?? new Date(0), until ?? new Date(clock.now().getTime() + 1))
