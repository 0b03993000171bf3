import { RichText } from '#web/content/rich-text.tsx'
import { sourceSet } from '#web/ui/image-url.ts'
import { Picture } from '#web/ui/picture.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import { cx } from '../ui/cx.ts'
import headings from '../ui/headings.module.css'
import links from '../ui/links.module.css'
import styles from './editorial-tile.module.css'
import type { LoadedTile as Tile } from './load-editorial-tiles.ts'

/**
 * What the shop tells between its products. On a phone it is as wide as the list, on a tablet a row of its own, on a desktop as large
 * as four cards.
 */
export function EditorialTile({ tile: { image, title, text, link, linkLabel } }: { readonly tile: Tile }) {
  const { narrow, ...wide } = image
  return (
    <div className={styles.tile}>
      <picture className={styles.media}>
        <source media="(48em <= width < 64em)" srcSet={sourceSet(wide.url, widths)} sizes="64vw" />
        <Picture
          {...wide}
          {...narrow}
          sizes="(min-width: 64em) 48vw, 96vw"
          widths={widths}
          className={styles.picture}
        />
      </picture>
      <div className={styles.words}>
        <h2 className={cx(headings.title, styles.title)}>{title}</h2>
        <RichText blocks={text} className={styles.text} />
        <SmartLink href={link} className={cx(links.card, links.outlined, styles.link)}>
          {linkLabel}
        </SmartLink>
      </div>
    </div>
  )
}

const widths = [384, 768, 996]
