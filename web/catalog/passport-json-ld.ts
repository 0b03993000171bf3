import { digitalLink } from '#kernel/digital-link.ts'
import { isMissingPicture } from '#kernel/missing-picture.ts'
import { pageUrl } from '#kernel/page-url.ts'
import { pathOf } from '#kernel/routes.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { PassportView } from './passport-document.ts'

type Place = { readonly storefront: Pick<Storefront, 'basePath' | 'language'>; readonly publicUrl: string }

/** A passport for programs, in the words of schema.org. What is not known is absent. */
export function passportJsonLd({ storefront, publicUrl }: Place, passport: PassportView) {
  const { gtin, manufacturer, origin, originName, recycledContent } = passport
  const materials = [
    ...passport.footwear.map(({ part, materials: made }) => `${part}: ${made.join(', ')}`),
    ...passport.textile.map(({ part, fibres }) => `${part}: ${fibres}`),
  ]
  const told = [
    { name: 'care', value: passport.care },
    { name: 'warnings', value: passport.warnings.join(' ') },
    { name: 'repair', value: passport.repair ?? '' },
    { name: 'recycling', value: passport.recycling ?? '' },
    { name: 'responsible person', value: manufacturer.responsiblePerson ?? '' },
  ].filter(({ value }) => value !== '')
  return {
    '@type': 'Product',
    '@id': digitalLink(publicUrl, gtin),
    gtin,
    sku: passport.sku,
    name: passport.name,
    brand: { '@type': 'Brand', name: passport.brand },
    color: passport.color,
    size: passport.size,
    ...(!isMissingPicture(passport.image.url) && { image: publicUrl + passport.image.url }),
    url: pageUrl(publicUrl, storefront, pathOf(storefront.language, 'passport', { gtin })),
    manufacturer: {
      '@type': 'Organization',
      name: manufacturer.name,
      address: manufacturer.address,
      email: manufacturer.email,
    },
    ...(materials.length > 0 && { material: materials }),
    ...(origin && { countryOfOrigin: { '@type': 'Country', identifier: origin, name: originName } }),
    additionalProperty: [
      ...told.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value })),
      ...(typeof recycledContent === 'number'
        ? [{ '@type': 'PropertyValue', name: 'recycled content', value: recycledContent, unitCode: 'P1' }]
        : []),
    ],
  }
}
