import { usePath, useTranslate } from '#web/shop-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import headings from '../ui/headings.module.css'
import links from '../ui/links.module.css'
import type { ReviewSummaryView } from './documents.ts'
import { reviewsAnchor } from './rating-line.tsx'
import { RatingSummary } from './rating-summary.tsx'
import { ReviewArticle } from './review-article.tsx'
import styles from './reviews.module.css'

type Props = { readonly sku: string; readonly summary: ReviewSummaryView }

/** What a product's page shows of its reviews: what they come to, and the most helpful ones. */
export function ProductReviews({ sku, summary }: Props) {
  const t = useTranslate()
  const page = usePath()('productReviews', { sku })
  const all = summary.sources.reduce((sum, { count }) => sum + count, 0)
  return (
    <section className={styles.section} aria-labelledby={reviewsAnchor}>
      <div className={styles.head}>
        <h2 className={headings.title} id={reviewsAnchor}>
          {t('reviews.title')}
        </h2>
        <SmartLink href={`${page}#how`} className={links.text}>
          {t('reviews.how')}
        </SmartLink>
      </div>
      <RatingSummary summary={summary} />
      <div className={styles.cards}>
        {summary.top.map((review) => (
          <ReviewArticle key={review.id} review={review} />
        ))}
      </div>
      <p>
        <ButtonLink href={page} look="secondary">
          {t('reviews.all', { n: all })}
        </ButtonLink>
      </p>
    </section>
  )
}
