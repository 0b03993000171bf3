import { type FormEvent, useEffect, useRef } from 'react'
import { cookies } from '#kernel/routes.ts'
import { cookieValue } from '#web/cookies.ts'
import { setBrowserCookie } from '#web/device/browser-cookie.ts'
import { useStorefront, useWords } from '#web/shop-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'
import styles from './in-store-panel.module.css'

type InStorePanelProps = { readonly place: 'widget' | 'badge'; readonly trouble: string | undefined }

/** The longest that a timer can wait (2³¹ − 1 ms). */
const longestTimer = 2_147_483_647

/**
 * Names the store that the tablet stands in. The visit ends by a press in the widget, and by itself when the session is
 * over, in the checkout as well. Then nothing of the shopper stays on the tablet.
 */
export function InStorePanel({ place, trouble }: InStorePanelProps) {
  const t = useWords()
  const { code } = useStorefront()
  const form = useRef<HTMLFormElement>(null)
  const name = cookieValue(document.cookie, cookies.storeName.name)
  const endsAt = cookieValue(document.cookie, cookies.storeTime.name)

  useEffect(() => {
    if (!trouble) return
    showToast({ kind: 'notice', text: t(trouble === 'unavailable' ? 'instore.unavailable' : 'instore.ended') })
    setBrowserCookie({ name: cookies.storeTrouble.name, days: 0 }, '')
  }, [trouble, t])

  useEffect(() => {
    if (!endsAt) return
    const left = Math.min(Math.max(0, Date.parse(endsAt) - Date.now()), longestTimer)
    const timer = setTimeout(() => form.current?.requestSubmit(), left)
    return () => clearTimeout(timer)
  }, [endsAt])

  if (!name) return null
  const store = (
    <span className={styles.store}>
      <Icon name="store" />
      <span>
        <span className={styles.where}>{t('instore.where')} </span>
        {name}
      </span>
    </span>
  )
  const isWidget = place === 'widget'
  return (
    <aside className={isWidget ? styles.widget : styles.badge} aria-label={t('instore.label')}>
      {store}
      <form ref={form} method="post" action="/in-store/reset" onSubmit={forgetShopper}>
        <input type="hidden" name="storefront" value={code} />
        {isWidget && (
          <button type="submit" className={styles.done}>
            {t('instore.done')}
          </button>
        )}
      </form>
    </aside>
  )
}

/** What the browser keeps beside cookies: wishlist, viewed products, the marker of a login. */
function forgetShopper(_: FormEvent): void {
  localStorage.clear()
  sessionStorage.clear()
}
