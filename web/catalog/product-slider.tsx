import type { ProductCardFragment } from '#web/graphql/graphql.ts'
import { Slider } from '#web/ui/slider.tsx'
import { Heart } from '#web/wishlist/heart.tsx'
import { CardArea } from './card-area.tsx'
import { ProductCard } from './product-card.tsx'
import styles from './product-slider.module.css'

type ProductSliderProps = {
  readonly title: string
  readonly products: readonly ProductCardFragment[]
  /** Another number of cards at once: sets `--per-view`. */
  readonly className?: string | undefined
}

/** Cards in a row that scrolls: 2 at once, 3 from 768 px, 4 from 1280 px (specification §9). Nothing without products. */
export function ProductSlider({ title, products, className = styles.slider }: ProductSliderProps) {
  if (products.length === 0) return null
  return (
    <CardArea>
      <Slider label={title} className={className}>
        {products.map((product) => (
          <div key={product.sku} className={styles.item}>
            <ProductCard
              product={product}
              sizes="(min-width: 80em) 24vw, (min-width: 48em) 32vw, 47vw"
              corner={<Heart sku={product.sku} name={`${product.brand.name} ${product.name}`} />}
            />
          </div>
        ))}
      </Slider>
    </CardArea>
  )
}
