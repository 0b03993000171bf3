import { changes } from '#kernel/cache-table.ts'
import { decimalAmount } from '#kernel/money.ts'
import {
  defaultStorefront,
  type Language,
  type Storefront,
  type StorefrontCode,
  storefrontByCode,
  storefrontCodes,
  storefrontOf,
} from '#kernel/storefront.ts'
import type { PriceFeed } from '../catalog/catalog-feed.ts'
import {
  comparePrices,
  costsSomethingElse,
  isPlannedAnew,
  type OfferChange,
  type OfferPrices,
  type WantedPrice,
  writePrices,
} from '../catalog/change-prices.ts'
import { type PricePlan, type PriceStep, planOf } from '../catalog/price-changes.ts'
import type { PriceRow } from '../catalog/price-writer.ts'
import { type CellValue, readMoment, readPrice } from './cells.ts'
import { checkTargetRows } from './check-row.ts'
import type { Cells, RowPlan, RowProblem } from './import.ts'
import {
  type ImportRepositories,
  isTargetRow,
  type KindOfImport,
  type LeftRow,
  type TargetColumns,
  type TargetRow,
  usedByGoods,
} from './import-kind.ts'
import { moveOf } from './limits.ts'
import { importMessage } from './messages.ts'
import { rowProblem } from './row-problem.ts'
import { touchedBy } from './touched.ts'
import { keptMinute, type ValueWords, valueWords } from './value-messages.ts'

type Offered = {
  readonly price: number
  readonly regularPrice: number | null
  readonly priorPrice: number | null
  readonly since: string
}
type Step = { readonly at: string; readonly price: number; readonly regularPrice: number | null }

/** What the sizes of a row cost, and what is planned for them, as the row keeps it: by the id of the size. */
type PriceValues = Readonly<Record<string, { readonly offer: Offered | null; readonly plans: readonly Step[] }>>

/**
 * What sizes and products cost in storefronts, now or from a moment on. Prices go the way of those of a feed: what begins later is
 * planned, what was asked is history, and from that the prior price of a reduction is found.
 */
export const priceImport: KindOfImport = {
  uses: usedByGoods,
  required: ['storefront', 'price'],
  oneOf: ['sku', 'ean'],
  optional: ['regular_price', 'from', 'until'],
  isGrouped: false,
  appliedActions: ['created', 'changed', 'withdrawn'],
  changed: changes.importedPrices,

  describe,
  check: (repositories, rows, now) => checkTargetRows(repositories, priceColumns, new Set(storefrontCodes), rows, now),
  stageLeftOut: ({ imports }, ...asked) => imports.stageLeftOutOffers(...asked),
  refuseDuplicates: ({ imports }, id) => imports.refuseDuplicates(id),

  async plan({ catalogImport }, _run, all, now) {
    const rows = all.filter(isTargetRow)
    const wanted = await wantedOf(catalogImport, rows, now)
    return plansOf(
      rows,
      wanted,
      await comparePrices(
        catalogImport,
        wanted.map(({ offer }) => offer),
        now,
      ),
    )
  },

  async apply({ catalogImport, jobs }, _run, all, now) {
    const rows = all.filter(isTargetRow)
    await catalogImport.lockProducts([...new Set(rows.map(({ productId }) => productId))])
    const wanted = await wantedOf(catalogImport, rows, now)
    const changes = await comparePrices(
      catalogImport,
      wanted.map(({ offer }) => offer),
      now,
    )
    await write({ catalogImport, jobs }, changes)
    return { plans: plansOf(rows, wanted, changes), ...pagesOf(wanted, changes) }
  },

  /** Asks the old prices again. What another one was asked meanwhile stays in the price history. */
  async undo({ catalogImport, imports, jobs }, run, all, now) {
    const rows = all.filter(isTargetRow)
    const productIds = [...new Set(rows.map(({ productId }) => productId))]
    await catalogImport.lockProducts(productIds)
    const touched = touchedBy(await imports.touchedSince(run, productIds))
    const wanted = rows.flatMap((row) => oldPrices(row, now).map((offer) => ({ row, offer })))
    const changes = await comparePrices(
      catalogImport,
      wanted.map(({ offer }) => offer),
      now,
    )
    const left = new Map<number, LeftRow>()
    for (const [index, { row }] of wanted.entries()) {
      const { position } = row
      const later = touched(row)
      const change = changes[index]
      if (later !== undefined)
        left.set(position, { position, because: importMessage('left-changed-by', { id: later }) })
      else if (change && !isOurs(row, change))
        left.set(position, { position, because: importMessage('left-price-changed') })
    }
    const undone = wanted
      .map((one, index) => ({ ...one, change: changes[index] }))
      .filter(({ row }) => !left.has(row.position))
    const undoneChanges = undone.flatMap(({ row, change }) => (change ? [asItWas(row, change)] : []))
    await write({ catalogImport, jobs }, undoneChanges)
    return { left: [...left.values()], ...pagesOf(undone, undoneChanges) }
  },
}

