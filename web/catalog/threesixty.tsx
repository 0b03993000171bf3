import { type PointerEvent, useRef, useState } from 'react'
import { useWords } from '#web/shop-context.tsx'
import { Picture } from '#web/ui/picture.tsx'
import styles from './gallery.module.css'

type Frame = { readonly url: string; readonly alt: string; readonly width: number; readonly height: number }

/** A product seen from all sides: dragged over the picture, or turned with the slider by keyboard. */
export function Threesixty({ images }: { readonly images: readonly Frame[] }) {
  const t = useWords()
  const [frame, setFrame] = useState(0)
  const from = useRef<{ readonly x: number; readonly frame: number }>(undefined)
  const image = images[frame]

  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!from.current) return
    const turned = Math.round(((event.clientX - from.current.x) / event.currentTarget.clientWidth) * images.length)
    setFrame((((from.current.frame + turned) % images.length) + images.length) % images.length)
  }
  const stop = () => {
    from.current = undefined
  }

  return (
    <div className={styles.turn}>
      <div
        onPointerDown={(event) => {
          from.current = { x: event.clientX, frame }
        }}
        onPointerMove={drag}
        onPointerUp={stop}
        onPointerLeave={stop}
      >
        {image && (
          <Picture {...image} sizes="(min-width: 64em) 34vw, 100vw" widths={[498, 830]} className={styles.image} />
        )}
      </div>
      <input
        type="range"
        min={0}
        max={images.length - 1}
        value={frame}
        onChange={(event) => setFrame(Number(event.currentTarget.value))}
        aria-label={t('product.turn')}
        className={styles.range}
      />
    </div>
  )
}
