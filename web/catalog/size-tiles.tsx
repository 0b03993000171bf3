import type { MouseEvent } from 'react'
import { writtenSize } from '#kernel/written-size.ts'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import { cx } from '#web/ui/cx.ts'
import type { SizeOption } from './size-document.ts'
import { isBuyable, sizeName, sizeNote } from './size-text.ts'
import styles from './size-tiles.module.css'

type SizeRadiosProps = {
  readonly sizes: readonly SizeOption[]
  readonly chosen: string | undefined
  readonly onChoose: (sku: string) => void
  /** 'Mail me' of a size that is not there; without it, or without JavaScript, the form asks `/add-to-cart/` for the words. */
  readonly onMissing?: (size: SizeOption) => void
  readonly invalid?: boolean
}

/** The sizes of a form: radio buttons, but for what can't be bought. The first one takes the focus when a size is missing. */
export function SizeRadios({ sizes, chosen, onChoose, onMissing, invalid }: SizeRadiosProps) {
  const first = sizes.find(({ stockState }) => isBuyable(stockState))
  return (
    <div className={styles.tiles}>
      {sizes.map((size) =>
        isBuyable(size.stockState) ? (
          <label key={size.sku} className={cx(styles.tile, invalid && styles.invalid)}>
            <input
              type="radio"
              name="size"
              value={size.sku}
              required
              id={size === first ? 'field-size' : undefined}
              className={styles.radio}
              checked={chosen === size.sku}
              onChange={() => onChoose(size.sku)}
              aria-invalid={invalid || undefined}
              aria-describedby={invalid ? 'size-error' : undefined}
            />
            <TileLabels size={size} />
            <SpokenNote size={size} />
          </label>
        ) : (
          <MissingTile
            key={size.sku}
            size={size}
            onPress={(event) => {
              if (!onMissing) return
              event.preventDefault()
              onMissing(size)
            }}
          />
        ),
      )}
    </div>
  )
}

type MissingTileProps = { readonly size: SizeOption; readonly onPress: (event: MouseEvent) => void }

/** Struck through. A button of its form, so that it answers without JavaScript as well. */
export function MissingTile({ size, onPress }: MissingTileProps) {
  const t = useTranslate()
  const { iso } = useStorefront()
  return (
    <button
      type="submit"
      name="alert"
      value={size.sku}
      formMethod="get"
      formNoValidate
      className={cx(styles.tile, styles.missing)}
      aria-label={sizeName(t, writtenSize(size.size, iso), size)}
      onClick={onPress}
    >
      <TileLabels size={size} />
    </button>
  )
}

export function TileLabels({ size, spoken: aloud = false }: { readonly size: SizeOption; readonly spoken?: boolean }) {
  const { iso } = useStorefront()
  return (
    <>
      <span className={styles.size}>{writtenSize(size.size, iso)}</span>
      <SizeNote size={size} hidden={!aloud} />
    </>
  )
}

/** How many there are left of a size, or how long it takes; of a product that has one size it stands alone. */
export function SizeNote({ size, hidden }: { readonly size: SizeOption; readonly hidden?: boolean }) {
  const t = useTranslate()
  const note = sizeNote(t, size)
  const scarce = size.stockState === 'LAST_ITEM' || size.stockState === 'FEW_LEFT'
  return (
    note && (
      <span className={cx(styles.note, scarce && styles.scarce)} aria-hidden={hidden || undefined}>
        {note}
      </span>
    )
  )
}

/** What the name of a size says after the size itself, which is seen and read already. */
function SpokenNote({ size }: { readonly size: SizeOption }) {
  const t = useTranslate()
  const note = sizeName(t, size.size, size).slice(size.size.length)
  return note === '' ? null : <span className="visually-hidden">{note}</span>
}
