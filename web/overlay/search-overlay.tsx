import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { pushEvent } from '#web/analytics/data-layer.ts'
import { browserQuery } from '#web/browser-api.ts'
import { CardArea } from '#web/catalog/card-area.tsx'
import { ProductCard } from '#web/catalog/product-card.tsx'
import { graphql } from '#web/graphql/gql.ts'
import type { QuickSearchQuery } from '#web/graphql/graphql.ts'
import { CategoryTiles } from '#web/search/category-tiles.tsx'
import { fewestForText, isShort, searchAddress, searchQuery } from '#web/search/query.ts'
import { SearchForm } from '#web/search/search-form.tsx'
import { usePath, useStorefront, useWords } from '#web/shop-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import { rememberSearch, useRecentSearches } from './recent-searches.ts'
import styles from './search-overlay.module.css'

const quickSearch = graphql(`
  query QuickSearch($search: String!) {
    search(search: $search, isQuickSearch: true, filters: [{ name: "plp", values: ["true"] }], page: 1, itemsPerPage: 3) {
      productData { totalCount products { ...ProductCard } }
      urlData { urls { url label page_group } }
      urlSuggestData { suggestions { text } }
    }
  }
`)

type Found = { readonly query: string; readonly result: QuickSearchQuery['search'] }

/** Milliseconds (specification §9). */
const asksAfter = 500
const remembersAfter = 300

/** The search over the whole screen: closing it clears it, and so does going where it leads. */
export function SearchOverlay({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = useWords()
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState(key)
  useEffect(() => {
    if (open && key !== openedAt) onClose()
    setOpenedAt(key)
  }, [key, open, openedAt, onClose])
  return (
    <Dialog open={open} onClose={onClose} title={t('header.search')} className={styles.overlay}>
      {open && <Search onClose={onClose} />}
    </Dialog>
  )
}

function Search({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const path = usePath()
  const [typed, setTyped] = useState('')
  // What a recent search or a suggestion puts into the field.
  const [chosen, setChosen] = useState('')
  const query = searchQuery(typed)
  const found = useQuickSearch(query)
  const choose = (text: string) => {
    setChosen(text)
    setTyped(text)
  }
  const total = found?.result.productData.totalCount ?? 0
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
      <SearchForm id="overlay-query" query={chosen} onTyped={setTyped} autoFocus />
      <p role="status" className={styles.state}>
        {query !== '' && isShort(query) && t('search.short', { n: fewestForText })}
        {found && (total > 0 ? t('pl.items', { n: total }) : t('search.none'))}
      </p>
      <div className={styles.columns}>
        <Sidebar found={found} choose={choose} />
        <section className={styles.results} aria-label={t('overlay.results')}>
          {found && total > 0 ? (
            <CardArea>
              <ul className={styles.grid}>
                {found.result.productData.products.map((product) => (
                  <li key={product.sku} className={styles.cell}>
                    <ProductCard product={product} sizes="(min-width: 80em) 22vw, (min-width: 64em) 33vw, 46vw" />
                  </li>
                ))}
              </ul>
              <p>
                <SmartLink href={path('search') + searchAddress(found.query)} className={styles.all}>
                  {t('overlay.all', { n: total })}
                </SmartLink>
              </p>
            </CardArea>
          ) : (
            <CategoryTiles title={t('search.categories')} />
          )}
        </section>
      </div>
    </div>
  )
}

type SidebarProps = { readonly found: Found | undefined; readonly choose: (text: string) => void }

/** Other words, pages that are called so, and what was searched before. */
function Sidebar({ found, choose }: SidebarProps) {
  const t = useWords()
  const recent = useRecentSearches()
  const suggestions = found?.result.urlSuggestData.suggestions ?? []
  const pages = found?.result.urlData.urls ?? []
  return (
    <aside className={styles.sidebar}>
      <Words title={t('overlay.suggestions')} words={suggestions.map(({ text }) => text)} choose={choose} />
      {pages.length > 0 && (
        <section>
          <h3 className={styles.title}>{t('overlay.pages')}</h3>
          <ul>
            {pages.map(({ url, label, page_group: group }) => (
              <li key={url}>
                <SmartLink href={`/${url}/`} className={styles.word}>
                  {label} <span className={styles.group}>{group}</span>
                </SmartLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Words title={t('overlay.recent')} words={recent} choose={choose} />
    </aside>
  )
}

type WordsProps = { readonly title: string; readonly words: readonly string[]; readonly choose: (text: string) => void }

function Words({ title, words, choose }: WordsProps) {
  if (words.length === 0) return null
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <ul>
        {words.map((word) => (
          <li key={word}>
            <button type="button" className={styles.word} onClick={() => choose(word)}>
              <Icon name="search" />
              {word}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the shop finds for a query that has stood still for a moment. */
function useQuickSearch(query: string): Found | undefined {
  const storefront = useStorefront()
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    setFound((before) => (before?.query === query ? before : undefined))
    if (isShort(query)) return
    const left = new AbortController()
    const remember = setTimeout(() => rememberSearch(query), remembersAfter)
    const ask = setTimeout(async () => {
      const answer = await browserQuery(storefront, quickSearch, { search: query }, left.signal)
      if (!answer || left.signal.aborted) return
      pushEvent({ event: 'search', search_term: query })
      setFound({ query, result: answer.search })
    }, asksAfter)
    return () => {
      clearTimeout(remember)
      clearTimeout(ask)
      left.abort()
    }
  }, [query, storefront])
  return found
}
