import { useTranslate } from '#web/shop-context.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import type { PaymentAnswers } from './read-payment-form.ts'

type OrderWishesProps = {
  readonly answers: PaymentAnswers | undefined
  /** Whether a receipt without prices can be put in. */
  readonly offersGiftReceipt: boolean | undefined
}

/** What whoever orders may wish for besides, and need not. */
export function OrderWishes({ answers, offersGiftReceipt }: OrderWishesProps) {
  const t = useTranslate()
  return (
    <>
      <Checkbox
        name="newsletter"
        value="yes"
        label={t('payment.newsletter')}
        defaultChecked={answers?.newsletter ?? false}
      />
      {offersGiftReceipt && (
        <Checkbox
          name="giftReceipt"
          value="yes"
          label={t('payment.gift_receipt')}
          hint={t('payment.gift_receipt_hint')}
          defaultChecked={answers?.giftReceipt ?? false}
        />
      )}
    </>
  )
}
