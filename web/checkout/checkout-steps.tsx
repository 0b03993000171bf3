import type { WordKey } from '#web/messages/en.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import styles from './checkout-steps.module.css'
import { type Step, stepPath, steps } from './step.ts'

const labels: Readonly<Record<Step, WordKey>> = {
  address: 'checkout.step_address',
  shipment: 'checkout.step_shipment',
  payment: 'checkout.step_payment',
}

type CheckoutStepsProps = {
  readonly current: Step
  /** Whether the order is collected rather than sent. */
  readonly collected: boolean
}

/** Where one is; the steps that are done lead back to themselves. */
export function CheckoutSteps({ current, collected }: CheckoutStepsProps) {
  const t = useTranslate()
  const path = usePath()
  const now = steps.indexOf(current)
  const label = (step: Step) => t(collected && step === 'shipment' ? 'pickup.step' : labels[step])
  return (
    <nav aria-label={t('checkout.steps')}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step} className={styles.step} aria-current={step === current ? 'step' : undefined}>
            {index < now ? (
              <SmartLink href={stepPath(path, step)} className={styles.done}>
                <Icon name="check" className={styles.tick} />
                {label(step)}
                <span className="visually-hidden"> ({t('checkout.step_done')})</span>
              </SmartLink>
            ) : (
              <span className={styles.label}>
                <span className={styles.number}>{index + 1}</span>
                {label(step)}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
