import type { Category } from '#shop/catalog/product.ts'
import { builder } from './builder.ts'

export const CategoryType = builder.objectRef<Category>('Category')
CategoryType.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    key: t.exposeString('key'),
    level: t.exposeInt('level'),
    name: t.exposeString('name'),
    parentId: t.id({ nullable: true, resolve: (category) => category.parentId }),
    path: t.field({
      type: ['ID'],
      description: 'Ids from the root to this category.',
      resolve: async (category, _, { loaders }) => pathTo(category, await loaders.categories()).map((one) => one.id),
    }),
    url: t.exposeString('url'),
    description: t.exposeString('description'),
    gender: t.exposeString('gender'),
    children: t.field({
      type: [CategoryType],
      description: 'The categories right below this one, in their order.',
      resolve: async (category, _, { loaders }) =>
        [...(await loaders.categories()).values()].filter((one) => one.parentId === category.id),
    }),
  }),
})

export function pathTo(category: Category, all: ReadonlyMap<string, Category>): Category[] {
  const parent = category.parentId === null ? undefined : all.get(category.parentId)
  return parent ? [...pathTo(parent, all), category] : [category]
}
