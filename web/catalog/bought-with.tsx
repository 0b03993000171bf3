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
    similarTo(skus: $skus) { ...ProductCard }
  }
`)

/** Two rows are one too many where the first is full. */
const enough = 4

/** What goes with some products, in a row of cards, and where little is known of that what resembles them. */
export function BoughtWith({ skus }: { readonly skus: readonly string[] }) {
  const t = useTranslate()
  const { boughtWith, similarTo } = useBoughtWith(skus)
  const stands = new Set(boughtWith.map(({ sku }) => sku))
  const similar = boughtWith.length < enough ? similarTo.filter(({ sku }) => !stands.has(sku)) : []
  return (
    <>
      <Row title={t('product.goes_with')} products={boughtWith} />
      <Row title={t('product.similar_to_cart')} products={similar} />
    </>
  )
}

function Row({ title, products }: { readonly title: string; readonly products: readonly ProductCardFragment[] }) {
  if (products.length === 0) return null
  return (
    <section className={styles.beside}>
      <h2 className={headings.title}>{title}</h2>
      <ProductSlider title={title} products={products} />
    </section>
  )
}

type Beside = Readonly<Record<'boughtWith' | 'similarTo', readonly ProductCardFragment[]>>
const nothing: Beside = { boughtWith: [], similarTo: [] }

function useBoughtWith(skus: readonly string[]): Beside {
  const storefront = useStorefront()
  const [beside, setBeside] = useState(nothing)
  // In one order, so that caches know the question again.
  const asked = skus.toSorted().join(' ')
  useEffect(() => {
    let isAsked = true
    void componentLoader(() => browserQuery(storefront, boughtWithDocument, { skus: asked.split(' ') })).then(
      (answer) => {
        if (isAsked) setBeside(answer ?? nothing)
      },
    )
    return () => {
      isAsked = false
    }
  }, [asked, storefront])
  return beside
}