const priceColumns: TargetColumns = { placeColumn: 'storefront', takesProducts: true, problems: priceProblems }

/** Sizes of a product cost the same nearly always; where they don't, each price is named once. */
function describe(values: unknown, language: Language, place?: string | null): string {
  const words = valueWords(language)
  const write = writerIn(words, language, storefrontByCode(place ?? ''))
  const sizes = Object.values((values ?? {}) as PriceValues).map(({ offer, plans }) =>
    [offer ? write.asked(offer) : words.notSold, ...plans.map(write.later)].join(', '),
  )
  return [...new Set(sizes)].join(' / ')
}

/** Amounts and moments as people read them in a storefront, or as files write them. */
function writerIn(words: ValueWords, language: Language, storefront: Storefront | undefined) {
  const iso = language === 'en' ? 'en-GB' : language
  const money = storefront && new Intl.NumberFormat(iso, { style: 'currency', currency: storefront.currency })
  const moment =
    storefront &&
    new Intl.DateTimeFormat(iso, { dateStyle: 'medium', timeStyle: 'short', timeZone: storefront.timeZone })
  const amount = (cents: number) => money?.format(cents / 100) ?? decimalAmount(cents)
  const asked = ({ price, regularPrice }: Pick<Offered, 'price' | 'regularPrice'>) =>
    regularPrice === null ? amount(price) : words.reduced(amount(price), amount(regularPrice))
  const later = (step: Step) =>
    moment
      ? words.laterThere(moment.format(new Date(step.at)), asked(step))
      : words.later(keptMinute(step.at), asked(step))
  return { asked, later }
}

function priceProblems(cells: Cells, _now: Date): readonly RowProblem[] {
  const found: RowProblem[] = []
  const read = <T>(column: string, cell: CellValue<T>): T | undefined => {
    if ('value' in cell) return cell.value
    found.push(rowProblem(column, cell.problem))
    return undefined
  }
  const has = (column: string) => (cells[column]?.trim() ?? '') !== ''
  // A row that names no storefront is refused for that.
  const { timeZone } = storefrontByCode(cells.storefront ?? '') ?? defaultStorefront
  const price = read('price', readPrice(cells.price ?? ''))
  const regular = has('regular_price') ? read('regular_price', readPrice(cells.regular_price ?? '')) : undefined
  const from = has('from') ? read('from', readMoment(cells.from ?? '', timeZone, 'begin')) : undefined
  const until = has('until') ? read('until', readMoment(cells.until ?? '', timeZone, 'end')) : undefined
  if (price !== undefined && regular !== undefined && regular < price) {
    found.push(rowProblem('regular_price', importMessage('regular-price-below-price')))
  }
  if (until && !has('regular_price')) {
    found.push(rowProblem('until', importMessage('end-without-regular-price')))
  }
  if (from && until && until <= from) {
    found.push(rowProblem('until', importMessage('price-ends-first')))
  }
  return found
}

