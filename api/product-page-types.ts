import type { Product, ProductDetail } from '#shop/catalog/product.ts'
import { builder } from './builder.ts'

type ShownProperty = { name: string; position: number; options: readonly string[] }
const PropertyType = builder.objectRef<ShownProperty>('Property').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    position: t.exposeInt('position'),
    visible: t.boolean({ resolve: () => true }),
    options: t.stringList({ resolve: (property) => [...property.options] }),
  }),
})

export const SwProductType = builder.objectRef<{ product: Product; detail: ProductDetail }>('SwProduct').implement({
  fields: (t) => ({
    description: t.string({ resolve: ({ detail }) => detail.description }),
    available: t.boolean({ resolve: ({ product }) => product.totalAvailableStock > 0 }),
    availableStock: t.int({ resolve: ({ product }) => product.totalAvailableStock }),
    stock: t.int({ resolve: ({ product }) => product.totalAvailableStock }),
    metaTitle: t.string({
      resolve: ({ product, detail }) =>
        detail.metaTitle ?? `${product.name} ${product.color.name} – ${product.brand.name}`,
    }),
    metaDescription: t.string({
      resolve: ({ detail }) => detail.metaDescription ?? firstSentences(detail.description),
    }),
    properties: t.field({
      type: [PropertyType],
      resolve: ({ detail }) => detail.properties.map((property, position) => ({ ...property, position })),
    }),
  }),
})

/** As many whole sentences as a search engine shows. */
function firstSentences(text: string): string {
  const cut = text.slice(0, 160)
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '))
  return text.length <= 160 ? text : end > 60 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))} …`
}
