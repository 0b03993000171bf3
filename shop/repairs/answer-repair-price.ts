import type { Clock } from '#kernel/clock.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import type { Transact } from '../transact.ts'
import { isBeforeWork, type Repair } from './repair.ts'

type Deps = { readonly transact: Transact; readonly clock: Clock }

/** A repair of an order, by the code that was told. */
export type RepairOfOrder = { readonly orderId: string; readonly code: string }

/**
 * Whoever ordered agrees to another price, which is the one that they saw. Agreeing twice changes nothing; a price that was changed meanwhile
 * is not agreed to.
 */
export async function acceptRepairPrice(
  { transact, clock }: Deps,
  { orderId, code, price }: RepairOfOrder & { readonly price: number },
): Promise<Repair | Refused> {
  return transact(['repairs'], async ({ repairs }) => {
    const repair = await repairs.hold(code)
    if (repair?.orderId !== orderId) return refusedWith(refusalOf('repair-not-found'))
    if (repair.proposedPrice === null && repair.price === price && repair.state !== 'cancelled') return repair
    if (!isBeforeWork(repair) || repair.proposedPrice !== price)
      return refusedWith(refusalOf('repair-changed-meanwhile'))
    await repairs.change(repair.id, { price, proposedPrice: null }, clock.now())
    return { ...repair, price, proposedPrice: null }
  })
}

/** Whoever ordered thinks otherwise, for as long as nobody has begun. */
export async function cancelRepair({ transact, clock }: Deps, asked: RepairOfOrder): Promise<Repair | Refused> {
  return transact(['repairs'], async ({ repairs }) => {
    const repair = await repairs.hold(asked.code)
    if (repair?.orderId !== asked.orderId) return refusedWith(refusalOf('repair-not-found'))
    if (repair.state === 'cancelled') return repair
    if (!isBeforeWork(repair)) return refusedWith(refusalOf('repair-begun'))
    await repairs.change(repair.id, { state: 'cancelled', proposedPrice: null }, clock.now())
    return { ...repair, state: 'cancelled', proposedPrice: null }
  })
}
