import { builder, ImageType, imageView } from './builder.ts'
import { ProductType } from './product-type.ts'
import { altOf, detailOf, hoverImage, packshotImage, shownImages } from './shown-product.ts'

/** What shows it. */
builder.objectFields(ProductType, (t) => ({
  image: t.field({ type: ImageType, resolve: (product, _, context) => packshotImage(product, context) }),
  images: t.field({
    type: [ImageType],
    resolve: (product, _, context) => shownImages(product, context),
  }),
  hover_image: t.field({
    type: ImageType,
    nullable: true,
    resolve: (product, _, context) => hoverImage(product, context),
  }),
  threesixty: t.field({
    type: [ImageType],
    description: 'The pictures of a whole turn, in order; empty for most products.',
    resolve: async (product, _, context) =>
      (await detailOf(product, context)).threesixty.map((name) => imageView(name, altOf(product), context)),
  }),
  video: t.string({
    nullable: true,
    description: 'The path of a short film.',
    resolve: async (product, _, context) => {
      const { video } = await detailOf(product, context)
      return video === null ? null : (context.shop.pictures.film(video) ?? null)
    },
  }),
}))
