import type { ReactNode } from 'react'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import type { ReviewView } from './documents.ts'
import styles from './reviews.module.css'
import { StarRating } from './star-rating.tsx'

/** What one buyer says. */
export function ReviewArticle({ review, children }: { readonly review: ReviewView; readonly children?: ReactNode }) {
  const t = useTranslate()
  const { iso, language } = useStorefront()
  const { stars, comfort, quality, fit, size, text, author, writtenAt, reply, helpful, votes } = review
  const date = new Intl.DateTimeFormat(iso, { dateStyle: 'long', timeZone: 'Europe/Amsterdam' })
  const bought = [
    size && size !== 'ONE' && t('reviews.size', { size }),
    fit && t(`reviews.fit_${fit}`),
    comfort && `${t('reviews.comfort')} ${comfort}/5`,
    quality && `${t('reviews.quality')} ${quality}/5`,
  ].filter(Boolean)
  return (
    <article className={styles.card} id={`review-${review.id}`}>
      <p className={styles.by}>
        <StarRating value={stars} />
        <strong>{author || t('reviews.author_gone')}</strong>
        <time dateTime={writtenAt}>{date.format(new Date(writtenAt))}</time>
        <span>{t('reviews.verified')}</span>
      </p>
      {bought.length > 0 && <p className={styles.bought}>{bought.join(' · ')}</p>}
      {text && (
        <p className={styles.text} lang={review.language === language ? undefined : review.language}>
          {text}
        </p>
      )}
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
