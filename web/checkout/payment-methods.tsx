import { useTranslate } from '#web/shop-context.tsx'
import { PaymentIcon } from '#web/ui/payment-icons.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { errorTextOf, type ValidationError } from '../forms/validation-errors.ts'
import { type OfferedMethod, preselectedMethod, selectedFirst } from './offered-methods.ts'
import styles from './payment-form.module.css'
import { WalletProblem } from './wallet/wallet-problem.tsx'

type PaymentMethodsProps = {
  readonly methods: readonly OfferedMethod[]
  readonly chosen: string | null
  /** With this one a payment has just failed. */
  readonly failed?: string | null
  readonly errors: readonly ValidationError[]
  /** The wallets of this browser, in a form that opens them. */
  readonly wallet?: { onChoose(id: string): void; readonly problem: string | undefined }
}

/** The ways to pay, the chosen one first (specification §4). A credit says that it is one. */
export function PaymentMethods({ methods, chosen, failed = null, errors, wallet }: PaymentMethodsProps) {
  const t = useTranslate()
  return (
    <div className={styles.methods}>
      <RadioGroup
        name="paymentMethod"
        legend={t('payment.method')}
        defaultValue={preselectedMethod(methods, chosen, failed)}
        error={errorTextOf(errors, 'paymentMethod', t)}
        {...(wallet && { onChange: wallet.onChoose })}
        options={selectedFirst(methods, chosen).map((method) => ({
          value: method.id,
          label: method.name,
          hint: [method.description, method.credit && t('order.credit')].filter(Boolean).join(' ') || undefined,
          aside: <PaymentIcon name={method.icon} />,
        }))}
      />
      <WalletProblem of={wallet?.problem} />
    </div>
  )
}
