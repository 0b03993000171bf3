import { changeLook, useLikedLooks } from '#web/device/liked-looks.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { cx } from '#web/ui/cx.ts'
import heart from '#web/ui/heart.module.css'
import { Icon } from '#web/ui/icon.tsx'
import { useOnePress } from '#web/wishlist/use-one-press.ts'
import styles from './look-heart.module.css'

type LookHeartProps = {
  readonly look: { readonly key: string; readonly label: string }
  /** With its words beside it, as on the look's own page. */
  readonly wide?: boolean
}

/** Puts a look on the wishlist of looks or takes it off. */
export function LookHeart({ look: { key, label }, wide = false }: LookHeartProps) {
  const t = useTranslate()
  const liked = useLikedLooks().includes(key)
  const press = useOnePress(() => changeLook(key, !liked))
  const words = t(liked ? 'wishlist.remove' : 'wishlist.add')
  return (
    <button
      type="button"
      className={cx(heart.heart, styles.heart, liked && heart.kept, wide && cx(heart.wide, styles.wide))}
      aria-label={t('form.labelled', { label: words, text: label })}
      {...press}
    >
      <Icon name="heart" filled={liked} />
      {wide && <span>{words}</span>}
    </button>
  )
}
