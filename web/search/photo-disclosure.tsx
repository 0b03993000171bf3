import { useTranslate } from '#web/shop-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './photo-disclosure.module.css'
import { PhotoForm } from './photo-form.tsx'

/** The form for a photograph behind its name, where something else is what the page is for. */
export function PhotoDisclosure() {
  const t = useTranslate()
  return (
    <details className={styles.photo}>
      <summary className={styles.summary}>
        <Icon name="camera" />
        {t('search.photo')}
      </summary>
      <PhotoForm />
    </details>
  )
}
