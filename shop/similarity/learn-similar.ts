import { changes } from '#kernel/cache-table.ts'
import type { Clock } from '#kernel/clock.ts'
import { pacedWork } from '#kernel/paced-work.ts'
import type { Transact } from '../transact.ts'
import { firstPictureFeatures } from './first-picture-features.ts'
import { nearestProducts, type Resembling } from './nearest-products.ts'
import type { PictureFeatureReader } from './picture-feature-store.ts'
import type { PicturePixels } from './picture-pixels-port.ts'
import type { ComparedProduct } from './product-likeness.ts'
import type { SimilarProductReader, UnpicturedProduct } from './similar-product-store.ts'

/** So many are written at once. */
const atOnce = 200
/** A page shows so many; what stands behind them makes no page anew. */
const shown = 8
/** Of one processor. A large catalogue takes minutes, in which shoppers look at its pages. */
const partOfProcessor = 0.25

export type LearnSimilarDeps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly features: PictureFeatureReader
  readonly similar: SimilarProductReader
  readonly pixels: PicturePixels
  /** Whether pictures say what is alike. */
  readonly byPictures: boolean
}

/**
 * Learns anew what resembles each product, by what the catalogue says of it and by its picture. Pages on which something else stands are
 * made anew.
 *
 * @returns how many those are
 */
export async function learnSimilar(deps: LearnSimilarDeps): Promise<number> {
  const { transact, similar } = deps
  const listed = await similar.comparedProducts(deps.clock.now())
  const products = await withPictures(deps, listed)
  const nearest = nearestProducts(products)
  const rest = pacedWork({ part: partOfProcessor })
  let changed = 0
  for (let from = 0; from < products.length; from += atOnce) {
    const batch = products.slice(from, from + atOnce)
    const fresh = await nearestOfEach(batch, nearest, rest)
    const known = Map.groupBy(await similar.known(batch.map(({ id }) => id)), ({ productId }) => productId)
    const other = batch.flatMap(({ id }) => (isSame(known.get(id) ?? [], fresh.get(id) ?? []) ? [] : [id]))
    if (other.length === 0) continue
    const seen = other.filter((id) => !isSame(seenOf(known.get(id) ?? []), seenOf(fresh.get(id) ?? [])))
    changed += seen.length
    await transact(['similarProducts', 'invalidate'], async ({ similarProducts, invalidate }) => {
      await similarProducts.replace(
        other,
        other.flatMap((id) => fresh.get(id) ?? []),
      )
      await invalidate(changes.similar(seen))
    })
  }
  await transact(['similarProducts'], ({ similarProducts }) => similarProducts.dropUnsold())
  return changed
}

async function withPictures(
  { features, pixels, byPictures }: LearnSimilarDeps,
  listed: readonly UnpicturedProduct[],
): Promise<ComparedProduct[]> {
  const known = byPictures ? await firstPictureFeatures({ features, pixels }, listed) : undefined
  return listed.map(({ images: _, ...product }) => ({ ...product, picture: known?.get(product.id) }))
}

async function nearestOfEach(
  products: readonly ComparedProduct[],
  nearest: (product: ComparedProduct) => Resembling[],
  rest: () => Promise<void>,
): Promise<ReadonlyMap<string, Resembling[]>> {
  const found = new Map<string, Resembling[]>()
  for (const product of products) {
    found.set(product.id, nearest(product))
    await rest()
  }
  return found
}

const seenOf = (resembling: readonly Resembling[]) =>
  resembling.map((one) => ({ ...one, otherIds: one.otherIds.slice(0, shown) }))

/** Whether the same stands in the same storefronts. */
const isSame = (one: readonly Resembling[], other: readonly Resembling[]) =>
  byStorefront(one).join('\n') === byStorefront(other).join('\n')

const byStorefront = (resembling: readonly Resembling[]) =>
  resembling.flatMap(({ storefronts, otherIds }) => storefronts.map((code) => `${code} ${otherIds.join()}`)).sort()
