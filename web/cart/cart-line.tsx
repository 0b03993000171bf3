import { useFetcher } from 'react-router'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { PriceText } from '#web/ui/price.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import { articleMessage } from '../messages/api-messages.ts'
import pictures from '../ui/pictures.module.css'
import type { CartPageItem } from './cart-document.ts'
import { cartFetcher } from './cart-fetcher.ts'
import styles from './cart-line.module.css'
import { lineName } from './line-name.ts'
import { LineOptions } from './line-options.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import { SizeChoice } from './size-choice.tsx'

/** One line of the cart: what it is, how many, what it costs. An extra of the shop's own has no quantity and leads nowhere. */
export function CartLineItem({ item }: { readonly item: CartPageItem }) {
  const t = useTranslate()
  const { iso } = useStorefront()
  const path = usePath()
  const fetcher = useFetcher({ key: cartFetcher })
  const asked = fetcher.formData?.get('line') === item.id ? fetcher.formData : undefined
  const leaving = asked?.get('change') === 'remove' || asked?.get('change') === 'save'
  const { price } = item
  const name = lineName(item, iso)
  const quantity = asked?.get('change') === 'quantity' ? Number(asked.get('quantity')) : item.quantity

  return (
    <li className={cx(styles.line, leaving && styles.leaving)}>
      <div className={cx(pictures.line, styles.image)}>
        {item.image && <Picture {...item.image} alt="" sizes="(min-width: 48em) 8rem, 6rem" widths={[120, 166, 224]} />}
        {item.type === 'custom' && <Icon name="gift" className={styles.extra} />}
      </div>
      <div className={styles.about}>
        {item.label !== item.name && <p className={styles.label}>{item.label}</p>}
        {item.brand && <p className={styles.brand}>{item.brand}</p>}
        <h2 className={styles.name}>
          {item.url && item.type === 'product' ? (
            <SmartLink href={item.url} className={styles.way}>
              {item.name}
            </SmartLink>
          ) : (
            item.name
          )}
        </h2>
        <LineOptions item={item} />
        {item.deliveryInformation.deliveryTime && (
          <p className={styles.meta}>{t('stock.preorder', { deliveryTime: item.deliveryInformation.deliveryTime })}</p>
        )}
        {item.error && (
          <p className={styles.error}>
            <Icon name="circle-alert" className={styles.faultIcon} />
            {articleMessage(item.error, t, iso)}
          </p>
        )}
        {item.modified && (
          <p className={styles.modified}>
            {t('cart.price_changed')}
            {item.priceWhenAdded && ` ${t('cart.price_before', { price: item.priceWhenAdded.label })}`}
          </p>
        )}
      </div>
      <div className={styles.cost}>
        <PriceText
          price={price.totalPrice.label}
          regular={item.quantity === 1 ? price.regularUnitPrice?.label : undefined}
          prior={price.priorUnitPrice?.label}
          className={styles.price}
        />
        {item.product?.unitPrice && <p className={styles.meta}>{item.product.unitPrice}</p>}
        {item.quantity > 1 && (
          <div className={styles.meta}>
            {t('cart.each', { price: price.unitPrice.label })}
            {price.regularUnitPrice && (
              <>
                <span className="visually-hidden">{`. ${t('price.was', { price: price.regularUnitPrice.label })}`}</span>{' '}
                <s aria-hidden="true">{price.regularUnitPrice.label}</s>
              </>
            )}
          </div>
        )}
      </div>
      <div className={styles.change}>
        {item.type === 'product' && <SizeChoice item={item} name={name} />}
        {item.type === 'product' && (
          <QuantityStepper
            line={item.id}
            name={name}
            quantity={quantity}
            least={item.minPurchase}
            step={item.purchaseSteps}
            most={item.maxPurchase}
          />
        )}
        <div className={styles.out}>
          {item.type === 'product' && (
            <fetcher.Form method="post" action={path('cart')}>
              <input type="hidden" name="change" value="save" />
              <input type="hidden" name="line" value={item.id} />
              <Button type="submit" look="quiet" aria-label={t('cart.save_named', { name })} className={styles.remove}>
                {t('cart.save')}
              </Button>
            </fetcher.Form>
          )}
          {item.removable && (
            <fetcher.Form method="post" action={path('cart')}>
              <input type="hidden" name="change" value="remove" />
              <input type="hidden" name="line" value={item.id} />
              <input type="hidden" name="type" value={item.type} />
              <input type="hidden" name="sku" value={item.referencedId} />
              <input type="hidden" name="quantity" value={item.quantity} />
              <input type="hidden" name="name" value={name} />
              <Button
                type="submit"
                look="quiet"
                aria-label={t('cart.remove_named', { name })}
                className={styles.remove}
              >
                <Icon name="trash-2" className={styles.bin} />
                <span className={styles.says}>{t('cart.remove')}</span>
              </Button>
            </fetcher.Form>
          )}
        </div>
      </div>
    </li>
  )
}
