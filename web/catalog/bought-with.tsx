import { useEffect, useState } from 'react'
import { browserQuery } from '#web/browser-api.ts'
import { componentLoader } from '#web/component-loader.ts'
import { graphql } from '#web/graphql/gql.ts'
import type { ProductCardFragment } from '#web/graphql/graphql.ts'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import headings from '../ui/headings.module.css'
import styles from './bought-with.module.css'
import { ProductSlider } from './product-slider.tsx'

const boughtWithDocument = graphql(`
  query BoughtWith($skus: [String!]!) {
    boughtWith(skus: $skus) { ...ProductCard }
  }
`)

/** What goes with some products, in a row of cards; nothing where nothing is known of it. */
export function BoughtWith({ skus }: { readonly skus: readonly string[] }) {
  const t = useTranslate()
  const products = useBoughtWith(skus)
  if (products.length === 0) return null
  return (
    <section className={styles.beside}>
      <h2 className={headings.title}>{t('product.goes_with')}</h2>
      <ProductSlider title={t('product.goes_with')} products={products} />
    </section>
  )
}

const none: readonly ProductCardFragment[] = []

function useBoughtWith(skus: readonly string[]): readonly ProductCardFragment[] {
  const storefront = useStorefront()
  const [products, setProducts] = useState(none)
  // In one order, so that caches know the question again.
  const asked = skus.toSorted().join(' ')
  useEffect(() => {
    let isAsked = true
    void componentLoader(() => browserQuery(storefront, boughtWithDocument, { skus: asked.split(' ') })).then(
      (answer) => {
        if (isAsked) setProducts(answer?.boughtWith ?? none)
      },
    )
    return () => {
      isAsked = false
    }
  }, [asked, storefront])
  return products
}
