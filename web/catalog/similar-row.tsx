import { useEffect, useState } from 'react'
import { isEnoughBeside, notYetBeside } from '#kernel/rows-beside.ts'
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
    seenWith(skus: $skus) { ...ProductCard }
    similarTo(skus: $skus) { ...ProductCard }
  }
`)

/** What others looked at with some products, and where little is known of that what resembles them; nothing where nothing does. */
export function SimilarRow({ skus }: { readonly skus: readonly string[] }) {
  const t = useTranslate()
  const storefront = useStorefront()
  const [{ seenWith, similarTo }, setBeside] = useState<Beside>({ seenWith: [], similarTo: [] })
  const asked = skus.join(' ')
  useEffect(() => {
    let isAsked = true
    void componentLoader(() => browserQuery(storefront, similarRowDocument, { skus: asked.split(' ') })).then(
      (answer) => {
        if (isAsked && answer) setBeside(answer)
      },
    )
    return () => {
      isAsked = false
    }
  }, [asked, storefront])
  const similar = isEnoughBeside([seenWith]) ? [] : notYetBeside([seenWith], similarTo, ({ sku }) => sku)
  return (
    <>
      <Row title={t('product.seen_together')} products={seenWith} />
      <Row title={t('product.similar_to_viewed')} products={similar} />
    </>
  )
}

type Beside = Readonly<Record<'seenWith' | 'similarTo', readonly ProductCardFragment[]>>

function Row({ title, products }: { readonly title: string; readonly products: readonly ProductCardFragment[] }) {
  if (products.length === 0) return null
  return (
    <section className={styles.row}>
      <h2 className={headings.heading}>{title}</h2>
      <ProductSlider title={title} products={products} />
    </section>
  )
}
