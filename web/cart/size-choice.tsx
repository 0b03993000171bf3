import { useFetcher } from 'react-router'
import { writtenSize } from '#kernel/written-size.ts'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import type { CartPageItem } from './cart-document.ts'
import { cartFetcher } from './cart-fetcher.ts'
import styles from './size-choice.module.css'

type SizeChoiceProps = {
  readonly item: Pick<CartPageItem, 'id' | 'referencedId' | 'product'>
  /** The line in words: 'Pine boot, Black, 38'. */
  readonly name: string
}

/** Another size of the same, where there is one: it changes as soon as it is chosen, and by a button without JavaScript. */
export function SizeChoice({ item, name }: SizeChoiceProps) {
  const t = useTranslate()
  const { iso } = useStorefront()
  const path = usePath()
  const fetcher = useFetcher({ key: cartFetcher })
  const isHydrated = useHydrated()
  const sizes = item.product?.variants ?? []
  if (sizes.length < 2) return null
  return (
    <fetcher.Form method="post" action={path('cart')} className={styles.form}>
      <input type="hidden" name="change" value="size" />
      <input type="hidden" name="line" value={item.id} />
      <span className={styles.select}>
        <select
          name="sku"
          key={item.referencedId}
          defaultValue={item.referencedId}
          aria-label={t('cart.size_of', { name })}
          onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        >
          {sizes.map(({ sku, size, stockState }) => {
            const isSoldOut = stockState === 'OUT_OF_STOCK' && sku !== item.referencedId
            return (
              <option key={sku} value={sku} disabled={isSoldOut}>
                {isSoldOut ? t('cart.size_sold_out', { size }) : writtenSize(size, iso)}
              </option>
            )
          })}
        </select>
        <Icon name="chevron-down" className={styles.chevron} />
      </span>
      {!isHydrated && (
        <noscript>
          <button type="submit" className={styles.change}>
            {t('cart.size_change')}
          </button>
        </noscript>
      )}
    </fetcher.Form>
  )
}
