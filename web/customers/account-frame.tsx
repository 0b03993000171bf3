import { type ReactNode, useEffect, useRef } from 'react'
import { Form, Link, useLocation } from 'react-router'
import { clearOrders } from '#web/device/kept-orders.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { cx } from '#web/ui/cx.ts'
import frame from '../ui/frame.module.css'
import headings from '../ui/headings.module.css'
import styles from './account-frame.module.css'

type AccountFrameProps = {
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** The pages of the account: where one can go beside what one came for. */
export function AccountFrame({ title, lead, children }: AccountFrameProps) {
  const t = useTranslate()
  const path = usePath()
  const pages = [
    [path('customer'), t('account.overview')],
    [path('customerOrders'), t('account.orders')],
    [path('customerWishlist'), t('wishlist.title')],
    [path('customerAddress'), t('account.addresses')],
    [path('customerEdit'), t('account.details')],
  ] as const
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const at = pathname.replace(/\/?$/, '/')
  const isHere = (href: string) => (href === path('customer') ? at === href : at.startsWith(href))
  // On a phone the line is longer than the screen: it shows where one is. (The page itself must not move, so no scrollIntoView.)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another place in the line
  useEffect(() => {
    const here = nav.current?.querySelector<HTMLElement>('[aria-current="page"]')
    if (nav.current && here) nav.current.scrollLeft = here.offsetLeft - (nav.current.clientWidth - here.offsetWidth) / 2
  }, [pathname])
  return (
    <div className={cx(frame.page, styles.page)}>
      <nav ref={nav} className={styles.nav} aria-label={t('account.title')}>
        <ul className={styles.pages}>
          {pages.map(([href, name]) => (
            <li key={href}>
              <Link
                to={href}
                className={cx(styles.link, isHere(href) && styles.here)}
                aria-current={isHere(href) ? 'page' : undefined}
              >
                {name}
              </Link>
            </li>
          ))}
          <li>
            {/* The line may break before the shop has answered. */}
            <Form method="post" action={path('accountLogout')} reloadDocument onSubmit={clearOrders}>
              <button type="submit" className={styles.link}>
                {t('account.logout')}
              </button>
            </Form>
          </li>
        </ul>
      </nav>
      <div className={styles.main}>
        <header className={styles.header}>
          <h1 className={headings.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </div>
    </div>
  )
}

/** A part of an account page under a heading of its own. */
export function AccountPart({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h2 className={cx(headings.heading, styles.heading)}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

/** Parts that stand side by side where there is room, each stack at its own pace; on a phone they follow each other. */
export function AccountColumns({ first, second }: { readonly first: ReactNode; readonly second: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>{first}</div>
      <div className={styles.column}>{second}</div>
    </div>
  )
}
