import { cx } from '#web/ui/cx.ts'
import { Picture } from '#web/ui/picture.tsx'
import pictures from '#web/ui/pictures.module.css'
import { SmartLink } from '#web/ui/smart-link.tsx'
import type { SliceContent } from '../load-slices.ts'
import { Section } from '../section.tsx'
import type { SliceProps } from '../slice-code.ts'
import styles from './images.module.css'

/** A set of pictures with captions. */
export function Images({ content: { title, images, layout }, first }: SliceProps<'images'>) {
  const arrangement =
    layout === 'mosaic' ? styles.mosaic : styles[arrangements[Math.min(images.length, 3) - 1] ?? 'many']
  return (
    <Section title={title}>
      <ul className={cx(styles.images, arrangement)}>
        {images.map((one, index) => (
          <li key={one.image.url + one.caption} className={styles.item}>
            <OneImage {...one} alone={images.length === 1} priority={first && index === 0} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

const arrangements = ['one', 'two', 'many'] as const

type OneImageProps = SliceContent<'images'>['images'][number] & {
  readonly alone: boolean
  readonly priority: boolean
}

function OneImage({ image, caption, link, alone, priority }: OneImageProps) {
  const picture = (
    <Picture
      {...image}
      sizes={alone ? '100vw' : '(min-width: 48em) 50vw, 100vw'}
      widths={[384, 768, 1800, 1920]}
      priority={priority}
      className={cx(pictures.tall, styles.picture)}
    />
  )
  return (
    <figure className={styles.figure}>
      {link ? (
        // A picture that leads somewhere is called by what it shows.
        <SmartLink href={link} className={styles.link} {...(!image.alt && caption && { 'aria-label': caption })}>
          {picture}
        </SmartLink>
      ) : (
        picture
      )}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}
