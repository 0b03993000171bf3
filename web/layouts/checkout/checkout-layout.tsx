import { useRef } from 'react'
import { Outlet } from 'react-router'
import { ThirdParties } from '#web/analytics/third-parties.tsx'
import { MiniCart } from '#web/cart/mini-cart.tsx'
import { useSaveLocale } from '#web/device/locale.ts'
import { useVisitorUpdates } from '#web/device/visitor.ts'
import { useFrame } from '#web/frame.ts'
import { withPersonalMessages } from '#web/messages/browser-messages.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { WithdrawalLink } from '#web/withdraw/withdrawal-link.tsx'
import { ContactBlock } from '../../content/contact-block.tsx'
import { Chat } from '../chat.tsx'
import { CookieBar } from '../cookie-bar/cookie-bar.tsx'
import { CartLink } from '../header/header.tsx'
import { Logo } from '../header/logo.tsx'
import { InStore } from '../in-store.tsx'
import { LoadingBar } from '../loading-bar.tsx'
import { OfflineNotice } from '../offline-notice.tsx'
import { SkipLink } from '../skip-link.tsx'
import { useFocusOnNavigation } from '../use-focus-on-navigation.ts'
import { UspStrip } from '../usps/usp-strip.tsx'
import styles from './checkout-layout.module.css'

export const clientMiddleware = [withPersonalMessages]

/** Nothing leads away from an order but the logo and the cart; help is always at hand. */
export default function CheckoutLayout() {
  const frame = useFrame()
  const main = useRef<HTMLElement>(null)
  useVisitorUpdates()
  useSaveLocale()
  useFocusOnNavigation(main)
  return (
    <>
      <SkipLink />
      <LoadingBar />
      {!frame?.asksNoConsent && <CookieBar unanswered={frame?.cookieBar ?? false} inFlow />}
      <header className={styles.header}>
        <UspStrip usps={frame?.layout.usps ?? []} className={styles.strip} />
        <div className={styles.row}>
          <Logo />
          <InStore place="badge" />
          <MiniCart without={<CartLink />} />
        </div>
      </header>
      <main ref={main} id="main" tabIndex={-1} className={styles.page}>
        <Outlet />
      </main>
      <footer className={styles.footer}>
        {frame && <ContactBlock contact={frame.contact} />}
        <p className={styles.law}>
          <WithdrawalLink />
        </p>
      </footer>
      <Toasts place="top" />
      <Chat />
      <OfflineNotice />
      <ThirdParties parties={frame?.thirdParties} />
    </>
  )
}
