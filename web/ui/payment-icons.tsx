import { useTranslate } from '#web/shop-context.tsx'
import styles from './payment-icons.module.css'
import sprite from './payment-icons.svg?url'

/** Every way to pay that the shop can draw (specification §2). */
export const drawnPayments = [
  'riverty',
  'americanexpress',
  'applepay',
  'bancontact',
  'banktransfer',
  'cartebleue',
  'fashioncheque',
  'giftcard',
  'giropay',
  'googlepay',
  'ideal',
  'klarna',
  'mastercard',
  'maestro',
  'paypal',
  'payconiq',
  'sofort',
  'visa',
  'vpay',
  'vvv',
] as const

/** Other spellings of the same, as providers and content write them. */
const spellings: Readonly<Record<string, string>> = {
  afterpay: 'riverty',
  amex: 'americanexpress',
  'cartes-bancaires': 'cartebleue',
  creditcard: 'mastercard',
}

type PaymentIconItem = { readonly key: string; readonly label: string }

/** The drawing of a way to pay; its words stand beside it or in `label`. An unknown one is not drawn. */
export function PaymentIcon({ name, label }: { readonly name: string; readonly label?: string }) {
  const key = spellings[name] ?? name
  if (!drawnPayments.some((drawn) => drawn === key)) return null
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by its label, or silent beside its words
    <svg className={styles.icon} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <use href={`${sprite}#${key}`} />
    </svg>
  )
}

export function PaymentIcons({ icons }: { readonly icons: readonly PaymentIconItem[] }) {
  const t = useTranslate()
  if (icons.length === 0) return null
  return (
    <ul className={styles.icons} aria-label={t('footer.payment')}>
      {icons.map(({ key, label }) => (
        <li key={key}>
          <PaymentIcon name={key} label={label} />
        </li>
      ))}
    </ul>
  )
}
