import { Suspense, type UIEvent, useState } from 'react'
import { lazyComponent } from '#web/islands/lazily.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { imageOfWidth } from '#web/ui/image-url.ts'
import { Picture } from '#web/ui/picture.tsx'
import styles from './gallery.module.css'
import { Turning } from './turning.tsx'

const Zoom = lazyComponent(() => import('./zoom.tsx').then((module) => module.Zoom))

type GalleryImage = {
  readonly url: string
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly focus?: string | null
}

type GalleryProps = {
  readonly name: string
  readonly images: readonly GalleryImage[]
  readonly threesixty: readonly GalleryImage[]
  readonly video?: string | null | undefined
}

const widths = [332, 498, 664, 830, 996]
const largest = 1800

/** Tall pictures: side by side on a wide screen, one at a time with a counter on a narrow one. A press enlarges. */
export function Gallery({ name, images, threesixty, video }: GalleryProps) {
  const t = useTranslate()
  const [place, setPlace] = useState(1)
  const [enlarged, setEnlarged] = useState<number>()
  const [zooms, setZooms] = useState(false)
  const count = images.length + (threesixty.length > 0 ? 1 : 0) + (video ? 1 : 0)
  const [first] = images

  const scrolled = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) =>
    setPlace(Math.min(count, Math.round(scrollLeft / clientWidth) + 1))

  return (
    <section className={styles.gallery} aria-label={t('product.pictures', { name })}>
      <ul className={styles.track} onScroll={scrolled} data-single={count === 1 || undefined}>
        {images.map((image, index) => (
          <li key={image.url} className={styles.item}>
            <a
              href={imageOfWidth(image.url, largest)}
              className={styles.picture}
              aria-label={t('product.enlarge', { n: index + 1 })}
              onClick={(event) => {
                event.preventDefault()
                setEnlarged(index)
                setZooms(true)
              }}
            >
              <Picture
                {...image}
                sizes="(min-width: 64em) 34vw, (min-width: 40em) 50vw, 100vw"
                widths={widths}
                priority={index === 0}
                className={styles.image}
              />
            </a>
          </li>
        ))}
        {threesixty.length > 0 && (
          <li className={styles.item}>
            <Turning images={threesixty} />
          </li>
        )}
        {video && (
          <li className={styles.item}>
            <video
              src={video}
              poster={first && imageOfWidth(first.url, 830)}
              aria-label={t('product.film', { name })}
              controls
              playsInline
              muted
              loop
              preload="none"
              className={styles.image}
            />
          </li>
        )}
      </ul>
      {count > 1 && (
        <p className={styles.counter} aria-hidden="true">
          {place} / {count}
        </p>
      )}
      {zooms && (
        <Suspense>
          <Zoom name={name} images={images} at={enlarged} onClose={() => setEnlarged(undefined)} />
        </Suspense>
      )}
    </section>
  )
}
