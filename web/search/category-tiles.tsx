import { useSegment } from '#web/device/segment.ts'
import { useFrame } from '#web/frame.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { coverFactor } from '#web/ui/image-url.ts'
import { Picture } from '#web/ui/picture.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import { cx } from '../ui/cx.ts'
import headings from '../ui/headings.module.css'
import links from '../ui/links.module.css'
import styles from './category-tiles.module.css'

const shown = 3

/** Three categories of the visitor's half of the shop, with their pictures, and the ways to both halves. */
export function CategoryTiles({ title }: { readonly title: string }) {
  const t = useTranslate()
  const path = usePath()
  const segment = useSegment()
  const navigation = useFrame()?.layout.navigation ?? []
  // A list of what is new or reduced is no category; it has a query.
  const categories = navigation
    .map(({ primary }) => primary)
    .filter((primary) => primary.segment === segment && !primary.url.includes('?') && primary.image)
    .slice(0, shown)
  return (
    <section className={styles.tiles}>
      <h2 className={headings.heading}>{title}</h2>
      <ul className={styles.list}>
        {categories.map(({ label, url, image }) => (
          <li key={url}>
            <SmartLink href={url} className={styles.tile}>
              {image && (
                <Picture
                  {...image}
                  alt=""
                  sizes={sizesOf(coverFactor(image, 3 / 2))}
                  widths={[332, 498, 664, 830, 996]}
                  className={styles.picture}
                />
              )}
              <span className={styles.label}>{label}</span>
            </SmartLink>
          </li>
        ))}
      </ul>
      <p className={styles.halves}>
        <SmartLink href={path('women')} className={cx(links.wide, styles.half)}>
          {t('list.women')}
        </SmartLink>
        <SmartLink href={path('men')} className={cx(links.wide, styles.half)}>
          {t('list.men')}
        </SmartLink>
      </p>
    </section>
  )
}

function sizesOf(factor: number): string {
  return `(min-width: 40em) ${Math.ceil(30 * factor)}vw, ${Math.ceil(92 * factor)}vw`
}
