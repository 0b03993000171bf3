import type { ModelColor, Product } from '#shop/catalog/product.ts'
import { builder, ImageType } from './builder.ts'
import type { ApiContext } from './context.ts'
import { packshotImage } from './shown-product.ts'

const RelationTypeEnum = builder.enumType('RelationType', { values: ['color_relation', 'maintenance'] as const })

type Related = {
  readonly type: 'color_relation' | 'maintenance'
  readonly color: Pick<ModelColor, 'id' | 'sku' | 'colorName' | 'colorHex'>
}

export const RelatedProductType = builder.objectRef<Related>('RelatedProduct').implement({
  description: 'A card asks for the colour of its siblings only; the whole product is read when more is asked for.',
  fields: (t) => ({
    type: t.field({ type: RelationTypeEnum, resolve: (related) => related.type }),
    name: t.string({ resolve: async (related, _, context) => (await wholeOf(related, context)).name }),
    colorName: t.string({ resolve: ({ color }) => color.colorName }),
    colorHex: t.string({ resolve: ({ color }) => color.colorHex }),
    url: t.string({ resolve: async (related, _, context) => (await wholeOf(related, context)).url }),
    image: t.field({
      type: ImageType,
      resolve: async (related, _, context) => packshotImage(await wholeOf(related, context), context),
    }),
    productNumber: t.string({ resolve: ({ color }) => color.sku }),
    active: t.boolean({ resolve: () => true }),
    availableStock: t.int({
      resolve: async (related, _, context) => (await wholeOf(related, context)).totalAvailableStock,
    }),
  }),
})

async function wholeOf({ color }: Related, { loaders }: ApiContext): Promise<Product> {
  const product = await loaders.product.load(color.id)
  if (!product) throw new Error(`Product ${color.sku} is a colour that is not sold`)
  return product
}
