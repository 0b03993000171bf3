import { cx } from '#web/ui/cx.ts'
import links from '#web/ui/links.module.css'
import { Picture } from '#web/ui/picture.tsx'
import { Slider } from '#web/ui/slider.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import { Section } from '../section.tsx'
import type { SliceProps } from '../slice-code.ts'
import styles from './timeline-slider.module.css'

/** Years in a row: 1.5 of them in sight, 3.5 from 768, 4.33 from 1024, 5.33 from 1280 (specification §9). */
export function TimelineSlider({ content: { title, moments } }: SliceProps<'timeline_slider'>) {
  return (
    <Section title={title} className={styles.section}>
      <Slider label={title} className={styles.slider}>
        {moments.map(({ year, label, image, link }) => (
          <div key={year + label} className={styles.moment}>
            <p className={styles.year}>{year}</p>
            <span className={styles.line} aria-hidden="true" />
            {image && (
              <Picture
                {...image}
                {...image.narrow}
                narrow={undefined}
                sizes="(min-width: 80em) 18vw, (min-width: 64em) 23vw, (min-width: 48em) 28vw, 64vw"
                widths={[224, 384, 768]}
                className={styles.picture}
              />
            )}
            <p className={styles.label}>
              {link ? (
                <SmartLink href={link} className={cx(links.card, styles.link)}>
                  {label}
                </SmartLink>
              ) : (
                label
              )}
            </p>
          </div>
        ))}
      </Slider>
    </Section>
  )
}
