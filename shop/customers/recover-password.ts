import { type Clock, hour } from '#kernel/clock.ts'
import { emailFault, normalizedEmail } from '#kernel/email.ts'
import { isToken, newCode, newToken } from '#kernel/ids.ts'
import { declined, type Refused, refuse } from '#kernel/message-key.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { Transact } from '../transact.ts'
import type { BreachedPasswordsPort } from './breached-passwords-port.ts'
import { showedAddress } from './confirm-email.ts'
import type { CustomerReader } from './customer-store.ts'
import { beginLogin, type LoggedIn } from './log-in.ts'
import { chosenPasswordFault, type PasswordHasher } from './passwords.ts'
import { isAllowedUrl } from './register-customer.ts'

/** How long a mailed link works. */
export const linkLifetime = 2 * hour

/** The same for everybody: who asks learns nothing, least of all a token that opens something. */
export type RecoveryAsked = { readonly success: true; readonly emailToken: string }

/**
 * Mails a link by which a new password is chosen, if the address has an account. Whether it has is looked up by the job:
 * the answer is the same if it has none, and takes as long.
 */
export async function sendPasswordRecoveryMail(
  parts: { readonly transact: Transact; readonly allowedOrigins: readonly string[] },
  storefront: Storefront,
  typed: { readonly email: string; readonly storefrontUrl: string },
): Promise<RecoveryAsked | Refused> {
  const fault = emailFault(typed.email)
  if (fault) return declined(refuse(fault, { field: 'email' }))
  if (!isAllowedUrl(typed.storefrontUrl, parts.allowedOrigins)) {
    return declined(refuse('storefront-url-not-allowed', { field: 'storefrontUrl' }))
  }
  return parts.transact(async ({ jobs }) => {
    const email = normalizedEmail(typed.email)
    await jobs.mailAccount({
      kind: 'recovery',
      key: `recovery:${newCode()}`,
      email,
      firstName: '',
      storeCode: storefront.code,
    })
    return { success: true as const, emailToken: newToken() }
  })
}

/**
 * Sets a new password by a mailed link, which works once, ends all other logins and logs in. The link is used up only when
 * the password is taken.
 */
export async function resetPassword(
  parts: {
    readonly transact: Transact
    readonly clock: Clock
    readonly customers: CustomerReader
    readonly passwordHasher: PasswordHasher
    readonly breached?: BreachedPasswordsPort | undefined
  },
  storefront: Storefront,
  contextToken: string | undefined,
  typed: { readonly hash: string; readonly newPassword: string; readonly device: string },
): Promise<LoggedIn | Refused> {
  const now = parts.clock.now()
  const customer = isToken(typed.hash) ? await parts.customers.byPasswordLink(typed.hash, now) : undefined
  if (!customer) return declined(refuse('link-expired'))
  const about = [customer.firstName, customer.lastName, customer.email]
  const fault = await chosenPasswordFault(typed.newPassword, about, parts.breached)
  if (fault) return declined(refuse(fault, { field: 'newPassword' }))
  const passwordHash = await parts.passwordHasher.hash(typed.newPassword)
  return parts.transact({ customerId: customer.id }, async (writers) => {
    const customerId = await writers.customers.takePasswordLink(typed.hash, now)
    if (customerId === undefined) return declined(refuse('link-expired'))
    await writers.customers.change(customerId, { passwordHash }, now)
    // Whoever has the link reads the mail of the address.
    await showedAddress(writers, customer, now)
    await writers.customers.dropPasswordLinks(customerId)
    await writers.customers.endAllSessions(customerId)
    await writers.contexts.closeOthers(customerId, contextToken)
    const { email, firstName } = customer
    await writers.jobs.mailAccount({
      kind: 'password-changed',
      key: `password-changed:${newCode()}`,
      email,
      firstName,
      storeCode: storefront.code,
    })
    return beginLogin(writers, storefront, contextToken, { customerId, device: typed.device, now })
  })
}
