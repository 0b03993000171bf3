import type { StorefrontCode } from '#kernel/storefront.ts'
import { oneOfEachModel } from './nearest-products.ts'
import type { PictureFeatures } from './picture-features.ts'
import { pictureLikeness } from './product-likeness.ts'

/** A product that a picture may find. */
export type PicturedProduct = {
  readonly id: string
  readonly sku: string
  readonly parentSku: string
  readonly soldIn: readonly StorefrontCode[]
  readonly picture: PictureFeatures
}

/** Below this colours and outline are another thing's: nine of ten copies of the demo shop's own pictures are above 0.8. */
const leastAlike = 0.6

/**
 * What looks like a picture among what a storefront sells, the most alike first. Of a model the colour stands there that is most alike.
 * @param most how many at most
 */
export function productsLikePicture(
  products: readonly PicturedProduct[],
  storefront: StorefrontCode,
  picture: PictureFeatures,
  most: number,
): PicturedProduct[] {
  const ranked = products
    .filter(({ soldIn }) => soldIn.includes(storefront))
    .map((product) => ({ product, likeness: pictureLikeness(picture, product.picture) }))
    .filter(({ likeness }) => likeness >= leastAlike)
    .sort((a, b) => b.likeness - a.likeness || (a.product.id < b.product.id ? -1 : 1))
  return oneOfEachModel(ranked.map(({ product }) => product)).slice(0, most)
}
