import type { Clock } from '#kernel/clock.ts'
import { declined, type Refused, refuse } from '#kernel/message-key.ts'
import type { Transact } from '../transact.ts'
import type { Customer } from './customer.ts'
import type { CustomerReader } from './customer-store.ts'
import { eraseCustomer } from './erase-customer.ts'
import type { PasswordHasher } from './passwords.ts'

/**
 * Deletes an account and everything that belongs to it, shown its password.
 */
export async function deleteCustomer(
  parts: {
    readonly transact: Transact
    readonly customers: CustomerReader
    readonly passwordHasher: PasswordHasher
    readonly clock: Clock
  },
  customer: Customer,
  typed: { readonly password: string },
): Promise<{ readonly deleted: true } | Refused> {
  if (!(await parts.passwordHasher.matches(typed.password, await parts.customers.passwordHash(customer.id)))) {
    return declined(refuse(typed.password === '' ? 'password-required' : 'password-wrong', { field: 'password' }))
  }
  return parts.transact({ customerId: customer.id }, async (writers) => {
    const held = await writers.customers.lock(customer.id)
    if (!held) return declined(refuse('login-required'))
    await eraseCustomer(writers, held, parts.clock.now())
    return { deleted: true as const }
  })
}
