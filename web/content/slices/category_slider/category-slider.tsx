import { Picture } from '#web/ui/picture.tsx'
import { Slider } from '#web/ui/slider.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import { Section } from '../section.tsx'
import type { SliceProps } from '../slice-code.ts'
import styles from './category-slider.module.css'

/** Categories as pictures: 3.5 of them in sight, 5.5 from 768, 9 from 1024, 11 from 1280 (specification §9). */
export function CategorySlider({ content: { title, categories } }: SliceProps<'category_slider'>) {
  return (
    <Section title={title} className={styles.section}>
      <Slider label={title} className={styles.slider}>
        {categories.map(({ image, label, link }) => (
          <SmartLink key={link} href={link} className={styles.category}>
            <Picture
              {...image}
              alt=""
              sizes="(min-width: 80em) 9vw, (min-width: 64em) 11vw, (min-width: 48em) 18vw, 28vw"
              widths={[120, 166, 224, 332]}
              className={styles.picture}
            />
            <span className={styles.label}>{label}</span>
          </SmartLink>
        ))}
      </Slider>
    </Section>
  )
}
