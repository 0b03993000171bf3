import { Suspense, useSyncExternalStore } from 'react'
import { cookies } from '#kernel/routes.ts'
import { cookieValue } from '#web/cookies.ts'
import { watchCookies } from '#web/device/browser-cookie.ts'
import { lazyComponent } from '#web/islands/lazily.ts'
import { loadPersonalMessages } from '#web/messages/browser-messages.ts'

const InStorePanel = lazyComponent(async () => {
  const [{ InStorePanel: panel }] = await Promise.all([
    import('#web/in-store/in-store-panel.tsx'),
    loadPersonalMessages(),
  ])
  return panel
})

const noCookie = () => undefined

/** What a tablet of a store shows beside the page (specification §2); everybody else fetches nothing of it. */
export function InStore({ place }: { readonly place: 'widget' | 'badge' }) {
  const read = (name: string) => cookieValue(document.cookie, name)
  // The one cookie that outlives the session: the panel stays until everything is forgotten.
  const time = useSyncExternalStore(watchCookies, () => read(cookies.storeTime.name), noCookie)
  const trouble = useSyncExternalStore(watchCookies, () => read(cookies.storeTrouble.name), noCookie)
  if (!time && !trouble) return null
  return (
    <Suspense>
      <InStorePanel place={place} trouble={trouble} />
    </Suspense>
  )
}
