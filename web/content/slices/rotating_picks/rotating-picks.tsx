import { ProductSlider } from '#web/catalog/product-slider.tsx'
import { Section } from '../section.tsx'
import type { SliceProps } from '../slice-code.ts'

/** What somebody has picked, some of it each day. */
export function RotatingPicks({ content: { title, link, linkLabel, products } }: SliceProps<'rotating_picks'>) {
  return (
    <Section title={title} link={link} linkLabel={linkLabel}>
      <ProductSlider title={title} products={products} />
    </Section>
  )
}
