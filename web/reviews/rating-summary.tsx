import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import type { ReviewSummaryView } from './documents.ts'
import styles from './reviews.module.css'
import { StarRating } from './star-rating.tsx'

/** What all reviews come to: stars, how they are spread, and how the size turned out. */
export function RatingSummary({ summary }: { readonly summary: ReviewSummaryView }) {
  const t = useTranslate()
  const { iso } = useStorefront()
  const { average, count, byStars, small, normal, large, sources } = summary
  const fits = small + normal + large
  return (
    <div className={styles.summary}>
      <div className={styles.average}>
        {count > 0 && (
          <>
            <span className={styles.number} aria-hidden="true">
              {new Intl.NumberFormat(iso, { minimumFractionDigits: 1 }).format(average)}
            </span>
            <StarRating value={average} />
            <span>{t('reviews.count', { n: count })}</span>
          </>
        )}
        {sources.some(({ source }) => source !== 'own') && (
          <ul className={styles.sources}>
            {sources.map((of) => (
              <li key={of.source}>
                {t(`reviews.from_${of.source}`, {
                  average: new Intl.NumberFormat(iso, { minimumFractionDigits: 1 }).format(of.average),
                  n: of.count,
                })}
              </li>
            ))}
          </ul>
        )}
      </div>
      {count > 0 && (
        <ul className={styles.bars}>
          {[5, 4, 3, 2, 1].map((stars) => (
            <Bar
              key={stars}
              label={t('reviews.star', { n: stars })}
              count={byStars[stars - 1] ?? 0}
              share={(byStars[stars - 1] ?? 0) / count}
            />
          ))}
        </ul>
      )}
      {fits > 0 && (
        <div>
          <p className={styles.small} aria-hidden="true">
            {t('reviews.fit')}
          </p>
          <ul className={styles.bars} aria-label={t('reviews.fit')}>
            <Bar label={t('reviews.fit_small')} count={small} share={small / fits} />
            <Bar label={t('reviews.fit_normal')} count={normal} share={normal / fits} />
            <Bar label={t('reviews.fit_large')} count={large} share={large / fits} />
          </ul>
        </div>
      )}
    </div>
  )
}

function Bar({ label, count, share }: { readonly label: string; readonly count: number; readonly share: number }) {
  return (
    <li className={styles.bar}>
      <span>{label}</span>
      <span
        className={styles.track}
        style={{ '--share': `${Math.round(share * 100)}%` } as React.CSSProperties}
        aria-hidden="true"
      />
      <span className={styles.barCount}>{count}</span>
    </li>
  )
}
