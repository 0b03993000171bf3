import { useTranslate } from '#web/shop-context.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import styles from './color-siblings.module.css'
import type { ProductDetailView } from './product-document.ts'

/** The colours of the model as small pictures (166 by 235, specification §9); this one is marked. */
export function ColorSiblings({
  product,
}: {
  readonly product: Pick<ProductDetailView, 'sku' | 'color' | 'relatedProducts'>
}) {
  const t = useTranslate()
  const siblings = product.relatedProducts.filter(({ type }) => type === 'color_relation')
  const isOther = ({ productNumber }: { readonly productNumber: string }) => productNumber !== product.sku
  return (
    <div className={styles.colors}>
      <p className={styles.name}>{t('product.color', { name: product.color.name })}</p>
      {siblings.some(isOther) && (
        <nav aria-label={t('product.colors')}>
          <ul className={styles.list}>
            {siblings.map((sibling) => (
              <li key={sibling.productNumber}>
                <SmartLink
                  href={`/${sibling.url}`}
                  className={styles.thumb}
                  aria-label={sibling.colorName}
                  aria-current={isOther(sibling) ? undefined : 'page'}
                >
                  <Picture {...sibling.image} alt="" sizes="4.5rem" widths={[120, 166, 224]} className={styles.image} />
                </SmartLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
