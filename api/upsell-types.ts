import type { Product } from '#shop/catalog/product.ts'
import { builder, ImageType, PriceType, priceView } from './builder.ts'
import { packshotImage, priceOrNull, productView } from './shown-product.ts'

const CrossSellingKindEnum = builder.enumType('CrossSellingKind', {
  values: ['complementary', 'maintenance'] as const,
})

export const UpsellProductType = builder
  .objectRef<{ product: Product; description: string; kind: 'complementary' | 'maintenance' }>('UpsellProduct')
  .implement({
    fields: (t) => ({
      id: t.id({ resolve: ({ product }) => product.id }),
      sku: t.string({ resolve: ({ product }) => product.sku }),
      name: t.string({ resolve: ({ product }) => product.name }),
      description: t.exposeString('description'),
      price: t.field({ type: PriceType, resolve: ({ product }, _, context) => priceView(product.price, context) }),
      regular_price: t.field({
        type: PriceType,
        nullable: true,
        resolve: ({ product }, _, context) => priceOrNull(productView(product, context).priorPrice, context),
      }),
      image: t.field({ type: ImageType, resolve: ({ product }, _, context) => packshotImage(product, context) }),
      url: t.string({ resolve: ({ product }) => product.url }),
      isOneSize: t.boolean({ resolve: ({ product }) => product.oneSize }),
      type: t.field({
        type: CrossSellingKindEnum,
        description: 'What goes with it, or what keeps it.',
        resolve: ({ kind }) => kind,
      }),
    }),
  })
