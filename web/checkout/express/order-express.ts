import { type ValidationError, validationError } from '#web/forms/validation-errors.ts'
import type { PersonalScope } from '#web/loaders.ts'
import type { CheckoutValues } from '../address-values.ts'
import { chooseShippingMethod } from '../choose-shipping-method.ts'
import { orderAndPay } from '../place-order.ts'
import { type PaymentAnswers, readPaymentForm, readWalletToken } from '../read-payment-form.ts'
import { takeAddresses } from '../take-addresses.ts'
import { checkoutValuesOf, readWalletContact } from '../wallet/wallet-contact.ts'

/** What came of it: where who has paid goes on, or why nothing was ordered, with all that was said. */
export type ExpressAnswer = {
  readonly answers: PaymentAnswers
  readonly errors: readonly ValidationError[]
  readonly goTo: string | undefined
  /** What the wallet said, in the fields of the first step. */
  readonly values: CheckoutValues | undefined
}

/**
 * Orders with what a wallet handed over: who orders and where it goes are taken by the rules of the first step, and then the order is
 * placed and paid as any other. A contact that isn't taken orders nothing.
 */
export async function orderExpress(scope: PersonalScope, form: FormData): Promise<ExpressAnswer> {
  const answers = readPaymentForm(form)
  const walletToken = readWalletToken(form)
  const contact = readWalletContact(form.get('walletContact'))
  const answer = (errors: readonly ValidationError[], values?: CheckoutValues, goTo?: string) => ({
    answers,
    errors,
    goTo,
    values,
  })
  // Nothing of what a wallet said is kept before the boxes are ticked.
  const unticked = untickedIn(answers)
  if (unticked.length > 0) return answer(unticked)
  const isWallet = answers.paymentMethod === 'applepay' || answers.paymentMethod === 'googlepay'
  if (!isWallet || !walletToken || !contact) return answer([validationError('payment-method-missing', 'paymentMethod')])

  const values = checkoutValuesOf(contact)
  const refused = await takeAddresses(scope, values)
  if (refused.length > 0) return answer(refused, values)
  const chosen = await chooseShippingMethod(scope, String(form.get('shippingMethod') ?? ''))
  if ('errors' in chosen) return answer(chosen.errors, values)
  const started = await orderAndPay(scope, answers, { on: 'one-page', walletToken })
  return 'goTo' in started ? answer([], values, started.goTo) : answer(started, values)
}

function untickedIn({ termsAccepted, withdrawalRead }: PaymentAnswers): readonly ValidationError[] {
  return [
    ...(termsAccepted ? [] : [validationError('terms-not-accepted', 'termsAccepted')]),
    ...(withdrawalRead ? [] : [validationError('withdrawal-not-read', 'withdrawalRead')]),
  ]
}
