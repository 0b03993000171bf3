import { useEffect } from 'react'
import { tellMoment } from '#web/analytics/moments.ts'
import { tellSearch } from '#web/analytics/tell-search.ts'
import { ProductList } from '#web/catalog/product-list.tsx'
import { ProductSlider } from '#web/catalog/product-slider.tsx'
import { SimilarToViewed } from '#web/catalog/similar-to-viewed.tsx'
import { ScanLink } from '#web/scan/scan-link.tsx'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import list from '../catalog/product-list-page.module.css'
import chips from '../ui/chips.module.css'
import frame from '../ui/frame.module.css'
import headings from '../ui/headings.module.css'
import { CategoryTiles } from './category-tiles.tsx'
import type { SearchData } from './load-search.ts'
import { PhotoDisclosure } from './photo-disclosure.tsx'
import { fewestForText, isShort, searchAddress } from './query.ts'
import { SearchForm } from './search-form.tsx'
import styles from './search-page.module.css'
import { understoodAs } from './understood-as.ts'

/** What a search found; before one was made, and after one that found nothing, where else to look. */
export function SearchPage({ data }: { readonly data: SearchData }) {
  const t = useTranslate()
  const { query, found, total, pages } = data
  useSearchEvent(query, found)
  return (
    <div className={cx(frame.page, styles.page)}>
      <header className={styles.header}>
        <h1 className={cx(headings.title, styles.title)}>
          {query ? t('search.for', { query }) : t('search.title')}
          {total > 0 && <span className={cx(list.total, styles.total)}>{total}</span>}
        </h1>
        <SearchForm query={query} />
        {data.offersPhoto && <PhotoDisclosure />}
        <ScanLink />
        {found && <Understood data={data} />}
        {found && <PagesCalledSo pages={pages} />}
      </header>
      {found ? <ProductList data={data} /> : <Nothing data={data} />}
    </div>
  )
}

function PagesCalledSo({ pages }: Pick<SearchData, 'pages'>) {
  const t = useTranslate()
  return pages.length === 0 ? null : (
    <nav aria-label={t('search.pages_called')}>
      <ul className={list.categories}>
        {pages.map(({ url, label, parents }) => (
          <li key={url}>
            <SmartLink href={`/${url}/`} className={cx(chips.link, list.category, styles.pageLink)}>
              {parents[0] && <span className={styles.parent}>{parents[0].label} </span>}
              {label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** How the query was read, where that is not as it was typed. */
function Understood({ data }: { readonly data: SearchData }) {
  const t = useTranslate()
  const sentence = understoodAs(data, t)
  return sentence === undefined ? null : (
    <p role="status" className={styles.understood}>
      {sentence}
    </p>
  )
}

/** Who looks for returns or a store wants that page, and no shoes that are spelled alike. */
function Nothing({ data }: { readonly data: SearchData }) {
  const t = useTranslate()
  const { query, pages } = data
  if (pages.length === 0) return <NothingAtAll data={data} />
  return (
    <div className={styles.nothing}>
      <p role="status" className={styles.lead}>
        {t('search.pages_only', { n: pages.length })}
      </p>
      <PagesCalledSo pages={pages} />
      {query && <SimilarToViewed />}
      <CategoryTiles title={t('search.categories')} />
    </div>
  )
}

function NothingAtAll({ data: { query, suggestions, similar } }: { readonly data: SearchData }) {
  const t = useTranslate()
  const path = usePath()
  const closest = t('search.closest', { word: suggestions[0] ?? '' })
  return (
    <div className={styles.nothing}>
      <div role="status" className={styles.verdict}>
        {query && <p className={styles.lead}>{t('search.none')}</p>}
        {isShort(query) && <p className={styles.hint}>{t('search.short', { n: fewestForText })}</p>}
        {query && !isShort(query) && <p className={styles.hint}>{t('search.try')}</p>}
      </div>
      {suggestions.length > 0 && (
        <section>
          <h2 className={styles.nearTitle}>{t('search.near')}</h2>
          <ul className={styles.near}>
            {suggestions.map((text) => (
              <li key={text}>
                <SmartLink href={path('search') + searchAddress(text)} className={styles.word}>
                  <Icon name="search" />
                  {text}
                </SmartLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {similar.length > 0 ? (
        <section className={styles.closest}>
          <h2 className={headings.heading}>{closest}</h2>
          <ProductSlider title={closest} products={similar} />
        </section>
      ) : (
        query && <SimilarToViewed />
      )}
      <CategoryTiles title={t('search.categories')} />
    </div>
  )
}

/** Told once for each search that was made, also for one that found nothing. */
function useSearchEvent(query: string, found: boolean): void {
  useEffect(() => {
    if (isShort(query) && !found) return
    tellSearch(query)
    tellMoment({ kind: 'search', words: query })
  }, [query, found])
}
