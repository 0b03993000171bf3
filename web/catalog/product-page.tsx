import { useWords } from '#web/shop-context.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { BuyBox } from './buy-box.tsx'
import { Gallery } from './gallery.tsx'
import type { ProductData } from './load-product.ts'
import { ProductFacts } from './product-facts.tsx'
import styles from './product-page.module.css'
import { ProductSlider } from './product-slider.tsx'
import { ReadMore } from './read-more.tsx'

const chartAnchor = 'size-chart'

/** A product: its pictures, what is decided beside them, what it is, and what goes with it. */
export function ProductPage({ data }: { readonly data: ProductData }) {
  const t = useWords()
  const { product, parents, description, complementary, maintenance } = data
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <div className={styles.trail}>
          <Breadcrumbs parents={parents} current={product.name} />
        </div>
        <div className={styles.gallery}>
          <Gallery
            // Another colour is another gallery: it begins at its first picture.
            key={product.sku}
            name={`${product.brand.name} ${product.name}`}
            images={product.images}
            threesixty={product.threesixty}
            video={product.video}
          />
        </div>
        <div className={styles.beside}>
          <div className={styles.sticky}>
            <BuyBox key={product.sku} data={data} chartAnchor={chartAnchor} />
            {description.first && (
              <section className={styles.description} aria-label={t('product.description')}>
                <ReadMore text={description} />
              </section>
            )}
            <ProductFacts data={data} chartAnchor={chartAnchor} />
          </div>
        </div>
      </div>
      <Related title={t('product.goes_with')} products={complementary} />
      <Related title={t('product.maintenance')} products={maintenance} />
    </div>
  )
}

function Related({ title, products }: { readonly title: string; readonly products: ProductData['complementary'] }) {
  if (products.length === 0) return null
  return (
    <section className={styles.related}>
      <h2 className={styles.heading}>{title}</h2>
      <ProductSlider title={title} products={products} />
    </section>
  )
}
