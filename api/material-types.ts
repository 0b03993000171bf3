import type { ProductDetail } from '#shop/catalog/product.ts'
import { builder } from './builder.ts'
import { catalogMessages, fibreNames, materialNames } from './catalog-messages.ts'
import { addressIn } from './region-names.ts'

type Place = { readonly contentLang: string }

/** What the parts of a shoe are made of, in the words of a storefront. */
export function footwearParts({ footwear }: ProductDetail, { contentLang }: Place) {
  const names = materialNames(contentLang)
  if (!footwear) return []
  return (['upper', 'lining', 'sole'] as const).map((part) => ({
    part: catalogMessages(contentLang)[part],
    materials: footwear[part].map((material) => names[material] ?? material),
  }))
}

/** What the parts of a garment are spun from, in the words of a storefront. */
export function fibreParts({ textile }: ProductDetail, { contentLang }: Place) {
  const names = fibreNames(contentLang)
  return (textile ?? []).map((part) => ({
    part: part.part,
    fibres: part.fibres.map((one) => `${one.percent} % ${names[one.fibre] ?? one.fibre}`).join(', '),
  }))
}

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
