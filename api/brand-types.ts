import type { Brand } from '#shop/catalog/catalog-store.ts'
import { builder } from './builder.ts'

export const BrandType = builder.objectRef<Omit<Brand, 'story'>>('Brand').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    slug: t.exposeString('slug'),
    url: t.string({ resolve: (brand) => `brands/${brand.slug}` }),
    story: t.string({ resolve: async (brand, _, { loaders }) => (await loaders.brand.load(brand.id))?.story ?? '' }),
  }),
})
