import type { Clock } from '#kernel/clock.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { type PaymentPort, PaymentProviderUnavailable } from '../orders/payment-port.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import { type OfferedPaymentMethod, type PaymentQuestion, paymentMethods } from './payment-methods.ts'

/** For so many milliseconds after the provider had no answer it is not asked again what it offers: a page has waited for it just now. */
const quietMs = 5000
/** For so many milliseconds shoppers are told before they come to pay. */
const toldMs = 60_000

/**
 * What the provider offers, and whether it is known to be away. A list of before is not shown in its place: whoever chose from it
 * could not pay either.
 */
export function paymentOffer(payments: Pick<PaymentPort, 'methods'>, clock: Clock, settings: SettingsSource) {
  let failed: { readonly error: PaymentProviderUnavailable; readonly at: number } | undefined
  const since = ({ at }: { readonly at: number }) => clock.now().getTime() - at

  return {
    /** @throws PaymentProviderUnavailable */
    async methods(storefront: Storefront, question: PaymentQuestion): Promise<OfferedPaymentMethod[]> {
      if (failed && question.amount > 0 && since(failed) < quietMs) throw failed.error
      try {
        const methods = await paymentMethods(payments, storefront, question, settings.at(clock.now()).payment)
        if (question.amount > 0) failed = undefined
        return methods
      } catch (error) {
        if (error instanceof PaymentProviderUnavailable) failed = { error, at: clock.now().getTime() }
        throw error
      }
    },
    /** Whether nobody could be told a moment ago how they can pay. */
    isAway: (): boolean => failed !== undefined && since(failed) < toldMs,
  }
}
