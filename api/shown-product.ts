import { productTag } from '#kernel/cache-tags.ts'
import { focusStyle } from '#shop/catalog/picture-details.ts'
import { discountPercent } from '#shop/catalog/prior-price.ts'
import { type Product, type ProductDetail, shownPrice, type Variant } from '#shop/catalog/product.ts'
import { imageView, priceView } from './builder.ts'
import type { ApiContext } from './context.ts'

/** The prices that may be shown of a product in this storefront, now. */
export function productView(product: Product, { storefront, now, shop }: ApiContext) {
  return shownPrice(product, storefront, now, shop.salePeriod)
}

export function priceOrNull(amount: number | null, context: ApiContext) {
  return amount === null ? null : priceView(amount, context)
}

export function packshotImage(product: Product, context: ApiContext) {
  return productImage(product, arrivedImages(product, context)[0], context)
}

/** All pictures of a product that are here; an empty place where none is. */
export function shownImages(product: Product, context: ApiContext) {
  return arrivedImages(product, context).map((name) => productImage(product, name, context))
}

/** The picture under which a card shows another side; the second one where none was chosen. */
export function hoverImage(product: Product, context: ApiContext) {
  const name = product.hoverImage ?? arrivedImages(product, context)[1]
  return name === undefined ? null : productImage(product, name, context)
}

/** A picture with what is said of it, or with what is seen on any picture of the product. */
function productImage(product: Product, name: string | undefined, context: ApiContext) {
  const detail = name === undefined ? undefined : product.pictureDetails?.[name]
  const alt = detail?.alt?.[context.storefront.language] ?? altOf(product)
  return { ...imageView(name, alt, context), ...(detail?.focus && { focus: focusStyle(detail.focus) }) }
}

/** One that lies elsewhere may be on its way still, or never come: then the others stand for the product. */
function arrivedImages({ images }: Product, { shop }: ApiContext): readonly string[] {
  const arrived = images.filter((name) => shop.pictures.find(name) !== undefined)
  return arrived.length > 0 ? arrived : images.slice(0, 1)
}

/** Products by id in the order asked for; what isn't sold here is left out. Each one marks the answer with its tag. */
export async function shownProductsOf(ids: readonly string[], context: ApiContext): Promise<Product[]> {
  const found = (await context.loaders.product.loadMany(ids)).flatMap((one) =>
    one instanceof Error || !one ? [] : [one],
  )
  for (const product of found) context.tags.add(productTag(product.id))
  return found
}

/** A size's own reduction, for lines of a cart. */
export function sizeDiscount(variant: Pick<Variant, 'price' | 'priorPrice'>): number {
  return discountPercent(variant.price, variant.priorPrice)
}

/** What goes with a product, or keeps it. */
export async function relatedProducts(
  product: Product,
  kind: 'complementary' | 'maintenance',
  context: ApiContext,
): Promise<Product[]> {
  const relations = await context.loaders.relations.load(product.id)
  return shownProductsOf(
    relations.filter((relation) => relation.kind === kind).map((relation) => relation.relatedId),
    context,
  )
}

/** What a product's own page says of it. */
export async function detailOf(product: Product, context: ApiContext): Promise<ProductDetail> {
  const detail = await context.loaders.detail.load(product.id)
  if (!detail) throw new Error(`Product ${product.sku} has no details`)
  return detail
}

/** What a picture of a product shows. */
export function altOf(product: Product): string {
  return `${product.brand.name} ${product.name}, ${product.color.name}`
}

export const ratingDescription = 'From 1 to 5; nothing as long as nobody has rated it.'
