import { Children, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import { IconButton } from './button.tsx'
import { cx } from './cx.ts'
import styles from './slider.module.css'

type SliderProps = {
  /** What the list holds, for screen readers. */
  readonly label: string
  readonly children: ReactNode
  /** Sets `--per-view` (how many are seen at once, by breakpoint) and `--slider-gap`. */
  readonly className?: string | undefined
}

/** A row that scrolls sideways and stops at its items: by touch, wheel, keyboard, or with arrows. */
export function Slider({ label, children, className }: SliderProps) {
  const t = useTranslate()
  const track = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ start: true, end: true })

  useEffect(() => {
    const element = track.current
    if (!element) return
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      const next = { start: scrollLeft < 4, end: scrollLeft > scrollWidth - clientWidth - 4 }
      setEnds((now) => (now.start === next.start && now.end === next.end ? now : next))
    }
    element.addEventListener('scroll', look, { passive: true })
    // Looks for the first time when it is laid out.
    const resized = new ResizeObserver(look)
    resized.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      resized.disconnect()
    }
  }, [])

  const move = (direction: 1 | -1) => {
    const element = track.current
    if (element)
      void import('./smooth-scroll.ts').then(({ smoothScroll }) =>
        smoothScroll(element, direction * element.clientWidth * 0.85),
      )
  }

  return (
    <section className={cx(styles.slider, className)} aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul ref={track} className={styles.track} tabIndex={0}>
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
      {!(ends.start && ends.end) && (
        <>
          <IconButton
            icon="chevron-left"
            label={t('slider.previous')}
            className={cx(styles.arrow, styles.previous)}
            disabled={ends.start}
            onClick={() => move(-1)}
          />
          <IconButton
            icon="chevron-right"
            label={t('slider.next')}
            className={cx(styles.arrow, styles.next)}
            disabled={ends.end}
            onClick={() => move(1)}
          />
        </>
      )}
    </section>
  )
}
