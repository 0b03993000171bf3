import type { Clock } from '#kernel/clock.ts'
import { emailError, normalizedEmail } from '#kernel/email.ts'
import { newCode } from '#kernel/ids.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import { type Storefront, storefrontOf } from '#kernel/storefront.ts'
import type { BreachedPasswordsPort } from '../credentials/breached-passwords-port.ts'
import { chosenPasswordError, type PasswordHasher } from '../credentials/passwords.ts'
import { joinAsMember, leaveByEmail } from '../newsletter/join.ts'
import { memberDetails } from '../newsletter/subscribe.ts'
import type { Repositories, Transact } from '../transact.ts'
import { newEmailLink } from './confirm-email.ts'
import type { Customer } from './customer.ts'
import type { CustomerReader } from './customer-store.ts'
import { beginLogin, type LoggedIn } from './log-in.ts'

type Deps = {
  readonly transact: Transact
  readonly customers: CustomerReader
  readonly passwordHasher: PasswordHasher
  readonly clock: Clock
  readonly breached?: BreachedPasswordsPort | undefined
  readonly shopWords: readonly string[]
}

/** Moves an account to another e-mail address, shown the password; the old address is told, the new one asked to confirm. */
export async function changeEmail(
  { transact, customers, passwordHasher, clock }: Deps,
  customer: Customer,
  typed: { readonly email: string; readonly password: string },
): Promise<Customer | Refused> {
  const error = emailError(typed.email)
  if (error) return refusedWith(refusalOf(error, { field: 'email' }))
  if (!(await passwordHasher.matches(typed.password, await customers.passwordHash(customer.id)))) {
    return refusedWith(refusalOf(typed.password === '' ? 'password-required' : 'password-wrong', { field: 'password' }))
  }
  const email = normalizedEmail(typed.email)
  if (email === customer.email) return customer
  return transact(
    ['consents', 'customers', 'jobs', 'loyalty', 'newsletter'],
    { customerId: customer.id },
    async (repositories) => {
      const before = await repositories.customers.lock(customer.id)
      const changed =
        before && (await repositories.customers.change(customer.id, { email, emailConfirmedAt: null }, clock.now()))
      if (!changed) return refusedWith(refusalOf('account-exists', { field: 'email' }))
      await takeNewsletterAlong(repositories, before, changed, clock.now())
      // Whoever opens another account with the old address was given the points of the sign-up already.
      await repositories.loyalty.leave(before.email, clock.now())
      await repositories.customers.dropPasswordLinks(customer.id)
      await repositories.jobs.mailAccount({
        kind: 'email-changed',
        key: `email-changed:${newCode()}`,
        email: before.email,
        firstName: before.firstName,
        storefrontCode: before.storefrontCode,
      })
      await repositories.jobs.mailAccount({
        kind: 'confirm-email',
        key: `confirm-email:${newCode()}`,
        email,
        firstName: changed.firstName,
        storefrontCode: changed.storefrontCode,
        token: await newEmailLink(repositories, changed, clock.now()),
      })
      return changed
    },
  )
}

/** The newsletter goes to the new address once that one has confirmed it; the old one gets no more. */
async function takeNewsletterAlong(
  repositories: Pick<Repositories, 'consents' | 'customers' | 'jobs' | 'newsletter'>,
  before: Customer,
  after: Customer,
  now: Date,
): Promise<void> {
  if (before.newsletter) {
    await leaveByEmail(repositories, before.email, now)
    const { email, firstName, lastName, salutation, birthday } = after
    const known = { email, firstName, lastName, salutation, birthday }
    await joinAsMember(repositories, memberDetails(storefrontOf(after.storefrontCode), known), now)
  }
  const member = await repositories.newsletter.byEmail(after.email)
  await repositories.customers.showNewsletter(after.email, member?.status === 'subscribed', now)
}

/**
 * Changes a password, shown the current one, and logs in again (specification §5): every other device is logged out, this
 * one goes on with new tokens.
 */
export async function changePassword(
  { transact, customers, passwordHasher, clock, breached, shopWords }: Deps,
  storefront: Storefront,
  contextToken: string | undefined,
  customer: Customer,
  typed: {
    readonly password: string
    readonly newPassword: string
    readonly newPasswordConfirm: string
    readonly device: string
  },
): Promise<LoggedIn | Refused> {
  const about = [customer.firstName, customer.lastName, customer.email, ...shopWords]
  const error = await chosenPasswordError(typed.newPassword, about, breached)
  const wrong = !(await passwordHasher.matches(typed.password, await customers.passwordHash(customer.id)))
  const refusals = [
    ...(wrong
      ? [refusalOf(typed.password === '' ? 'password-required' : 'password-wrong', { field: 'password' })]
      : []),
    ...(error ? [refusalOf(error, { field: 'newPassword' })] : []),
    ...(typed.newPassword === typed.newPasswordConfirm
      ? []
      : [refusalOf('password-not-repeated', { field: 'newPasswordConfirm' })]),
  ]
  if (refusals.length > 0) return refusedWith(...refusals)
  const passwordHash = await passwordHasher.hash(typed.newPassword)
  return transact(['carts', 'contexts', 'customers', 'jobs'], { customerId: customer.id }, async (repositories) => {
    const now = clock.now()
    await repositories.customers.change(customer.id, { passwordHash }, now)
    await repositories.customers.dropPasswordLinks(customer.id)
    await repositories.customers.dropLoginSteps(customer.id)
    await repositories.customers.endAllSessions(customer.id)
    await repositories.contexts.closeOthers(customer.id, contextToken)
    await repositories.jobs.mailAccount({
      kind: 'password-changed',
      key: `password-changed:${newCode()}`,
      email: customer.email,
      firstName: customer.firstName,
      storefrontCode: customer.storefrontCode,
    })
    return beginLogin(repositories, storefront, contextToken, { customerId: customer.id, device: typed.device, now })
  })
}
