import { useEffect, useId, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { tellSearch } from '#web/analytics/tell-search.ts'
import { browserQuery } from '#web/browser-api.ts'
import { CardArea } from '#web/catalog/card-area.tsx'
import { ProductCard } from '#web/catalog/product-card.tsx'
import { graphql } from '#web/graphql/gql.ts'
import type { QuickSearchQuery } from '#web/graphql/graphql.ts'
import { ScanLink } from '#web/scan/scan-link.tsx'
import { CategoryTiles } from '#web/search/category-tiles.tsx'
import { fewestForText, isSearchable, isShort, searchAddress, searchQuery } from '#web/search/query.ts'
import { understoodAs } from '#web/search/understood-as.ts'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { cx } from '#web/ui/cx.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { prefersLessMotion } from '#web/ui/less-motion.ts'
import { SmartLink } from '#web/ui/smart-link.tsx'
import frame from '../ui/frame.module.css'
import links from '../ui/links.module.css'
import { clearSearches, saveSearch, useRecentSearches } from './recent-searches.ts'
import { SearchField } from './search-field.tsx'
import { type OptionGroup, optionGroups, type SearchOption } from './search-options.ts'
import styles from './search-overlay.module.css'

const quickSearch = graphql(`
  query QuickSearch($search: String!) {
    search(search: $search, isQuickSearch: true, filters: [{ name: "plp", values: ["true"] }], page: 1, itemsPerPage: 3) {
      productData { totalCount products { ...ProductCard } }
      urlData { urls { url label page_group parents { label } } }
      urlSuggestData { suggestions { text } }
      corrected
      understood
      ignored
    }
  }
`)

type Found = { readonly query: string; readonly result: QuickSearchQuery['search'] }

/** Milliseconds (specification §9). */
const asksAfter = 500
const savesAfter = 300

/** The search over the whole screen: closing it clears it, and so does going where it leads. */
export function SearchOverlay({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = useTranslate()
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState(key)
  useEffect(() => {
    if (open && key !== openedAt) onClose()
    setOpenedAt(key)
  }, [key, open, openedAt, onClose])
  return (
    <Dialog open={open} onClose={onClose} title={t('header.search')} className={frame.fullScreen}>
      {open && <Search onClose={onClose} />}
    </Dialog>
  )
}

function Search({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate()
  const list = useId()
  const recent = useRecentSearches()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(-1)
  const query = searchQuery(typed)
  const { found, asking } = useQuickSearch(query)
  const groups = optionGroups(found?.result, recent)
  const options = groups.flatMap((group) => group.options)
  const active = at >= 0 && at < options.length ? `${list}-${at}` : undefined
  const total = found?.result.productData.totalCount ?? 0

  const type = (text: string) => {
    setTyped(text)
    setAt(-1)
  }
  const move = (step: 1 | -1) => {
    // Beyond the last one is the field itself, then the first one.
    const to = at + step < -1 ? options.length - 1 : at + step >= options.length ? -1 : at + step
    setAt(to)
    document.getElementById(`${list}-${to}`)?.scrollIntoView({ block: 'nearest' })
  }
  const take = () => {
    if (active) document.getElementById(active)?.click()
    return active !== undefined
  }

  const understood = found && understoodAs(found.result, t)
  const pages = found?.result.urlData.urls.length ?? 0
  const nothing = pages > 0 ? t('search.pages_only', { n: pages }) : t('search.none')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for the field inside, whose own Escape would clear it only
    <div
      className={styles.search}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onClose()
      }}
    >
      <SearchField
        value={typed}
        onType={type}
        list={list}
        expanded={options.length > 0}
        active={active}
        onMove={move}
        onTake={take}
      />
      <p role="status" className={styles.state}>
        {query !== '' && isShort(query) && !found && t('search.short', { n: fewestForText })}
        {found && total > 0 && t('pl.items', { n: total })}
        {found && total > 0 && understood !== undefined && ` · ${understood}`}
        {found && total === 0 && !isShort(query) && nothing}
      </p>
      <ScanLink />
      <div className={styles.columns}>
        <Sidebar list={list} groups={groups} active={at} choose={type} />
        <section
          className={cx(styles.results, asking && styles.asking)}
          aria-label={t('overlay.results')}
          aria-busy={asking}
        >
          {found && total > 0 ? <Results found={found} /> : <CategoryTiles title={t('search.categories')} />}
        </section>
      </div>
    </div>
  )
}

