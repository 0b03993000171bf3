import { builder } from './builder.ts'
import { catalogMessages, fibreNames, materialNames } from './catalog-messages.ts'
import { FibrePartType, ManufacturerType, MaterialPartType } from './material-types.ts'
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
    resolve: async (product, _, context) => {
      const { footwear } = await detailOf(product, context)
      const { contentLang } = context.storefront
      const names = materialNames(contentLang)
      if (!footwear) return []
      return (['upper', 'lining', 'sole'] as const).map((part) => ({
        part: catalogMessages(contentLang)[part],
        materials: footwear[part].map((material) => names[material] ?? material),
      }))
    },
  }),
  textile: t.field({
    type: [FibrePartType],
    resolve: async (product, _, context) => {
      const { textile } = await detailOf(product, context)
      const names = fibreNames(context.storefront.contentLang)
      return (textile ?? []).map((part) => ({
        part: part.part,
        fibres: part.fibres.map((one) => `${one.percent} % ${names[one.fibre] ?? one.fibre}`).join(', '),
      }))
    },
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
