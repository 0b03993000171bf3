import { CatalogIndex } from './catalog-index.ts'
import { countFacets, listProducts } from './list-products.ts'
import type { SearchPort } from './search-port.ts'
import type { SearchSource } from './searchable.ts'

/**
 * A search in the memory of this process. Its index is built when it is first needed, or told to be; changes of price and stock
 * are taken up in place, others by building the next index while this one answers.
 */
export function inProcessSearch(source: SearchSource): SearchPort {
  let current: Promise<CatalogIndex> | undefined
  /** The build that is under way, and the one that has to follow it because something changed meanwhile. */
  let building: Promise<CatalogIndex> | undefined
  let next: Promise<CatalogIndex> | undefined
  let changedMeanwhile = new Set<string>()

  function build(): Promise<CatalogIndex> {
    const made = CatalogIndex.of(source).finally(() => {
      if (building === made) building = undefined
    })
    building = made
    changedMeanwhile = new Set()
    return made
  }

  async function rebuild(): Promise<CatalogIndex> {
    if (building) {
      const before = building
      // Whoever asks now must not be answered from a build that has read half of the catalogue already.
      next ??= before.then(take, take)
      return next
    }
    return take()
  }

  async function take(): Promise<CatalogIndex> {
    next = undefined
    const made = build()
    current ??= made
    const changed = changedMeanwhile
    try {
      const index = await made
      current = Promise.resolve(index)
      if (changed.size > 0) await takeUp(index, [...changed])
      return index
    } catch (error) {
      if (current === made) current = undefined
      throw error
    }
  }

  const index = (): Promise<CatalogIndex> => current ?? rebuild()

  async function takeUp(known: CatalogIndex, productIds: readonly string[]): Promise<boolean> {
    const products = await source.productsById(productIds)
    const sold = new Set(products.map(({ id }) => id))
    return known.refresh(
      products,
      productIds.filter((id) => !sold.has(id)),
    )
  }

  return {
    find: async (question) => listProducts(await index(), question),
    facets: async (question) => countFacets(await index(), question),
    rebuild: async () => {
      await rebuild()
    },
    async refresh(productIds) {
      if (productIds.length === 0 || !current) return
      for (const id of building ? productIds : []) changedMeanwhile.add(id)
      if (!(await takeUp(await current, productIds))) await rebuild()
    },
  }
}
