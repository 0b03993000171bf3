import { shownSize } from '#kernel/written-size.ts'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import { cx } from '../ui/cx.ts'
import frame from '../ui/frame.module.css'
import headings from '../ui/headings.module.css'
import words from '../ui/words.module.css'
import type { SharedLine } from './shared-cart-document.ts'
import styles from './shared-cart-page.module.css'
import { sharedItemsQuery } from './shared-items.ts'

type Props = {
  readonly lines: readonly SharedLine[]
  /** How many of the link are not sold here. */
  readonly missing: number
  /** What the shop said to a press. */
  readonly errors: readonly string[]
}

/** What somebody passed on; it is put into one's own cart by a press alone. */
export function SharedCartPage({ lines, missing, errors }: Props) {
  const t = useTranslate()
  const path = usePath()
  const { basePath } = useStorefront()
  const buyable = lines.filter(({ isBuyable }) => isBuyable)
  const pieces = buyable.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <div className={cx(frame.page, styles.page)}>
      <h1 className={headings.title}>{t('shared_cart.title')}</h1>
      {errors.length > 0 && (
        <div role="alert" className={styles.errors}>
          {errors.map((error) => (
            <p key={error}>{error}</p>
          ))}
          <p>
            <SmartLink href={path('cart')}>{t('follow.to_cart')}</SmartLink>
          </p>
        </div>
      )}
      {lines.length === 0 ? (
        <p>{t('shared_cart.gone')}</p>
      ) : (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <Line key={line.sku} line={line} />
          ))}
        </ul>
      )}
      {missing > 0 && lines.length > 0 && <p className={styles.note}>{t('shared_cart.missing', { n: missing })}</p>}
      {pieces > 0 ? (
        <form method="post" action={basePath + path('sharedCart') + sharedItemsQuery(buyable)} className={styles.form}>
          <Button type="submit" wide>
            {t('shared_cart.add', { n: pieces })}
          </Button>
          <p className={styles.note}>{t('shared_cart.note')}</p>
        </form>
      ) : (
        <p>
          <ButtonLink href={path('products')}>{t('shop.continue')}</ButtonLink>
        </p>
      )}
    </div>
  )
}

function Line({ line: { product, size, quantity, price, isBuyable } }: { readonly line: SharedLine }) {
  const t = useTranslate()
  const { iso } = useStorefront()
  return (
    <li className={styles.line}>
      <Picture {...product.image} alt="" sizes="5rem" widths={[120, 166, 224]} className={styles.picture} />
      <div className={styles.about}>
        <p className={words.brand}>{product.brand.name}</p>
        <p>
          <SmartLink href={`/${product.url}`}>{product.name}</SmartLink>
        </p>
        <p className={styles.note}>
          {[product.color.name, shownSize(size, iso), t('shared_cart.quantity', { n: quantity })]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      <p className={styles.price}>{isBuyable ? price : t('shared_cart.sold_out')}</p>
    </li>
  )
}