function Results({ found: { query, result } }: { readonly found: Found }) {
  const t = useTranslate()
  const path = usePath()
  const { products, totalCount } = result.productData
  return (
    <CardArea>
      <ul className={styles.grid}>
        {products.map((product) => (
          <li key={product.sku} className={styles.cell}>
            <ProductCard product={product} sizes="(min-width: 80em) 22vw, (min-width: 64em) 33vw, 46vw" />
          </li>
        ))}
      </ul>
      <p>
        <SmartLink href={path('search') + searchAddress(query)} className={styles.all}>
          {t('overlay.all', { n: totalCount })}
        </SmartLink>
      </p>
    </CardArea>
  )
}

type SidebarProps = {
  readonly list: string
  readonly groups: readonly OptionGroup[]
  /** Place of the option that the arrow keys are at, counted through all groups. */
  readonly active: number
  readonly choose: (text: string) => void
}

/** Inside a listbox; a fieldset belongs to a form. */
const groupOfOptions = { role: 'group' } as const

/** Other words, pages that are called so, and what was searched before: the list of the combobox. */
function Sidebar({ list, groups, active, choose }: SidebarProps) {
  const t = useTranslate()
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { options }) => sum + options.length, 0))
  return (
    <aside className={styles.sidebar} hidden={groups.length === 0}>
      <div role="listbox" id={list} aria-label={t('overlay.offers')} className={styles.options}>
        {groups.map(({ title, options }, group) => (
          <ul key={title} {...groupOfOptions} aria-labelledby={`${list}-${title}`} className={styles.group}>
            <li id={`${list}-${title}`} role="presentation" className={styles.title}>
              {t(title)}
            </li>
            {options.map((option, at) => {
              const place = (starts[group] ?? 0) + at
              return (
                <li key={`${option.kind} ${option.kind === 'page' ? option.url : option.text}`} role="presentation">
                  <Option id={`${list}-${place}`} option={option} selected={place === active} choose={choose} />
                </li>
              )
            })}
          </ul>
        ))}
      </div>
      {groups.some(({ title }) => title === 'overlay.recent') && (
        <button type="button" className={cx(links.quiet, styles.forget)} onClick={clearSearches}>
          {t('overlay.forget')}
        </button>
      )}
    </aside>
  )
}

type OptionProps = {
  readonly id: string
  readonly option: SearchOption
  readonly selected: boolean
  readonly choose: (text: string) => void
}

function Option({ id, option, selected, choose }: OptionProps) {
  const shared = { id, role: 'option', 'aria-selected': selected, tabIndex: -1, className: styles.option } as const
  if (option.kind === 'page') {
    return (
      <Link to={`/${option.url}/`} viewTransition={!prefersLessMotion()} {...shared}>
        {option.text}
        {option.above && <span className={styles.above}>{option.above}</span>}
      </Link>
    )
  }
  return (
    <button type="button" onClick={() => choose(option.text)} {...shared}>
      <Icon name="search" />
      {option.text}
    </button>
  )
}

/** What the shop finds for a query that has stood still for a moment. Two or three characters are asked when sent only. */
function useQuickSearch(query: string): { readonly found: Found | undefined; readonly asking: boolean } {
  const storefront = useStorefront()
  const [found, setFound] = useState<Found>()
  const [asking, setAsking] = useState(false)
  useEffect(() => {
    if (isShort(query) || !isSearchable(query)) {
      setFound(undefined)
      setAsking(false)
      return
    }
    const left = new AbortController()
    setAsking(true)
    const remember = setTimeout(() => saveSearch(query), savesAfter)
    const ask = setTimeout(async () => {
      const answer = await browserQuery(storefront, quickSearch, { search: query }, left.signal)
      if (left.signal.aborted) return
      setAsking(false)
      if (!answer) return
      tellSearch(query)
      setFound({ query, result: answer.search })
    }, asksAfter)
    return () => {
      clearTimeout(remember)
      clearTimeout(ask)
      left.abort()
    }
  }, [query, storefront])
  return { found, asking }
}
