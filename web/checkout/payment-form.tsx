import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { summaryOf, type ValidationError } from '../forms/validation-errors.ts'
import { ConsentFields } from './consents.tsx'
import type { OfferedMethod } from './offered-methods.ts'
import { OrderWishes } from './order-wishes.tsx'
import { PaymentAway } from './payment-away.tsx'
import styles from './payment-form.module.css'
import { PaymentMethods } from './payment-methods.tsx'
import type { PaymentAnswers } from './read-payment-form.ts'
import { useWallet } from './wallet/use-wallet.ts'

type PaymentFormProps = {
  readonly methods: readonly OfferedMethod[]
  /** The method that the shopper chose before. */
  readonly chosen: string | null
  /** The total that stands in the review, in the smallest unit: the shop refuses to order for another one. */
  readonly total: number
  /** What the gift card that was chosen pays of it: the shop refuses to order for another amount. */
  readonly giftCard?: number | undefined
  /** Whether a receipt without prices can be put in. */
  readonly offersGiftReceipt?: boolean | undefined
  /** What was ticked when the form was last posted. */
  readonly answers?: PaymentAnswers | undefined
  readonly errors?: readonly ValidationError[] | undefined
  /** Where a shopper goes on whose wallet has just paid. */
  readonly paid?: string | undefined
  /** The page that it stands on: the last step, or one page with all of them. */
  readonly here?: 'checkoutPayment' | 'checkoutOnePage'
  /** How it is delivered, where that is chosen beside the ways to pay. */
  readonly delivery?: ReactNode
  /** What has forms of its own: the field for codes. */
  readonly code?: ReactNode
  /** Who buys, and where it goes. */
  readonly facts?: ReactNode
  /** Everything that is ordered. Nothing but the consents stands between it and the button. */
  readonly review: ReactNode
}

const none: readonly ValidationError[] = []

/** How to pay, everything that is ordered, the consents, and the button that obliges to pay; without a way to pay, none of them but what is ordered. */
export function PaymentForm(props: PaymentFormProps) {
  const {
    chosen,
    total,
    giftCard = 0,
    answers,
    errors = none,
    paid,
    here = 'checkoutPayment',
    delivery,
    code,
    facts,
    review,
    offersGiftReceipt,
  } = props
  const t = useTranslate()
  const path = usePath()
  const selected = answers?.paymentMethod || chosen
  const wallet = useWallet(props.methods, selected, total - giftCard, { answers, errors, paid })
  const { methods } = wallet
  const busy = useNavigation().formAction !== undefined || wallet.isBusy
  if (methods.length === 0) {
    return (
      <PaymentAway message="payment-unavailable" href={path(here)}>
        {facts}
        {review}
      </PaymentAway>
    )
  }
  return (
    <div className={styles.columns}>
      {code}
      <Form method="post" noValidate className={cx(styles.form, styles.spread)} onSubmit={wallet.onSubmit}>
        <div className={styles.choices}>
          <ErrorSummary errors={summaryOf(errors, t)} id={errors} />
          <input type="hidden" name="expectedTotal" value={total} />
          <input type="hidden" name="expectedGiftCard" value={giftCard} />
          {delivery}
          <PaymentMethods methods={methods} chosen={selected} errors={errors} wallet={wallet} />
          <OrderWishes answers={answers} offersGiftReceipt={offersGiftReceipt} />
          {facts}
        </div>
        <div className={styles.order}>
          {review}
          <ConsentFields methods={methods} answers={answers} errors={errors} />
          <Button type="submit" look="accent" wide busy={busy}>
            {t('order.button')}
          </Button>
        </div>
      </Form>
    </div>
  )
}
