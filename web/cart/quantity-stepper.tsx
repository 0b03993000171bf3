import { useFetcher } from 'react-router'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { cartFetcher } from './cart-fetcher.ts'
import styles from './quantity-stepper.module.css'

type QuantityStepperProps = {
  readonly line: string
  /** The line in words: 'Pine boot, Black, 38'. */
  readonly name: string
  readonly quantity: number
  /** The fewest that are sold, and by how many the quantity goes up. */
  readonly least: number
  readonly step: number
  readonly most: number | null
}

/** One step fewer, one step more: two submit buttons that carry the new quantity, so that it works without JavaScript. */
export function QuantityStepper({ line, name, quantity, least, step, most }: QuantityStepperProps) {
  const t = useTranslate()
  const path = usePath()
  const fetcher = useFetcher({ key: cartFetcher })
  return (
    <fetcher.Form method="post" action={path('cart')}>
      <input type="hidden" name="change" value="quantity" />
      <input type="hidden" name="line" value={line} />
      <fieldset className={styles.stepper} aria-label={t('cart.quantity_of', { name })}>
        <button
          type="submit"
          name="quantity"
          value={quantity - step}
          disabled={quantity - step < least}
          className={styles.step}
          aria-label={t('cart.fewer')}
        >
          <Icon name="minus" className={styles.sign} />
        </button>
        <output className={styles.quantity}>{quantity}</output>
        <button
          type="submit"
          name="quantity"
          value={quantity + step}
          disabled={most !== null && quantity + step > most}
          className={styles.step}
          aria-label={t('cart.more')}
        >
          <Icon name="plus" className={styles.sign} />
        </button>
      </fieldset>
    </fetcher.Form>
  )
}
