import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { CartMessages } from '#web/cart/cart-messages-list.tsx'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import { summaryOf, type ValidationError } from '../../forms/validation-errors.ts'
import links from '../../ui/links.module.css'
import { besideParts } from '../beside-part.ts'
import type { CheckoutContext } from '../checkout-document.ts'
import { ConsentFields } from '../consents.tsx'
import type { OfferedMethod } from '../offered-methods.ts'
import { OrderWishes } from '../order-wishes.tsx'
import payment from '../payment-form.module.css'
import { PaymentMethods } from '../payment-methods.tsx'
import { RefusedGoods } from '../refused-goods.tsx'
import { Review, ReviewNote } from '../review.tsx'
import { stepPath } from '../step.ts'
import { countryRefusal, isOfContact } from '../wallet/contact-problems.ts'
import { useWallet } from '../wallet/use-wallet.ts'
import styles from './express.module.css'
import type { ExpressAnswer } from './order-express.ts'
import { RefusedContact } from './refused-contact.tsx'

type ExpressFormProps = {
  readonly context: CheckoutContext
  /** Never none. */
  readonly wallets: readonly OfferedMethod[]
  /** The one that the cart led here with. */
  readonly chosen: string | null
  readonly answer: ExpressAnswer | undefined
  /** How it is delivered. */
  readonly delivery: ReactNode
}

const none: readonly ValidationError[] = []

/** All that is ordered, both boxes and the button that obliges to pay, which opens the wallet: it says who orders and where it goes. */
export function ExpressForm({ context, wallets, chosen, answer, delivery }: ExpressFormProps) {
  const t = useTranslate()
  const path = usePath()
  const { deliversTo } = useStorefront()
  const answers = answer?.answers
  const all = answer?.errors ?? none
  const ofContact = all.filter(isOfContact)
  const errors = besideParts(all.filter((error) => !isOfContact(error)))
  const total = context.cart.price.totalPrice.amount
  const giftCard = context.giftCard?.amount.amount ?? 0
  const selected = answers?.paymentMethod || chosen || wallets[0]?.id || null
  const wallet = useWallet(
    wallets,
    selected,
    total - giftCard,
    { answers, errors: all, paid: answer?.goTo, elsewhere: answer?.values?.elsewhere },
    { deliversTo, refusal: countryRefusal(t) },
  )
  const shown = wallet.isLooked ? wallet.methods : wallets
  const isPosting = useNavigation().formAction !== undefined
  if (shown.length === 0) return <NoWallet failed={wallet.problem} />
  return (
    <>
      {ofContact.length > 0 && answer?.values && <RefusedContact errors={ofContact} values={answer.values} />}
      <div className={payment.columns}>
        <Form method="post" noValidate className={cx(payment.form, payment.spread)} onSubmit={wallet.onSubmit}>
          <div className={payment.choices}>
            <ErrorSummary errors={summaryOf(errors, t)} id={all} />
            <input type="hidden" name="expectedTotal" value={total} />
            <input type="hidden" name="expectedGiftCard" value={giftCard} />
            <div className={styles.note}>
              <p>{t('express.from_wallet')}</p>
              <p>
                <SmartLink href={stepPath(path, 'address')} className={links.text}>
                  {t('express.by_hand')}
                </SmartLink>
              </p>
              <noscript>
                <p>{t('express.none')}</p>
              </noscript>
            </div>
            {delivery}
            <PaymentMethods
              key={shown.map(({ id }) => id).join()}
              methods={shown}
              chosen={selected}
              errors={errors}
              wallet={wallet}
            />
            <OrderWishes answers={answers} offersGiftReceipt={context.cart.offersGiftReceipt} />
            <ReviewNote />
          </div>
          <div className={payment.order}>
            <h2 className="visually-hidden">{t('checkout.your_order')}</h2>
            <RefusedGoods errors={errors} />
            <Review context={context} />
            <ConsentFields methods={shown} answers={answers} errors={errors} />
            <Button type="submit" look="accent" wide busy={isPosting || wallet.isBusy}>
              {t('order.button')}
            </Button>
          </div>
        </Form>
      </div>
    </>
  )
}

/** In a browser that has none of the wallets after all, or none that opens. */
function NoWallet({ failed }: { readonly failed: string | undefined }) {
  const t = useTranslate()
  const path = usePath()
  const text = failed ? t('express.failed', { wallet: failed }) : t('express.none')
  return (
    <div className={payment.form}>
      <div role="status">
        <CartMessages messages={[{ kind: 'notice', text }]} />
      </div>
      <p>
        <ButtonLink href={stepPath(path, 'address')}>{t('express.by_hand')}</ButtonLink>
      </p>
    </div>
  )
}
