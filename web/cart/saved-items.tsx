import { useFetcher } from 'react-router'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { PriceText } from '#web/ui/price.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import pictures from '../ui/pictures.module.css'
import type { SavedItem } from './cart-document.ts'
import { cartFetcher } from './cart-fetcher.ts'
import line from './cart-line.module.css'
import { lineName } from './line-name.ts'
import { LineOptions } from './line-options.tsx'
import styles from './saved-items.module.css'

/** What a shopper has put aside: below the cart, and where the cart is empty. */
export function SavedItems({ items }: { readonly items: readonly SavedItem[] }) {
  const t = useTranslate()
  if (items.length === 0) return null
  return (
    <section className={styles.saved} aria-labelledby="saved-for-later">
      <h2 id="saved-for-later" className={styles.title}>
        {t('cart.saved')}
      </h2>
      <ul className={styles.items}>
        {items.map((item) => (
          <Saved key={item.id} item={item} />
        ))}
      </ul>
    </section>
  )
}

function Saved({ item }: { readonly item: SavedItem }) {
  const t = useTranslate()
  const { iso } = useStorefront()
  const path = usePath()
  const fetcher = useFetcher({ key: cartFetcher })
  const name = lineName(item, iso)
  const isSoldOut = item.payload.stock < 1
  return (
    <li className={styles.item}>
      <div className={pictures.line}>
        {item.image && <Picture {...item.image} alt="" sizes="5rem" widths={[120, 166, 224]} />}
      </div>
      <div className={styles.about}>
        <h3 className={line.name}>
          {item.url ? (
            <SmartLink href={item.url} className={line.way}>
              {item.name}
            </SmartLink>
          ) : (
            item.name
          )}
        </h3>
        <LineOptions item={item} />
        <PriceText
          price={item.price.unitPrice.label}
          regular={item.price.regularUnitPrice?.label}
          prior={item.price.priorUnitPrice?.label}
        />
        <div className={styles.ways}>
          {isSoldOut ? (
            <p className={styles.out}>{t('stock.out')}</p>
          ) : (
            <fetcher.Form method="post" action={path('cart')}>
              <input type="hidden" name="change" value="move" />
              <input type="hidden" name="line" value={item.id} />
              <Button type="submit" look="quiet" aria-label={t('cart.move_named', { name })}>
                {t('cart.move')}
              </Button>
            </fetcher.Form>
          )}
          <fetcher.Form method="post" action={path('cart')}>
            <input type="hidden" name="change" value="remove" />
            <input type="hidden" name="line" value={item.id} />
            <Button type="submit" look="quiet" aria-label={t('cart.saved_remove', { name })} className={styles.remove}>
              <Icon name="trash-2" className={styles.bin} />
            </Button>
          </fetcher.Form>
        </div>
      </div>
    </li>
  )
}
