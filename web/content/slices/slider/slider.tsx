import { useEffect, useRef, useState } from 'react'
import { TextAndButton } from '#web/content/rich-text.tsx'
import { useTranslate } from '#web/shop-context.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Picture } from '#web/ui/picture.tsx'
import pictures from '#web/ui/pictures.module.css'
import { smoothScroll } from '#web/ui/smooth-scroll.ts'
import type { SliceProps } from '../slice-code.ts'
import stage from '../stage.module.css'
import styles from './slider.module.css'
import { useTurns } from './use-turns.ts'

/** Large pictures that take turns, each with the one thing it wants to say. */
export function SliderSlice({ content: { title, slides, autoplay }, first }: SliceProps<'slider'>) {
  const t = useTranslate()
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const turns = useTurns(autoplay, () => goTo((current + 1) % slides.length))
  const Heading = first ? 'h1' : 'h2'

  useEffect(() => {
    const element = track.current
    if (!element) return
    const look = () => setCurrent(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)))
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [])

  useEffect(() => {
    const element = track.current
    if (!element) return
    // A picture beyond the edge counts as out of sight until its turn has come, and would come too late.
    const near = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      near.disconnect()
      for (const picture of element.querySelectorAll('img')) picture.loading = 'eager'
    })
    near.observe(element)
    return () => near.disconnect()
  }, [])

  const goTo = (index: number) => {
    const element = track.current
    if (element) smoothScroll(element, index * element.clientWidth - element.scrollLeft)
  }

  return (
    <section className={styles.slider} aria-roledescription="carousel" aria-label={title} {...turns.listeners}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul ref={track} className={pictures.track} tabIndex={0} aria-live={turns.running ? 'off' : 'polite'}>
        {slides.map(({ image, eyebrow, title: name, text, link, linkLabel, theme, place }, index) => (
          <li
            key={place}
            className={cx(stage.stage, styles.slide, theme === 'dark' && stage.dark, styles[theme])}
            aria-label={place}
          >
            <Picture
              {...image}
              sizes="100vw"
              widths={[384, 768, 1800, 1920]}
              priority={first && index === 0}
              className={cx(stage.picture, styles.picture)}
            />
            <div className={cx(stage.words, styles.words)}>
              {eyebrow && <p className={stage.eyebrow}>{eyebrow}</p>}
              {name &&
                (index === 0 ? (
                  <Heading className={cx(stage.title, styles.title)}>{name}</Heading>
                ) : (
                  <h2 className={cx(stage.title, styles.title)}>{name}</h2>
                ))}
              <TextAndButton
                {...{ text, link, linkLabel }}
                className={styles.text}
                button={{ className: styles.button }}
              />
            </div>
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <IconButton
            icon="chevron-left"
            label={t('slider.previous')}
            onClick={() => goTo((current + slides.length - 1) % slides.length)}
          />
          <span className={styles.count}>{slides[current]?.place}</span>
          <IconButton
            icon="chevron-right"
            label={t('slider.next')}
            onClick={() => goTo((current + 1) % slides.length)}
          />
          {autoplay && turns.possible && (
            <IconButton
              icon={turns.wanted ? 'pause' : 'play'}
              label={t(turns.wanted ? 'a11y.pause' : 'a11y.play')}
              onClick={turns.toggle}
            />
          )}
        </div>
      )}
    </section>
  )
}
