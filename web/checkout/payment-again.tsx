import { Form, useNavigation } from 'react-router'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { summaryOf, type ValidationError } from '../forms/validation-errors.ts'
import frame from '../ui/frame.module.css'
import type { OrderView } from './checkout-document.ts'
import { RivertyTerms } from './consents.tsx'
import type { OfferedMethod } from './offered-methods.ts'
import { OrderSummary } from './order-summary.tsx'
import { outcomeMessage } from './outcome-message.ts'
import { PaymentAway } from './payment-away.tsx'
import styles from './payment-form.module.css'
import { PaymentMethods } from './payment-methods.tsx'
import type { PaymentOutcome } from './payment-outcome.ts'
import type { PaymentAnswers } from './read-payment-form.ts'
import { useWallet } from './wallet/use-wallet.ts'

type PaymentAgainProps = {
  readonly order: OrderView
  /** The order's reference. */
  readonly reference: string
  readonly outcome: Exclude<PaymentOutcome, 'paid' | 'closed'>
  readonly methods: readonly OfferedMethod[]
  readonly answers?: PaymentAnswers | undefined
  readonly errors?: readonly ValidationError[] | undefined
  /** Where a shopper goes on whose wallet has just paid. */
  readonly paid?: string | undefined
}

const none: readonly ValidationError[] = []

/** Back from a payment that did not succeed: what happened, and the same order with any method once more. */
export function PaymentAgain(props: PaymentAgainProps) {
  const { order, reference, outcome, answers, errors = none, paid } = props
  const t = useTranslate()
  const path = usePath()
  const due = order.giftCard?.toPay.amount ?? order.price.totalPrice.amount
  const wallet = useWallet(props.methods, answers?.paymentMethod ?? null, due, { answers, errors, paid })
  const { methods } = wallet
  const busy = useNavigation().formAction !== undefined || wallet.isBusy
  if (methods.length === 0) {
    const href = `${path('checkoutPayment')}?${new URLSearchParams({ order: reference })}`
    return (
      <PaymentAway message="payment-provider-unavailable" href={href}>
        <OrderSummary order={order} />
      </PaymentAway>
    )
  }
  const message = outcome === 'pending' ? undefined : outcomeMessage(outcome === 'canceled' ? 'cancelled' : 'failed')
  // Only what failed is left out: who broke off a payment may well want to go on with the same method.
  const failed = outcome === 'failed' ? idOf(order.paymentMethod, methods) : null
  return (
    <Form method="post" noValidate className={styles.form} onSubmit={wallet.onSubmit}>
      {message ? (
        <p className={styles.message} role="alert">
          {t(message.text)}
        </p>
      ) : (
        <p>{t('payment.again_text', { number: order.number })}</p>
      )}
      <ErrorSummary errors={summaryOf(errors, t)} id={errors} />
      <PaymentMethods
        methods={methods}
        chosen={answers?.paymentMethod || (failed === null ? idOf(order.paymentMethod, methods) : null)}
        failed={answers?.paymentMethod ? null : failed}
        errors={errors}
        wallet={wallet}
      />
      <OrderSummary order={order} />
      <RivertyTerms methods={methods} answers={answers} errors={errors} />
      <div className={frame.ways}>
        <Button type="submit" look="accent" busy={busy}>
          {t('payment.pay_now')}
        </Button>
        <ButtonLink href={path('cart')} look="quiet">
          {t('payment.change_bag')}
        </ButtonLink>
      </div>
    </Form>
  )
}

/** An order says what its method is called. */
function idOf(name: string, methods: readonly OfferedMethod[]): string | null {
  return methods.find((method) => method.name === name || method.id === name)?.id ?? null
}
