import type { Translate } from '#web/messages/translator.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './card-rating.module.css'

type CardRatingProps = {
  readonly t: Translate
  /** `nl-NL`: numbers are written as it writes them. */
  readonly iso: string
  /** Nothing while too few have said anything. */
  readonly rating: { readonly average: number; readonly count: number } | null
}

/** What buyers think of a product, in the space of a few letters: a star, `4,3 (17)`, and a sentence for whoever hears it. */
export function CardRating({ t, iso, rating }: CardRatingProps) {
  if (!rating) return null
  const average = averageLabel(iso, rating.average)
  return (
    <span className={styles.rating}>
      <Icon name="star" filled className={styles.star} />
      <span aria-hidden="true">{`${average} (${rating.count})`}</span>
      <span className="visually-hidden">{t('card.rating', { average, n: rating.count })}</span>
    </span>
  )
}

const formats = new Map<string, Intl.NumberFormat>()

/** `4,0`: always with its tenth, so that averages beside each other are as wide. */
function averageLabel(iso: string, average: number): string {
  const format = formats.get(iso) ?? new Intl.NumberFormat(iso, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  formats.set(iso, format)
  return format.format(average)
}
