import { useRef } from 'react'
import type { Segment } from '#kernel/routes.ts'
import { storefronts } from '#kernel/storefront.ts'
import { useSegment } from '#web/device/segment.ts'
import { useFirstName } from '#web/device/visitor.ts'
import type { Frame } from '#web/frame.ts'
import { CachedFragment } from '#web/islands/cached-fragment.tsx'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { usePlainLinks } from '#web/ui/plain-links.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import { SocialLinks } from '../social-links.tsx'
import { LanguageLinks } from './language-menu.tsx'
import styles from './navigation.module.css'
import { SegmentSwitch } from './segment-switch.tsx'
import { menuId, useMenu } from './use-menu.ts'

/** Those that stand as the server made them. */
const menuLinks = 'details[name="menu"] a, [data-main] a'

type NavigationItem = Frame['layout']['navigation'][number]

/**
 * The way through one half of the assortment, in three levels. One list serves both forms: a row with a wide panel under
 * each item on a desktop; a panel of full height on a phone, where a level slides over the one before.
 */
export function Navigation({ frame }: { readonly frame: Frame }) {
  const t = useTranslate()
  const menu = useRef<HTMLElement>(null)
  const segment = useSegment()
  useMenu(menu)
  const { listeners, prefetched } = usePlainLinks(menuLinks)
  return (
    <nav ref={menu} id={menuId} popover="auto" className={styles.navigation} aria-label={t('nav.main')} {...listeners}>
      <div className={styles.top}>
        <SegmentSwitch inPlace />
        <IconButton
          icon="x"
          label={t('nav.close')}
          onClick={() => menu.current?.hidePopover()}
          popoverTarget={menuId}
          popoverTargetAction="hide"
        />
      </div>
      <div className={styles.scroll}>
        <CachedFragment key={segment} as="ul" className={styles.items} part="menu" of={[frame.version, segment]}>
          <MenuItems layout={frame.layout} segment={segment} />
        </CachedFragment>
        <MenuFoot frame={frame} />
      </div>
      {prefetched}
    </nav>
  )
}

function MenuItems({ layout, segment }: { readonly layout: Frame['layout']; readonly segment: Segment }) {
  return layout.navigation
    .filter(({ primary }) => primary.segment === segment)
    .map((item) => (
      <li key={item.primary.label} className={styles.item}>
        {item.items.length > 0 ? <MainItem item={item} /> : <PlainItem item={item} />}
      </li>
    ))
}

function PlainItem({ item: { primary } }: { readonly item: NavigationItem }) {
  return (
    <div data-main="">
      <SmartLink href={primary.url} className={styles.main}>
        {primary.label}
      </SmartLink>
    </div>
  )
}

function MainItem({ item: { primary, items } }: { readonly item: NavigationItem }) {
  const t = useTranslate()
  return (
    <>
      {/* On a phone a category is one press away in the open menu; what is under it stands behind the arrow beside it. */}
      <div data-main="" className={styles.direct}>
        <SmartLink href={primary.url} className={styles.directLink}>
          {primary.label}
        </SmartLink>
      </div>
      <details name="menu" className={styles.details}>
        <summary className={styles.main}>
          <Icon name="chevron-left" className={styles.back} />
          <span className={styles.name}>{primary.label}</span>
          <Icon name="chevron-right" className={styles.forward} />
        </summary>
        <div className={styles.panel}>
          <div className={styles.inner}>
            <SmartLink
              href={primary.url}
              className={styles.all}
              aria-label={t('form.labelled', { label: primary.label, text: t('nav.all') })}
            >
              {t('nav.all')}
            </SmartLink>
            <div className={styles.columns}>
              {items.map((column) => (
                <Column key={column.title} column={column} />
              ))}
            </div>
            {primary.image && (
              <SmartLink href={primary.url} className={styles.tile}>
                <Picture {...primary.image} alt="" sizes="20rem" widths={[332, 498, 664]} className={styles.picture} />
                {primary.imageLabel && <span className={styles.caption}>{primary.imageLabel}</span>}
              </SmartLink>
            )}
          </div>
        </div>
      </details>
    </>
  )
}

/** The third level: a heading with its links, always open on a desktop, behind its heading on a phone. */
function Column({ column: { title, url, items } }: { readonly column: NavigationItem['items'][number] }) {
  const links = (
    <ul className={styles.links}>
      {items.map(({ label, url: href }) => (
        <li key={label + href}>
          <SmartLink href={href} className={styles.link}>
            {label}
          </SmartLink>
        </li>
      ))}
    </ul>
  )
  return (
    <div className={styles.column}>
      <div className={styles.wideColumn}>
        <h3 className={styles.title}>{url ? <SmartLink href={url}>{title}</SmartLink> : title}</h3>
        {links}
      </div>
      <Disclosure summary={title} className={styles.narrowColumn}>
        {links}
      </Disclosure>
    </div>
  )
}

/** What the header has no room for on a phone. */
function MenuFoot({ frame }: { readonly frame: Frame }) {
  const t = useTranslate()
  const path = usePath()
  const firstName = useFirstName()
  return (
    <div className={styles.foot}>
      {firstName && <p>{t('account.hello', { firstName })}</p>}
      <ul className={styles.services}>
        <li>
          <SmartLink href={firstName ? path('customer') : path('account')} className={styles.service}>
            <Icon name="user" />
            {firstName ? t('header.account') : t('account.join')}
          </SmartLink>
        </li>
        <li>
          <SmartLink href={firstName ? path('customerWishlist') : path('wishlist')} className={styles.service}>
            <Icon name="heart" />
            {t('header.wishlist')}
          </SmartLink>
        </li>
        {frame.has_stores && (
          <li>
            <SmartLink href={path('stores')} className={styles.service}>
              <Icon name="store" />
              {t('stores.find')}
            </SmartLink>
          </li>
        )}
      </ul>
      {storefronts.length > 1 && (
        <Disclosure summary={t('footer.language')}>
          <LanguageLinks />
        </Disclosure>
      )}
      <SocialLinks social={frame.layout.social} />
    </div>
  )
}
