import { storefrontByCode } from '#kernel/storefront.ts'
import type { ShownTile } from '#shop/backoffice/shown-tiles.ts'
import { backofficeBuilder, badValue } from './builder.ts'

const ListTileType = backofficeBuilder.objectRef<ShownTile>('ListTile').implement({
  description: 'A picture with a few words among the products of a category: a document of the type editorial_tile.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Of the document.' }),
    title: t.exposeString('title'),
    place: t.int({
      nullable: true,
      description: 'From 1, products and tiles counted alike; without one it is every 9th.',
      resolve: ({ place }) => place ?? null,
    }),
    image: t.string({
      nullable: true,
      description: 'The address of its picture on the storefront, without the host.',
      resolve: ({ image }) => image ?? null,
    }),
  }),
})

backofficeBuilder.queryFields((t) => ({
  listTiles: t.field({
    type: [ListTileType],
    description: 'What stands among the products of a category in a storefront now, by its place.',
    args: { category: t.arg.string(), storefront: t.arg.string() },
    resolve: async (_, { category, storefront }, { shop }) => {
      const found = storefrontByCode(storefront)
      if (!found) throw badValue('There is no such storefront')
      return [...(await shop.arrangements.tiles(found, category))]
    },
  }),
}))
