import type { StorefrontCode } from '#kernel/storefront.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import type { CatalogWriter } from './catalog-writer.ts'
import type { PlannedPriceRow } from './planned-price-writer.ts'
import { type PricePlan, type PriceStep, priceChange } from './price-changes.ts'
import type { HistoryRow } from './price-history-writer.ts'
import type { PriceRow } from './price-writer.ts'

/** A size in a storefront. */
export type Offer = { readonly variantId: string; readonly storefrontCode: StorefrontCode }

/** What somebody wants an offer to cost. */
export type WantedPrice = Offer & {
  /** Null ends the offer. */
  readonly plan: (known: PriceRow | undefined) => PricePlan | null
}

/** What an offer costs, and what is planned for it. */
export type OfferPrices = { readonly row: PriceRow | undefined; readonly plans: readonly PriceStep[] }

export type OfferChange = Offer & {
  readonly before: OfferPrices
  readonly after: OfferPrices
  /** What the price history gains. */
  readonly added: readonly HistoryRow[]
}

/** What wanted prices would change at a moment, in the order in which they are wanted. An offer may be wanted once. */
export async function comparePrices(
  catalog: Pick<CatalogWriter, 'pricesIn' | 'historyIn' | 'plansIn'>,
  wanted: readonly WantedPrice[],
  now: Date,
): Promise<readonly OfferChange[]> {
  const ids = [...new Set(wanted.map(({ variantId }) => variantId))]
  const codes = [...new Set(wanted.map(({ storefrontCode }) => storefrontCode))]
  const rows = new Map((await catalog.pricesIn(ids, codes)).map((row) => [keyOf(row.variant_id, row.store_code), row]))
  const plans = Map.groupBy(await catalog.plansIn(ids, codes), (row) => keyOf(row.variant_id, row.store_code))
  const history = Map.groupBy(await catalog.historyIn(ids, codes), (row) => keyOf(row.variantId, row.storefrontCode))
  return wanted.map(({ variantId, storefrontCode, plan: planFor }): OfferChange => {
    const key = keyOf(variantId, storefrontCode)
    const row = rows.get(key)
    const before = { row, plans: (plans.get(key) ?? []).map(stepOf) }
    const plan = planFor(row)
    if (!plan) return { variantId, storefrontCode, before, after: { row: undefined, plans: [] }, added: [] }
    const { currency } = storefrontOf(storefrontCode)
    const change =
      plan.now && priceChange({ variantId, storefrontCode, currency }, plan.now, row, history.get(key) ?? [], now)
    return {
      variantId,
      storefrontCode,
      before,
      after: { row: change ? change.row : row, plans: plan.later },
      added: change?.added ?? [],
    }
  })
}

/** Writes changes that were compared in the same transaction, while the products were held. */
export async function writePrices(
  catalog: Pick<CatalogWriter, 'addHistory' | 'prices' | 'replacePlans' | 'endOffers'>,
  changes: readonly OfferChange[],
): Promise<void> {
  const ended = changes.filter(({ after }) => after.row === undefined && after.plans.length === 0)
  const asked = changes.filter((change) => costsSomethingElse(change)).flatMap(({ after }) => after.row ?? [])
  const replanned = changes.filter((change) => isPlannedAnew(change))
  await catalog.addHistory(changes.flatMap(({ added }) => added))
  await catalog.prices(asked)
  if (replanned.length > 0) await catalog.replacePlans(replanned, replanned.flatMap(planRows))
  if (ended.length > 0) {
    await catalog.endOffers(ended.map((one) => ({ variant_id: one.variantId, store_code: one.storefrontCode })))
  }
}

/** Whether shoppers are asked another price now, or told another one beside it. */
export function costsSomethingElse({ before, after }: OfferChange): boolean {
  return (
    before.row?.price !== after.row?.price ||
    (before.row?.regular_price ?? null) !== (after.row?.regular_price ?? null) ||
    (before.row?.prior_price ?? null) !== (after.row?.prior_price ?? null)
  )
}

/** Whether other prices begin later than was planned. */
export function isPlannedAnew({ before, after }: OfferChange): boolean {
  return JSON.stringify(before.plans) !== JSON.stringify(after.plans)
}

function planRows({ variantId, storefrontCode, after }: OfferChange): PlannedPriceRow[] {
  const { currency } = storefrontOf(storefrontCode)
  return after.plans.map(({ at, price, regularPrice }) => ({
    variant_id: variantId,
    store_code: storefrontCode,
    starts_at: at,
    currency,
    price,
    regular_price: regularPrice,
  }))
}

const stepOf = (row: PlannedPriceRow): PriceStep => ({
  at: row.starts_at,
  price: row.price,
  regularPrice: row.regular_price,
})

const keyOf = (variantId: string, storefrontCode: StorefrontCode) => `${variantId} ${storefrontCode}`
