import { useSyncExternalStore } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import styles from './offline-notice.module.css'

/** Says so while there is no connection; nothing that was typed is lost meanwhile. */
export function OfflineNotice() {
  const t = useTranslate()
  const online = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )
  return <div role="status">{!online && <p className={styles.notice}>{t('e.lost')}</p>}</div>
}

function watchConnection(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