type Wanted = { readonly row: TargetRow; readonly offer: WantedPrice }

/** The offers that rows are about: one of a size, all sizes of a product. */
async function wantedOf(
  catalog: ImportRepositories['catalogImport'],
  rows: readonly TargetRow[],
  now: Date,
): Promise<readonly Wanted[]> {
  const products = rows.filter(({ variantId }) => variantId === null).map(({ productId }) => productId)
  const sizes = products.length > 0 ? await catalog.sizesOf([...new Set(products)]) : new Map<string, string[]>()
  return rows.flatMap((row) => {
    const storefrontCode = storefrontOfRow(row)
    const variantIds = row.variantId === null ? (sizes.get(row.productId) ?? []) : [row.variantId]
    return variantIds.map((variantId) => ({
      row,
      offer: { variantId, storefrontCode, plan: planFor(row, storefrontCode, now) },
    }))
  })
}

/** Rows without a known storefront never come here. */
const storefrontOfRow = ({ place }: TargetRow): StorefrontCode => storefrontByCode(place)?.code ?? 'nl_NL'

/** What a row wants of an offer; what a full file leaves out is no longer sold. */
function planFor({ cells }: TargetRow, storefrontCode: StorefrontCode, now: Date): WantedPrice['plan'] {
  const feed = cells && priceFeedOf(cells, storefrontCode, now)
  return (known) => (feed ? planOf(feed, known !== undefined, now) : null)
}

/** A row as a feed has it. What began earlier begins now: the history of what was asked is the shop's to write. */
export function priceFeedOf(cells: Cells, storefrontCode: StorefrontCode, now: Date): PriceFeed | undefined {
  const { timeZone, currency } = storefrontOf(storefrontCode)
  const price = valueIn(readPrice(cells.price ?? ''))
  const regular = valueIn(readPrice(cells.regular_price ?? ''))
  const from = valueIn(readMoment(cells.from ?? '', timeZone, 'begin'))
  const until = valueIn(readMoment(cells.until ?? '', timeZone, 'end'))
  if (price === undefined) return undefined
  const since = (from && from > now ? from : now).toISOString()
  if (regular === undefined || regular === price) return { currency, price, since }
  if (until && until <= now) return { currency, price: regular, since: now.toISOString() }
  return { currency, price, regularPrice: regular, since, ...(until ? { until: until.toISOString() } : {}) }
}

const valueIn = <T>(cell: CellValue<T>) => ('value' in cell ? cell.value : undefined)

function plansOf(
  rows: readonly TargetRow[],
  wanted: readonly Wanted[],
  changes: readonly OfferChange[],
): readonly RowPlan[] {
  const byRow = new Map<number, OfferChange[]>()
  for (const [index, { row }] of wanted.entries()) {
    const change = changes[index]
    const known = byRow.get(row.position)
    if (!change) continue
    if (known) known.push(change)
    else byRow.set(row.position, [change])
  }
  return rows.map((row) => planOfRow(row, byRow.get(row.position) ?? []))
}

function planOfRow({ position, cells }: TargetRow, changes: readonly OfferChange[]): RowPlan {
  const isSame = changes.every((change) => !asksAnother(change) && !isPlannedAnew(change))
  const isNew = changes.every(({ before }) => !before.row)
  const ends = cells === null && changes.some(({ before }) => before.row)
  return {
    position,
    action: isSame ? 'unchanged' : cells === null ? 'withdrawn' : isNew ? 'created' : 'changed',
    before: valuesOf(changes, ({ before }) => before),
    after: valuesOf(changes, ({ after }) => after),
    ends,
    moves: Math.max(0, ...changes.map(largestMove)),
  }
}

/** What the file can say: the prior price follows from the history. */
function asksAnother({ before, after }: OfferChange): boolean {
  return (
    before.row?.price !== after.row?.price || (before.row?.regular_price ?? null) !== (after.row?.regular_price ?? null)
  )
}

