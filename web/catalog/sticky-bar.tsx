import { type RefObject, useEffect, useState } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import styles from './sticky-bar.module.css'

type StickyBarProps = {
  /** The real button: the bar shows once it has scrolled away. */
  readonly watched: RefObject<HTMLElement | null>
  readonly name: string
  readonly price: string
  readonly size: string | undefined
  readonly chosen: boolean
  readonly busy: boolean
  readonly onPress: () => void
}

/** The buy button at the bottom of a phone. */
export function StickyBar({ watched, name, price, size, chosen, busy, onPress }: StickyBarProps) {
  const t = useTranslate()
  const [away, setAway] = useState(false)
  useEffect(() => {
    const element = watched.current
    if (!element) return
    // Everything from the window's top down counts as in sight, so that only what is above it is away.
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false), {
      rootMargin: '0px 0px 100000px 0px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [watched])
  return (
    <div className={styles.bar} inert={!away} data-away={away || undefined}>
      <p className={styles.about}>
        <span className={styles.name}>{name}</span>
        <span className={styles.price}>
          {price}
          {size && <span className={styles.size}>, {t('size.of', { size })}</span>}
        </span>
      </p>
      <Button onClick={onPress} busy={busy} className={styles.button}>
        {t(chosen ? 'cart.add' : 'size.choose')}
      </Button>
    </div>
  )
}
