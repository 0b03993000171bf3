import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import styles from './facet-fields.module.css'
import { isTypedRange, type ListFacet, typedRange } from './list-options.ts'

/** How much there is at which price, and from what to what one wants to see: two fields, which work without scripts too. */
export function PriceFields({ facet: { values, bars } }: { readonly facet: ListFacet }) {
  const t = useTranslate()
  const { currency } = useStorefront()
  const sign = currency === 'GBP' ? '£' : '€'
  const chosen = values.find((option) => option.chosen && isTypedRange(option.value))?.value ?? ''
  const { from, to } = typedRange(chosen)
  const highest = Math.max(1, ...bars.map(({ count }) => count))
  const isIn = (bar: (typeof bars)[number]) =>
    (to === '' || bar.from <= Number(to)) && (from === '' || bar.to == null || bar.to > Number(from))
  return (
    <div className={styles.price}>
      {bars.length > 1 && (
        <div className={styles.bars} aria-hidden="true">
          {bars.map((bar) => (
            <span
              key={bar.from}
              data-in={chosen === '' || isIn(bar) || undefined}
              style={{ blockSize: `${Math.max(bar.count > 0 ? 6 : 1, (bar.count / highest) * 100)}%` }}
            />
          ))}
        </div>
      )}
      <div className={styles.range}>
        {(['from', 'to'] as const).map((end) => (
          <label key={end} className={styles.end}>
            <span className={styles.endLabel}>{t(end === 'from' ? 'filter.from' : 'filter.to')}</span>
            <span className={styles.amount}>
              <span aria-hidden="true">{sign}</span>
              <input
                type="number"
                inputMode="numeric"
                min="0"
                max="9999"
                step="1"
                name={`price_${end}`}
                key={chosen}
                defaultValue={end === 'from' ? from : to}
                placeholder={String(end === 'from' ? (bars[0]?.from ?? 0) : (bars.at(-1)?.to ?? ''))}
              />
            </span>
          </label>
        ))}
      </div>
    </div>
  )
}
