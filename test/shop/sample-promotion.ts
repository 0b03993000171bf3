import type { Promotion } from '#shop/promotions/promotion.ts'

/** A code that takes ten percent off everything, whoever types it and whenever, but for what is changed about it. */
export const samplePromotion = (change: Partial<Promotion> = {}): Promotion => ({
  id: change.key ?? 'ten',
  key: 'ten',
  name: 'Ten',
  code: 'TEN',
  benefit: { kind: 'percentage', rate: 1000 },
  validFrom: null,
  validTo: null,
  categories: null,
  brands: null,
  fullPriceOnly: false,
  minimum: 0,
  mostPerShopper: null,
  mostInTotal: null,
  exclusive: false,
  priority: 0,
  ...change,
})
