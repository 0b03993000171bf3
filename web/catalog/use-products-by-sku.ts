import { useEffect, useRef, useState } from 'react'
import { browserQuery } from '#web/browser-api.ts'
import { componentLoader } from '#web/component-loader.ts'
import { graphql } from '#web/graphql/gql.ts'
import type { ProductCardFragment } from '#web/graphql/graphql.ts'
import { useStorefront } from '#web/shop-context.tsx'

const productsBySkuDocument = graphql(`
  query ProductsBySku($skus: [String!]!) {
    productsBySku(skus: $skus) { ...ProductCard }
  }
`)

export type ProductsBySku =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  /** In the order that was asked for; `missing` counts those that this storefront doesn't sell. */
  | { readonly state: 'loaded'; readonly products: readonly ProductCardFragment[]; readonly missing: number }

/** The products of a list that this browser keeps. Asks only for those that it has not seen yet. */
export function useProductsBySku(skus: readonly string[]): ProductsBySku {
  const storefront = useStorefront()
  const asked = useRef(new Set<string>())
  const [known, setKnown] = useState<ReadonlyMap<string, ProductCardFragment | undefined>>(new Map())
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    const news = skus.filter((sku) => !asked.current.has(sku))
    if (news.length === 0) return
    for (const sku of news) asked.current.add(sku)
    void componentLoader(() => browserQuery(storefront, productsBySkuDocument, { skus: news })).then((answer) => {
      setFailed(!answer)
      if (!answer) {
        for (const sku of news) asked.current.delete(sku)
        return
      }
      const found = new Map(answer.productsBySku.map((product) => [product.sku, product]))
      setKnown((before) => new Map([...before, ...news.map((sku) => [sku, found.get(sku)] as const)]))
    })
  }, [skus, storefront])

  if (skus.every((sku) => known.has(sku))) {
    const products = skus.flatMap((sku) => known.get(sku) ?? [])
    return { state: 'loaded', products, missing: skus.length - products.length }
  }
  return { state: failed ? 'failed' : 'loading' }
}
