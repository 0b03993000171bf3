import { Suspense, useRef } from 'react'
import { Outlet } from 'react-router'
import { ThirdParties } from '#web/analytics/third-parties.tsx'
import { useSaveLocale } from '#web/device/locale.ts'
import { useSaveSegment } from '#web/device/segment.ts'
import { useStorefrontWorker } from '#web/device/storefront-worker.ts'
import { useVisitorUpdates } from '#web/device/visitor.ts'
import { useFrame } from '#web/frame.ts'
import { lazyComponent } from '#web/islands/lazily.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { Announcements } from '../announcements/announcements.tsx'
import { Chat } from '../chat.tsx'
import { CookieBar } from '../cookie-bar/cookie-bar.tsx'
import { Footer } from '../footer/footer.tsx'
import { Header } from '../header/header.tsx'
import { InStore } from '../in-store.tsx'
import { LoadingBar } from '../loading-bar.tsx'
import { OfflineNotice } from '../offline-notice.tsx'
import { Search } from '../search.tsx'
import { SkipLink } from '../skip-link.tsx'
import { useFocusOnNavigation } from '../use-focus-on-navigation.ts'
import { AddedToCartPanel } from './added-to-cart.tsx'
import styles from './default-layout.module.css'

/** Compiled out of what goes to production, with its code. */
const DevelopmentBar = import.meta.env.DEV
  ? lazyComponent(() => import('../development/development-bar.tsx').then((module) => module.DevelopmentBar))
  : undefined

/** The frame of the shop, from top to bottom in the order of specification §2. */
export default function DefaultLayout() {
  const frame = useFrame()
  const main = useRef<HTMLElement>(null)
  useVisitorUpdates()
  useSaveSegment()
  useSaveLocale()
  useStorefrontWorker()
  useFocusOnNavigation(main)
  return (
    <>
      <SkipLink />
      <LoadingBar />
      {!frame?.asksNoConsent && <CookieBar unanswered={frame?.cookieBar ?? false} />}
      {frame && (
        <>
          <Announcements usps={frame.headerUsps} banners={frame.layout.banners} renderedAt={frame.now} />
          <Header frame={frame} />
        </>
      )}
      <main ref={main} id="main" tabIndex={-1} className={styles.page}>
        <Outlet />
      </main>
      {frame && <Footer frame={frame} />}
      <AddedToCartPanel />
      <Search />
      <InStore place="widget" />
      <Toasts />
      <Chat />
      <OfflineNotice />
      <ThirdParties parties={frame?.thirdParties} />
      {DevelopmentBar && (
        <Suspense>
          <DevelopmentBar />
        </Suspense>
      )}
    </>
  )
}
