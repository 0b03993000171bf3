import { type CSSProperties, useEffect, useReducer } from 'react'
import { useNavigation } from 'react-router'
import { onComponentLoaded, runningLoaders } from '#web/component-loader.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { cx } from '#web/ui/cx.ts'
import styles from './loading-bar.module.css'
import { finishesInMs, nothingLoads, progressAfter, showsAfterMs } from './loading-progress.ts'

/** A thin line at the top while a page is on its way: it creeps on by itself, and steps when something has loaded. */
export function LoadingBar() {
  const t = useTranslate()
  const loading = useNavigation().state !== 'idle'
  const [{ stage, percent }, tell] = useReducer(progressAfter, nothingLoads)

  useEffect(() => {
    if (!loading) return
    tell({ kind: 'navigation-began' })
    const timer = setTimeout(() => tell({ kind: 'took-long' }), showsAfterMs)
    return () => {
      clearTimeout(timer)
      // The components of the new page begin to load in this very moment.
      queueMicrotask(() => tell({ kind: 'route-loaded', componentLoaders: runningLoaders() }))
    }
  }, [loading])

  useEffect(() => onComponentLoaded(() => tell({ kind: 'component-loaded' })), [])

  useEffect(() => {
    if (stage !== 'finishing') return
    const timer = setTimeout(() => tell({ kind: 'faded' }), finishesInMs)
    return () => clearTimeout(timer)
  }, [stage])

  return (
    <div
      role="status"
      data-loading={stage}
      className={cx(styles.bar, stage === 'shown' && styles.shown, stage === 'finishing' && styles.finishing)}
      style={{ '--loaded': percent / 100 } as CSSProperties}
    >
      {stage === 'shown' && <span className="visually-hidden">{t('loading.page')}</span>}
    </div>
  )
}
