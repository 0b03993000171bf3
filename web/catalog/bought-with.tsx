import { useEffect, useState } from 'react'
import { isEnoughBeside, notYetBeside } from '#kernel/rows-beside.ts'
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
    seenWith(skus: $skus) { ...ProductCard }
    similarTo(skus: $skus) { ...ProductCard }
  }
`)

const skuOf = ({ sku }: ProductCardFragment) => sku

/** What goes with some products, in a row of cards; where little is known of that what others looked at, and then what resembles them. */
export function BoughtWith({ skus }: { readonly skus: readonly string[] }) {
  const t = useTranslate()
  const { boughtWith, seenWith, similarTo } = useBoughtWith(skus)
  const seen = isEnoughBeside([boughtWith]) ? [] : notYetBeside([boughtWith], seenWith, skuOf)
  const rows = [boughtWith, seen]
  const similar = isEnoughBeside(rows) ? [] : notYetBeside(rows, similarTo, skuOf)
  return (
    <>
      <Row title={t('product.goes_with')} products={boughtWith} />
      <Row title={t('product.seen_together')} products={seen} />
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

type Beside = Readonly<Record<'boughtWith' | 'seenWith' | 'similarTo', readonly ProductCardFragment[]>>
const nothing: Beside = { boughtWith: [], seenWith: [], similarTo: [] }

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
