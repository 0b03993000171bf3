import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './buy-box.module.css'
import { FitNote } from './fit-note.tsx'
import type { ProductData } from './load-product.ts'
import { SizeChartLink } from './size-chart-link.tsx'
import type { SizeOption } from './size-document.ts'
import { selectWords } from './size-text.ts'
import { SizeRadios } from './size-tiles.tsx'

type BuySizesProps = {
  readonly attribute: string
  readonly sizeTable: ProductData['sizeTable']
  /** How the product runs, where that is known. */
  readonly fit: ProductData['product']['fit']
  readonly chartAnchor: string
  readonly sizes: readonly SizeOption[]
  /** The SKU of the size. */
  readonly chosen: string | undefined
  /** It was sent without a size. */
  readonly invalid: boolean
  readonly onChoose: (sku: string) => void
  readonly onMissing: (size: SizeOption) => void
}

/** The sizes to choose from. */
export function BuySizes({
  attribute,
  sizeTable,
  fit,
  chartAnchor,
  sizes,
  chosen,
  invalid,
  onChoose,
  onMissing,
}: BuySizesProps) {
  const t = useTranslate()
  const { language } = useStorefront()
  return (
    <div role="radiogroup" aria-labelledby="sizes" className={styles.sizes}>
      <div className={styles.sizesHeader}>
        <h2 id="sizes" className={styles.sizesTitle}>
          {selectWords(t, attribute, language)}
        </h2>
        {sizeTable && <SizeChartLink table={sizeTable} anchor={chartAnchor} />}
      </div>
      {fit && <FitNote fit={fit} />}
      <SizeRadios sizes={sizes} chosen={chosen} invalid={invalid} onChoose={onChoose} onMissing={onMissing} />
      <p id="size-error" role="alert" className={styles.error}>
        {invalid && (
          <>
            <Icon name="circle-alert" className={styles.errorIcon} />
            {t('size.required')}
          </>
        )}
      </p>
    </div>
  )
}
