import { PaymentIcon } from '#web/layouts/footer/payment-icons.tsx'
import { useWords } from '#web/shop-context.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { type OfferedMethod, preselected, selectedFirst } from './offered-methods.ts'
import styles from './payment-form.module.css'
import { type Fault, faultOf } from './validation-errors.ts'

type PaymentMethodsProps = {
  readonly methods: readonly OfferedMethod[]
  readonly chosen: string | null
  /** With this one a payment has just failed. */
  readonly failed?: string | null
  readonly faults: readonly Fault[]
}

/** The ways to pay, the chosen one first (specification §4). A credit says that it is one. */
export function PaymentMethods({ methods, chosen, failed = null, faults }: PaymentMethodsProps) {
  const t = useWords()
  return (
    <div className={styles.methods}>
      <RadioGroup
        name="paymentMethod"
        legend={t('payment.method')}
        defaultValue={preselected(methods, chosen, failed)}
        error={faultOf(faults, 'paymentMethod', t)}
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
