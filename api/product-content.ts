import type { SizeTable } from '#shop/catalog/catalog-store.ts'
import { builder } from './builder.ts'
import { SizeTableSliceType } from './catalog-types.ts'
import { ContentDocumentType } from './content-documents.ts'
import { type ContentPageList, listOf } from './content-query.ts'

type ProductContent = { readonly table: SizeTable | undefined; readonly looks: ContentPageList['documents'] }

const ProductContentType = builder.objectRef<ProductContent>('ProductContent').implement({
  description: 'What content has to say about a product: how to measure for it, and the looks that it is part of.',
  fields: (t) => ({
    advice: t.string({ nullable: true, resolve: ({ table }) => table?.advice ?? null }),
    slices: t.field({
      type: [SizeTableSliceType],
      description: 'The size table; empty when the product has none.',
      resolve: ({ table }) => (table ? [table.rows] : []),
    }),
    looks: t.field({
      type: [ContentDocumentType],
      description: 'Documents of the type `lookbook` that the predicates find, the newest first.',
      resolve: ({ looks }) => [...looks],
    }),
  }),
})

builder.queryFields((t) => ({
  pdpContent: t.field({
    type: ProductContentType,
    args: {
      sizeTable: t.arg.id(),
      lang: t.arg.string({ required: true }),
      predicates: t.arg.stringList({
        description: 'Which looks: [at(my.lookbook.products.sku, "10310.001")]. None without it.',
      }),
      graphQuery: t.arg.string({ description: 'The fields that are wanted in `data` of the looks.' }),
    },
    resolve: async (_, { sizeTable, lang, predicates, graphQuery }, context) => {
      const { shop, storefront } = context
      const [table, looks] = await Promise.all([
        sizeTable ? shop.catalog.sizeTable(storefront, String(sizeTable)) : undefined,
        predicates?.length
          ? listOf(context, 'lookbook', { lang, predicates, graphQuery, pageSize: mostLooks })
          : undefined,
      ])
      return { table: table ?? undefined, looks: looks?.documents ?? [] }
    },
  }),
}))

/** A product in more looks than this has been everywhere. */
const mostLooks = 6
