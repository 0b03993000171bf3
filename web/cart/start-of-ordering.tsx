import { useFrame } from '#web/frame.ts'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import { PaymentIcons } from '#web/ui/payment-icons.tsx'
import styles from './start-of-ordering.module.css'

/**
 * Where the shop delivers and how one can pay, at the start of ordering at the latest (Germany: BGB § 312j(1)).
 *
 * @param deliversTo names of the countries, joined: 'Deutschland, Österreich und die Niederlande'
 */
export function StartOfOrdering({ deliversTo }: { readonly deliversTo: string }) {
  const t = useTranslate()
  const { country } = useStorefront()
  const icons = useFrame()?.layout.paymentIcons ?? []
  if (country !== 'DE') return null
  return (
    <div className={styles.start}>
      <p>{t('cart.we_deliver', { countries: deliversTo })}</p>
      {icons.length > 0 && (
        <div className={styles.methods}>
          <p>{t('cart.pay_with')}</p>
          <PaymentIcons icons={icons} />
        </div>
      )}
    </div>
  )
}
