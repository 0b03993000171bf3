import { PaymentIcon } from '#web/layouts/footer/payment-icons.tsx'
import { useTranslate } from '#web/shop-context.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { type OfferedMethod, preselected, selectedFirst } from './offered-methods.ts'
import styles from './payment-form.module.css'
import { errorTextOf, type ValidationError } from './validation-errors.ts'

type PaymentMethodsProps = {
  readonly methods: readonly OfferedMethod[]
  readonly chosen: string | null
  /** With this one a payment has just failed. */
  readonly failed?: string | null
  readonly errors: readonly ValidationError[]
}

/** The ways to pay, the chosen one first (specification §4). A credit says that it is one. */
export function PaymentMethods({ methods, chosen, failed = null, errors }: PaymentMethodsProps) {
  const t = useTranslate()
  return (
    <div className={styles.methods}>
      <RadioGroup
        name="paymentMethod"
        legend={t('payment.method')}
        defaultValue={preselected(methods, chosen, failed)}
        error={errorTextOf(errors, 'paymentMethod', t)}
        options={selectedFirst(methods, chosen).map((method) => ({
          value: method.id,
          label: method.name,
          hint: [method.description, method.credit && t('order.credit')].filter(Boolean).join(' ') || undefined,
          aside: <PaymentIcon name={method.icon} />,
        }))}
      />
    </div>
  )
}
