import { CardArea } from '#web/catalog/card-area.tsx'
import { ProductGrid } from '#web/catalog/product-grid.tsx'
import { SimilarToViewed } from '#web/catalog/similar-to-viewed.tsx'
import { useTranslate } from '#web/shop-context.tsx'
import { cx } from '#web/ui/cx.ts'
import frame from '../ui/frame.module.css'
import headings from '../ui/headings.module.css'
import { CategoryTiles } from './category-tiles.tsx'
import type { PhotoSearchData } from './load-photo-search.ts'
import { PhotoDisclosure } from './photo-disclosure.tsx'
import { PhotoForm } from './photo-form.tsx'
import styles from './photo-search-page.module.css'
import { SearchForm } from './search-form.tsx'

/** What looks like a photograph; before one was chosen, and where nothing does, where else to look. */
export function PhotoSearchPage({ data: { products, isSearched, error } }: { readonly data: PhotoSearchData }) {
  const t = useTranslate()
  const isFound = products.length > 0
  return (
    <div className={cx(frame.page, styles.page)}>
      <header className={styles.header}>
        <h1 className={headings.title}>{t(isFound ? 'photo.found' : 'search.photo')}</h1>
        {isFound && (
          <p role="status" className={styles.how}>
            {t('photo.how')}
          </p>
        )}
        {isSearched && !isFound && (
          <div role="status" className={styles.verdict}>
            <p className={styles.lead}>{t('photo.nothing')}</p>
            <p className={styles.how}>{t('photo.try')}</p>
          </div>
        )}
        {isFound ? <PhotoDisclosure /> : <PhotoForm error={error} />}
      </header>
      {isFound ? (
        <CardArea>
          <ProductGrid products={products} label={t('photo.found')} first />
        </CardArea>
      ) : (
        <div className={styles.otherwise}>
          <SearchForm query="" />
          {isSearched && <SimilarToViewed />}
          <CategoryTiles title={t('search.categories')} />
        </div>
      )}
    </div>
  )
}
