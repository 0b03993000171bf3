import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { announceCartChange } from '#web/device/visitor.ts'
import { useWords } from '#web/shop-context.tsx'
import { showToast } from '#web/ui/toast.tsx'
import type { CartView } from './cart-document.ts'
import { cartFetcher } from './cart-fetcher.ts'
import { CartLine } from './cart-line.tsx'
import { type CartNews, cartMessages } from './cart-messages.ts'
import { CartMessages } from './cart-messages-list.tsx'
import styles from './cart-page.module.css'
import { CartSummary } from './cart-summary.tsx'
import { CodeForm } from './code-form.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { type Removed, RemovedNotice } from './removed-notice.tsx'
import { StartOfOrdering } from './start-of-ordering.tsx'

/** What the page's action answers; `removed` is what can be put back. */
export type CartAnswer = { readonly news: readonly CartNews[]; readonly removed?: Removed | undefined }

type CartPageProps = {
  readonly cart: CartView | null
  /** Removed by a form that was posted without JavaScript. */
  readonly removed?: Removed | undefined
  /** What the shop said to a form that was posted without JavaScript. */
  readonly news?: readonly CartNews[] | undefined
  /** Where the storefront delivers: 'Germany, Austria'. */
  readonly deliversTo: string
}

export function CartPage({ cart, removed: removedBefore, news = [], deliversTo }: CartPageProps) {
  const t = useWords()
  const fetcher = useFetcher<CartAnswer>({ key: cartFetcher })
  const answer = fetcher.data
  const removed = answer ? answer.removed : removedBefore
  useNews(answer)

  const items = cart?.items ?? []
  const messages = cartMessages([...news, ...(cart?.errors ?? [])], t)
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        {t('cart.title')}
        {cart && items.length > 0 && <span className={styles.count}>{t('pl.items', { n: cart.count })}</span>}
      </h1>
      <RemovedNotice removed={removed} fresh={answer?.removed !== undefined} />
      <CartMessages messages={messages} />
      {cart === null || items.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className={styles.columns}>
          <div>
            <ul className={styles.lines} aria-label={t('cart.lines')}>
              {items.map((item) => (
                <CartLine key={item.id} item={item} />
              ))}
            </ul>
            <CodeForm />
          </div>
          <CartSummary cart={cart} busy={fetcher.state !== 'idle'}>
            <StartOfOrdering deliversTo={deliversTo} />
          </CartSummary>
        </div>
      )}
    </div>
  )
}

/** What the shop says to a change is told as it happens (specification §8); the header counts anew. */
function useNews(answer: CartAnswer | undefined) {
  const t = useWords()
  const told = useRef<CartAnswer | undefined>(undefined)
  useEffect(() => {
    if (!answer || told.current === answer) return
    told.current = answer
    announceCartChange()
    for (const message of cartMessages(answer.news, t)) showToast(message)
  }, [answer, t])
}
