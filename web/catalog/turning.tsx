import { type ComponentProps, startTransition, useState } from 'react'
import { Island } from '#web/islands/island.tsx'
import { lazyComponent } from '#web/islands/lazily.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import styles from './gallery.module.css'

const Threesixty = lazyComponent(() => import('./threesixty.tsx').then((module) => module.Threesixty))

/** The first side of a product that can be turned; what turns it, and its other sides, are fetched by the first touch. */
export function Turning({ images }: Pick<ComponentProps<typeof Threesixty>, 'images'>) {
  const t = useTranslate()
  const [touched, setTouched] = useState(false)
  const [first] = images
  // Until all of it is there, the first side stays.
  const touch = () => startTransition(() => setTouched(true))
  if (!first) return null
  return (
    <Island hydrate="eager" className={styles.turn}>
      {() =>
        touched ? (
          <Threesixty images={images} />
        ) : (
          <button
            type="button"
            className={styles.stage}
            aria-label={t('form.labelled', { label: '360°', text: t('product.turn') })}
            onPointerEnter={touch}
            onClick={touch}
          >
            <Picture {...first} sizes="(min-width: 64em) 34vw, 100vw" widths={[498, 830]} className={styles.image} />
            <span className={styles.hint} aria-hidden="true">
              <Icon name="rotate-3d" className={styles.hintIcon} />
              360°
            </span>
          </button>
        )
      }
    </Island>
  )
}
