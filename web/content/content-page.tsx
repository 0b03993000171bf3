import { cx } from '#web/ui/cx.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import styles from './content-page.module.css'
import type { LoadedPage } from './load-page.ts'
import { SliceZone } from './slices/slice-zone.tsx'

type ContentPageProps = {
  readonly page: Pick<LoadedPage, 'title' | 'parents' | 'slices'>
  /** The two homes have no breadcrumbs: their heading is in what they open with (specification §2). */
  readonly isHome?: boolean
}

/** A page of the content: where one is, what it is called, and its slices. */
export function ContentPage({ page: { title, parents, slices }, isHome }: ContentPageProps) {
  const opensWithHero = slices[0]?.type === 'hero'
  return (
    <div className={cx(styles.page, isHome ? styles.home : styles.reading)}>
      {isHome ? (
        !opensWithHero && <h1 className="visually-hidden">{title}</h1>
      ) : (
        <div className={styles.top}>
          <Breadcrumbs parents={parents} current={title} />
        </div>
      )}
      <SliceZone slices={slices} />
    </div>
  )
}
