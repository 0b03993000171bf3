import { useEffect, useState } from 'react'
import { browserQuery } from '#web/browser-api.ts'
import { componentLoader } from '#web/component-loader.ts'
import { graphql } from '#web/graphql/gql.ts'
import type { ProductCardFragment } from '#web/graphql/graphql.ts'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import headings from '../ui/headings.module.css'
import { ProductSlider } from './product-slider.tsx'
import styles from './similar-row.module.css'

const similarRowDocument = graphql(`
  query SimilarRow($skus: [String!]!) {
    similarTo(skus: $skus) { ...ProductCard }
  }
`)

/** What resembles some products, in a row of cards; nothing where nothing does. */
export function SimilarRow({ skus }: { readonly skus: readonly string[] }) {
  const t = useTranslate()
  const storefront = useStorefront()
  const [products, setProducts] = useState<readonly ProductCardFragment[]>([])
  const asked = skus.join(' ')
  useEffect(() => {
    let isAsked = true
    void componentLoader(() => browserQuery(storefront, similarRowDocument, { skus: asked.split(' ') })).then(
      (answer) => {
        if (isAsked) setProducts(answer?.similarTo ?? [])
      },
    )
    return () => {
      isAsked = false
    }
  }, [asked, storefront])
  if (products.length === 0) return null
  const title = t('product.similar_to_viewed')
  return (
    <section className={styles.row}>
      <h2 className={headings.heading}>{title}</h2>
      <ProductSlider title={title} products={products} />
    </section>
  )
}
