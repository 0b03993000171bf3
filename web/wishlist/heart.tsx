import { changeWish, useWishlist } from '#web/device/wishlist.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import heart from '../ui/heart.module.css'
import styles from './heart.module.css'
import { useOnePress } from './use-one-press.ts'

type HeartProps = {
  readonly sku: string
  /** What the product is called, for whoever hears the button. */
  readonly name: string
  /** With its words beside it, as on the product's own page. */
  readonly wide?: boolean
}

/** Puts a product on the wishlist or takes it off. Every heart of a product shows the same. */
export function Heart({ sku, name, wide = false }: HeartProps) {
  const t = useTranslate()
  const wished = useWishlist().includes(sku)
  const press = useOnePress(() => changeWish(sku, !wished))
  const words = t(wished ? 'wishlist.remove' : 'wishlist.add')
  return (
    <button
      type="button"
      className={cx(heart.heart, styles.heart, wished && heart.kept, wide && heart.wide)}
      aria-label={t('form.labelled', { label: words, text: name })}
      {...press}
    >
      <Icon name="heart" filled={wished} />
      {wide && <span>{words}</span>}
    </button>
  )
}
