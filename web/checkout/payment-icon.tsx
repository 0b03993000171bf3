import styles from './payment-form.module.css'

/** The mark of a payment method. */
export function PaymentIcon({ name }: { readonly name: string }) {
  return <span className={styles.mark} data-method={name} aria-hidden="true" />
}
