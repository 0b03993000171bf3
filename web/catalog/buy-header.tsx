import { RatingLine } from '#web/reviews/rating-line.tsx'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import links from '../ui/links.module.css'
import styles from './buy-box.module.css'
import type { ProductData } from './load-product.ts'
import { discountLabel, PriceBlock } from './price-block.tsx'

type BuyHeaderProps = {
  readonly product: ProductData['product']
  readonly price: string
  readonly prior: string | undefined
  readonly discount: number
}

/** What it is, and what it costs. */
export function BuyHeader({ product, price, prior, discount }: BuyHeaderProps) {
  const t = useTranslate()
  const { iso } = useStorefront()
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>
        <SmartLink href={`/${product.brand.url}`} className={styles.brand}>
          {product.brand.name}
        </SmartLink>{' '}
        <span className={styles.name}>{product.name}</span>
      </h1>
      {product.reviewSummary && product.reviewSummary.count > 0 && <RatingLine summary={product.reviewSummary} />}
      {product.isPresentedBySneakers && <p className={styles.presented}>{t('product.presented')}</p>}
      <div>
        <PriceBlock
          t={t}
          price={price}
          prior={prior}
          discount={discountLabel(iso, discount)}
          unit={product.unitPrice}
          className={styles.price}
        />
        <p className={styles.vat}>
          <SmartLink href={t('path.delivery')} className={links.text}>
            {t('price.vat')}
          </SmartLink>
        </p>
      </div>
    </header>
  )
}
