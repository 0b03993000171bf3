import type { ReactNode } from 'react'
import { useLocation, useMatches } from 'react-router'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { imageOfWidth } from '#web/ui/image-url.ts'
import { SmartLink } from '#web/ui/smart-link.tsx'
import type { CartView } from './cart-document.ts'
import { isGoods, lineOptions } from './line-name.ts'
import styles from './mini-cart.module.css'
import { TotalsTable } from './totals.tsx'

/** The cart in the checkout's header: what is in it and what it comes to, opened without JavaScript as well. */
export function MiniCart({
  without,
}: {
  /** What stands in its place on pages that know no cart. */ readonly without: ReactNode
}) {
  const t = useTranslate()
  const { iso } = useStorefront()
  const path = usePath()
  const { key } = useLocation()
  const cart = useCartOfPage()
  if (!cart || cart.count === 0) return without
  return (
    <details key={key} className={styles.mini}>
      <summary className={styles.sign}>
        <Icon name="shopping-bag" />
        <span className="visually-hidden">{t('header.cart_count', { n: cart.count })}</span>
        <span className={styles.count} aria-hidden="true">
          {cart.count}
        </span>
        <span className={styles.total}>{cart.price.totalPrice.label}</span>
      </summary>
      <div className={styles.panel}>
        <ul className={styles.lines}>
          {cart.items.filter(isGoods).map((item) => (
            <li key={item.id} className={styles.line}>
              {item.image ? (
                <img
                  src={imageOfWidth(item.image.url, 60)}
                  srcSet={`${imageOfWidth(item.image.url, 120)} 2x`}
                  alt=""
                  width={60}
                  height={60}
                  className={styles.image}
                  style={item.image.focus ? { objectPosition: item.image.focus } : undefined}
                />
              ) : (
                <span />
              )}
              <p>
                <span className={styles.name}>{item.name}</span>
                <span className={styles.meta}>
                  {[
                    t('review.pieces', { n: item.quantity }),
                    ...lineOptions(item, iso).map(({ option }) => option),
                  ].join(' · ')}
                </span>
              </p>
              <p className={styles.price}>{item.price.totalPrice.label}</p>
            </li>
          ))}
        </ul>
        <TotalsTable price={cart.price} />
        <SmartLink href={path('cart')} className={styles.edit}>
          {t('cart.edit')}
        </SmartLink>
      </div>
    </details>
  )
}

/** The cart that the page itself has loaded as `cart`; pages of the checkout all do. */
function useCartOfPage(): CartView | undefined {
  const data = useMatches().at(-1)?.loaderData as { readonly cart?: CartView | null } | undefined
  return data?.cart ?? undefined
}
