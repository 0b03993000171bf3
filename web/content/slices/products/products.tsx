import { ProductSlider } from '#web/catalog/product-slider.tsx'
import { Section } from '../section.tsx'
import type { SliceProps } from '../slice-code.ts'

/** A row of products that the content chose. */
export function ProductsSlice({ content: { title, link, linkLabel, products } }: SliceProps<'products'>) {
  return (
    <Section title={title} link={link} linkLabel={linkLabel}>
      <ProductSlider title={title} products={products} />
    </Section>
  )
}
