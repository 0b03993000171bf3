import type { ReactNode } from 'react'
import { writtenDate } from '#kernel/written-date.ts'
import { oneSize } from '#kernel/written-size.ts'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import type { ReviewView } from './documents.ts'
import { ReviewPhotographs } from './review-photographs.tsx'
import styles from './reviews.module.css'
import { StarRating } from './star-rating.tsx'

/** What one person says, and where they wrote it: whether it is by a buyer has to be said of each (Directive (EU) 2019/2161). */
export function ReviewArticle({ review, children }: { readonly review: ReviewView; readonly children?: ReactNode }) {
  const t = useTranslate()
  const { iso, language } = useStorefront()
  const { stars, comfort, quality, fit, size, title, text, author, writtenAt, reply, helpful, votes } = review
  const spoken = review.language === language ? undefined : review.language
  const bought = [
    size && size !== oneSize && t('reviews.size', { size }),
    fit && t(`reviews.fit_${fit}`),
    comfort && `${t('reviews.comfort')} ${comfort}/5`,
    quality && `${t('reviews.quality')} ${quality}/5`,
  ].filter(Boolean)
  return (
    <article className={styles.card} id={`review-${review.id}`}>
      <p className={styles.by}>
        <StarRating value={stars} />
        <strong>{author || t('reviews.author_gone')}</strong>
        <time dateTime={writtenAt}>{writtenDate(new Date(writtenAt), { iso, timeZone: 'Europe/Amsterdam' })}</time>
        <span>{t(originOf(review))}</span>
      </p>
      {bought.length > 0 && <p className={styles.bought}>{bought.join(' · ')}</p>}
      {title && (
        <p lang={spoken}>
          <strong>{title}</strong>
        </p>
      )}
      {text && (
        <p className={styles.text} lang={spoken}>
          {text}
        </p>
      )}
      <ReviewPhotographs review={review} />
      {reply && (
        <div className={styles.reply}>
          <p>
            <strong>{t('reviews.reply')}</strong>
          </p>
          <p className={styles.text}>{reply}</p>
        </div>
      )}
      {votes > 0 && <p className={styles.bought}>{t('reviews.helpful_count', { helpful, votes })}</p>}
      {children}
    </article>
  )
}

/** Where a review was written, and who made sure that it is by a buyer, if anybody did. */
function originOf({ source, isVerified }: ReviewView) {
  if (source === 'own') return 'reviews.verified'
  return isVerified ? 'reviews.verified_trusted_shops' : 'reviews.unverified_trusted_shops'
}
