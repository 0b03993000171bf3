import { type ReactNode, useState } from 'react'
import { useWords } from '#web/shop-context.tsx'
import { cx } from '#web/ui/cx.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './size-chart.module.css'

export type SizeTable = {
  readonly advice: string
  readonly slices: readonly {
    readonly items: readonly {
      readonly size_eu: string
      readonly size_us: string
      readonly size_uk: string
      readonly size_cm: string
    }[]
  }[]
}

/** The columns of the specification, §2. */
const systems = ['EU', 'US', 'UK', 'CM']

/** The 'Size chart' link; with JavaScript a dialog, without it the way to the same table further down the page. */
export function SizeChartLink({ table, anchor }: { readonly table: SizeTable; readonly anchor: string }) {
  const t = useWords()
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      <a
        href={`#${anchor}`}
        className={styles.link}
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        <Icon name="ruler" className={styles.icon} />
        {t('size.chart')}
      </a>
      <Dialog open={open ?? false} onClose={() => setOpen(false)} title={t('size.chart')}>
        {open !== undefined && <SizeChart table={table} />}
      </Dialog>
    </>
  )
}

/** How to measure, and what a size is called elsewhere. */
export function SizeChart({ table }: { readonly table: SizeTable }): ReactNode {
  const t = useWords()
  return (
    <div className={styles.chart}>
      <p className={styles.advice}>{table.advice}</p>
      {table.slices.map(({ items }) => (
        <table key={items[0]?.size_eu} className={styles.table}>
          <caption className="visually-hidden">{t('size.chart')}</caption>
          <thead>
            <tr>
              {systems.map((system) => (
                <th key={system} scope="col" className={cx(styles.cell, styles.system)}>
                  {system}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map(({ size_eu, size_us, size_uk, size_cm }) => (
              <tr key={size_eu} className={styles.row}>
                <th scope="row" className={cx(styles.cell, styles.size)}>
                  {size_eu}
                </th>
                <td className={styles.cell}>{size_us}</td>
                <td className={styles.cell}>{size_uk}</td>
                <td className={styles.cell}>{size_cm}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}
