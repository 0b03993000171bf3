import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Breadcrumbs } from '#web/content/breadcrumbs.tsx'
import { usePath, useStorefront, useWords } from '#web/shop-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import { CardArea } from './card-area.tsx'
import { ListControls, useListPending } from './list-controls.tsx'
import { isNarrowed, listQuery } from './list-state.ts'
import type { ProductListData } from './load-product-list.ts'
import { ProductGrid } from './product-grid.tsx'
import styles from './product-list-page.module.css'
import { ReadMore } from './read-more.tsx'
import { servicePage } from './service-pages.ts'
import { useListPages } from './use-list-pages.ts'

/** A category, a brand, what is new or reduced: everything that is a list of products. */
export function ProductListPage({ data }: { readonly data: ProductListData }) {
  const t = useWords()
  const { title, description, parents, options, state, total } = data
  const begins = state.page === 1 && !isNarrowed(state)
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Breadcrumbs parents={parents} current={title} heading={false} />
        <h1 className={styles.title}>
          {title} <span className={styles.total}>{total}</span>
        </h1>
        {begins && (
          <div className={styles.description}>
            <ReadMore text={description} />
          </div>
        )}
        {options.subcategories.length > 0 && (
          <nav aria-label={t('list.categories')}>
            <ul className={styles.categories}>
              {options.subcategories.map(({ name, url }) => (
                <li key={url}>
                  <SmartLink href={`/${url}`} className={styles.category}>
                    {name}
                  </SmartLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </header>
      {total === 0 && !isNarrowed(state) ? <NothingHere /> : <List data={data} />}
    </div>
  )
}

function List({ data }: { readonly data: ProductListData }) {
  const t = useWords()
  const { country, language } = useStorefront()
  const { state, options, sort, defaultSort, total, pageSize } = data
  const { products, first, next, shown, loading, loadMore } = useListPages(data)
  const pending = useListPending()
  const grid = useRef<HTMLDivElement>(null)
  const [news, setNews] = useState('')

  const continuesAt = useRef<number>(undefined)

  const more = async (query: string) => {
    continuesAt.current = products.length
    if (!(await loadMore())) window.location.assign(query)
  }

  // The keyboard and the screen reader go on where the new products begin.
  useEffect(() => {
    const from = continuesAt.current
    if (from === undefined || products.length <= from) return
    continuesAt.current = undefined
    grid.current?.querySelectorAll<HTMLAnchorElement>('a[data-product]')[from]?.focus({ preventScroll: true })
    setNews(t('list.loaded', { n: products.length - from }))
  }, [products.length, t])

  return (
    <>
      <ListControls state={state} options={options} sort={sort} defaultSort={defaultSort} total={total} />
      {country === 'DE' && (
        <p className={styles.vat}>
          <SmartLink href={servicePage(language, 'delivery')}>{t('price.vat')}</SmartLink>
        </p>
      )}
      {first > 1 && (
        <p className={styles.paging}>
          <Link to={{ search: listQuery(state, { page: first - 1 }) }} rel="prev" className={styles.pageLink}>
            {t('list.previous')}
          </Link>
        </p>
      )}
      <div ref={grid} className={pending ? styles.pending : undefined} aria-busy={pending || undefined}>
        {products.length > 0 ? (
          <CardArea className={styles.area}>
            <ProductGrid products={products} label={t('list.products')} first />
          </CardArea>
        ) : (
          <NoMatch data={data} />
        )}
      </div>
      <footer className={styles.paging}>
        {total > pageSize && (
          <>
            <p className={styles.shown}>{t('list.shown', { shown, total })}</p>
            <progress className={styles.progress} max={total} value={shown} aria-hidden="true" />
          </>
        )}
        {next && (
          <a
            href={listQuery(state, { page: next })}
            rel="next"
            className={styles.more}
            aria-busy={loading || undefined}
            onClick={(event) => {
              event.preventDefault()
              if (!loading) void more(event.currentTarget.href)
            }}
          >
            {t('list.more')}
          </a>
        )}
        <p role="status" className="visually-hidden">
          {news}
        </p>
      </footer>
    </>
  )
}

function NothingHere() {
  const t = useWords()
  const path = usePath()
  return (
    <div className={styles.empty}>
      <h2 className={styles.emptyTitle}>{t('list.empty')}</h2>
      <p>{t('list.empty_text')}</p>
      <ButtonLink href={`${path('products')}?list=new`}>{t('list.new')}</ButtonLink>
    </div>
  )
}

function NoMatch({ data: { state } }: { readonly data: ProductListData }) {
  const t = useWords()
  return (
    <div className={styles.empty}>
      <h2 className={styles.emptyTitle}>{t('list.no_match')}</h2>
      <p>{t('list.no_match_text')}</p>
      <Link to={{ search: listQuery(state, { sizes: [], colors: [] }) }} className={styles.more}>
        {t('filter.clear')}
      </Link>
    </div>
  )
}
