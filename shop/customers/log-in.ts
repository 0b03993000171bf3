import type { Clock } from '#kernel/clock.ts'
import { normalizedEmail } from '#kernel/email.ts'
import { newToken } from '#kernel/ids.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { contextLifetime } from '../cart/context.ts'
import type { PasswordHasher } from '../credentials/passwords.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Repositories, Transact } from '../transact.ts'
import type { Customer } from './customer.ts'
import type { CustomerReader } from './customer-store.ts'
import { loginStepLifetime, type SecondFactorNeeded } from './second-factor.ts'
import { loginsAlive, sessionLifetime } from './session-lifetime.ts'

/** What a login hands over. Both tokens are told once and kept as hashes. */
export type LoggedIn = { readonly customer: Customer; readonly customerToken: string; readonly contextToken: string }

export type Credentials = {
  readonly username: string
  readonly password: string
  /** What browser it is, in words: `Firefox, Android`. */
  readonly device: string
}

/**
 * Logs somebody in by e-mail address and password, or asks for their code where they wanted to be asked. An unknown address takes as long
 * and is answered as a wrong password is.
 */
export async function logIn(
  deps: {
    readonly transact: Transact
    readonly customers: CustomerReader
    readonly passwordHasher: PasswordHasher
    readonly clock: Clock
    readonly settings: SettingsSource
  },
  storefront: Storefront,
  contextToken: string | undefined,
  { username, password, device }: Credentials,
): Promise<LoggedIn | SecondFactorNeeded | Refused> {
  const missing = [
    ...(username.trim() === '' ? [refusalOf('email-required', { field: 'username' })] : []),
    ...(password === '' ? [refusalOf('password-required', { field: 'password' })] : []),
  ]
  if (missing.length > 0) return refusedWith(...missing)
  const known = await deps.customers.byEmail(normalizedEmail(username))
  const right = await deps.passwordHasher.matches(password, known?.passwordHash)
  if (!known || !right) return refusedWith(refusalOf('login-failed'))
  return deps.transact(['carts', 'contexts', 'customers'], { customerId: known.customer.id }, (repositories) =>
    beginLoginInSteps(repositories, deps, storefront, contextToken, {
      customerId: known.customer.id,
      device,
      now: deps.clock.now(),
    }),
  )
}

/** Logs in whoever showed the first factor, unless they asked to be asked for a second one. */
export async function beginLoginInSteps(
  repositories: Pick<Repositories, 'carts' | 'contexts' | 'customers'>,
  { settings }: { readonly settings: SettingsSource },
  storefront: Storefront,
  contextToken: string | undefined,
  login: { readonly customerId: string; readonly device: string; readonly now: Date },
): Promise<LoggedIn | SecondFactorNeeded | Refused> {
  const { customerId, now } = login
  const isAsked = settings.at(now).account.secondFactor && (await repositories.customers.secondFactor(customerId))
  if (!isAsked) return beginLogin(repositories, storefront, contextToken, login)
  const step = newToken()
  const expiresAt = new Date(now.getTime() + loginStepLifetime)
  await repositories.customers.addLoginStep(customerId, step, expiresAt)
  return { step, expiresAt }
}

/**
 * Begins a session for a customer, in a context with a new token: whoever knew the old one, from before the login, is left
 * with nothing. The carts of before and of last time become one.
 */
export async function beginLogin(
  repositories: Pick<Repositories, 'carts' | 'contexts' | 'customers'>,
  storefront: Storefront,
  contextToken: string | undefined,
  login: { readonly customerId: string; readonly device: string; readonly now: Date },
): Promise<LoggedIn | Refused> {
  const { customerId, device, now } = login
  const customer = await repositories.customers.lock(customerId)
  if (!customer) return refusedWith(refusalOf('login-failed'))
  const found = await repositories.contexts.lock(contextToken, now)
  const newContextToken = newToken()
  const expiresAt = new Date(now.getTime() + contextLifetime)
  const isOthers = found !== undefined && found.customerId !== null && found.customerId !== customer.id
  // What another customer left in this browser, whose login ran out, stays theirs: it waits for them under a token that
  // nobody knows.
  if (isOthers) await repositories.contexts.renew(found.id, newToken(), expiresAt, now)
  const held = isOthers ? undefined : found
  const context =
    held?.storefrontCode === storefront.code
      ? await repositories.contexts.renew(held.id, newContextToken, expiresAt, now)
      : await repositories.contexts.begin(newContextToken, storefront.code, now, expiresAt)
  const kept = await repositories.contexts.openCartOf(customer.id, storefront.code, now)
  const cartId =
    kept && context.cartId && kept !== context.cartId ? await repositories.carts.merge(context.cartId, kept) : kept
  await repositories.contexts.change(
    context.id,
    {
      customerId: customer.id,
      ...(cartId ? { cartId } : {}),
      ...(context.email === null ? { email: customer.email } : {}),
    },
    now,
  )
  const customerToken = newToken()
  await repositories.customers.beginSession({
    customerId: customer.id,
    contextId: context.id,
    token: customerToken,
    device,
    now,
    expiresAt: new Date(now.getTime() + sessionLifetime),
  })
  return { customer, customerToken, contextToken: newContextToken }
}

/**
 * Ends a session and the context that it had: whoever kept a token of either finds nothing. Who is not logged in, or no longer,
 * is told so (specification §8).
 */
export async function logOut(
  deps: { readonly transact: Transact; readonly clock: Clock; readonly settings: SettingsSource },
  customerToken: string | undefined,
): Promise<{ readonly loggedOut: true } | Refused> {
  const alive = loginsAlive(deps.settings, deps.clock.now())
  return deps.transact(['contexts', 'customers'], async ({ customers, contexts }) => {
    const ended = customerToken === undefined ? undefined : await customers.endSession(customerToken, alive)
    if (!ended) return refusedWith(refusalOf('already-logged-out'))
    if (ended.contextId) await contexts.close(ended.contextId)
    return { loggedOut: true as const }
  })
}

/** Logs a customer out of all browsers, for somebody who fears that another has their account. @returns of how many */
export async function endAllSessions(
  deps: { readonly transact: Transact },
  { id }: Pick<Customer, 'id'>,
): Promise<number | Refused> {
  return deps.transact(['contexts', 'customers'], { customerId: id }, async ({ customers, contexts }) => {
    const ended = await customers.endAllSessions(id)
    await contexts.closeOthers(id, undefined)
    return ended
  })
}
