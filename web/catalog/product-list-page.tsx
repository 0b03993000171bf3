import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useMoment } from '#web/analytics/moments.ts'
import { Breadcrumbs } from '#web/seo/breadcrumbs.tsx'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import chips from '../ui/chips.module.css'
import { cx } from '../ui/cx.ts'
import frame from '../ui/frame.module.css'
import headings from '../ui/headings.module.css'
import { isNarrowed } from './list-state.ts'
import type { ProductListData } from './load-product-list.ts'
import { ProductList } from './product-list.tsx'
import styles from './product-list-page.module.css'
import { ReadMore } from './read-more.tsx'

type ProductListPageProps = {
  readonly data: ProductListData
  /** What the list opens with instead of its heading and description. */
  readonly opening?: ReactNode
}

/** A category, a brand, what is new or reduced: everything that is a list of products. */
export function ProductListPage({ data, opening }: ProductListPageProps) {
  const { pathname } = useLocation()
  useMoment(pathname, () => ({
    kind: 'list',
    category: pathname.replace(/^\/|\/$/g, ''),
    name: data.title,
    items: data.products.map(({ sku, name, brand }) => ({ sku, name, brand: brand.name })),
  }))
  return (
    <div className={cx(frame.page, styles.page)}>
      {opening ?? <Opening data={data} />}
      {data.total === 0 && !isNarrowed(data.state) ? <NothingHere /> : <ProductList data={data} />}
    </div>
  )
}

function Opening({ data }: { readonly data: ProductListData }) {
  const t = useTranslate()
  const { title, description, parents, options, state, total } = data
  const begins = state.page === 1 && !isNarrowed(state)
  return (
    <header className={styles.header}>
      <Breadcrumbs parents={parents} current={title} heading={false} />
      <div className={styles.head}>
        <h1 className={cx(headings.title, styles.title)}>
          {title} <span className={styles.total}>{total}</span>
        </h1>
        {begins && (
          <div className={styles.description}>
            <ReadMore text={description} />
          </div>
        )}
      </div>
      {options.subcategories.length > 0 && (
        <nav aria-label={t('list.categories')}>
          <ul className={styles.categories}>
            {options.subcategories.map(({ name, url }) => (
              <li key={url}>
                <SmartLink href={`/${url}`} className={cx(chips.link, styles.category)}>
                  {name}
                </SmartLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  )
}

function NothingHere() {
  const t = useTranslate()
  const path = usePath()
  return (
    <div className={frame.empty}>
      <h2 className={headings.heading}>{t('list.empty')}</h2>
      <p>{t('list.empty_text')}</p>
      <ButtonLink href={`${path('products')}?list=new`}>{t('list.new')}</ButtonLink>
    </div>
  )
}
