import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { challengeLifetime, mostPasskeys, type RelyingParty } from '../credentials/passkey.ts'
import { madePasskey, signingPasskey } from '../credentials/passkey-answer.ts'
import { authenticationOptions, registrationOptions } from '../credentials/passkey-ceremony.ts'
import { endOthers, mailOwner, type OwnSession, type SecondFactorDeps } from './change-second-factor.ts'
import type { Customer } from './customer.ts'
import { beginLogin, type LoggedIn } from './log-in.ts'
import { proveOwner } from './prove-owner.ts'
import { type CustomerChallenge, type OwnerProof, passkeyName } from './second-factor.ts'

export type CustomerPasskeyDeps = SecondFactorDeps & {
  /** Nothing where the shop has no host name that a browser would bind a passkey to. */
  readonly relyingParty: RelyingParty | undefined
}

/** What a browser is handed; it is a matter between it and the library. */
export type PasskeyChallenge = { readonly options: object }

/** Whether shoppers may have passkeys here. */
export function offersPasskeys({ relyingParty, settings, clock }: CustomerPasskeyDeps): boolean {
  return relyingParty !== undefined && settings.at(clock.now()).account.passkeys
}

/** Begins a log-in: whose it is tells the passkey that answers, so that nothing is said of any account. */
export async function beginCustomerPasskeyLogin(deps: CustomerPasskeyDeps): Promise<PasskeyChallenge | Refused> {
  const { relyingParty } = deps
  if (!relyingParty || !offersPasskeys(deps)) return refusedWith(refusalOf('passkeys-unavailable'))
  const options = await authenticationOptions(relyingParty, undefined)
  await keepChallenge(deps, options.challenge, 'log-in', undefined)
  return { options }
}

/**
 * Logs somebody in by a passkey, which asked for their finger, face or PIN: it is both factors, so no code is asked for. Whatever is
 * wrong, the answer is the same.
 */
export async function logInCustomerByPasskey(
  deps: CustomerPasskeyDeps,
  storefront: Storefront,
  contextToken: string | undefined,
  { answer, device }: { readonly answer: unknown; readonly device: string },
): Promise<LoggedIn | Refused> {
  if (!offersPasskeys(deps)) return refusedWith(refusalOf('passkeys-unavailable'))
  const signed = await signingPasskey(
    {
      relyingParty: deps.relyingParty,
      takeChallenge: (challenge) => takeChallenge(deps, challenge, 'log-in', undefined),
      passkeyById: deps.customers.passkeyById,
    },
    answer,
  )
  if (!signed) return refusedWith(refusalOf('passkey-failed'))
  const { passkey, counter } = signed
  const { customerId } = passkey
  const now = deps.clock.now()
  return deps.transact(['carts', 'contexts', 'customers'], { customerId }, async (repositories) => {
    await repositories.customers.passkeyUsed(passkey.id, counter, now)
    return beginLogin(repositories, storefront, contextToken, { customerId, device, now })
  })
}

/** Begins a further passkey of somebody who shows that the account is theirs. */
export async function beginCustomerPasskey(
  deps: CustomerPasskeyDeps,
  customer: Customer,
  proof: OwnerProof,
): Promise<PasskeyChallenge | Refused> {
  const { relyingParty } = deps
  if (!relyingParty || !offersPasskeys(deps)) return refusedWith(refusalOf('passkeys-unavailable'))
  const refused = await proveOwner(deps, customer, proof)
  if (refused) return refused
  const known = await deps.customers.passkeys(customer.id)
  if (known.length >= mostPasskeys) return refusedWith(refusalOf('passkeys-too-many'))
  const { id, email, firstName, lastName } = customer
  const options = await registrationOptions(
    relyingParty,
    { id, email, name: `${firstName} ${lastName}`.trim() },
    known,
    deps.shopName,
  )
  await keepChallenge(deps, options.challenge, 'add', customer.id)
  return { options }
}

/** The passkey that the browser made; the challenge that it answers was given to whoever showed their password. */
export async function addCustomerPasskey(
  deps: CustomerPasskeyDeps,
  customer: Customer,
  { name, answer, device }: { readonly name: string; readonly answer: unknown; readonly device: string },
): Promise<Customer | Refused> {
  if (!offersPasskeys(deps)) return refusedWith(refusalOf('passkeys-unavailable'))
  const made = await madePasskey(
    {
      relyingParty: deps.relyingParty,
      takeChallenge: (challenge) => takeChallenge(deps, challenge, 'add', customer.id),
    },
    answer,
  )
  if (!made) return refusedWith(refusalOf('passkey-failed'))
  return deps.transact(['customers', 'jobs'], { customerId: customer.id }, async (repositories) => {
    const held = await repositories.customers.lock(customer.id)
    if (!held) return refusedWith(refusalOf('passkey-failed'))
    const known = await repositories.customers.passkeys(customer.id)
    if (known.length >= mostPasskeys) return refusedWith(refusalOf('passkeys-too-many'))
    const passkey = {
      ...made,
      customerId: customer.id,
      name: passkeyName(name, device),
      createdAt: deps.clock.now(),
    }
    if (!(await repositories.customers.addPasskey(passkey))) return refusedWith(refusalOf('passkey-failed'))
    await mailOwner(repositories, held, 'passkey-added')
    return held
  })
}

/** One that is lost, or not wanted: it opens nothing any more, and every other login ends. */
export async function removeCustomerPasskey(
  deps: CustomerPasskeyDeps,
  customer: Customer,
  session: OwnSession,
  { id, ...proof }: OwnerProof & { readonly id: string },
): Promise<Customer | Refused> {
  const refused = await proveOwner(deps, customer, proof)
  if (refused) return refused
  return deps.transact(['contexts', 'customers', 'jobs'], { customerId: customer.id }, async (repositories) => {
    const held = await repositories.customers.lock(customer.id)
    if (!held || !(await repositories.customers.removePasskey(id, customer.id))) return customer
    await endOthers(repositories, customer, session)
    await mailOwner(repositories, held, 'passkey-removed')
    return held
  })
}

function keepChallenge(
  { transact, clock }: CustomerPasskeyDeps,
  challenge: string,
  purpose: CustomerChallenge,
  customerId: string | undefined,
): Promise<void> {
  const expiresAt = new Date(clock.now().getTime() + challengeLifetime)
  return transact(['customers'], ({ customers }) =>
    customers.addChallenge({ challenge, purpose, customerId, expiresAt }),
  )
}

/** In a transaction of its own, which no refusal undoes. */
function takeChallenge(
  { transact, clock }: CustomerPasskeyDeps,
  challenge: string,
  purpose: CustomerChallenge,
  customerId: string | undefined,
): Promise<boolean> {
  return transact(['customers'], ({ customers }) =>
    customers.takeChallenge(challenge, purpose, customerId, clock.now()),
  )
}
