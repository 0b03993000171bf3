import { useEffect, useRef } from 'react'
import { useMoment } from '#web/analytics/moments.ts'
import { PreloadCode } from '#web/content/slices/preload-code.tsx'
import { useRecordViewed } from '#web/device/recently-viewed.ts'
import { Island } from '#web/islands/island.tsx'
import { lazyComponent } from '#web/islands/lazily.ts'
import { PreloadStyles } from '#web/islands/preload-styles.tsx'
import { Breadcrumbs } from '#web/seo/breadcrumbs.tsx'
import { useTranslate } from '#web/shop-context.tsx'
import { usePlainLinks } from '#web/ui/plain-links.tsx'
import headings from '../ui/headings.module.css'
import { BuyBox } from './buy-box.tsx'
import { Gallery } from './gallery.tsx'
import type { ProductData } from './load-product.ts'
import styles from './product-page.module.css'
import { ProductSlider } from './product-slider.tsx'
import { ReadMore } from './read-more.tsx'
import { RecentlyViewedBelow } from './recently-viewed-below.tsx'

const chartAnchor = 'size-chart'

const ProductFacts = lazyComponent(() => import('./product-facts.tsx').then((module) => module.ProductFacts))
const Reviews = lazyComponent(() => import('#web/reviews/product-reviews.tsx').then((module) => module.ProductReviews))
const Looks = lazyComponent(() =>
  import('#web/content/slices/shop_the_look_slider/shop-the-look-slider.tsx').then(
    (module) => module.ShopTheLookSlider,
  ),
)

/** A product: its pictures, what is decided beside them, what it is, and what goes with it. */
export function ProductPage({ data }: { readonly data: ProductData }) {
  const t = useTranslate()
  const { product, parents, description, complementary, boughtTogether, seenTogether } = data
  const { maintenance, looks, similar, isSoldOut } = data
  const { listeners, prefetched } = usePlainLinks('[data-island=never] a')
  const sticky = useOwnHeight()
  useRecordViewed(product.sku)
  useMoment(product.sku, () => ({
    kind: 'product',
    item: { sku: product.sku, name: product.name, brand: product.brand.name, price: product.price.amount },
    categories: parents.map(({ url }) => url),
  }))
  return (
    <div className={styles.page} {...listeners}>
      <div className={styles.top}>
        <div className={styles.trail}>
          <Breadcrumbs parents={parents} current={product.name} heading={false} />
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
          <div ref={sticky} className={styles.sticky}>
            <BuyBox key={product.sku} data={data} chartAnchor={chartAnchor} />
            {description.first && (
              <section aria-label={t('product.description')}>
                <ReadMore text={description} />
              </section>
            )}
          </div>
        </div>
        <div className={styles.facts}>
          {/* Words that the server has written need no code. */}
          <Island hydrate="never" of={data}>
            {() => <ProductFacts data={data} chartAnchor={chartAnchor} />}
          </Island>
        </div>
      </div>
      {import.meta.env.SSR && product.reviewSummary && <PreloadStyles module="web/reviews/product-reviews.tsx" />}
      {product.reviewSummary && (
        <Island hydrate="never" of={product.reviewSummary}>
          {() => product.reviewSummary && <Reviews sku={product.sku} summary={product.reviewSummary} />}
        </Island>
      )}
      {isSoldOut && <Related title={t('product.similar')} products={similar} />}
      {looks && (
        <div>
          {import.meta.env.SSR && <PreloadCode types={['shop_the_look_slider']} />}
          <Island hydrate="never" of={looks}>
            {() => <Looks content={looks} first={false} />}
          </Island>
        </div>
      )}
      <Related title={t('product.goes_with')} products={complementary} />
      <Related title={t('product.bought_together')} products={boughtTogether} />
      <Related title={t('product.seen_together')} products={seenTogether} />
      {!isSoldOut && <Related title={t('product.similar')} products={similar} />}
      <Related title={t('product.maintenance')} products={maintenance} />
      <RecentlyViewedBelow except={product.sku} className={styles.related} />
      {prefetched}
    </div>
  )
}

/** Tells the style sheet how tall an element is: one that is taller than the window sticks by its bottom, not by its top. */
function useOwnHeight() {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = element.current
    if (!box) return
    const measured = new ResizeObserver(() => box.style.setProperty('--own-height', `${box.offsetHeight}px`))
    measured.observe(box)
    return () => measured.disconnect()
  }, [])
  return element
}

function Related({ title, products }: { readonly title: string; readonly products: ProductData['similar'] }) {
  if (products.length === 0) return null
  return (
    <section className={styles.related}>
      <h2 className={headings.title}>{title}</h2>
      <ProductSlider title={title} products={products} />
    </section>
  )
}
