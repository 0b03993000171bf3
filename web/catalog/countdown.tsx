import { useEffect, useState } from 'react'
import { timeLeft } from '#web/layouts/banners/visible-banners.ts'
import { useWords } from '#web/shop-context.tsx'
import styles from './countdown.module.css'

/** How long it takes until something is on sale, for eyes; the day stands above it for whoever listens. */
export function Countdown({ until }: { readonly until: string }) {
  const t = useWords()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000)
    return () => clearInterval(timer)
  }, [])
  const left = timeLeft(new Date(until), now)
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
