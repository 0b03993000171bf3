import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { sourceSet } from '#web/ui/image-url.ts'
import { Picture } from '#web/ui/picture.tsx'
import styles from './gallery.module.css'

type Frame = { readonly url: string; readonly alt: string; readonly width: number; readonly height: number }

const sizes = '(min-width: 64em) 34vw, 100vw'
const widths = [498, 830]

/** A product seen from all sides: dragged over the picture, or turned with the slider by keyboard. */
export function Threesixty({ images }: { readonly images: readonly Frame[] }) {
  const t = useTranslate()
  const [frame, setFrame] = useState(0)
  const from = useRef<{ readonly x: number; readonly frame: number }>(undefined)
  const slider = useRef<HTMLInputElement>(null)
  // It takes the place of a button, and its focus if the button had it.
  const [wasPressed] = useState(() => document.activeElement instanceof HTMLButtonElement)
  const image = images[frame]

  useEffect(() => {
    if (wasPressed && document.activeElement === document.body) slider.current?.focus({ preventScroll: true })
  }, [wasPressed])

  // All sides are fetched at once, so that none is missing while it turns.
  useEffect(() => {
    const sides = images.map(({ url }) => {
      const side = new Image()
      side.sizes = sizes
      side.srcset = sourceSet(url, widths)
      return side
    })
    return () => {
      for (const side of sides) side.srcset = ''
    }
  }, [images])

  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!from.current) return
    const turned = Math.round(((event.clientX - from.current.x) / event.currentTarget.clientWidth) * images.length)
    setFrame((((from.current.frame + turned) % images.length) + images.length) % images.length)
  }
  const stop = () => {
    from.current = undefined
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the slider below does the same for keyboards */}
      <div
        className={styles.stage}
        onDragStart={(event) => event.preventDefault()}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          from.current = { x: event.clientX, frame }
        }}
        onPointerMove={drag}
        onPointerUp={stop}
        onPointerCancel={stop}
      >
        {image && <Picture {...image} sizes={sizes} widths={widths} className={styles.image} />}
        <p className={styles.hint} aria-hidden="true">
          <Icon name="rotate-3d" className={styles.hintIcon} />
          360°
        </p>
      </div>
      <input
        ref={slider}
        type="range"
        min={0}
        max={images.length - 1}
        value={frame}
        onChange={(event) => setFrame(Number(event.currentTarget.value))}
        aria-label={t('product.turn')}
        aria-valuetext={`${Math.round((frame / images.length) * 360)}°`}
        className={styles.range}
      />
    </>
  )
}
