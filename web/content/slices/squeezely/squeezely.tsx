import { useEffect, useRef, useState } from 'react'
import { ProductSlider } from '#web/catalog/product-slider.tsx'
import { Section } from '../section.tsx'
import type { SliceProps } from '../slice-code.ts'
import styles from './squeezely.module.css'

/**
 * Recommendations: 1.5 in sight, 4.5 from 800 px (specification §9). The shop's own give way once Squeezely, which is loaded
 * with consent only, has put something into its place.
 */
export function Squeezely({ content: { title, slot, products } }: SliceProps<'squeezely'>) {
  const place = useRef<HTMLDivElement>(null)
  const isFilled = useFilled(place)
  return (
    <Section title={title} className={styles.section}>
      {slot && <div ref={place} id={`sqzl-${slot}`} className={`sqzl-${slot}`} />}
      {!isFilled && <ProductSlider title={title} products={products} className={styles.slider} />}
    </Section>
  )
}

/** Whether somebody else's script has put something into an element. */
function useFilled(place: { readonly current: HTMLElement | null }): boolean {
  const [isFilled, setIsFilled] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const watch = new MutationObserver(() => setIsFilled(element.childElementCount > 0))
    watch.observe(element, { childList: true })
    return () => watch.disconnect()
  }, [place])
  return isFilled
}
