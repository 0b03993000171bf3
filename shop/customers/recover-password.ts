import { type Clock, hour } from '#kernel/clock.ts'
import { emailError, normalizedEmail } from '#kernel/email.ts'
import { isToken, newCode, newToken } from '#kernel/ids.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { BreachedPasswordsPort } from '../credentials/breached-passwords-port.ts'
import { chosenPasswordError, type PasswordHasher } from '../credentials/passwords.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Transact } from '../transact.ts'
import { showedAddress } from './confirm-email.ts'
import type { CustomerReader } from './customer-store.ts'
import { beginLoginInSteps, type LoggedIn } from './log-in.ts'
import { isAllowedUrl } from './register-customer.ts'
import type { SecondFactorNeeded } from './second-factor.ts'

/** How long a mailed link works. */
export const linkLifetime = 2 * hour

/** The same for everybody: who asks learns nothing, least of all a token that opens something. */
export type RecoveryAsked = { readonly success: true; readonly emailToken: string }

/**
 * Mails a link by which a new password is chosen, if the address has an account. Whether it has is looked up by the job:
 * the answer is the same if it has none, and takes as long.
 */
export async function sendPasswordRecoveryMail(
  deps: { readonly transact: Transact; readonly allowedOrigins: readonly string[] },
  storefront: Storefront,
  typed: { readonly email: string; readonly storefrontUrl: string },
): Promise<RecoveryAsked | Refused> {
  const error = emailError(typed.email)
  if (error) return refusedWith(refusalOf(error, { field: 'email' }))
  if (!isAllowedUrl(typed.storefrontUrl, deps.allowedOrigins)) {
    return refusedWith(refusalOf('storefront-url-not-allowed', { field: 'storefrontUrl' }))
  }
  return deps.transact(['jobs'], async ({ jobs }) => {
    const email = normalizedEmail(typed.email)
    await jobs.mailAccount({
      kind: 'recovery',
      key: `recovery:${newCode()}`,
      email,
      firstName: '',
      storefrontCode: storefront.code,
    })
    return { success: true as const, emailToken: newToken() }
  })
}

/**
 * Sets a new password by a mailed link, which works once, ends all other logins and logs in. The link is used up only when
 * the password is taken. It stands for the password alone: who wanted to be asked for a code is asked.
 */
export async function resetPassword(
  deps: {
    readonly transact: Transact
    readonly clock: Clock
    readonly customers: CustomerReader
    readonly passwordHasher: PasswordHasher
    readonly breached?: BreachedPasswordsPort | undefined
    readonly shopWords: readonly string[]
    readonly settings: SettingsSource
  },
  storefront: Storefront,
  contextToken: string | undefined,
  typed: { readonly hash: string; readonly newPassword: string; readonly device: string },
): Promise<LoggedIn | SecondFactorNeeded | Refused> {
  const now = deps.clock.now()
  const customer = isToken(typed.hash) ? await deps.customers.byPasswordLink(typed.hash, now) : undefined
  if (!customer) return refusedWith(refusalOf('link-expired'))
  const about = [customer.firstName, customer.lastName, customer.email, ...deps.shopWords]
  const error = await chosenPasswordError(typed.newPassword, about, deps.breached)
  if (error) return refusedWith(refusalOf(error, { field: 'newPassword' }))
  const passwordHash = await deps.passwordHasher.hash(typed.newPassword)
  return deps.transact(
    ['carts', 'contexts', 'customers', 'guestOrders', 'jobs'],
    { customerId: customer.id },
    async (repositories) => {
      const customerId = await repositories.customers.takePasswordLink(typed.hash, now)
      if (customerId === undefined) return refusedWith(refusalOf('link-expired'))
      await repositories.customers.change(customerId, { passwordHash }, now)
      // Whoever has the link reads the mail of the address.
      await showedAddress(repositories, customer, now)
      await repositories.customers.dropPasswordLinks(customerId)
      await repositories.customers.dropLoginSteps(customerId)
      await repositories.customers.endAllSessions(customerId)
      await repositories.contexts.closeOthers(customerId, contextToken)
      const { email, firstName } = customer
      await repositories.jobs.mailAccount({
        kind: 'password-changed',
        key: `password-changed:${newCode()}`,
        email,
        firstName,
        storefrontCode: storefront.code,
      })
      const login = { customerId, device: typed.device, now }
      return beginLoginInSteps(repositories, deps, storefront, contextToken, login)
    },
  )
}
