import { oneSize } from '#kernel/written-size.ts'
import { BrandType } from './brand-types.ts'
import { builder } from './builder.ts'
import { catalogMessages } from './catalog-messages.ts'
import { ColorType, ProductType } from './product-type.ts'
import { detailOf, ratingDescription } from './shown-product.ts'

/** What a product is called, and what it is. */
builder.objectFields(ProductType, (t) => ({
  id: t.exposeID('id'),
  sku: t.exposeString('sku'),
  parentSku: t.exposeString('parentSku'),
  parentId: t.id({ resolve: (product) => product.parentSku }),
  name: t.exposeString('name'),
  description: t.string({ resolve: async (product, _, context) => (await detailOf(product, context)).description }),
  brand: t.field({ type: BrandType, resolve: (product) => product.brand }),
  color: t.field({ type: ColorType, resolve: (product) => product.color }),
  gender: t.exposeString('gender'),
  url: t.string({ resolve: (product) => product.url }),
  size: t.string({ nullable: true, resolve: (product) => (product.oneSize ? oneSize : null) }),
  attribute: t.string({
    description: "The attribute that a shopper chooses, as a heading names it: 'Size'.",
    resolve: (_, __, { storefront }) => catalogMessages(storefront.contentLang).size,
  }),
  isOneSize: t.exposeBoolean('oneSize'),
  ratingAverage: t.float({ nullable: true, description: ratingDescription, resolve: () => null }),
}))
