import { newCode } from '#kernel/ids.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import { codeStep, newCodeSecret, newRecoveryCodes, otpauthUrlOf } from '../credentials/one-time-codes.ts'
import type { Repositories } from '../transact.ts'
import type { AccountMailNote } from './account-mail.ts'
import type { Customer } from './customer.ts'
import { type ProofDeps, proveOwner } from './prove-owner.ts'
import { type OwnerProof, pendingSecretLifetime } from './second-factor.ts'

export type SecondFactorDeps = ProofDeps & {
  /** The name over the door, which stands in the app beside the code. */
  readonly shopName: string
}

/** Where its owner is logged in while they change how they log in: that goes on, and every other login ends. */
export type OwnSession = { readonly sessionId: string; readonly contextToken: string | undefined }

/** What an app is given. Told once, and kept sealed. */
export type FactorSetup = { readonly secret: string; readonly otpauthUrl: string; readonly account: string }

/** The codes are told this one time, and kept as hashes. */
export type RecoveryCodesTold = { readonly customer: Customer; readonly recoveryCodes: readonly string[] }

/** A new secret for an app, also of somebody whose codes come from another phone until they confirm this one. */
export async function beginSecondFactor(
  deps: SecondFactorDeps,
  customer: Customer,
  proof: OwnerProof,
): Promise<FactorSetup | Refused> {
  const now = deps.clock.now()
  if (!deps.settings.at(now).account.secondFactor) return refusedWith(refusalOf('second-factor-unavailable'))
  const refused = await proveOwner(deps, customer, proof)
  if (refused) return refused
  const secret = newCodeSecret()
  const until = new Date(now.getTime() + pendingSecretLifetime)
  await deps.transact(['customers'], { customerId: customer.id }, ({ customers }) =>
    customers.keepPendingSecret(customer.id, deps.secretBox.seal(secret), until),
  )
  const { email } = customer
  return { secret, otpauthUrl: otpauthUrlOf(secret, { issuer: deps.shopName, email }), account: email }
}

/** Shows by a code that the app has the secret: from now on codes are asked for after the password. */
export async function confirmSecondFactor(
  deps: SecondFactorDeps,
  customer: Customer,
  session: OwnSession,
  code: string,
): Promise<RecoveryCodesTold | Refused> {
  const now = deps.clock.now()
  if (!deps.settings.at(now).account.secondFactor) return refusedWith(refusalOf('second-factor-unavailable'))
  if (code.trim() === '') return refusedWith(refusalOf('code-required', { field: 'code' }))
  return deps.transact(['contexts', 'customers', 'jobs'], { customerId: customer.id }, async (repositories) => {
    const { customers } = repositories
    const held = await customers.lock(customer.id)
    const known = await customers.factorSecrets(customer.id)
    if (!held || !known?.pendingSecret || !known.pendingUntil || known.pendingUntil <= now)
      return refusedWith(refusalOf('second-factor-begin-again'))
    const secret = deps.secretBox.open(known.pendingSecret)
    const step = secret === undefined ? undefined : codeStep(secret, code, now, null)
    if (step === undefined) return refusedWith(refusalOf('code-wrong', { field: 'code' }))
    await customers.confirmSecret(customer.id, known.pendingSecret, step, now)
    const recoveryCodes = newRecoveryCodes()
    await customers.replaceFactorRecoveries(customer.id, recoveryCodes)
    await endOthers(repositories, customer, session)
    await mailOwner(repositories, held, 'second-factor-added')
    return { customer: held, recoveryCodes }
  })
}

/** Ten new recovery codes; those of before are worth nothing. */
export async function renewRecoveryCodes(
  deps: SecondFactorDeps,
  customer: Customer,
  proof: OwnerProof,
): Promise<RecoveryCodesTold | Refused> {
  const refused = await proveOwner(deps, customer, proof)
  if (refused) return refused
  return deps.transact(['customers'], { customerId: customer.id }, async ({ customers }) => {
    await customers.lock(customer.id)
    if (!(await customers.secondFactor(customer.id))) return refusedWith(refusalOf('second-factor-unavailable'))
    const recoveryCodes = newRecoveryCodes()
    await customers.replaceFactorRecoveries(customer.id, recoveryCodes)
    return { customer, recoveryCodes }
  })
}

/** From now on the password is enough. */
export async function removeSecondFactor(
  deps: SecondFactorDeps,
  customer: Customer,
  session: OwnSession,
  proof: OwnerProof,
): Promise<Customer | Refused> {
  const refused = await proveOwner(deps, customer, proof)
  if (refused) return refused
  return deps.transact(['contexts', 'customers', 'jobs'], { customerId: customer.id }, async (repositories) => {
    const held = await repositories.customers.lock(customer.id)
    if (!held || !(await repositories.customers.removeFactor(customer.id))) return customer
    await endOthers(repositories, customer, session)
    await mailOwner(repositories, held, 'second-factor-removed')
    return held
  })
}

/** What was taken from an account by somebody who works here. */
export type FactorsRemoved = { readonly secondFactor: boolean; readonly passkeys: number }

/** For somebody who lost phone, recovery codes and passkeys, and asked for it: their password opens the account again. */
export async function removeFactorsByStaff(
  deps: Pick<SecondFactorDeps, 'transact'>,
  { id }: Pick<Customer, 'id'>,
): Promise<FactorsRemoved | Refused> {
  return deps.transact(['customers', 'jobs'], { customerId: id }, async (repositories) => {
    const held = await repositories.customers.lock(id)
    const secondFactor = await repositories.customers.removeFactor(id)
    const passkeys = await repositories.customers.removePasskeys(id)
    await repositories.customers.dropLoginSteps(id)
    if (held && (secondFactor || passkeys > 0)) await mailOwner(repositories, held, 'factors-removed')
    return { secondFactor, passkeys }
  })
}

/** Whoever is logged in elsewhere was let in by what counted before. */
export async function endOthers(
  { customers, contexts }: Pick<Repositories, 'contexts' | 'customers'>,
  { id }: Pick<Customer, 'id'>,
  { sessionId, contextToken }: OwnSession,
): Promise<void> {
  await customers.dropLoginSteps(id)
  await customers.endOtherSessions(id, sessionId)
  await contexts.closeOthers(id, contextToken)
}

/** Tells the owner of an account what happened to how it is opened. */
export async function mailOwner(
  { jobs }: Pick<Repositories, 'jobs'>,
  { email, firstName, storefrontCode }: Pick<Customer, 'email' | 'firstName' | 'storefrontCode'>,
  kind: AccountMailNote['kind'],
): Promise<void> {
  await jobs.mailAccount({ kind, key: `${kind}:${newCode()}`, email, firstName, storefrontCode })
}
