import type { Clock } from '#kernel/clock.ts'
import { newCode } from '#kernel/ids.ts'
import { declined, type Refused, refuse } from '#kernel/message-key.ts'
import { forget } from '../newsletter/join.ts'
import type { Transact } from '../transact.ts'
import type { Customer } from './customer.ts'
import type { CustomerReader } from './customer-store.ts'
import { isPassword } from './passwords.ts'

/**
 * Deletes an account and everything that belongs to it (Regulation (EU) 2016/679, article 17). Orders stay for as long as tax
 * law asks for them, and no longer lead to the customer.
 */
export async function deleteCustomer(
  parts: { readonly transact: Transact; readonly customers: CustomerReader; readonly clock: Clock },
  customer: Customer,
  typed: { readonly password: string },
): Promise<{ readonly deleted: true } | Refused> {
  if (!(await isPassword(typed.password, await parts.customers.passwordHash(customer.id)))) {
    return declined(refuse(typed.password === '' ? 'password-required' : 'password-wrong', { field: 'password' }))
  }
  return parts.transact(async (writers) => {
    const { customers, contexts, loyalty, jobs } = writers
    const held = await customers.lock(customer.id)
    if (!held) return declined(refuse('login-required'))
    await contexts.forgetCustomer(held.id)
    await loyalty.leave(held.email, parts.clock.now())
    await forget(writers, held.email)
    await customers.remove(held.id)
    await jobs.mailAccount({
      kind: 'deleted',
      key: `deleted:${newCode()}`,
      email: held.email,
      firstName: held.firstName,
      storeCode: held.storeCode,
    })
    return { deleted: true as const }
  })
}
