import { builder } from './builder.ts'
import { FibrePartType, fibreParts, footwearParts, ManufacturerType, MaterialPartType } from './material-types.ts'
import { SwProductType } from './product-page-types.ts'
import { ProductType } from './product-type.ts'
import { detailOf } from './shown-product.ts'

/** What only its own page says. */
builder.objectFields(ProductType, (t) => ({
  swProduct: t.field({
    type: SwProductType,
    resolve: async (product, _, context) => ({ product, detail: await detailOf(product, context) }),
  }),
  footwear: t.field({
    type: [MaterialPartType],
    resolve: async (product, _, context) => footwearParts(await detailOf(product, context), context.storefront),
  }),
  textile: t.field({
    type: [FibrePartType],
    resolve: async (product, _, context) => fibreParts(await detailOf(product, context), context.storefront),
  }),
  care: t.string({ resolve: async (product, _, context) => (await detailOf(product, context)).care }),
  warnings: t.stringList({
    description: 'What the label warns of, sentence by sentence: Regulation (EC) 1272/2008, article 48.',
    resolve: async (product, _, context) => [...(await detailOf(product, context)).warnings],
  }),
  manufacturer: t.field({
    type: ManufacturerType,
    resolve: async (product, _, context) => (await detailOf(product, context)).manufacturer,
  }),
}))
