import { outsideUnitOfWork } from '#database/unit-of-work.ts'
import { invalidatedBy } from '#kernel/cache-tags.ts'

/** Ids of products that nothing but their sizes says: a list of them would ask for millions of rows on each page. */
export type ProductSets = { readonly soldOut: ReadonlySet<string>; readonly reduced: ReadonlySet<string> }

/** A product that stands in one of the sets, or both. */
export type SetFacts = { readonly id: string; readonly soldOut: boolean; readonly reduced: boolean }

/** @param ids of the products to look at; all when absent */
export type ReadProductSets = (ids?: readonly string[]) => Promise<readonly SetFacts[]>

/** More changed products than these are read with all the others. */
const mostAnew = 5000

/**
 * Keeps the sets of a node. They are read when somebody first asks for them, and followed from then on: a change names its products,
 * and those are looked at again before the next answer. What names none is read anew, while what was known answers.
 */
export function productSets(read: ReadProductSets) {
  let known: { soldOut: Set<string>; reduced: Set<string> } | undefined
  let building: Promise<void> | undefined
  let changed = new Set<string>()
  let isStale = false

  async function build(): Promise<void> {
    changed = new Set()
    isStale = false
    const facts = await read()
    known = {
      soldOut: new Set(facts.flatMap(({ id, soldOut }) => (soldOut ? [id] : []))),
      reduced: new Set(facts.flatMap(({ id, reduced }) => (reduced ? [id] : []))),
    }
  }

  function rebuild(): Promise<void> {
    // All wait for it and keep it, whoever asked first.
    building ??= outsideUnitOfWork(build).finally(() => {
      building = undefined
    })
    return building
  }

  async function follow(sets: NonNullable<typeof known>): Promise<void> {
    const ids = [...changed]
    changed = new Set()
    const facts = new Map((await read(ids)).map((one) => [one.id, one]))
    for (const id of ids) {
      const now = facts.get(id)
      if (now?.soldOut) sets.soldOut.add(id)
      else sets.soldOut.delete(id)
      if (now?.reduced) sets.reduced.add(id)
      else sets.reduced.delete(id)
    }
  }

  return {
    async sets(): Promise<ProductSets> {
      if (!known) await rebuild()
      else if (isStale || changed.size > mostAnew) rebuild().catch(() => undefined)
      const sets = known
      if (!sets) throw new Error('The sets of products were not read')
      if (changed.size > 0 && !building) await outsideUnitOfWork(() => follow(sets))
      return sets
    },

    /** Told of every committed change; without tags when some were missed. */
    invalidate(tags: readonly string[] | undefined): void {
      if (!known && !building) return
      const { catalog, productIds } = invalidatedBy(tags)
      if (catalog && productIds.length === 0) isStale = true
      for (const id of productIds) changed.add(id)
    },
  }
}
