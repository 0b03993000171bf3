import type { NamedSize } from '#shop/catalog/named-size.ts'
import type { FieldsOf } from './builder.ts'

/** What somebody is told of a size that they asked for. */
export function namedSizeFields<Parent extends NamedSize>(t: FieldsOf<Parent>) {
  return {
    sku: t.string({ description: 'Of the size.', resolve: ({ size }) => size.sku }),
    size: t.string({
      nullable: true,
      description: 'Absent where there is only one.',
      resolve: ({ size }) => size.name ?? null,
    }),
    name: t.string({ resolve: ({ product }) => product.name }),
    brand: t.string({ resolve: ({ product }) => product.brand }),
    url: t.string({ resolve: ({ product }) => product.url }),
  }
}
