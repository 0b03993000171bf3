import orders from '#web/customers/orders.module.css'
import { Picture } from '#web/ui/picture.tsx'
import { usePieceDetail } from '#web/ui/piece-detail.ts'
import type { ReviewableView } from './documents.ts'
import styles from './progress.module.css'

/** The piece that a review is of. */
export function ReviewedPiece({
  piece: { image, name, color, size },
}: {
  readonly piece: Pick<ReviewableView['reviewable'][number], 'image' | 'name' | 'color' | 'size'>
}) {
  const detailOf = usePieceDetail()
  return (
    <div className={styles.exchanged}>
      {image ? <Picture {...image} alt="" sizes="4.5rem" widths={[60, 120, 166]} className={orders.thumb} /> : <span />}
      <div>
        <p>{name}</p>
        <p className={orders.detail}>{detailOf({ color, size })}</p>
      </div>
    </div>
  )
}
