import { isUuid } from '#kernel/ids.ts'
import type { Refused } from '#kernel/message-key.ts'
import type { Customer } from './customer.ts'
import { type ProofDeps, proveOwner } from './prove-owner.ts'
import type { OwnerProof } from './second-factor.ts'

/**
 * Logs one of a customer's own browsers out. It loses its cart and the addresses in it too; the cart waits in the account. Whoever holds
 * a stolen login may leave, and needs the owner's proof to put the owner out (OWASP ASVS 7.5.2).
 *
 * @param current the session in which it is asked for
 * @returns whether there was such a session
 */
export async function endSession(
  deps: ProofDeps,
  customer: Pick<Customer, 'id'>,
  { id, current, ...proof }: OwnerProof & { readonly id: string; readonly current: string | undefined },
): Promise<boolean | Refused> {
  const refused = id === current ? undefined : await proveOwner(deps, customer, proof)
  if (refused) return refused
  if (!isUuid(id)) return false
  return deps.transact(['contexts', 'customers'], async ({ customers, contexts }) => {
    const ended = await customers.endSessionById(customer.id, id)
    if (ended?.contextId) await contexts.close(ended.contextId)
    return ended !== undefined
  })
}
