import { changes } from '#kernel/cache-table.ts'
import type { Clock } from '#kernel/clock.ts'
import { pathOf } from '#kernel/routes.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import type { Transact } from '../transact.ts'
import { type MerchandisingRefused, merchandisingRefused } from './merchandising-refusal.ts'
import {
  redirectError,
  type SearchRedirect,
  type SearchRedirectInput,
  type Synonym,
  type SynonymInput,
  synonymError,
  tidyRedirect,
  tidySynonym,
} from './search-rules.ts'

type Deps = { readonly transact: Transact; readonly clock: Clock; readonly publicUrl: string }

/** What a rule was, and what it is now. */
export type ChangedRule<Rule> = {
  readonly before: Rule | undefined
  readonly after: Omit<Rule, 'id'>
  readonly id: string
}

/** Says what a word means, on every node within seconds. One of the same word makes room for it. */
export async function saveSynonym(
  { transact, clock }: Pick<Deps, 'transact' | 'clock'>,
  input: SynonymInput,
  by: string,
): Promise<ChangedRule<Synonym> | MerchandisingRefused> {
  const after = tidySynonym(input)
  const wrong = synonymError(after)
  if (wrong) return merchandisingRefused(wrong.error, { field: wrong.field })
  return transact(['searchRules', 'invalidate'], async ({ searchRules, invalidate }) => {
    await searchRules.lock()
    const all = await searchRules.synonyms()
    const before = all.find(({ language, term }) => language === after.language && term === after.term)
    if (!before && all.length >= mostRules) return merchandisingRefused('search-too-many-rules', { field: 'term' })
    const id = await searchRules.putSynonym(after, { at: clock.now(), by })
    await invalidate(changes.searching())
    return { before, after, id }
  })
}

/** Takes back what a word means. */
export async function removeSynonym(
  { transact }: Pick<Deps, 'transact'>,
  id: string,
): Promise<{ readonly before: Synonym } | MerchandisingRefused> {
  return transact(['searchRules', 'invalidate'], async ({ searchRules, invalidate }) => {
    const before = await searchRules.removeSynonym(id)
    if (!before) return merchandisingRefused('search-rule-gone')
    await invalidate(changes.searching())
    return { before }
  })
}

/** Lets a search lead to a page, on every node within seconds. */
export async function saveRedirect(
  { transact, clock, publicUrl }: Deps,
  input: SearchRedirectInput,
  by: string,
): Promise<ChangedRule<SearchRedirect> | MerchandisingRefused> {
  const { basePath, language } = storefrontOf(input.storefront)
  const after = tidyRedirect(input, { shopUrl: publicUrl, basePath })
  const wrong = redirectError(after, pathOf(language, 'search'))
  if (wrong) return merchandisingRefused(wrong.error, { field: wrong.field })
  return transact(['searchRules', 'invalidate'], async ({ searchRules, invalidate }) => {
    await searchRules.lock()
    const all = await searchRules.redirects()
    const before = all.find(({ storefront, term }) => storefront === after.storefront && term === after.term)
    if (!before && all.length >= mostRules) return merchandisingRefused('search-too-many-rules', { field: 'term' })
    const id = await searchRules.putRedirect(after, { at: clock.now(), by })
    await invalidate(changes.searching())
    return { before, after, id }
  })
}

/** Lets a search find products again. */
export async function removeRedirect(
  { transact }: Pick<Deps, 'transact'>,
  id: string,
): Promise<{ readonly before: SearchRedirect } | MerchandisingRefused> {
  return transact(['searchRules', 'invalidate'], async ({ searchRules, invalidate }) => {
    const before = await searchRules.removeRedirect(id)
    if (!before) return merchandisingRefused('search-rule-gone')
    await invalidate(changes.searching())
    return { before }
  })
}

/** Every node has all of them in memory. */
const mostRules = 5000
