import type { SizeOption } from './size-document.ts'
import { isBuyable } from './size-text.ts'
import styles from './size-tiles.module.css'
import { MissingTile, TileLabels } from './size-tiles.tsx'

type SizeButtonsProps = {
  readonly sizes: readonly SizeOption[]
  readonly onChoose: (size: SizeOption) => void
  readonly onMissing: (size: SizeOption) => void
  /** SKU of the size that is on its way into the cart. */
  readonly adding: string | undefined
}

/** The sizes of the chooser: one press takes the size. */
export function SizeButtons({ sizes, onChoose, onMissing, adding }: SizeButtonsProps) {
  return (
    <ul className={styles.tiles}>
      {sizes.map((size) => (
        <li key={size.sku} className={styles.item}>
          {isBuyable(size.stockState) ? (
            <button
              type="button"
              className={styles.tile}
              aria-busy={adding === size.sku || undefined}
              aria-disabled={adding !== undefined || undefined}
              onClick={() => adding === undefined && onChoose(size)}
            >
              <TileLabels size={size} spoken />
            </button>
          ) : (
            <MissingTile size={size} onPress={() => onMissing(size)} />
          )}
        </li>
      ))}
    </ul>
  )
}
