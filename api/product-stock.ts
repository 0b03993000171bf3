import { builder } from './builder.ts'
import { ProductType } from './product-type.ts'
import { SizeTableType } from './size-table-types.ts'
import { SizeType, VariantType } from './variant-types.ts'

/** Its sizes, and what there is of them. */
builder.objectFields(ProductType, (t) => ({
  availableStock: t.int({ resolve: (product) => product.totalAvailableStock }),
  totalAvailableStock: t.exposeInt('totalAvailableStock'),
  variants: t.field({
    type: [VariantType],
    resolve: async (product, _, { loaders }) =>
      (await loaders.variants.load(product.id)).map((variant) => ({ variant, product })),
  }),
  sizes: t.field({
    type: [SizeType],
    resolve: async (product, _, { loaders }) =>
      (await loaders.variants.load(product.id)).map((variant) => ({
        name: variant.size,
        position: variant.position,
      })),
  }),
  sizeTable: t.field({
    type: SizeTableType,
    nullable: true,
    resolve: (product, _, { shop, storefront }) =>
      product.sizeTableId === null
        ? null
        : shop.catalog.sizeTable(storefront, product.sizeTableId).then((table) => table ?? null),
  }),
}))
