import { useTranslate } from '#web/shop-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { ReviewView } from './documents.ts'
import styles from './review-photographs.module.css'

/**
 * The photographs that came with a review: squares in a row, each of which opens the whole one over the page. The browser does that by itself,
 * with its own keys for closing it, and fetches the whole one only then.
 */
export function ReviewPhotographs({ review: { id, author, photographs } }: { readonly review: ReviewView }) {
  const t = useTranslate()
  if (photographs.length === 0) return null
  return (
    <ul className={styles.row}>
      {photographs.map(({ url, smallUrl, width, height }, index) => {
        const alt = t('reviews.photo', { n: index + 1, author: author || t('reviews.author_gone') })
        const target = `photo-${id}-${index}`
        return (
          <li key={url}>
            <button type="button" popoverTarget={target} className={styles.open}>
              <img src={smallUrl} alt={alt} width={240} height={240} loading="lazy" className={styles.small} />
            </button>
            <div popover="auto" id={target} className={styles.whole} role="dialog" aria-label={alt}>
              <img src={url} alt={alt} width={width} height={height} loading="lazy" className={styles.large} />
              <button type="button" popoverTarget={target} popoverTargetAction="hide" className={styles.close}>
                <Icon name="x" />
                <span className="visually-hidden">{t('reviews.photo_close')}</span>
              </button>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
