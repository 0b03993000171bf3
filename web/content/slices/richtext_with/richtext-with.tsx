import { RichText } from '#web/content/rich-text.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Picture } from '#web/ui/picture.tsx'
import pictures from '#web/ui/pictures.module.css'
import { SmartLink } from '#web/ui/smart-link.tsx'
import { buttonLooks } from '../button/button-slice.tsx'
import type { SliceContent } from '../load-slices.ts'
import { Section } from '../section.tsx'
import type { SliceProps } from '../slice-code.ts'
import { VideoPlayer } from '../video-player.tsx'
import styles from './richtext-with.module.css'

/** Text that is read beside a picture or a film, or that ends in a button. */
export function RichtextWith({ content: { text, beside, side, wide }, first }: SliceProps<'richtext_with'>) {
  return (
    <Section>
      <div className={cx(styles.pair, wide || !beside ? styles.alone : styles[side])}>
        <RichText blocks={text} className={styles.text} />
        {beside && (
          <div className={styles.beside}>
            <Beside {...beside} first={first} />
          </div>
        )}
      </div>
    </Section>
  )
}

const sizes = '(min-width: 64em) 50vw, 100vw'

type BesideProps = NonNullable<SliceContent<'richtext_with'>['beside']> & { readonly first: boolean }

function Beside({ first, ...beside }: BesideProps) {
  switch (beside.kind) {
    case 'button':
      return (
        <ButtonLink href={beside.link} look={buttonLooks[beside.style]}>
          {beside.label}
        </ButtonLink>
      )
    case 'video':
      return <VideoPlayer {...beside} sizes={sizes} />
    case 'image': {
      const { image, caption, link } = beside
      const picture = (
        <Picture {...image} sizes={sizes} widths={[384, 768, 1800]} priority={first} className={pictures.tall} />
      )
      return (
        <figure className={styles.figure}>
          {link ? (
            <SmartLink href={link} {...(!image.alt && caption && { 'aria-label': caption })}>
              {picture}
            </SmartLink>
          ) : (
            picture
          )}
          {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
        </figure>
      )
    }
  }
}
