import { PriceBlock } from '#web/catalog/price-block.tsx'
import type { UpsellQuery } from '#web/graphql/graphql.ts'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { cx } from '../ui/cx.ts'
import pictures from '../ui/pictures.module.css'
import styles from './upsell-card.module.css'

/** What goes with something that was just added: a picture of 166 by 235 (specification §9), a price, and a button. */
export function UpsellCard({ product }: { readonly product: UpsellQuery['upsell'][number] }) {
  const t = useTranslate()
  const { basePath } = useStorefront()
  const { sku, name, url, image, price, regular_price: prior, isOneSize } = product
  return (
    <article className={styles.card}>
      <a href={`${basePath}/${url}/`} data-product={sku} className={styles.link}>
        <Picture
          {...image}
          alt=""
          sizes="10.5rem"
          widths={[166, 224, 332]}
          className={cx(pictures.wide, styles.picture)}
        />
        <span className={styles.name}>{name} </span>
        <PriceBlock t={t} price={price.label} prior={prior?.label} />
      </a>
      <form
        method={isOneSize ? 'post' : 'get'}
        action={`${basePath}/add-to-cart/?sku=${sku}`}
        data-quick-add={isOneSize ? 'one-size' : 'choose'}
      >
        <input type="hidden" name="sku" value={sku} />
        <button type="submit" className={styles.add}>
          {t(isOneSize ? 'cart.add' : 'card.choose')}
          <span className="visually-hidden">: {name}</span>
        </button>
      </form>
    </article>
  )
}
