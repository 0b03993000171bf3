import { type KeyboardEvent, type UIEvent, useEffect, useRef, useState } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { imageOfWidth } from '#web/ui/image-url.ts'
import frame from '../ui/frame.module.css'
import pictures from '../ui/pictures.module.css'
import styles from './zoom.module.css'

type ZoomProps = {
  readonly name: string
  readonly images: readonly {
    readonly url: string
    readonly alt: string
    readonly width: number
    readonly height: number
  }[]
  /** Which picture it opens with; closed while absent. */
  readonly at: number | undefined
  readonly onClose: () => void
}

const largest = 1800

/** The pictures over the whole screen: swiped, stepped through by keyboard, and a press brings one closer. */
export function Zoom({ name, images, at, onClose }: ZoomProps) {
  const t = useTranslate()
  const track = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(at ?? 0)
  const [close, setClose] = useState<number>()

  useEffect(() => {
    if (at === undefined) return
    setShown(at)
    setClose(undefined)
    const element = track.current
    element?.scrollTo({ left: at * element.clientWidth, behavior: 'instant' })
  }, [at])

  const scrolled = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) => {
    const now = Math.min(images.length - 1, Math.round(scrollLeft / clientWidth))
    if (now === shown) return
    setShown(now)
    setClose(undefined)
  }
  const step = (by: 1 | -1) => {
    const element = track.current
    const next = shown + by
    if (!element || next < 0 || next >= images.length) return
    void import('#web/ui/smooth-scroll.ts').then(({ smoothScroll }) =>
      smoothScroll(element, next * element.clientWidth - element.scrollLeft),
    )
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    step(event.key === 'ArrowRight' ? 1 : -1)
  }

  return (
    <Dialog
      open={at !== undefined}
      onClose={onClose}
      title={name}
      hideTitle
      className={cx(frame.fullScreen, styles.zoom)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys step through whichever button has the focus */}
      <div className={styles.pictures} onKeyDown={keys}>
        <ul ref={track} className={pictures.track} onScroll={scrolled}>
          {images.map((image, index) => (
            <li key={image.url} className={styles.item} inert={index !== shown}>
              <button
                type="button"
                className={cx(styles.picture, close === index && styles.close)}
                aria-pressed={close === index}
                aria-label={t(close === index ? 'product.zoom_out' : 'product.zoom_in')}
                onClick={(event) => {
                  setClose(close === index ? undefined : index)
                  if (close !== index) bringClose(event.currentTarget, event.clientX, event.clientY)
                }}
              >
                <img
                  src={imageOfWidth(image.url, largest)}
                  alt={image.alt}
                  width={image.width}
                  height={image.height}
                  loading={index === shown ? undefined : 'lazy'}
                  className={styles.image}
                />
              </button>
            </li>
          ))}
        </ul>
        {images.length > 1 && (
          <div className={styles.steps}>
            <IconButton
              icon="arrow-left"
              label={t('slider.previous')}
              aria-disabled={shown === 0 || undefined}
              onClick={() => step(-1)}
            />
            <p className={styles.count} aria-live="polite">
              {shown + 1} / {images.length}
            </p>
            <IconButton
              icon="arrow-right"
              label={t('slider.next')}
              aria-disabled={shown === images.length - 1 || undefined}
              onClick={() => step(1)}
            />
          </div>
        )}
      </div>
    </Dialog>
  )
}

/** What was pressed comes to the middle, once the picture has its new size. */
function bringClose(button: HTMLElement, x: number, y: number): void {
  const frame = button.parentElement
  if (!frame) return
  const box = button.getBoundingClientRect()
  // A press by the keyboard has no place: the middle then.
  const across = x === 0 ? 0.5 : (x - box.left) / box.width
  const down = y === 0 ? 0.5 : (y - box.top) / box.height
  requestAnimationFrame(() => {
    frame.scrollTo({
      left: across * frame.scrollWidth - frame.clientWidth / 2,
      top: down * frame.scrollHeight - frame.clientHeight / 2,
      behavior: 'instant',
    })
  })
}
