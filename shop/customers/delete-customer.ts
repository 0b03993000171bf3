import type { Clock } from '#kernel/clock.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import type { PasswordHasher } from '../credentials/passwords.ts'
import type { Transact } from '../transact.ts'
import type { Customer } from './customer.ts'
import type { CustomerReader } from './customer-store.ts'
import { eraseCustomer, erasedRepositories } from './erase-customer.ts'

/**
 * Deletes an account and everything that belongs to it, shown its password.
 */
export async function deleteCustomer(
  deps: {
    readonly transact: Transact
    readonly customers: CustomerReader
    readonly passwordHasher: PasswordHasher
    readonly clock: Clock
  },
  customer: Customer,
  typed: { readonly password: string },
): Promise<{ readonly deleted: true } | Refused> {
  if (!(await deps.passwordHasher.matches(typed.password, await deps.customers.passwordHash(customer.id)))) {
    return refusedWith(refusalOf(typed.password === '' ? 'password-required' : 'password-wrong', { field: 'password' }))
  }
  return deps.transact(erasedRepositories, { customerId: customer.id }, async (repositories) => {
    const held = await repositories.customers.lock(customer.id)
    if (!held) return refusedWith(refusalOf('login-required'))
    await eraseCustomer(repositories, held, deps.clock.now())
    return { deleted: true as const }
  })
}
