import { few, storeStockText } from '#web/catalog/size-text.ts'
import type { Translate } from '#web/messages/translator.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import type { StoresData } from './load-stores.ts'
import styles from './store-size.module.css'

/** A size that somebody looks for in the stores. */
export type SoughtSize = NonNullable<StoresData['size']>

/** 'Alba Derby, size 42'. */
export function storeSizeName(t: Translate, { name, size, isOneSize }: SoughtSize): string {
  return isOneSize ? name : `${name}, ${t('size.of', { size })}`
}

type StoreSizeProps = { readonly size: SoughtSize; readonly store: string; readonly withReserve?: boolean }

/** What one store has of the size, and how to have it kept there. */
export function StoreSize({ size, store, withReserve = false }: StoreSizeProps) {
  const t = useTranslate()
  const path = usePath()
  const stock = size.stock.find(({ code }) => code === store) ?? { qty: 0, exact: true }
  const tone = stock.qty === 0 ? styles.none : stock.qty < few ? styles.few : styles.enough
  return (
    <>
      <p className={cx(styles.stock, tone)}>{storeStockText(t, stock)}</p>
      {withReserve && stock.qty > 0 && (
        <div>
          <ButtonLink
            href={`${path('reserve')}?${new URLSearchParams({ sku: size.product, size: size.sku, store })}`}
            look="accent"
          >
            {t('stores.reserve')}
          </ButtonLink>
        </div>
      )}
    </>
  )
}
