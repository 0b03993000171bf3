import { productTag } from '#kernel/cache-tags.ts'
import { gtinOfEan, isEan } from '#kernel/ean.ts'
import type { ProductPassport } from '#shop/catalog/passport.ts'
import type { ProductDetail } from '#shop/catalog/product.ts'
import { builder, ImageType, imageView } from './builder.ts'
import type { ApiContext } from './context.ts'
import { FibrePartType, fibreParts, footwearParts, ManufacturerType, MaterialPartType } from './material-types.ts'
import { ProductType } from './product-type.ts'
import { regionName } from './region-names.ts'

type PassportView = { readonly passport: ProductPassport; readonly detail: ProductDetail }

const ProductPassportType = builder.objectRef<PassportView>('ProductPassport').implement({
  description: 'What is known of a size for as long as somebody has it: Regulation (EU) 2024/1781, article 9.',
  fields: (t) => ({
    gtin: t.string({ description: 'Fourteen digits.', resolve: ({ passport }) => passport.gtin }),
    sku: t.string({ description: 'Of the size.', resolve: ({ passport }) => passport.variantSku }),
    productSku: t.string({ resolve: ({ passport }) => passport.productSku }),
    name: t.string({ resolve: ({ passport }) => passport.name }),
    brand: t.string({ resolve: ({ passport }) => passport.brand }),
    color: t.string({ resolve: ({ passport }) => passport.color }),
    size: t.string({ resolve: ({ passport }) => passport.size }),
    url: t.string({
      nullable: true,
      description: 'Of its page; nothing where it is not sold any more.',
      resolve: ({ passport }) => passport.url,
    }),
    image: t.field({ type: ImageType, resolve: ({ passport }, _, context) => pictureOf(passport, context) }),
    footwear: t.field({
      type: [MaterialPartType],
      resolve: ({ detail }, _, { storefront }) => footwearParts(detail, storefront),
    }),
    textile: t.field({
      type: [FibrePartType],
      resolve: ({ detail }, _, { storefront }) => fibreParts(detail, storefront),
    }),
    care: t.string({ description: 'Empty where nothing is known.', resolve: ({ detail }) => detail.care }),
    warnings: t.stringList({ resolve: ({ detail }) => [...detail.warnings] }),
    manufacturer: t.field({ type: ManufacturerType, resolve: ({ detail }) => detail.manufacturer }),
    origin: t.string({
      nullable: true,
      description: 'The country in which it was made, as ISO 3166-1 has it.',
      resolve: ({ passport }) => passport.origin,
    }),
    originName: t.string({
      nullable: true,
      description: 'What that country is called in the store.',
      resolve: ({ passport: { origin } }, _, { storefront }) => origin && regionName(origin, storefront.iso),
    }),
    recycledContent: t.int({
      nullable: true,
      description: 'Of its weight, in percent.',
      resolve: ({ passport }) => passport.recycledContent,
    }),
    repair: t.string({ nullable: true, resolve: ({ passport }) => passport.repair }),
    recycling: t.string({ nullable: true, resolve: ({ passport }) => passport.recycling }),
  }),
})

function pictureOf({ images, brand, name, color }: ProductPassport, context: ApiContext) {
  const arrived = images.find((one) => context.shop.pictures.find(one) !== undefined)
  return imageView(arrived, `${brand} ${name}, ${color}`, context)
}

builder.queryFields((t) => ({
  productPassport: t.field({
    type: ProductPassportType,
    nullable: true,
    description: 'Nothing for a GTIN that is not one or that nobody knows, and where the shop has no passports.',
    args: { gtin: t.arg.string({ required: true, description: 'Fourteen digits.' }) },
    resolve: async (_, { gtin }, context) => {
      if (!context.settings.passports.offered) return null
      const passport = await context.shop.catalog.passportOf(context.storefront, gtin)
      const detail = passport && (await context.loaders.detail.load(passport.productId))
      if (!passport || !detail) return null
      context.tags.add(productTag(passport.productId))
      return { passport, detail }
    },
  }),
}))

const PassportLinkType = builder.objectRef<{ gtin: string; size: string }>('PassportLink').implement({
  fields: (t) => ({ gtin: t.exposeString('gtin'), size: t.exposeString('size') }),
})

builder.objectFields(ProductType, (t) => ({
  passports: t.field({
    type: [PassportLinkType],
    description: 'Of its sizes, where the shop has passports; a size without an EAN has none.',
    resolve: async (product, _, { loaders, settings }) =>
      settings.passports.offered
        ? (await loaders.variants.load(product.id)).flatMap(({ ean, size }) =>
            ean !== null && isEan(ean) ? [{ gtin: gtinOfEan(ean), size }] : [],
          )
        : [],
  }),
}))