function largestMove(change: OfferChange): number {
  const { before, after } = change
  if (!before.row) return 0
  const asked = before.row.price
  const steps = isPlannedAnew(change) ? after.plans.map(({ price }) => price) : []
  return Math.max(0, ...[...steps, ...(after.row ? [after.row.price] : [])].map((price) => moveOf(asked, price)))
}

function valuesOf(changes: readonly OfferChange[], side: (change: OfferChange) => OfferPrices): PriceValues {
  return Object.fromEntries(
    changes.map((change) => {
      const { row, plans } = side(change)
      return [change.variantId, { offer: row ? offered(row) : null, plans: plans.map(stepText) }]
    }),
  )
}

const offered = (row: PriceRow): Offered => ({
  price: row.price,
  regularPrice: row.regular_price,
  priorPrice: row.prior_price,
  since: row.updated_at.toISOString(),
})
const stepText = ({ at, price, regularPrice }: PriceStep): Step => ({ at: at.toISOString(), price, regularPrice })

async function write(
  { catalogImport, jobs }: Pick<ImportRepositories, 'catalogImport' | 'jobs'>,
  changes: readonly OfferChange[],
): Promise<void> {
  await writePrices(catalogImport, changes)
  const moments = new Set(
    changes.filter(isPlannedAnew).flatMap(({ after }) => after.plans.map(({ at }) => at.getTime())),
  )
  for (const moment of moments) await jobs.beginPrices(new Date(moment))
}

function pagesOf(wanted: readonly Wanted[], changes: readonly OfferChange[]) {
  const changed = new Set(changes.filter(costsSomethingElse).map(({ variantId }) => variantId))
  const products = wanted.filter(({ offer }) => changed.has(offer.variantId)).map(({ row }) => row.productId)
  return { changedProducts: [...new Set(products)] }
}

/** What an undo wants of the offers of a row: what was asked and planned before, as far as it isn't over. */
function oldPrices(row: TargetRow, now: Date): readonly WantedPrice[] {
  const before = (row.before ?? {}) as PriceValues
  return Object.entries(before).map(([variantId, { offer, plans }]) => ({
    variantId,
    storefrontCode: storefrontOfRow(row),
    plan: () => oldPlan(offer, plans, now),
  }))
}

function oldPlan(offer: Offered | null, plans: readonly Step[], now: Date): PricePlan | null {
  const steps = plans.map(({ at, price, regularPrice }) => ({ at: new Date(at), price, regularPrice }))
  const begun = steps.findLast(({ at }) => at <= now)
  const later = steps.filter(({ at }) => at > now)
  const asked = begun ?? offer
  if (!asked) return later.length > 0 ? { later } : null
  return { now: { at: now, price: asked.price, regularPrice: asked.regularPrice }, later }
}

/** Whether what is asked now is what the import asked, or planned. */
function isOurs(row: TargetRow, { variantId, before: { row: now } }: OfferChange): boolean {
  const after = ((row.after ?? {}) as PriceValues)[variantId]
  if (!after) return false
  if (!now) return after.offer === null
  return [...(after.offer ? [after.offer] : []), ...after.plans].some(
    ({ price, regularPrice }) => price === now.price && regularPrice === now.regular_price,
  )
}

/**
 * An offer that had ended was asked nothing else meanwhile: a reduction of it goes on, with the prior price that it had. Everything else
 * is a change like another, and what may be named beside it follows from the history.
 */
function asItWas(row: TargetRow, change: OfferChange): OfferChange {
  const old = ((row.before ?? {}) as PriceValues)[change.variantId]?.offer
  const { row: next } = change.after
  if (change.before.row || !old || !next || old.price !== next.price || old.regularPrice !== next.regular_price)
    return change
  const unbroken = { ...next, prior_price: old.priorPrice, updated_at: new Date(old.since) }
  return { ...change, after: { ...change.after, row: unbroken }, added: [] }
}
