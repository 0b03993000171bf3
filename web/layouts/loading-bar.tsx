import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { useWords } from '#web/shop-context.tsx'
import { cx } from '#web/ui/cx.ts'
import styles from './loading-bar.module.css'

/** Fast pages never show it (specification §9). */
const appearsAfter = 200
const finishes = 400

type Stage = 'hidden' | 'started' | 'waiting' | 'finishing'

/** A thin line at the top while a page is on its way. */
export function LoadingBar() {
  const t = useWords()
  const loading = useNavigation().state !== 'idle'
  const [stage, setStage] = useState<Stage>('hidden')

  useEffect(() => {
    if (loading) {
      const timers = [
        setTimeout(() => setStage('started'), appearsAfter),
        setTimeout(() => setStage('waiting'), appearsAfter + finishes),
      ]
      return () => timers.forEach(clearTimeout)
    }
    setStage((now) => (now === 'hidden' ? now : 'finishing'))
    const timer = setTimeout(() => setStage('hidden'), finishes)
    return () => clearTimeout(timer)
  }, [loading])

  return (
    <div role="status" className={cx(styles.bar, styles[stage])}>
      {(stage === 'started' || stage === 'waiting') && <span className="visually-hidden">{t('loading.page')}</span>}
    </div>
  )
}
