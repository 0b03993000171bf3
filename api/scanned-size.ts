import { productTag } from '#kernel/cache-tags.ts'
import type { ScannedSize } from '#shop/catalog/scanned-size-store.ts'
import { builder } from './builder.ts'

const ScannedSizeType = builder.objectRef<ScannedSize>('ScannedSize').implement({
  description: 'The size whose barcode somebody scanned.',
  fields: (t) => ({
    sku: t.exposeString('sku'),
    productSku: t.exposeString('productSku'),
    size: t.exposeString('size'),
    isOneSize: t.exposeBoolean('isOneSize'),
    brand: t.exposeString('brand'),
    name: t.exposeString('name'),
    url: t.string({
      nullable: true,
      description: "Of the product's page; nothing where it is not sold any more.",
      resolve: ({ url }) => url,
    }),
  }),
})

builder.queryFields((t) => ({
  sizeOfGtin: t.field({
    type: ScannedSizeType,
    nullable: true,
    description: 'Nothing for a GTIN that is not one or that nobody knows, and where boxes are not scanned.',
    args: { gtin: t.arg.string({ required: true, description: 'Fourteen digits.' }) },
    resolve: async (_, { gtin }, { settings, shop, storefront, tags }) => {
      if (!settings.stores.scan) return null
      const size = await shop.catalog.sizeOfGtin(storefront, gtin)
      if (size) tags.add(productTag(size.productId))
      return size ?? null
    },
  }),
}))
