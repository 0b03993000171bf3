import type { Clock } from '#kernel/clock.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { cookieWordingVersion } from '../privacy/consent.ts'
import type { Transact } from '../transact.ts'

/**
 * Writes down what somebody with an account decided about marketing cookies. The decision itself stays in the browser. Of who takes it
 * back nothing more is told to whoever counts, of earlier orders neither.
 */
export async function saveCookieConsent(
  { transact, clock }: { readonly transact: Transact; readonly clock: Clock },
  storefront: Storefront,
  customer: { readonly id: string; readonly email: string },
  enabled: boolean,
): Promise<void> {
  await transact(['consents', 'measurements'], async ({ consents, measurements }) => {
    await consents.add({
      email: customer.email,
      customerId: customer.id,
      purpose: 'marketing-cookies',
      decision: enabled ? 'given' : 'refused',
      wordingVersion: cookieWordingVersion,
      form: 'cookie-settings',
      storefrontCode: storefront.code,
      language: storefront.language,
      at: clock.now(),
    })
    if (!enabled) await measurements.forgetCustomer(customer.id)
  })
}
