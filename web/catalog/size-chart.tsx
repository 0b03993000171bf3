import type { ReactNode } from 'react'
import { writtenSize } from '#kernel/written-size.ts'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import { cx } from '#web/ui/cx.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import styles from './size-chart.module.css'

export type SizeChartTable = {
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

type SizeChartDialogProps = {
  readonly table: SizeChartTable
  readonly open: boolean
  readonly onClose: () => void
}

export function SizeChartDialog({ table, open, onClose }: SizeChartDialogProps) {
  const t = useTranslate()
  return (
    <Dialog open={open} onClose={onClose} title={t('size.chart')}>
      <SizeChart table={table} />
    </Dialog>
  )
}

/** How to measure, and what a size is called elsewhere: sizes and centimetres as they are written in a country, '23,5' in most of them. */
export function SizeChart({ table }: { readonly table: SizeChartTable }): ReactNode {
  const t = useTranslate()
  const { iso } = useStorefront()
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
                  {writtenSize(size_eu, iso)}
                </th>
                <td className={styles.cell}>{writtenSize(size_us, iso)}</td>
                <td className={styles.cell}>{writtenSize(size_uk, iso)}</td>
                <td className={styles.cell}>{writtenSize(size_cm, iso)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}
