import { cx } from '#web/ui/cx.ts'
import headings from '#web/ui/headings.module.css'
import { Picture } from '#web/ui/picture.tsx'
import pictures from '#web/ui/pictures.module.css'
import { Breadcrumbs, type Crumb } from '../../seo/breadcrumbs.tsx'
import type { LoadedSlice } from '../slices/load-slices.ts'
import { SliceZone } from '../slices/slice-zone.tsx'
import type { BrandCard } from './brand.ts'
import styles from './brand-opening.module.css'

type BrandOpeningProps = {
  readonly brand: BrandCard
  readonly parents: readonly Crumb[]
  readonly slices: readonly LoadedSlice[]
  /** Above the products. */
  readonly items: string
}

/** What a brand's page opens with: its picture, its story, and the heading of its products. */
export function BrandOpening({ brand: { title, tagline, image }, parents, slices, items }: BrandOpeningProps) {
  return (
    <header className={styles.opening}>
      <Breadcrumbs parents={parents} current={title} heading={false} />
      <div className={styles.spread}>
        {image && (
          <div className={styles.picture}>
            <Picture
              {...upright(image)}
              sizes="(min-width: 64em) 45vw, 100vw"
              widths={[384, 768, 996, 1800]}
              priority
              className={pictures.filling}
            />
          </div>
        )}
        <div className={styles.words}>
          <h1 className={cx(headings.display, styles.title)}>{title}</h1>
          <p className={styles.tagline}>{tagline}</p>
          <div className={styles.story}>
            <SliceZone slices={slices} />
          </div>
        </div>
      </div>
      <h2 className={styles.items}>{items}</h2>
    </header>
  )
}

/** Beside the story the tall cut shows most, on every screen. */
function upright({ narrow, ...image }: NonNullable<BrandCard['image']>) {
  return narrow ? { ...image, ...narrow } : image
}
