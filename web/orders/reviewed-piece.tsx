import orders from '#web/customers/orders.module.css'
import { Picture } from '#web/ui/picture.tsx'
import type { ReviewableView } from './documents.ts'
import styles from './progress.module.css'

/** The piece that a review is of. */
export function ReviewedPiece({
  piece: { image, name, color, size },
}: {
  readonly piece: Pick<ReviewableView['reviewable'][number], 'image' | 'name' | 'color' | 'size'>
}) {
  return (
    <div className={styles.exchanged}>
      {image ? <Picture {...image} alt="" sizes="4.5rem" widths={[60, 120, 166]} className={orders.thumb} /> : <span />}
      <div>
        <p>{name}</p>
        <p className={orders.detail}>{[color, size === 'ONE' ? null : size].filter(Boolean).join(', ')}</p>
      </div>
    </div>
  )
}
