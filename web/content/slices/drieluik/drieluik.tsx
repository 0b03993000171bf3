import { RichText } from '#web/content/rich-text.tsx'
import type { ContentImage } from '#web/prose/fields.ts'
import { cx } from '#web/ui/cx.ts'
import headings from '#web/ui/headings.module.css'
import links from '#web/ui/links.module.css'
import { Picture } from '#web/ui/picture.tsx'
import pictures from '#web/ui/pictures.module.css'
import { SmartLink } from '#web/ui/smart-link.tsx'
import { Section } from '../section.tsx'
import type { SliceProps } from '../slice-code.ts'
import styles from './drieluik.module.css'

/** A triptych: three pictures side by side, each with its own way on. */
export function Drieluik({ content: { title, panels }, first }: SliceProps<'drieluik'>) {
  return (
    <Section title={title}>
      <ul className={styles.panels}>
        {panels.map(({ image, title: name, text, link, linkLabel }, index) => (
          <li key={name} className={styles.panel}>
            <Picture
              {...tallCut(image)}
              sizes="(min-width: 48em) 33vw, 100vw"
              widths={[384, 768, 996]}
              priority={first && index === 0}
              className={pictures.tall}
            />
            <h3 className={cx(headings.heading, styles.name)}>{name}</h3>
            <RichText blocks={text} className={styles.text} />
            {link && linkLabel && (
              <SmartLink href={link} className={cx(links.card, styles.link)}>
                {linkLabel}
              </SmartLink>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The panels are tall on every screen, and so is the cut for narrow ones. */
function tallCut({ narrow, ...wide }: ContentImage): ContentImage {
  return { ...wide, ...narrow }
}
