import { Suspense, useState } from 'react'
import { lazyComponent } from '#web/islands/lazily.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { cx } from '../ui/cx.ts'
import links from '../ui/links.module.css'
import styles from './size-chart.module.css'
import type { SizeChartTable } from './size-chart.tsx'

const ChartDialog = lazyComponent(() => import('./size-chart.tsx').then((module) => module.SizeChartDialog))

/** The 'Size chart' link; with JavaScript a dialog, without it the way to the same table further down the page. */
export function SizeChartLink({ table, anchor }: { readonly table: SizeChartTable; readonly anchor: string }) {
  const t = useTranslate()
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      <a
        href={`#${anchor}`}
        className={cx(links.wide, styles.link)}
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        <Icon name="ruler" className={styles.icon} />
        {t('size.chart')}
      </a>
      {open !== undefined && (
        <Suspense>
          <ChartDialog table={table} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
