import type { Clock } from '#kernel/clock.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import { codeStep, looksLikeRecoveryCode } from '../credentials/one-time-codes.ts'
import type { PasswordHasher } from '../credentials/passwords.ts'
import type { SecretBox } from '../credentials/secret-box.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Repositories, Transact } from '../transact.ts'
import type { Customer } from './customer.ts'
import type { CustomerReader } from './customer-store.ts'
import type { OwnerProof } from './second-factor.ts'

export type ProofDeps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly settings: SettingsSource
  readonly customers: CustomerReader
  readonly passwordHasher: PasswordHasher
  readonly secretBox: SecretBox
}

/**
 * Whether somebody who is logged in is the owner of the account: by their password, and by a code where codes are asked for. A right
 * password is needed before a code is taken.
 * @returns nothing where they are
 */
export async function proveOwner(
  { transact, clock, settings, customers, passwordHasher, secretBox }: ProofDeps,
  customer: Pick<Customer, 'id'>,
  { password, code }: OwnerProof,
): Promise<Refused | undefined> {
  const isRight = await passwordHasher.matches(password, await customers.passwordHash(customer.id))
  const isAsked =
    settings.at(clock.now()).account.secondFactor && (await customers.secondFactor(customer.id)) !== undefined
  const refusals = [
    ...(isRight ? [] : [refusalOf(password === '' ? 'password-required' : 'password-wrong', { field: 'password' })]),
    ...(isAsked && code.trim() === '' ? [refusalOf('code-required', { field: 'code' })] : []),
  ]
  if (refusals.length > 0) return refusedWith(...refusals)
  if (!isAsked) return undefined
  const isTaken = await transact(['customers'], { customerId: customer.id }, async (repositories) => {
    await repositories.customers.lock(customer.id)
    return takeFactorCode(repositories.customers, { clock, secretBox }, customer.id, code)
  })
  return isTaken ? undefined : refusedWith(refusalOf('code-wrong', { field: 'code' }))
}

/** Takes a code of the app or a recovery code, so that nobody takes it again. @returns whether it was right */
export async function takeFactorCode(
  customers: Pick<Repositories['customers'], 'factorSecrets' | 'takeFactorStep' | 'takeFactorRecovery'>,
  { clock, secretBox }: Pick<ProofDeps, 'clock' | 'secretBox'>,
  customerId: string,
  code: string,
): Promise<boolean> {
  if (looksLikeRecoveryCode(code)) return customers.takeFactorRecovery(customerId, code)
  const known = await customers.factorSecrets(customerId)
  const secret = known?.codeSecret && secretBox.open(known.codeSecret)
  const step = secret ? codeStep(secret, code, clock.now(), known.codeStep) : undefined
  return step !== undefined && customers.takeFactorStep(customerId, step)
}
