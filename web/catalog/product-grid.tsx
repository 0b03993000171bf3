import type { ProductCardFragment } from '#web/graphql/graphql.ts'
import { Heart } from '#web/wishlist/heart.tsx'
import { ProductCard } from './product-card.tsx'
import styles from './product-grid.module.css'

type ProductGridProps = {
  readonly products: readonly ProductCardFragment[]
  readonly label: string
  /** Whether the first row is in sight when the page opens. */
  readonly first?: boolean
}

const sizes = '(min-width: 64em) 24vw, (min-width: 48em) 32vw, 48vw'
const firstRow = 4

/** Cards 2, 3 or 4 in a row. Goes inside a `CardArea`. */
export function ProductGrid({ products, label, first = false }: ProductGridProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {products.map((product, index) => (
        <li key={product.sku} className={styles.cell}>
          <ProductCard
            product={product}
            sizes={sizes}
            corner={<Heart sku={product.sku} name={`${product.brand.name} ${product.name}`} />}
            loading={!first || index >= firstRow ? 'lazy' : index === 0 ? 'first' : 'eager'}
          />
        </li>
      ))}
    </ul>
  )
}
