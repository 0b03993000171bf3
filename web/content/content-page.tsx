import { cx } from '#web/ui/cx.ts'
import { Breadcrumbs } from '../seo/breadcrumbs.tsx'
import styles from './content-page.module.css'
import type { LoadedPage } from './load-page.ts'
import { opensWithProducts } from './opening.ts'
import { SliceZone } from './slices/slice-zone.tsx'

type ContentPageProps = {
  readonly page: Pick<LoadedPage, 'title' | 'parents' | 'slices'>
  /** The two homes have no breadcrumbs: their heading is in what they open with (specification §2). */
  readonly isHome?: boolean
}

/**
 * A page of the content: where one is, what it is called, and its slices. Words before products stand beside the title, so that
 * the products begin in the first screen.
 */
export function ContentPage({ page: { title, parents, slices }, isHome }: ContentPageProps) {
  if (isHome) {
    const opensWithHero = slices[0]?.type === 'hero'
    return (
      <div className={cx(styles.page, styles.home)}>
        {!opensWithHero && <h1 className="visually-hidden">{title}</h1>}
        <SliceZone slices={slices} />
      </div>
    )
  }
  const isList = opensWithProducts(slices)
  return (
    <div className={cx(styles.page, styles.reading, isList && styles.list)}>
      <div className={styles.opening}>
        <div className={styles.top}>
          <Breadcrumbs parents={parents} current={title} />
        </div>
        {isList && <SliceZone slices={slices.slice(0, 1)} />}
      </div>
      <SliceZone slices={isList ? slices.slice(1) : slices} />
    </div>
  )
}
