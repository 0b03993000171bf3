import type { Clock } from '#kernel/clock.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { Transact } from '../transact.ts'
import { cookieWordingVersion } from './consent.ts'

/** Writes down what somebody with an account decided about marketing cookies. The decision itself stays in the browser. */
export async function saveCookieConsent(
  { transact, clock }: { readonly transact: Transact; readonly clock: Clock },
  storefront: Storefront,
  customer: { readonly id: string; readonly email: string },
  enabled: boolean,
): Promise<void> {
  await transact(['consents'], ({ consents }) =>
    consents.add({
      email: customer.email,
      customerId: customer.id,
      purpose: 'marketing-cookies',
      decision: enabled ? 'given' : 'refused',
      wordingVersion: cookieWordingVersion,
      form: 'cookie-settings',
      storefrontCode: storefront.code,
      language: storefront.language,
      at: clock.now(),
    }),
  )
}
