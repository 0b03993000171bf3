import { graphql } from '#web/graphql/gql.ts'
import type { ProductCardFragment } from '#web/graphql/graphql.ts'
import type { LoaderScope } from '#web/loaders.ts'
import type { Filter } from './filter.ts'
import { fewProducts, mostAlike, mostSimilar } from './similar.ts'

const similarProductsDocument = graphql(`
  query SimilarProducts($search: String, $filters: [FilterInput!]!) {
    search(search: $search, filters: $filters, page: 1, itemsPerPage: 24) {
      productData { products { ...ProductCard } }
    }
  }
`)

const categoriesOfDocument = graphql(`
  query CategoriesOfProduct($sku: String!) {
    pdp(sku: $sku) { categories { id level } color { hex } }
  }
`)

const nearestToWordsDocument = graphql(`
  query NearestToWords($search: String!) {
    search(search: $search, filters: [], page: 1, itemsPerPage: 12) {
      productData { products { ...ProductCard } }
    }
  }
`)

const similarToDocument = graphql(`
  query SimilarTo($skus: [String!]!) {
    similarTo(skus: $skus) { ...ProductCard }
  }
`)

type Category = { readonly id: string; readonly level: number }

/** What is like a product that nobody can buy: of its own category, or of the one above while that has too little. */
export function similarToProduct(
  scope: LoaderScope,
  product: { readonly sku: string; readonly color: { readonly hex: string }; readonly categories: readonly Category[] },
): Promise<readonly ProductCardFragment[]> {
  return quietly(scope, () => inCategories(scope, product.categories, [product.sku], product.color.hex))
}

type ShortList = {
  readonly products: readonly ProductCardFragment[]
  readonly total: number
  /** What the list is, without what was chosen of its filters. */
  readonly base: readonly Filter[]
  readonly search?: string
  readonly sizes: readonly string[]
  readonly isNarrowed: boolean
}

/** What goes on where a list ends soon: the same list with the size alone, or more of the categories of what it shows. */
export async function similarToList(
  scope: LoaderScope,
  { products, total, base, search, sizes, isNarrowed }: ShortList,
): Promise<readonly ProductCardFragment[]> {
  if (total >= fewProducts) return []
  const shown = products.map(({ sku }) => sku)
  return quietly(scope, async () => {
    const filters = [...base, ...(sizes.length > 0 ? [{ name: 'size', values: [...sizes] }] : [])]
    const wider = isNarrowed ? await found(scope, filters, search) : []
    const alike = mostAlike(wider, shown, products[0]?.color.hex)
    const [first] = products
    if (alike.length > 0 || !first) return alike
    const { pdp } = await scope.api(categoriesOfDocument, { sku: first.sku })
    return pdp ? inCategories(scope, pdp.categories, shown, pdp.color.hex) : []
  })
}

/**
 * What comes closest to a search that found nothing: what the nearest word finds, and what resembles that.
 * @param words that are spelled like what was searched for, the nearest first
 */
export async function nearestToSearch(
  scope: LoaderScope,
  words: readonly string[],
): Promise<readonly ProductCardFragment[]> {
  const [nearest] = words
  if (nearest === undefined) return []
  return quietly(scope, async () => {
    const { search } = await scope.api(nearestToWordsDocument, { search: nearest })
    const close = mostAlike(search.productData.products, [])
    if (close.length === 0 || close.length >= mostSimilar) return close
    const skus = close.map(({ sku }) => sku)
    const { similarTo } = await scope.api(similarToDocument, { skus })
    return [...close, ...mostAlike(similarTo, skus)].slice(0, mostSimilar)
  })
}

async function inCategories(
  scope: LoaderScope,
  categories: readonly Category[],
  shown: readonly string[],
  hex: string,
): Promise<readonly ProductCardFragment[]> {
  const upwards = [...categories].sort((a, b) => b.level - a.level)
  let alike: readonly ProductCardFragment[] = []
  for (const { id } of upwards) {
    alike = mostAlike(await found(scope, [{ name: 'category_id', values: [id] }]), shown, hex)
    if (alike.length >= fewProducts - 1) break
  }
  return alike
}

async function found(scope: LoaderScope, filters: readonly Filter[], search?: string) {
  const answer = await scope.api(similarProductsDocument, { filters: [...filters], search: search ?? null })
  return answer.search.productData.products
}

/** A page is whole without it. */
async function quietly(
  scope: LoaderScope,
  load: () => Promise<readonly ProductCardFragment[]>,
): Promise<readonly ProductCardFragment[]> {
  try {
    return await load()
  } catch (error) {
    scope.report(error)
    return []
  }
}
