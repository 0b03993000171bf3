import { useTranslate } from '#web/shop-context.tsx'
import type { ReviewSummaryView } from './documents.ts'
import styles from './rating-line.module.css'
import { StarRating } from './star-rating.tsx'

export const reviewsAnchor = 'reviews'

/** One line beside a product's name, which leads down to its reviews. */
export function RatingLine({ summary }: { readonly summary: Pick<ReviewSummaryView, 'average' | 'count'> }) {
  const t = useTranslate()
  return (
    <p className={styles.line}>
      <a href={`#${reviewsAnchor}`} className={styles.link}>
        <StarRating value={summary.average} />
        <span>{t('reviews.count', { n: summary.count })}</span>
      </a>
    </p>
  )
}
