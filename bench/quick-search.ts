/** What a shopper waits for while a query is being typed, over HTTP: `npm run bench -- quick-search`. */
import '#server/configured-storefronts.ts'
import { readFile } from 'node:fs/promises'
import { type StorefrontCode, storefronts } from '#kernel/storefront.ts'
import { relevanceTestSet } from '#shop/search/relevance-test-set.ts'

export type QuickSearches = { readonly p50Ms: number; readonly p95Ms: number; readonly asked: number }

type Typed = { readonly code: StorefrontCode; readonly search: string }

const fewestLetters = 4

/**
 * Beginnings of what people type, a letter more each time, as the page asks for them, one after the other. Each is asked for once,
 * so that nobody answers from what was answered before; half of them, in between, warm the shop up.
 */
export async function measureQuickSearch(shop: string): Promise<QuickSearches> {
  const documentId = await quickSearchDocument()
  const typed = storefronts.flatMap(({ code }) => {
    const queries = (relevanceTestSet[code] ?? []).map(({ query }) => query.toLowerCase())
    const begun = queries.flatMap((query) =>
      Array.from({ length: Math.max(0, query.length - fewestLetters + 1) }, (_, more) =>
        query.slice(0, fewestLetters + more),
      ),
    )
    return [...new Set(begun)].map((search): Typed => ({ code, search }))
  })
  for (const one of typed.filter((_, at) => at % 2 === 0)) await ask(shop, documentId, one)
  const took: number[] = []
  for (const one of typed.filter((_, at) => at % 2 === 1)) {
    const begun = performance.now()
    await ask(shop, documentId, one)
    took.push(performance.now() - begun)
  }
  took.sort((a, b) => a - b)
  const at = (share: number) => took[Math.floor(took.length * share)] ?? 0
  return { p50Ms: at(0.5), p95Ms: at(0.95), asked: took.length }
}

async function ask(shop: string, documentId: string, { code, search }: Typed): Promise<void> {
  const query = new URLSearchParams({ documentId, variables: JSON.stringify({ search }) })
  const response = await fetch(`${shop}/graphql?${query}`, { headers: { 'x-store-key': code } })
  const { data } = (await response.json()) as { data?: { search?: unknown } }
  if (!data?.search) throw new Error(`No answer to ${search}: ${response.status}`)
}

async function quickSearchDocument(): Promise<string> {
  const documents: Record<string, string> = JSON.parse(await readFile('web/graphql/persisted-documents.json', 'utf8'))
  const found = Object.entries(documents).find(([, text]) => text.includes('query QuickSearch('))
  if (!found) throw new Error('The page asks for no quick search')
  return found[0]
}
