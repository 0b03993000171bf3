import { RichText } from '#web/content/rich-text.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import headings from '#web/ui/headings.module.css'
import { Picture } from '#web/ui/picture.tsx'
import pictures from '#web/ui/pictures.module.css'
import { Section } from '../section.tsx'
import type { SliceProps } from '../slice-code.ts'
import styles from './branding-block.module.css'

/** A brand presents itself: its picture, and its story on a panel that overlaps it. */
export function BrandingBlock({
  content: { image, brand, title, text, link, linkLabel, ground },
  first,
}: SliceProps<'branding_block'>) {
  return (
    <Section>
      <div className={cx(styles.block, styles[ground])}>
        <Picture
          {...image}
          sizes="(min-width: 64em) 66vw, 100vw"
          widths={[384, 768, 1800]}
          priority={first}
          className={cx(pictures.tall, styles.picture)}
        />
        <div className={styles.panel}>
          {brand && <p className={styles.brand}>{brand}</p>}
          <h2 className={cx(headings.title, styles.title)}>{title}</h2>
          <RichText blocks={text} />
          {link && linkLabel && (
            <ButtonLink href={link} look="secondary" className={styles.button}>
              {linkLabel}
            </ButtonLink>
          )}
        </div>
      </div>
    </Section>
  )
}
