import { Form, Link, useSubmit } from 'react-router'
import { CardArea } from '#web/catalog/card-area.tsx'
import { useListPending } from '#web/catalog/list-controls.tsx'
import { sortOptions } from '#web/catalog/list-state.ts'
import { ProductGrid } from '#web/catalog/product-grid.tsx'
import { usePath, useWords } from '#web/shop-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import type { SearchData } from './load-search.ts'
import { fewestForText, isShort, searchAddress } from './query.ts'
import { SearchForm } from './search-form.tsx'
import styles from './search-page.module.css'

/** What a search found; before one was made, and after one that found nothing, where else to look. */
export function SearchPage({ data }: { readonly data: SearchData }) {
  const t = useWords()
  const { query, total } = data
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>{query ? t('search.for', { query }) : t('search.title')}</h1>
        <SearchForm query={query} />
      </header>
      {total > 0 ? <Results data={data} /> : <Nothing query={query} />}
    </div>
  )
}

function Results({ data }: { readonly data: SearchData }) {
  const t = useWords()
  const { query, products, total, page, sort, first, hasMore } = data
  const pending = useListPending()
  const address = (to: number) => ({
    search: searchAddress(query, { sort: sort === 'recommended' ? undefined : sort, page: to }),
  })
  return (
    <>
      <div className={styles.bar}>
        <p role="status" className={styles.count}>
          {t('pl.items', { n: total })}
        </p>
        <Sort query={query} sort={sort} />
      </div>
      <div className={pending ? styles.pending : undefined} aria-busy={pending || undefined}>
        <CardArea>
          <ProductGrid products={products} label={t('list.products')} first />
        </CardArea>
      </div>
      {(page > 1 || hasMore) && (
        <nav className={styles.paging} aria-label={t('search.pages')}>
          <p className={styles.count}>{t('search.range', { first, last: first + products.length - 1, total })}</p>
          <div className={styles.ways}>
            {page > 1 && (
              <Link to={address(page - 1)} rel="prev" className={styles.way}>
                {t('list.previous')}
              </Link>
            )}
            {hasMore && (
              <Link to={address(page + 1)} rel="next" className={styles.way}>
                {t('search.next')}
              </Link>
            )}
          </div>
        </nav>
      )}
    </>
  )
}

/** In which order; sent with every change, or by a button where there are no scripts. */
function Sort({ query, sort }: Pick<SearchData, 'query' | 'sort'>) {
  const t = useWords()
  const path = usePath()
  const submit = useSubmit()
  return (
    <Form
      method="get"
      action={path('search')}
      className={styles.sort}
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
    >
      <input type="hidden" name="q" value={query} />
      <label className={styles.sortField}>
        <span className={styles.sortLabel}>{t('list.sort')}</span>
        <select name="sort" key={sort} defaultValue={sort} className={styles.select}>
          {sortOptions.map((option) => (
            <option key={option} value={option}>
              {t(`sort.${option}`)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className={styles.chevron} />
      </label>
      <noscript>
        <button type="submit" className={styles.way}>
          {t('list.apply')}
        </button>
      </noscript>
    </Form>
  )
}

function Nothing({ query }: { readonly query: string }) {
  const t = useWords()
  return (
    <div className={styles.nothing}>
      <div role="status">
        {query && <p className={styles.lead}>{t('search.none')}</p>}
        {isShort(query) && <p className={styles.hint}>{t('search.short', { n: fewestForText })}</p>}
        {query && !isShort(query) && <p className={styles.hint}>{t('search.try')}</p>}
      </div>
      <CategoryTiles title={t('search.categories')} />
    </div>
  )
}
