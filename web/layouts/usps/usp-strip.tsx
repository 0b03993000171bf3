import { useEffect, useState } from 'react'
import { useWords } from '#web/shop-context.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { isIconName } from '#web/ui/icon-names.ts'
import { SmartLink } from '#web/ui/smart-link.tsx'
import styles from './usp-strip.module.css'

export type Usp = {
  readonly label: string
  readonly link: string | null
  readonly icon: string
  readonly description: string | null
}

/** One after the other, every five seconds (specification §9). */
const turn = 5000

/**
 * Why to shop here, in one line: in turn on narrow screens, side by side where there is room. The turning waits while somebody
 * looks closer, stops when told to, and doesn't begin by itself for those who asked for less motion (WCAG 2.2.2).
 */
export function UspStrip({
  usps,
  className,
}: {
  readonly usps: readonly Usp[]
  readonly className?: string | undefined
}) {
  const t = useWords()
  const [current, setCurrent] = useState(0)
  const [held, setHeld] = useState(false)
  const [paused, setPaused] = useState(false)

  useEffect(() => setPaused(window.matchMedia('(prefers-reduced-motion: reduce)').matches), [])
  useEffect(() => {
    if (held || paused || usps.length < 2) return
    const timer = setInterval(() => setCurrent((now) => (now + 1) % usps.length), turn)
    return () => clearInterval(timer)
  }, [held, paused, usps.length])

  if (usps.length === 0) return null
  return (
    <section className={cx(styles.strip, className)} aria-label={t('usp.list')}>
      <ul
        className={styles.list}
        onMouseEnter={() => setHeld(true)}
        onMouseLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {usps.map((usp, index) => (
          <li key={usp.label} className={cx(styles.usp, index === current && styles.current)}>
            <UspLine usp={usp} />
          </li>
        ))}
      </ul>
      {usps.length > 1 && (
        <IconButton
          icon={paused ? 'play' : 'pause'}
          label={t(paused ? 'a11y.play' : 'a11y.pause')}
          className={styles.pause}
          onClick={() => setPaused(!paused)}
        />
      )}
    </section>
  )
}

function UspLine({ usp: { label, link, icon } }: { readonly usp: Usp }) {
  const content = (
    <>
      {isIconName(icon) && <Icon name={icon} className={styles.icon} />}
      {label}
    </>
  )
  return link ? (
    <SmartLink href={link} className={styles.line}>
      {content}
    </SmartLink>
  ) : (
    <span className={styles.line}>{content}</span>
  )
}
