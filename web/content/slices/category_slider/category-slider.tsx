import { coverFactor } from '#web/ui/image-url.ts'
import { Picture } from '#web/ui/picture.tsx'
import pictures from '#web/ui/pictures.module.css'
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
              sizes={sizesOf(coverFactor(image, 4 / 5))}
              widths={[120, 166, 224, 332, 498, 664]}
              className={pictures.tall}
            />
            <span className={styles.label}>{label}</span>
          </SmartLink>
        ))}
      </Slider>
    </Section>
  )
}

function sizesOf(factor: number): string {
  const vw = (share: number) => `${Math.ceil(share * factor)}vw`
  return `(min-width: 80em) ${vw(9)}, (min-width: 64em) ${vw(11)}, (min-width: 48em) ${vw(18)}, ${vw(28)}`
}
