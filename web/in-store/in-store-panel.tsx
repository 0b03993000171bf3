import { useEffect, useRef, useState } from 'react'
import { cookies } from '#kernel/routes.ts'
import { cookieValue } from '#web/cookies.ts'
import { setBrowserCookie } from '#web/device/browser-cookie.ts'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { AskStaff } from './ask-staff.tsx'
import { clearShopper, runInStoreMode } from './in-store-mode.ts'
import styles from './in-store-panel.module.css'
import { ScanDialog } from './scan-dialog.tsx'
import { useScan } from './use-scan.ts'
import { useVisit } from './use-visit.ts'

type InStorePanelProps = { readonly place: 'widget' | 'badge'; readonly trouble: string | undefined }

/**
 * Names the store that the tablet stands in. The visit ends by a press in the widget, and by itself when the session is
 * over and nobody wanted more time, in the checkout as well. Then nothing of the shopper stays on the tablet.
 */
export function InStorePanel({ place, trouble }: InStorePanelProps) {
  const t = useTranslate()

  useEffect(() => {
    if (!trouble) return
    showToast({ kind: 'notice', text: t(trouble === 'unavailable' ? 'instore.unavailable' : 'instore.ended') })
    setBrowserCookie({ name: cookies.storeTrouble.name, days: 0 }, '')
  }, [trouble, t])

  // The name goes with the session, a second before the panel does what has to be done then.
  const [name] = useState(() => cookieValue(document.cookie, cookies.storeName.name))
  const [isInStore] = useState(() => cookieValue(document.cookie, cookies.storeTime.name) !== undefined)
  return isInStore ? <InStoreTablet place={place} name={name} /> : null
}

function InStoreTablet({ place, name }: { readonly place: 'widget' | 'badge'; readonly name: string | undefined }) {
  const t = useTranslate()
  const { code, basePath } = useStorefront()
  const form = useRef<HTMLFormElement>(null)
  const { ending, extend } = useVisit(() => form.current?.requestSubmit())
  const [noMore, setNoMore] = useState(false)
  const [scanning, setScanning] = useState(false)
  const scan = useScan()

  useEffect(
    () => runInStoreMode(`${basePath}/`, () => showToast({ kind: 'notice', text: t('instore.elsewhere') })),
    [basePath, t],
  )

  useEffect(() => {
    // Styles that belong to a tablet: room below the page for the widget, no button that opens the device's own programs.
    document.documentElement.dataset.inStore = place
    return () => {
      delete document.documentElement.dataset.inStore
    }
  }, [place])

  const goOn = async () => {
    if (await extend()) return
    // Asking again would change nothing; the time that is left is the shopper's.
    setNoMore(true)
    showToast({ kind: 'notice', text: t('instore.no_more_time') })
  }
  const done = () => form.current?.requestSubmit()
  const isWidget = place === 'widget'
  return (
    <>
      <aside className={isWidget ? styles.widget : styles.badge} aria-label={t('instore.label')}>
        {name && (
          <span className={styles.store}>
            <Icon name="store" />
            <span>
              <span className={styles.where}>{t('instore.where')} </span>
              {name}
            </span>
          </span>
        )}
        {isWidget && <AskStaff place="bar" />}
        {isWidget && (
          <button
            type="button"
            className={styles.scan}
            aria-busy={scan.asking || undefined}
            onClick={() => setScanning(true)}
          >
            <Icon name="scan-barcode" />
            {t('instore.scan')}
          </button>
        )}
        <form ref={form} method="post" action="/in-store/reset" onSubmit={clearShopper}>
          <input type="hidden" name="storefront" value={code} />
          {isWidget && (
            <button type="submit" className={styles.done}>
              {t('instore.done')}
            </button>
          )}
        </form>
      </aside>
      {scanning && (
        <ScanDialog
          open
          onClose={() => setScanning(false)}
          onCode={(code) => {
            setScanning(false)
            void scan.open(code)
          }}
        />
      )}
      {ending !== undefined && !noMore && (
        <Dialog open onClose={goOn} title={t('instore.still_title')}>
          <div className={styles.still}>
            <p>{t('instore.still')}</p>
            <p className={styles.countdown} role="timer" aria-live="off">
              {`0:${String(Math.min(59, ending)).padStart(2, '0')}`}
            </p>
            <div className={styles.answers}>
              <Button look="accent" onClick={goOn}>
                {t('instore.go_on')}
              </Button>
              <Button look="secondary" onClick={done}>
                {t('instore.done')}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  )
}
