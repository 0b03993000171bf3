import { Fragment } from 'react'
import { placeTiles } from '#kernel/place-tiles.ts'
import type { ProductCardFragment } from '#web/graphql/graphql.ts'
import { Island } from '#web/islands/island.tsx'
import { lazyComponent } from '#web/islands/lazily.ts'
import { Heart } from '#web/wishlist/heart.tsx'
import type { LoadedTile as Tile } from './load-editorial-tiles.ts'
import { ProductCard } from './product-card.tsx'
import styles from './product-grid.module.css'

/** Most lists have none. */
const EditorialTile = lazyComponent(() => import('./editorial-tile.tsx').then((module) => module.EditorialTile))

type ProductGridProps = {
  readonly products: readonly ProductCardFragment[]
  readonly label: string
  /** Whether the first row is in sight when the page opens. */
  readonly first?: boolean
  /** What stands among the products. */
  readonly tiles?: readonly Tile[] | undefined
  /** SKUs of what lies in the store whose tablet shows them. */
  readonly inStore?: readonly string[]
}

const sizes = '(min-width: 64em) 24vw, (min-width: 48em) 32vw, 48vw'
const firstRow = 4

/** Cards 2, 3 or 4 in a row. Goes inside a `CardArea`. */
export function ProductGrid({ products, label, first = false, tiles = [], inStore = [] }: ProductGridProps) {
  const placed = placeTiles(tiles, products.length)
  return (
    <ul className={styles.grid} aria-label={label}>
      {products.map((product, index) => (
        <Fragment key={product.sku}>
          {placed.map(
            ({ tile, before }) =>
              before === index && (
                <li key={tile.id} className={styles.tile}>
                  <Island hydrate="never" of={tile} className={styles.still} complete>
                    {() => <EditorialTile tile={tile} />}
                  </Island>
                </li>
              ),
          )}
          <li className={styles.cell}>
            <ProductCard
              product={product}
              sizes={sizes}
              isHere={inStore.includes(product.sku)}
              corner={<Heart sku={product.sku} name={`${product.brand.name} ${product.name}`} />}
              loading={!first || index >= firstRow ? 'lazy' : index === 0 ? 'first' : 'eager'}
            />
          </li>
        </Fragment>
      ))}
    </ul>
  )
}
