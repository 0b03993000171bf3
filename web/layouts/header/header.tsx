import { useRef } from 'react'
import { useCartCount, useFirstName } from '#web/device/visitor.ts'
import type { Frame } from '#web/frame.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import { WishlistLink } from '#web/wishlist/wishlist-link.tsx'
import { openSearch } from '../search.tsx'
import styles from './header.module.css'
import { LanguageMenu } from './language-menu.tsx'
import { Logo } from './logo.tsx'
import { Navigation } from './navigation.tsx'
import { SegmentSwitch } from './segment-switch.tsx'
import { menuId } from './use-menu.ts'
import { useStickyHeader } from './use-sticky-header.ts'

/** Two rows on a desktop, one on a phone. Stays in sight from 50px on, steps aside while scrolling down past 250px. */
export function Header({ frame }: { readonly frame: Frame }) {
  const t = useTranslate()
  const path = usePath()
  const header = useRef<HTMLElement>(null)
  const { sticky, hidden } = useStickyHeader(header)
  const firstName = useFirstName()

  return (
    <header ref={header} className={cx(styles.header, sticky && styles.sticky, hidden && styles.hidden)}>
      <div className={styles.row}>
        <div className={styles.start}>
          <button type="button" popoverTarget={menuId} className={styles.burger} aria-label={t('nav.menu')}>
            <Icon name="menu" />
          </button>
          <SmartLink
            href={path('search')}
            className={cx(styles.action, styles.onPhone)}
            aria-label={t('header.search')}
            onClick={openSearch}
          >
            <Icon name="search" />
          </SmartLink>
          <div className={styles.segments}>
            <SegmentSwitch />
          </div>
        </div>
        <Logo />
        <div className={styles.end}>
          <LanguageMenu className={styles.onDesktop} />
          <SmartLink
            href={path('search')}
            className={cx(styles.action, styles.onDesktop)}
            aria-label={t('header.search')}
            onClick={openSearch}
          >
            <Icon name="search" />
          </SmartLink>
          <SmartLink
            href={firstName ? path('customer') : path('account')}
            className={styles.action}
            aria-label={firstName ? t('account.hello', { firstName }) : t('account.join')}
          >
            <Icon name="user" />
            {firstName && <span className={styles.welcome}>{t('account.hello', { firstName })}</span>}
          </SmartLink>
          <WishlistLink
            href={firstName ? path('customerWishlist') : path('wishlist')}
            className={styles.action}
            countClassName={styles.count}
          />
          <CartLink />
        </div>
      </div>
      <Navigation frame={frame} />
    </header>
  )
}

/** The cart with how much is in it. The count arrives after the page. */
export function CartLink() {
  const t = useTranslate()
  const path = usePath()
  const cartCount = useCartCount()
  return (
    <SmartLink
      href={path('cart')}
      className={styles.action}
      aria-label={cartCount > 0 ? t('header.cart_count', { n: cartCount }) : t('header.cart')}
    >
      <Icon name="shopping-bag" />
      {cartCount > 0 && (
        <span className={styles.count} aria-hidden="true">
          {cartCount > 99 ? '99+' : cartCount}
        </span>
      )}
    </SmartLink>
  )
}
