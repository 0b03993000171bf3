import { useState } from 'react'
import { writtenSize } from '#kernel/written-size.ts'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import chips from '../ui/chips.module.css'
import { cx } from '../ui/cx.ts'
import styles from './alert-form.module.css'

type WantedSizesProps = { readonly sizes: readonly { readonly sku: string; readonly size: string }[] }

/** 'All sizes', or those that are ticked; without scripts what is ticked counts as well, and nothing means all. */
export function WantedSizes({ sizes }: WantedSizesProps) {
  const t = useTranslate()
  const { iso } = useStorefront()
  const [picked, setPicked] = useState<readonly string[]>([])
  const toggle = (sku: string) =>
    setPicked((before) => (before.includes(sku) ? before.filter((other) => other !== sku) : [...before, sku]))
  return (
    <fieldset className={styles.wanted}>
      <legend className={styles.wantedTitle}>{t('alert.sizes')}</legend>
      <div className={styles.chips}>
        <label className={cx(chips.box, styles.chip)}>
          <input type="checkbox" checked={picked.length === 0} onChange={() => setPicked([])} />
          {t('alert.all_sizes')}
        </label>
        {sizes.map(({ sku, size }) => (
          <label key={sku} className={cx(chips.box, styles.chip)}>
            <input
              type="checkbox"
              name="sizes"
              value={sku}
              checked={picked.includes(sku)}
              onChange={() => toggle(sku)}
            />
            {writtenSize(size, iso)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
