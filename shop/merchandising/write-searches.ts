import type { StorefrontCode } from '#kernel/storefront.ts'
import type { Transact } from '../transact.ts'
import type { SearchCounter } from './search-counter.ts'
import type { FoundSearch } from './search-term-store.ts'

/** So many terms are searched for again in one batch, to know whether they find something. */
const mostLookedUp = 500

type Deps = {
  readonly transact: Transact
  readonly counter: SearchCounter
  readonly fewestPeople: () => number
  /** How many products a search finds now. */
  readonly countFound: (storefront: StorefrontCode, term: string) => Promise<number>
}

/**
 * Writes down what was searched for since the last time. Whether it finds something is asked now, once for each term, so that no shopper
 * waits for any of this. What can't be written is kept for the next time.
 *
 * @returns how many terms there were
 */
export async function writeSearches({ transact, counter, countFound, fewestPeople }: Deps): Promise<number> {
  const taken = counter.take()
  const [counted, later] = [taken.slice(0, mostLookedUp), taken.slice(mostLookedUp)]
  counter.putBack(later)
  if (counted.length === 0) return 0
  try {
    const found: FoundSearch[] = []
    for (const one of counted) found.push({ ...one, isFound: (await countFound(one.storefront, one.term)) > 0 })
    await transact(['searchTerms'], ({ searchTerms }) => searchTerms.add(found, fewestPeople()))
  } catch (error) {
    counter.putBack(counted)
    throw error
  }
  return counted.length
}
