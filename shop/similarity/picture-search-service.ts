import { createAsyncCache } from '#kernel/cache.ts'
import { invalidatedBy } from '#kernel/cache-tags.ts'
import type { Clock } from '#kernel/clock.ts'
import { mostFoundByPhoto } from '#kernel/photo-search.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import { firstPictureFeatures } from './first-picture-features.ts'
import { seenInPhotograph } from './photograph-foreground.ts'
import type { PictureFeatureReader } from './picture-feature-store.ts'
import { featuresOfSeen } from './picture-features.ts'
import type { PicturePixels, Pixels } from './picture-pixels-port.ts'
import { type PicturedProduct, productsLikePicture } from './products-like-picture.ts'
import type { SimilarProductReader } from './similar-product-store.ts'

/** So many are looked at: some of them are sold out by then. */
const mostRanked = 72

type ShownProduct = { readonly id: string; readonly totalAvailableStock: number }

type Deps = {
  readonly clock: Clock
  readonly settings: SettingsSource
  readonly features: PictureFeatureReader
  readonly similar: SimilarProductReader
  readonly pixels: PicturePixels
  readonly catalog: {
    shownProducts(storefront: Storefront, ids: readonly string[]): Promise<readonly ShownProduct[]>
  }
}

/** Finds products by a photograph. What the shop's own pictures show is read once and kept until something of the catalogue changes. */
export function pictureSearchService({ clock, settings, features, similar, pixels, catalog }: Deps) {
  const index = createAsyncCache<readonly PicturedProduct[]>({ most: 1 })

  async function readIndex(): Promise<readonly PicturedProduct[]> {
    const products = await similar.picturedProducts()
    const pictures = await firstPictureFeatures({ features, pixels }, products)
    return products.flatMap(({ images: _, ...product }) => {
      const picture = pictures.get(product.id)
      return picture ? [{ ...product, picture }] : []
    })
  }

  return {
    /** Whether shoppers may search by a photograph. */
    isOffered: () => settings.at(clock.now()).search.byPicture,

    /**
     * What can be bought in a storefront and looks like a photograph.
     * @returns SKUs of products, the most alike first; none where the photograph shows nothing that is near enough
     */
    async find(storefront: Storefront, photograph: Pixels): Promise<string[]> {
      const seen = seenInPhotograph(photograph)
      if (!seen) return []
      const known = await index.answer('', readIndex)
      const ranked = productsLikePicture(known, storefront.code, featuresOfSeen(seen), mostRanked)
      const products = await catalog.shownProducts(
        storefront,
        ranked.map(({ id }) => id),
      )
      const buyable = new Set(products.flatMap(({ id, totalAvailableStock }) => (totalAvailableStock > 0 ? [id] : [])))
      return ranked
        .filter(({ id }) => buyable.has(id))
        .slice(0, mostFoundByPhoto)
        .map(({ sku }) => sku)
    },

    /** Drops what is kept when something of the catalogue or its pictures changed. */
    invalidate(tags: readonly string[] | undefined): void {
      if (invalidatedBy(tags).catalog) index.invalidate()
    },
  }
}
