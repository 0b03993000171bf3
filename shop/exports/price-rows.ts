import { decimalAmount } from '#kernel/money.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import type { PriceStep } from '../catalog/price-changes.ts'
import type { ExportRow } from './export.ts'

export const priceFileColumns = ['sku', 'storefront', 'price', 'regular_price', 'from', 'until'] as const

/** What a size costs in a storefront, and what is planned for it, the first step first. */
export type OfferState = {
  readonly variantSku: string
  readonly storefrontCode: StorefrontCode
  readonly price: number
  readonly regularPrice: number | null
  readonly plans: readonly PriceStep[]
}

/**
 * An offer as a file of prices tells it. A price that begins later stands with its moment in place of today's, since a file has one
 * row for an offer; read again it is planned as it is, and today's price stays.
 */
export function priceRow({ variantSku, storefrontCode, price, regularPrice, plans }: OfferState): ExportRow {
  const [first, second] = plans
  const isEnd = (step: PriceStep | undefined, regular: number | null) =>
    step !== undefined && regular !== null && step.price === regular && step.regularPrice === null
  const begins = first && !isEnd(first, regularPrice) ? first : undefined
  const asked = begins ?? { price, regularPrice }
  const end = begins ? second : first
  return {
    sku: variantSku,
    storefront: storefrontCode,
    price: decimalAmount(asked.price),
    regular_price: asked.regularPrice === null ? '' : decimalAmount(asked.regularPrice),
    from: begins?.at.toISOString() ?? '',
    until: isEnd(end, asked.regularPrice) ? (end?.at.toISOString() ?? '') : '',
  }
}
