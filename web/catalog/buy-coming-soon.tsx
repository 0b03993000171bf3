import { Suspense } from 'react'
import { writtenDate } from '#kernel/written-date.ts'
import { lazyComponent } from '#web/islands/lazily.ts'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './buy-box.module.css'

const Countdown = lazyComponent(() => import('./countdown.tsx').then((module) => module.Countdown))

type BuyComingSoonProps = {
  /** From when it is sold, where that is known. */
  readonly from: string | null | undefined
  /** The same, once it was asked for now: the page may have been cached for long. */
  readonly until: string | null | undefined
  readonly onOver: () => void
}

/** That it is not on sale yet, and how long still. */
export function BuyComingSoon({ from, until, onOver }: BuyComingSoonProps) {
  const t = useTranslate()
  const { iso, timeZone } = useStorefront()
  return (
    <div className={styles.news}>
      <Icon name="clock" className={styles.newsIcon} />
      <div>
        <p>{from ? t('product.from', { date: dayOf(from, iso, timeZone) }) : t('stock.soon')}</p>
        {until && (
          <Suspense>
            <Countdown until={until} onOver={onOver} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

function dayOf(date: string, iso: string, timeZone: string): string {
  return writtenDate(new Date(date), { iso, timeZone })
}
