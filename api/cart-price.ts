import type { Cents, TaxGroup } from '#kernel/money.ts'
import { builder, PriceType, priceView } from './builder.ts'

export const TaxType = builder.objectRef<TaxGroup>('Tax').implement({
  fields: (t) => ({
    taxRate: t.int({ description: 'In hundredths of a percent: 2100 is 21 %.', resolve: (tax) => tax.rate }),
    tax: t.int({ resolve: (tax) => tax.tax }),
    price: t.int({ description: 'The gross amount that the tax is part of.', resolve: (tax) => tax.gross }),
  }),
})

export type Totals = {
  readonly net: Cents
  readonly total: Cents
  readonly subtotal: Cents
  readonly shipping: Cents
  readonly taxes: readonly TaxGroup[]
  readonly costs: Cents
  readonly discount: Cents
  /** Extras and discounts by name, those that take something off with a minus. */
  readonly adjustments: readonly Adjustment[]
}
export type Adjustment = { readonly name: string; readonly amount: Cents }

const AdjustmentType = builder.objectRef<Adjustment>('PriceAdjustment').implement({
  description: 'Something between the goods and the total: an extra, or with a minus a promotion or voucher.',
  fields: (t) => ({
    name: t.exposeString('name'),
    price: t.field({ type: PriceType, resolve: ({ amount }, _, context) => priceView(amount, context) }),
  }),
})
export const CartPriceType = builder.objectRef<Totals>('CartPrice').implement({
  fields: (t) => ({
    netPrice: t.field({ type: PriceType, resolve: (totals, _, context) => priceView(totals.net, context) }),
    totalPrice: t.field({ type: PriceType, resolve: (totals, _, context) => priceView(totals.total, context) }),
    subtotal: t.field({
      type: PriceType,
      description: 'The goods, before discounts.',
      resolve: (totals, _, context) => priceView(totals.subtotal, context),
    }),
    positionPrice: t.field({
      type: PriceType,
      description: 'All lines together: the total without delivery.',
      resolve: (totals, _, context) => priceView(totals.total - totals.shipping, context),
    }),
    discount: t.field({ type: PriceType, resolve: (totals, _, context) => priceView(totals.discount, context) }),
    costs: t.field({
      type: PriceType,
      description: 'Extras such as gift wrapping.',
      resolve: (totals, _, context) => priceView(totals.costs, context),
    }),
    adjustments: t.field({ type: [AdjustmentType], resolve: (totals) => [...totals.adjustments] }),
    shipping: t.field({ type: PriceType, resolve: (totals, _, context) => priceView(totals.shipping, context) }),
    taxes: t.field({ type: [TaxType], resolve: (totals) => [...totals.taxes] }),
  }),
})
