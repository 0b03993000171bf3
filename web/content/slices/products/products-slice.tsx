import { Slider } from '#web/ui/slider.tsx'
import { Section } from '../section.tsx'
import type { SliceProps } from '../slice-zone.tsx'
import { SliceProductCard } from './slice-product-card.tsx'
import styles from './products-slice.module.css'

/** A row of products: two in sight, three from 768, four from 1280 (specification §9). */
export function ProductsSlice({ content: { title, link, linkLabel, products } }: SliceProps<'products'>) {
  return (
    <Section title={title} link={link} linkLabel={linkLabel}>
      <Slider label={title} className={styles.slider}>
        {products.map((product) => (
          <SliceProductCard key={product.id} product={product} />
        ))}
      </Slider>
    </Section>
  )
}
