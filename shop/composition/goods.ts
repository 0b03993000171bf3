import { changes } from '#kernel/cache-table.ts'
import type { Storefront, StorefrontCode } from '#kernel/storefront.ts'
import { homeDelivery } from '../cart/shipping-methods.ts'
import { beginPrices } from '../catalog/begin-prices.ts'
import type { CatalogFeed } from '../catalog/catalog-feed.ts'
import { catalogStore } from '../catalog/catalog-store.ts'
import { importCatalog } from '../catalog/import-catalog.ts'
import { readReviews, reviewStats } from '../content/read-reviews.ts'
import type { ReviewStats } from '../content/review-port.ts'
import { reviewReader } from '../content/review-store.ts'
import { localInventory } from '../feeds/local-inventory.ts'
import { feedEntries, productFeed } from '../feeds/product-feed.ts'
import { publishProducts } from '../imports/publish-products.ts'
import { noPictureCopies } from '../pictures/picture-copies-port.ts'
import { pictureService } from '../pictures/picture-service.ts'
import { pictureReader } from '../pictures/picture-store.ts'
import { importPromotions } from '../promotions/import-promotions.ts'
import type { PromotionFeed } from '../promotions/promotion-feed.ts'
import { productPairReader } from '../recommendations/product-pair-store.ts'
import { recommendationService } from '../recommendations/recommendation-service.ts'
import { seenPairReader } from '../recommendations/seen-pair-store.ts'
import { seenTogetherService } from '../recommendations/seen-together-service.ts'
import { productReviewService } from '../reviews/product-review-service.ts'
import { pictureFeatureReader } from '../similarity/picture-feature-store.ts'
import { noPixels } from '../similarity/picture-pixels-port.ts'
import { similarProductReader } from '../similarity/similar-product-store.ts'
import { similarityService } from '../similarity/similarity-service.ts'
import { fitReader } from '../sizing/fit-store.ts'
import { sizingService } from '../sizing/sizing-service.ts'
import { displayedStock } from '../stock/location-stock.ts'
import { findStores } from '../stores/find-stores.ts'
import type { Where } from '../stores/stores-near.ts'
import type { ShopParts } from './parts.ts'

/** What is sold: the catalogue, its pictures, the search, what resembles and goes with a product, reviews, feeds. */
export function goodsServices({
  deps,
  db,
  clock,
  settings,
  mail,
  geocoder,
  publicUrl,
  salePeriod,
  stores,
  cached,
  catalog,
  productReviews,
  reviewPhotographs,
  transact,
  senderDetails,
  orders,
  stock,
  search,
  pictureSearch,
}: ShopParts) {
  const feedDeps = {
    catalog: catalogStore(db),
    pictures: deps.pictures,
    settings,
    clock,
    publicUrl,
    salePeriod: salePeriod ?? 'off',
    homeDelivery,
  } as const
  return {
    catalog,
    stores,
    search,
    pictures: deps.pictures,
    /** Names of all pictures that documents may show. */
    pictureNames: deps.pictureNames ?? (() => []),
    stock: {
      ...stock,
      byLocation: async (skus: readonly string[], codes: readonly string[] | undefined, country: string) =>
        displayedStock(await stock.byLocation(skus, codes, country), deps.storeStock ?? 'numbers'),
    },
    ...sizingService({ transact, clock, settings, fits: fitReader(db) }),
    ...recommendationService({ transact, clock, settings, pairs: productPairReader(db) }),
    /** What others look at beside a product, as numbers of nobody. */
    seenTogether: seenTogetherService({ transact, clock, settings, pairs: seenPairReader(db) }),
    ...similarityService({
      transact,
      clock,
      settings,
      features: pictureFeatureReader(db),
      similar: similarProductReader(db),
      pixels: deps.picturePixels ?? noPixels,
    }),
    pictureSearch,
    ...productReviewService({
      transact,
      clock,
      settings,
      productReviews,
      reviewPhotographs,
      orders,
      mail,
      senderDetails,
    }),

    /** Every size that a storefront sells, as feeds for shopping services have it. */
    productFeed: (storefront: Storefront) => productFeed(feedDeps, storefront),
    /** How much of each lies in the stores of the storefront's country. */
    localInventory: (storefront: Storefront) =>
      localInventory(
        { items: feedEntries(feedDeps, storefront), stores, stock, storeStock: deps.storeStock ?? 'numbers' },
        storefront,
      ),
    /** @param written what the layout says */
    reviewStats: (storefrontCode: StorefrontCode, written: ReviewStats | null) =>
      reviewStats({ reviews: deps.reviews, ratings: reviewReader(db), clock }, storefrontCode, written),
    readReviews: async () => {
      if (deps.reviews) await readReviews({ transact, clock }, deps.reviews)
    },
    findStores: (storefront: Storefront, where: Where & { readonly limit?: number | undefined }) =>
      findStores({ stores, geocoder }, storefront, where),
    /** @param mostEnded in place of what the settings allow: which share of what is sold may end */
    importCatalog: (feed: CatalogFeed, mostEnded = deps.importMostEnded ?? 1) =>
      transact(['catalogImport', 'invalidate', 'jobs', 'stock'], async (repositories) => {
        const told = await importCatalog(
          { catalog: repositories.catalogImport, stock: repositories.stock, clock },
          feed,
          mostEnded,
        )
        for (const moment of told.priceMoments) await repositories.jobs.beginPrices(moment)
        await repositories.invalidate(changes.catalogImport())
        return told
      }).finally(async () => {
        cached.invalidate()
        await search.invalidate(undefined)
      }),
    productPictures: pictureService({
      transact,
      clock,
      reader: pictureReader(db),
      copies: deps.pictureCopies ?? noPictureCopies,
    }),
    importPromotions: (feed: readonly PromotionFeed[]) =>
      transact(['promotions', 'invalidate'], async ({ promotions, invalidate }) => {
        await importPromotions(promotions, feed)
        await invalidate(changes.promotions())
      }),
    /** Begins the prices whose moment has come. */
    beginPrices: async () => {
      await beginPrices({ transact, clock })
    },
    /** Puts products on sale whose moment has come, and takes those off it whose time is over. */
    publishProducts: async () => {
      await publishProducts({ transact, clock })
    },
  }
}
