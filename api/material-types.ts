import type { ProductDetail } from '#shop/catalog/product.ts'
import { builder } from './builder.ts'
import { addressIn } from './region-names.ts'

export const MaterialPartType = builder.objectRef<{ part: string; materials: string[] }>('MaterialPart').implement({
  description: 'What a part of a shoe is made of: Directive 94/11/EC.',
  fields: (t) => ({ part: t.exposeString('part'), materials: t.exposeStringList('materials') }),
})
export const FibrePartType = builder.objectRef<{ part: string; fibres: string }>('FibrePart').implement({
  description: 'The full fibre composition of a part: Regulation (EU) 1007/2011.',
  fields: (t) => ({ part: t.exposeString('part'), fibres: t.exposeString('fibres') }),
})
export const ManufacturerType = builder.objectRef<ProductDetail['manufacturer']>('Manufacturer').implement({
  description: 'Who stands for the safety of the product: Regulation (EU) 2023/988, article 19.',
  fields: (t) => ({
    name: t.exposeString('name'),
    address: t.string({ resolve: (maker, _, { storefront }) => addressIn(maker, storefront.iso) }),
    email: t.exposeString('email'),
    responsiblePerson: t.string({
      nullable: true,
      resolve: ({ responsiblePerson: person }, _, { storefront }) =>
        person ? `${person.name}, ${addressIn(person, storefront.iso)}, ${person.email}` : null,
    }),
  }),
})
