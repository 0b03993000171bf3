import type { Language, StorefrontCode } from '#kernel/storefront.ts'
import { comparedTerm, mostCharacters } from './search-term.ts'

/** What shoppers type, and what they mean by it. */
export type Synonym = {
  readonly id: string
  readonly language: Language
  readonly term: string
  readonly means: readonly string[]
  /** Whether who types one of those finds what the term leads to as well. */
  readonly bothWays: boolean
}
export type SynonymInput = Omit<Synonym, 'id'>

/** A search that leads to a page of the shop. */
export type SearchRedirect = {
  readonly id: string
  readonly storefront: StorefrontCode
  /** As it is compared. */
  readonly term: string
  /** A path of the storefront, without its prefix. */
  readonly address: string
}
export type SearchRedirectInput = Omit<SearchRedirect, 'id'>

export type SearchRuleError =
  | 'search-term-invalid'
  | 'search-means-invalid'
  | 'search-means-itself'
  | 'search-address-invalid'
  | 'search-address-search'

const mostMeanings = 10

const isTerm = (term: string) => [...term].length >= 2 && term.length <= mostCharacters

/** A synonym with its texts as they are compared. */
export function tidySynonym({ language, term, means, bothWays }: SynonymInput): SynonymInput {
  const meant = means.map(comparedTerm).filter((one) => one !== '')
  return { language, term: comparedTerm(term), means: [...new Set(meant)], bothWays }
}

export function synonymError({ term, means }: SynonymInput): { error: SearchRuleError; field: string } | undefined {
  if (!isTerm(term)) return { error: 'search-term-invalid', field: 'term' }
  if (means.length < 1 || means.length > mostMeanings || !means.every(isTerm))
    return { error: 'search-means-invalid', field: 'means' }
  return means.includes(term) ? { error: 'search-means-itself', field: 'means' } : undefined
}

/**
 * A redirect with its texts as they are kept: of an address of the shop the path without the storefront's prefix.
 * @param shopUrl where the shop is, without a slash at the end
 */
export function tidyRedirect(
  { storefront, term, address }: SearchRedirectInput,
  { shopUrl, basePath }: { readonly shopUrl: string; readonly basePath: string },
): SearchRedirectInput {
  const typed = address.trim()
  const path = typed.startsWith(`${shopUrl}/`) ? typed.slice(shopUrl.length) : typed
  const isPrefixed = basePath !== '' && (path === basePath || path.startsWith(`${basePath}/`))
  const bare = isPrefixed ? path.slice(basePath.length) || '/' : path
  const [page = '', ...query] = bare.split('?')
  const closed = page === '' || page.endsWith('/') || page.includes('#') ? page : `${page}/`
  return { storefront, term: comparedTerm(term), address: [closed, ...query].join('?') }
}

export function redirectError(
  { term, address }: SearchRedirectInput,
  searchPath: string,
): { error: SearchRuleError; field: string } | undefined {
  if (!isTerm(term)) return { error: 'search-term-invalid', field: 'term' }
  const isPath = /^\/(?![/\\])[\w\-.~%/?#=&+,:@!$'()*;[\]]*$/.test(address) && !address.includes('//')
  if (!isPath || address.length > 300) return { error: 'search-address-invalid', field: 'address' }
  // One search would lead to the next, and that one back.
  return address.startsWith(searchPath) ? { error: 'search-address-search', field: 'address' } : undefined
}
