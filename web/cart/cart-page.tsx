import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { useHasStores } from '#web/frame.ts'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import { type CartNotice, cartMessages } from '../messages/api-messages.ts'
import { cx } from '../ui/cx.ts'
import frame from '../ui/frame.module.css'
import headings from '../ui/headings.module.css'
import { type CartAnswer, useCartNotice } from './cart-answer.ts'
import type { CartPageView } from './cart-document.ts'
import { cartFetcher } from './cart-fetcher.ts'
import { CartLineItem } from './cart-line.tsx'
import { CartMessages } from './cart-messages-list.tsx'
import styles from './cart-page.module.css'
import { CartInStores, type CartStores } from './cart-stores.tsx'
import { CartSummary } from './cart-summary.tsx'
import { CodeForm } from './code-form.tsx'
import { DiscountLines } from './discount-lines.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { Extras } from './extras.tsx'
import { isGoods } from './line-name.ts'
import { type Removed, RemovedNotice } from './removed-notice.tsx'
import { SavedItems } from './saved-items.tsx'
import { ShareCart } from './share-cart.tsx'
import { StartOfOrdering } from './start-of-ordering.tsx'

type CartPageProps = {
  readonly cart: CartPageView | null
  /** Absent when nobody could say it. */
  readonly cartStores?: CartStores | undefined
  /** Removed by a form that was posted without JavaScript. */
  readonly removed?: Removed | undefined
  /** What the shop said to a form that was posted without JavaScript. */
  readonly news?: readonly CartNotice[] | undefined
  /** The code that it refused. */
  readonly typed?: string | undefined
  /** Where the storefront delivers: 'Germany, Austria'. */
  readonly deliversTo: string
  /** What stands below everything. */
  readonly below?: ReactNode
}

export function CartPage({
  cart,
  cartStores,
  removed: removedBefore,
  news = [],
  typed,
  deliversTo,
  below,
}: CartPageProps) {
  const t = useTranslate()
  const { iso } = useStorefront()
  const hasStores = useHasStores()
  const fetcher = useFetcher<CartAnswer>({ key: cartFetcher })
  const answer = fetcher.data
  const removed = answer ? answer.removed : removedBefore
  useCartNotice(answer)

  const items = cart?.items.filter(isGoods) ?? []
  const messages = cartMessages([...news, ...(cart?.errors ?? [])], t, iso)
  return (
    <div className={styles.page}>
      <h1 className={cx(headings.title, frame.row, styles.title)}>
        {t('cart.title')}
        {cart && cart.count > 0 && <span className={headings.count}>{t('pl.items', { n: cart.count })}</span>}
      </h1>
      <RemovedNotice removed={removed} fresh={answer?.removed !== undefined} />
      <CartMessages messages={messages} />
      {cart === null || cart.count === 0 ? (
        <EmptyCart />
      ) : (
        <div className={styles.columns}>
          <div>
            <ul className={styles.lines} aria-label={t('cart.lines')}>
              {items.map((item) => (
                <CartLineItem key={item.id} item={item} />
              ))}
            </ul>
            <DiscountLines items={cart.items} />
            {cartStores && hasStores && <CartInStores cart={cartStores} />}
            <Extras cart={cart} />
            <ShareCart items={items} />
            <CodeForm news={answer ? undefined : news} typed={typed} />
          </div>
          <CartSummary cart={cart} busy={fetcher.state !== 'idle'}>
            <StartOfOrdering deliversTo={deliversTo} />
          </CartSummary>
        </div>
      )}
      <SavedItems items={cart?.savedItems ?? []} />
      {below}
    </div>
  )
}
