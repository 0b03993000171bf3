import type { Clock } from '#kernel/clock.ts'
import { emailFault, normalizedEmail } from '#kernel/email.ts'
import { newCode } from '#kernel/ids.ts'
import { declined, type Refused, refuse } from '#kernel/message-key.ts'
import { type Storefront, storefrontOf } from '#kernel/storefront.ts'
import { join, leaveByEmail } from '../newsletter/join.ts'
import { memberDetails } from '../newsletter/subscribe.ts'
import type { Transact, Writers } from '../transact.ts'
import type { BreachedPasswordsPort } from './breached-passwords-port.ts'
import { newEmailLink } from './confirm-email.ts'
import type { Customer } from './customer.ts'
import type { CustomerReader } from './customer-store.ts'
import { beginLogin, type LoggedIn } from './log-in.ts'
import { chosenPasswordFault, type PasswordHasher } from './passwords.ts'

type Parts = {
  readonly transact: Transact
  readonly customers: CustomerReader
  readonly passwordHasher: PasswordHasher
  readonly clock: Clock
  readonly breached?: BreachedPasswordsPort | undefined
}

/** Moves an account to another e-mail address, shown the password; the old address is told, the new one asked to confirm. */
export async function changeEmail(
  { transact, customers, passwordHasher, clock }: Parts,
  customer: Customer,
  typed: { readonly email: string; readonly password: string },
): Promise<Customer | Refused> {
  const fault = emailFault(typed.email)
  if (fault) return declined(refuse(fault, { field: 'email' }))
  if (!(await passwordHasher.matches(typed.password, await customers.passwordHash(customer.id)))) {
    return declined(refuse(typed.password === '' ? 'password-required' : 'password-wrong', { field: 'password' }))
  }
  const email = normalizedEmail(typed.email)
  if (email === customer.email) return customer
  return transact({ customerId: customer.id }, async (writers) => {
    const before = await writers.customers.lock(customer.id)
    const changed =
      before && (await writers.customers.change(customer.id, { email, emailConfirmedAt: null }, clock.now()))
    if (!changed) return declined(refuse('account-exists', { field: 'email' }))
    await takeNewsletterAlong(writers, before, changed, clock.now())
    // Whoever opens another account with the old address was given the points of the sign-up already.
    await writers.loyalty.leave(before.email, clock.now())
    await writers.customers.dropPasswordLinks(customer.id)
    await writers.jobs.mailAccount({
      kind: 'email-changed',
      key: `email-changed:${newCode()}`,
      email: before.email,
      firstName: before.firstName,
      storeCode: before.storeCode,
    })
    await writers.jobs.mailAccount({
      kind: 'confirm-email',
      key: `confirm-email:${newCode()}`,
      email,
      firstName: changed.firstName,
      storeCode: changed.storeCode,
      token: await newEmailLink(writers, changed, clock.now()),
    })
    return changed
  })
}

/** The newsletter goes to the new address once that one has confirmed it; the old one gets no more. */
async function takeNewsletterAlong(writers: Writers, before: Customer, after: Customer, now: Date): Promise<void> {
  if (before.newsletter) {
    await leaveByEmail(writers, before.email, now)
    const { email, firstName, lastName, salutation, birthday } = after
    const known = { email, firstName, lastName, salutation, birthday }
    await join(writers, memberDetails(storefrontOf(after.storeCode), known), now)
  }
  const member = await writers.newsletter.byEmail(after.email)
  await writers.customers.showNewsletter(after.email, member?.status === 'subscribed', now)
}

/**
 * Changes a password, shown the current one, and logs in again (specification §5): every other device is logged out, this
 * one goes on with new tokens.
 */
export async function changePassword(
  { transact, customers, passwordHasher, clock, breached }: Parts,
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
  const about = [customer.firstName, customer.lastName, customer.email]
  const fault = await chosenPasswordFault(typed.newPassword, about, breached)
  const wrong = !(await passwordHasher.matches(typed.password, await customers.passwordHash(customer.id)))
  const refusals = [
    ...(wrong ? [refuse(typed.password === '' ? 'password-required' : 'password-wrong', { field: 'password' })] : []),
    ...(fault ? [refuse(fault, { field: 'newPassword' })] : []),
    ...(typed.newPassword === typed.newPasswordConfirm
      ? []
      : [refuse('password-not-repeated', { field: 'newPasswordConfirm' })]),
  ]
  if (refusals.length > 0) return declined(...refusals)
  const passwordHash = await passwordHasher.hash(typed.newPassword)
  return transact({ customerId: customer.id }, async (writers) => {
    const now = clock.now()
    await writers.customers.change(customer.id, { passwordHash }, now)
    await writers.customers.dropPasswordLinks(customer.id)
    await writers.customers.endAllSessions(customer.id)
    await writers.contexts.closeOthers(customer.id, contextToken)
    await writers.jobs.mailAccount({
      kind: 'password-changed',
      key: `password-changed:${newCode()}`,
      email: customer.email,
      firstName: customer.firstName,
      storeCode: customer.storeCode,
    })
    return beginLogin(writers, storefront, contextToken, { customerId: customer.id, device: typed.device, now })
  })
}
