import { useEffect, useRef, useState } from 'react'
import { timeLeft } from '#web/content/visible-banners.ts'
import { useTranslate } from '#web/shop-context.tsx'
import styles from './countdown.module.css'

type CountdownProps = {
  readonly until: string
  /** Told when the time is over, and again as long as this is still shown: the shop's clock may be a little behind. */
  readonly onOver: () => void
}

const again = 15_000

/** How long it takes until something is on sale, for eyes; the day stands above it for whoever listens. */
export function Countdown({ until, onOver }: CountdownProps) {
  const t = useTranslate()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000)
    return () => clearInterval(timer)
  }, [])
  const left = timeLeft(new Date(until), now)
  const over = useRef(onOver)
  over.current = onOver
  const isOver = left === undefined
  useEffect(() => {
    if (!isOver) return
    over.current()
    const timer = setInterval(() => over.current(), again)
    return () => clearInterval(timer)
  }, [isOver])
  if (!left) return null
  return (
    <p className={styles.countdown} aria-hidden="true">
      {left.days > 0 && <span>{t('pl.days', { n: left.days })}</span>}
      <span>{t('pl.hours', { n: left.hours })}</span>
      <span>{t('pl.minutes', { n: left.minutes })}</span>
      <span>{t('pl.seconds', { n: left.seconds })}</span>
    </p>
  )
}
