import type { Cents } from '#kernel/money.ts'
import type { Currency, StorefrontCode } from '#kernel/storefront.ts'

/** What pieces brought and cost that were sold and did not come back, as far as their cost is known. */
export type Margin = {
  /** Pieces that were sold, those that came back among them. */
  readonly pieces: number
  /** Of these the cost is known. */
  readonly known: number
  /** Without VAT, after discounts. */
  readonly net: Cents
  readonly cost: Cents
}

/** Of a storefront, or of a product in a currency. */
export type MarginOf = Margin & {
  readonly storefrontCode: StorefrontCode | null
  readonly sku: string | null
  readonly currency: Currency
}

export const marginAmount = ({ net, cost }: Pick<Margin, 'net' | 'cost'>): Cents => net - cost

/** Of a hundred of what was paid without VAT so many stay, to one decimal; nothing where nothing was kept. */
export const marginRate = ({ net, cost }: Pick<Margin, 'net' | 'cost'>): number | undefined =>
  net === 0 ? undefined : Math.round(((net - cost) / net) * 1000) / 10

/** Of a hundred pieces the cost of so many is known, to one decimal. */
export const costKnownRate = ({ pieces, known }: Pick<Margin, 'pieces' | 'known'>): number =>
  pieces === 0 ? 0 : Math.round((known / pieces) * 1000) / 10
