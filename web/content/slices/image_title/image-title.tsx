import { TextAndButton } from '#web/content/rich-text.tsx'
import { cx } from '#web/ui/cx.ts'
import headings from '#web/ui/headings.module.css'
import { Picture } from '#web/ui/picture.tsx'
import { Section } from '../section.tsx'
import type { SliceProps } from '../slice-code.ts'
import styles from './image-title.module.css'

/** A picture with words beside it. */
export function ImageTitle({
  content: { image, title, text, link, linkLabel, side },
  first,
}: SliceProps<'image_title'>) {
  return (
    <Section>
      <div className={cx(styles.pair, side === 'right' && styles.right)}>
        <Picture
          {...image}
          sizes="(min-width: 64em) 58vw, 100vw"
          widths={[384, 768, 996, 1800]}
          priority={first}
          className={styles.picture}
        />
        <div className={styles.words}>
          <h2 className={headings.title}>{title}</h2>
          <TextAndButton {...{ text, link, linkLabel }} button={{ look: 'secondary' }} />
        </div>
      </div>
    </Section>
  )
}
