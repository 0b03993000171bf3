import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { cookies } from '#kernel/routes.ts'
import { cookieValue } from '#web/cookies.ts'
import { watchCookies } from '#web/device/browser-cookie.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './list-controls.module.css'
import { type ListState, listQuery } from './list-state.ts'

const noStore = () => undefined

/** On a tablet of a store: only what lies here, or everything. Who was sent such a list elsewhere can leave it as well. */
export function InThisStore({ state }: { readonly state: ListState }) {
  const t = useTranslate()
  const here = useSyncExternalStore(
    watchCookies,
    () => cookieValue(document.cookie, cookies.storeLocation.name),
    noStore,
  )
  const store = state.store ?? here
  if (!store) return null
  const isOn = state.store !== undefined
  return (
    <p>
      <Link
        to={{ search: listQuery(state, { store: isOn ? undefined : store }) }}
        preventScrollReset
        className={styles.here}
        aria-current={isOn || undefined}
      >
        <Icon name="store" />
        {t(isOn ? 'filter.everywhere' : 'filter.in_store')}
      </Link>
    </p>
  )
}
