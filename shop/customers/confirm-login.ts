import { isToken } from '#kernel/ids.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { beginLogin, type LoggedIn } from './log-in.ts'
import { type ProofDeps, takeFactorCode } from './prove-owner.ts'

/**
 * The second step of a log-in: a code of the app, or a recovery code. A wrong one leaves the step open; how often it may be wrong is
 * counted by account, whatever number of steps somebody begins.
 */
export async function confirmLogin(
  deps: ProofDeps,
  storefront: Storefront,
  contextToken: string | undefined,
  typed: { readonly step: string; readonly code: string; readonly device: string },
): Promise<LoggedIn | Refused> {
  const now = deps.clock.now()
  const customer = isToken(typed.step) ? await deps.customers.byLoginStep(typed.step, now) : undefined
  // Somebody whose codes were switched off meanwhile begins anew, and is asked for none.
  if (!customer || !(await deps.customers.secondFactor(customer.id))) return refusedWith(refusalOf('login-step-over'))
  if (typed.code.trim() === '') return refusedWith(refusalOf('code-required', { field: 'code' }))
  const customerId = customer.id
  return deps.transact(['carts', 'contexts', 'customers'], { customerId }, async (repositories) => {
    const { customers } = repositories
    await customers.lock(customerId)
    if (!(await takeFactorCode(customers, deps, customerId, typed.code)))
      return refusedWith(refusalOf('code-wrong', { field: 'code' }))
    if (!(await customers.takeLoginStep(typed.step, now))) return refusedWith(refusalOf('login-step-over'))
    return beginLogin(repositories, storefront, contextToken, { customerId, device: typed.device, now })
  })
}
