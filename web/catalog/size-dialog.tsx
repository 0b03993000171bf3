import { useState } from 'react'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { discountLabel, PriceBlock } from './price-block.tsx'
import { SizeButtons } from './size-buttons.tsx'
import styles from './size-dialog.module.css'
import { LazyAlertDialog } from './size-dialogs.tsx'
import type { SizeOption, SizesNow } from './size-document.ts'
import { selectWords } from './size-text.ts'
import { type AddedItem, useAddToCart } from './use-add-to-cart.ts'

type SizeDialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  /** Absent while it is being fetched. */
  readonly product: SizesNow | undefined
  /** The added size leads to the cart itself, not to the dialog of an addition. */
  readonly suppressed?: boolean
  readonly onAdded?: (item: AddedItem) => void
}

/** 'Select your size': a press on a size puts one piece of it into the cart and closes the dialog. */
export function SizeDialog({ open, onClose, product, suppressed = false, onAdded }: SizeDialogProps) {
  const t = useTranslate()
  const { language, iso } = useStorefront()
  const [missing, setMissing] = useState<SizeOption>()
  const { add, adding } = useAddToCart({
    suppressed,
    onAdded: (item) => {
      onClose()
      onAdded?.(item)
    },
  })
  const title = selectWords(t, product?.attribute ?? t('filter.size'), language)
  return (
    <>
      <Dialog open={open} onClose={onClose} title={title}>
        <div className={styles.chooser}>
          {product ? (
            <>
              <div className={styles.product}>
                <Picture {...product.image} alt="" sizes="5rem" widths={[120, 166, 224]} className={styles.picture} />
                <div>
                  <p className={styles.brand}>{product.brand.name}</p>
                  <p>{product.name}</p>
                  <PriceBlock
                    t={t}
                    price={product.price.label}
                    prior={product.priorPrice?.label}
                    discount={discountLabel(iso, product.discount)}
                  />
                </div>
              </div>
              <SizeButtons
                sizes={product.variants}
                adding={adding}
                onChoose={({ sku }) => add(product.sku, sku)}
                onMissing={setMissing}
              />
            </>
          ) : (
            <Waiting />
          )}
          <p role="status" className="visually-hidden">
            {adding !== undefined && t('size.adding')}
          </p>
        </div>
      </Dialog>
      {product && <LazyAlertDialog size={missing} product={product} onClose={() => setMissing(undefined)} />}
    </>
  )
}

/** The geometry of what is on its way. */
function Waiting() {
  return (
    <>
      <div className={styles.product}>
        <Skeleton className={styles.picture} />
        <Skeleton className={styles.words} />
      </div>
      <div className={styles.tiles}>
        {[0, 1, 2, 3, 4, 5, 6].map((index) => (
          <Skeleton key={index} className={styles.tile} />
        ))}
      </div>
    </>
  )
}
