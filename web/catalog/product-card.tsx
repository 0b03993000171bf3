import type { ReactNode } from 'react'
import type { ProductCardFragment } from '#web/graphql/graphql.ts'
import { CachedFragment } from '#web/islands/cached-fragment.tsx'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import links from '../ui/links.module.css'
import { CardRating } from './card-rating.tsx'
import { ColorDots, colorsOf } from './color-dots.tsx'
import { discountLabel, PriceBlock } from './price-block.tsx'
import styles from './product-card.module.css'

type ProductCardProps = {
  readonly product: ProductCardFragment
  /** How wide the card is shown: `(min-width: 64em) 25vw, 50vw`. */
  readonly sizes: string
  /** In sight when the page opens: its picture doesn't wait. `first` is fetched before everything else. */
  readonly loading?: 'first' | 'eager' | 'lazy'
  /** Whether the store has it whose tablet shows the card. */
  readonly isHere?: boolean
  /** What sits at the top right: the heart of the wishlist. */
  readonly corner?: ReactNode
}

const widths = [224, 332, 498, 830]

/**
 * A product in a list or a slider. The link covers the card and is called by brand, name and price. What a press does
 * beyond following the link (quick add, analytics) is done by the `CardArea` around all cards, so that a card costs
 * nothing but its markup; without JavaScript the form goes to `/add-to-cart/`.
 */
export function ProductCard({ product, sizes, loading = 'lazy', isHere = false, corner }: ProductCardProps) {
  return (
    <article className={styles.card}>
      {/* React asks for a picture in sight in the head of the page, which it can't from prepared markup. */}
      <CachedFragment
        as="div"
        className={styles.body}
        part="card"
        of={[sizes, product, isHere]}
        when={loading === 'lazy'}
      >
        <CardBody product={product} sizes={sizes} loading={loading} isHere={isHere} />
      </CachedFragment>
      {corner && <div className={styles.corner}>{corner}</div>}
    </article>
  )
}

function CardBody({ product, sizes, loading, isHere }: Required<Omit<ProductCardProps, 'corner'>>) {
  const t = useTranslate()
  const { basePath, iso, country } = useStorefront()
  const { sku, name, brand, image, hover_image: hover, isOneSize, isComingSoon } = product
  const discount = discountLabel(iso, product.discount)
  const buyable = !isComingSoon && product.totalAvailableStock > 0
  return (
    <>
      <div className={styles.media}>
        <CardImage {...image} sizes={sizes} loading={loading} />
        {hover && <CardImage {...hover} sizes={sizes} loading="lazy" className={styles.hover} />}
        <span className={styles.labels}>
          {isHere && <span className={styles.here}>{t('card.in_store')}</span>}
          {discount && <span className={styles.sale}>{discount}</span>}
          {product.label && <span className={styles.label}>{product.label}</span>}
          {!buyable && !isComingSoon && <span className={styles.label}>{t('stock.out')}</span>}
        </span>
      </div>
      <a
        href={`${basePath}/${product.url}/`}
        data-product={sku}
        className={cx(links.card, links.outlined, styles.link)}
      >
        <span className={styles.title}>
          <span className={styles.brand}>{brand.name} </span>
          <span className={styles.name}>{name} </span>
        </span>
        <PriceBlock
          t={t}
          price={product.price.label}
          prior={product.priorPrice?.label}
          unit={product.unitPrice}
          className={styles.price}
        />
      </a>
      <div className={styles.below}>
        <ColorDots t={t} colors={colorsOf(product)} />
        <CardRating t={t} iso={iso} rating={product.rating} />
        {country === 'DE' && <span className={styles.vat}>{t('price.vat')}</span>}
      </div>
      {buyable && (
        <form
          method={isOneSize ? 'post' : 'get'}
          action={`${basePath}/add-to-cart/?sku=${sku}`}
          data-quick-add={isOneSize ? 'one-size' : 'choose'}
          className={styles.quickAdd}
        >
          <input type="hidden" name="sku" value={sku} />
          <button type="submit" className={styles.add}>
            <Icon name="plus" className={styles.plus} />
            <span className={styles.addWords}>{t(isOneSize ? 'cart.add' : 'card.choose')}</span>
            <span className="visually-hidden">
              : {brand.name} {name}
            </span>
          </button>
        </form>
      )}
    </>
  )
}

type CardImageProps = {
  readonly url: string
  readonly focus?: string | null
  readonly sizes: string
  readonly loading: 'first' | 'eager' | 'lazy'
  readonly className?: string | undefined
}

/** 332 by 470 (specification §9). The link says what is seen, so the picture has no words of its own. */
function CardImage({ url, focus, sizes, loading, className }: CardImageProps) {
  const [picture] = url.split('?')
  return (
    <img
      src={`${picture}?w=498`}
      srcSet={widths.map((width) => `${picture}?w=${width} ${width}w`).join(', ')}
      sizes={sizes}
      width={332}
      height={470}
      alt=""
      loading={loading === 'lazy' ? 'lazy' : undefined}
      fetchPriority={loading === 'first' ? 'high' : undefined}
      decoding="async"
      style={focus ? { objectPosition: focus } : undefined}
      className={cx(styles.image, className)}
    />
  )
}
