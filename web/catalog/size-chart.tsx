import { type ReactNode, useState } from 'react'
import { useWords } from '#web/shop-context.tsx'
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

/** The 'Size chart' link; with JavaScript a dialog, without it the way to the same table further down the page. */
export function SizeChartLink({ table, anchor }: { readonly table: SizeTable; readonly anchor: string }) {
  const t = useWords()
  const [open, setOpen] = useState(false)
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
      <Dialog open={open} onClose={() => setOpen(false)} title={t('size.chart')}>
        {open && <SizeChart table={table} />}
      </Dialog>
    </>
  )
}

/** How to measure, and what a size is called elsewhere. The columns are those of the specification, §2. */
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
              <th scope="col">EU</th>
              <th scope="col">US</th>
              <th scope="col">UK</th>
              <th scope="col">CM</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ size_eu, size_us, size_uk, size_cm }) => (
              <tr key={size_eu}>
                <th scope="row">{size_eu}</th>
                <td>{size_us}</td>
                <td>{size_uk}</td>
                <td>{size_cm}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}
