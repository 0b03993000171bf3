import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { TagManager } from '#web/analytics/tag-manager.tsx'
import { useRememberLocale } from '#web/device/locale.ts'
import { useRememberSegment } from '#web/device/segment.ts'
import { useVisitorUpdates } from '#web/device/visitor.ts'
import { useFrame } from '#web/frame.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { PromoBanners } from '../banners/promo-banners.tsx'
import { CookieBar } from '../cookie-bar/cookie-bar.tsx'
import { Footer } from '../footer/footer.tsx'
import { Header } from '../header/header.tsx'
import { LoadingBar } from '../loading-bar.tsx'
import { OfflineNotice } from '../offline-notice.tsx'
import { SkipLink } from '../skip-link.tsx'
import { useFocusOnNavigation } from '../use-focus-on-navigation.ts'
import { UspStrip } from '../usps/usp-strip.tsx'
import styles from './default-layout.module.css'

const AddToCartDialog = lazy(() => import('#web/cart/add-to-cart-dialog.tsx'))

/** The frame of the shop, from top to bottom in the order of specification §2. */
export default function DefaultLayout() {
  const frame = useFrame()
  const main = useRef<HTMLElement>(null)
  useVisitorUpdates()
  useRememberSegment()
  useRememberLocale()
  useFocusOnNavigation(main)
  return (
    <>
      <SkipLink />
      <LoadingBar />
      <CookieBar unanswered={frame?.cookieBar ?? false} />
      {frame && (
        <>
          <UspStrip usps={frame.headerUsps} />
          <PromoBanners banners={frame.layout.banners} renderedAt={frame.now} />
          <Header frame={frame} />
        </>
      )}
      <main ref={main} id="main" tabIndex={-1} className={styles.page}>
        <Outlet />
      </main>
      {frame && <Footer frame={frame} />}
      <AddedToCart />
      <Toasts />
      <OfflineNotice />
      <TagManager containerId={frame?.tagManagerId} />
    </>
  )
}

/** The popup after something was added. Its code is fetched by the first such event and not before. */
function AddedToCart() {
  const { pathname } = useLocation()
  const [added, setAdded] = useState<CustomEvent>()
  useEffect(() => {
    const onAdded = (event: Event) => setAdded(event as CustomEvent)
    window.addEventListener('addedToCart', onAdded)
    return () => window.removeEventListener('addedToCart', onAdded)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when the page changes
  useEffect(() => setAdded(undefined), [pathname])
  if (!added) return null
  return (
    <Suspense>
      <AddToCartDialog added={added.detail} onClose={() => setAdded(undefined)} />
    </Suspense>
  )
}
