import type { Storefront } from '#kernel/storefront.ts'
import { browserQuery } from '#web/browser-api.ts'
import { graphql } from '#web/graphql/gql.ts'

const scannedDocument = graphql(`
  query ScannedSize($code: String!) {
    search(search: $code, page: 1, itemsPerPage: 3) {
      productData { products { url isOneSize variants { sku legacySku ean } } }
    }
  }
`)

type Scanned = {
  readonly url: string
  readonly isOneSize: boolean
  readonly variants: readonly { readonly sku: string; readonly legacySku?: string | null; readonly ean: string }[]
}

/** Where a code of a label leads: to the product, and to its size. */
export function pageOfScan(products: readonly Scanned[], code: string): string | undefined {
  const wanted = comparable(code)
  for (const { url, isOneSize, variants } of products) {
    const size = variants.find(({ sku, legacySku, ean }) =>
      [sku, legacySku ?? '', ean].some((name) => name !== '' && comparable(name) === wanted),
    )
    if (size) return isOneSize ? `/${url}/` : `/${url}/#size=${size.sku}`
  }
  return undefined
}

/** A UPC is an EAN without its leading zero; labels write SKUs in either case. */
function comparable(code: string): string {
  const upper = code.trim().toUpperCase()
  if (!/^\d{8,14}$/.test(upper)) return upper
  const short = upper.replace(/^0+/, '')
  return short.length < 8 ? upper.slice(-8) : short
}

/** Looks a code up: nothing when no label of ours bears it, `unavailable` when the shop couldn't be asked. */
export async function findScan(storefront: Storefront, code: string): Promise<string | undefined | 'unavailable'> {
  const left = new AbortController()
  const answer = await browserQuery(storefront, scannedDocument, { code: code.slice(0, 40) }, left.signal)
  return answer ? pageOfScan(answer.search.productData.products, code) : 'unavailable'
}
