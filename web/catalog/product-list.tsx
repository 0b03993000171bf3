import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import chips from '../ui/chips.module.css'
import frame from '../ui/frame.module.css'
import headings from '../ui/headings.module.css'
import { CardArea } from './card-area.tsx'
import { ListControls, type ListControlsProps, useListPending } from './list-controls.tsx'
import { listQuery } from './list-state.ts'
import type { LoadedTile } from './load-editorial-tiles.ts'
import type { ProductListData } from './load-product-list.ts'
import { ProductGrid } from './product-grid.tsx'
import styles from './product-list.module.css'
import { ProductSlider } from './product-slider.tsx'
import { useListPages } from './use-list-pages.ts'

export type ListData = ListControlsProps &
  Pick<ProductListData, 'products' | 'filters' | 'pageSize'> & {
    readonly tiles?: readonly LoadedTile[]
    /** SKUs of what the store has whose tablet asks. */
    readonly inStore?: readonly string[]
    /** What is like it, where there is little. */
    readonly similar?: ProductListData['similar']
  }

type ProductListProps = {
  readonly data: ListData
  /** Instead of the products, when a choice leaves none. */
  readonly empty?: ReactNode
}

/** Filters, cards, and more of them: categories, brands, lists and searches alike. */
export function ProductList({ data, empty }: ProductListProps) {
  const t = useTranslate()
  const { country } = useStorefront()
  const { state, options, sort, defaultSort, total, pageSize, similar = [] } = data
  const { products, tiles, inStore, first, next, shown, loading, loadMore } = useListPages(data)
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
          <SmartLink href={t('path.delivery')}>{t('price.vat')}</SmartLink>
        </p>
      )}
      {first > 1 && (
        <p className={styles.paging}>
          <Link to={{ search: listQuery(state, { page: first - 1 }) }} rel="prev" className={chips.more}>
            {t('list.previous')}
          </Link>
        </p>
      )}
      <div ref={grid} className={pending ? styles.pending : undefined} aria-busy={pending || undefined}>
        {products.length > 0 ? (
          <CardArea className={styles.area}>
            <ProductGrid products={products} tiles={tiles} inStore={inStore} label={t('list.products')} first />
          </CardArea>
        ) : (
          (empty ?? <NoMatch state={state} />)
        )}
      </div>
      {similar.length > 0 && (
        <section className={styles.similar}>
          <h2 className={headings.heading}>{t('product.similar')}</h2>
          <ProductSlider title={t('product.similar')} products={similar} />
        </section>
      )}
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
            className={chips.more}
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

function NoMatch({ state }: Pick<ListData, 'state'>) {
  const t = useTranslate()
  return (
    <div className={frame.empty}>
      <h2 className={headings.heading}>{t('list.no_match')}</h2>
      <p>{t('list.no_match_text')}</p>
      <Link to={{ search: listQuery(state, { chosen: {} }) }} className={chips.more}>
        {t('filter.clear')}
      </Link>
    </div>
  )
}
