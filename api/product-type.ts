import type { Product } from '#shop/catalog/product.ts'
import { builder } from './builder.ts'

export const ColorType = builder.objectRef<Product['color']>('ProductColor').implement({
  fields: (t) => ({ key: t.exposeString('key'), name: t.exposeString('name'), hex: t.exposeString('hex') }),
})

export const ProductType = builder.objectRef<Product>('Product')

ProductType.implement({
  description: 'A colour of a model as the storefront sells it.',
})
