import { maskedCard } from '#kernel/masked-card.ts'
import { formatPrice } from '#kernel/money.ts'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import type { CartView } from './cart-document.ts'
import styles from './totals.module.css'
import { vatRateLabel } from './vat-rate.ts'

type TotalsProps = {
  readonly price: Pick<CartView['price'], 'subtotal' | 'adjustments' | 'shipping' | 'totalPrice' | 'taxes'>
  /** What the delivery is called: 'PostNL'. */
  readonly method?: string | undefined
  /** Whether it is collected in a store of ours: then nothing is sent. */
  readonly storePickup?: boolean | undefined
  /** What a gift card pays of the total. */
  readonly giftCard?:
    | {
        readonly ending: string
        readonly amount: { readonly label: string }
        readonly toPay: { readonly amount: number; readonly label: string }
      }
    | null
    | undefined
  /** Whether what the card leaves was paid, too. */
  readonly isPaid?: boolean
  /** VAT by rate under the total: before ordering and after. */
  readonly vat?: boolean
}

/** Free delivery has no amount of its own: it is told beside the delivery. */
const takesPart = ({ price }: CartView['price']['adjustments'][number]) => price.amount !== 0

/** Subtotal, what is added and taken off, delivery and total with its VAT. */
export function TotalsTable({ price, method, storePickup, giftCard, isPaid, vat }: TotalsProps) {
  const t = useTranslate()
  const storefront = useStorefront()
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{t('cart.subtotal')}</dt>
        <dd>{price.subtotal.label}</dd>
      </div>
      {price.adjustments.filter(takesPart).map((one) => (
        <div key={one.name} className={one.price.amount > 0 ? undefined : styles.discount}>
          <dt>{one.name}</dt>
          <dd>{one.price.label}</dd>
        </div>
      ))}
      <div>
        <dt>
          {t(storePickup ? 'pickup.collect' : 'cart.shipping')}
          {method && !storePickup && <span className={styles.method}> {method}</span>}
        </dt>
        <dd>
          {price.shipping.amount === 0 ? (
            <span className={styles.free}>{t(storePickup ? 'shipment.free' : 'cart.free_shipping')}</span>
          ) : (
            price.shipping.label
          )}
        </dd>
      </div>
      <div className={styles.total}>
        <dt>{t('cart.total')}</dt>
        <dd>{price.totalPrice.label}</dd>
      </div>
      {vat &&
        price.taxes.map(({ taxRate, tax }) => (
          <div key={taxRate} className={styles.vat}>
            <dt>{t('checkout.vat_of', { rate: vatRateLabel(taxRate, storefront.iso) })}</dt>
            <dd>{formatPrice(tax, storefront)}</dd>
          </div>
        ))}
      {giftCard && (
        <>
          <div>
            <dt>{t('giftcard.paid_with', { card: maskedCard(giftCard.ending) })}</dt>
            <dd>−{giftCard.amount.label}</dd>
          </div>
          {!(isPaid && giftCard.toPay.amount === 0) && (
            <div className={styles.total}>
              <dt>{t(isPaid ? 'giftcard.rest' : 'giftcard.to_pay')}</dt>
              <dd>{giftCard.toPay.label}</dd>
            </div>
          )}
        </>
      )}
    </dl>
  )
}
