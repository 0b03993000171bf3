import type { Clock } from '#kernel/clock.ts'
import type { Transact } from '../transact.ts'
import { isBeforeWork, nextStates, type Repair, type RepairState } from './repair.ts'

type Deps = { readonly transact: Transact; readonly clock: Clock }

/** Why staff can't do something with a repair. */
export type RepairProblem = 'not-found' | 'not-possible' | 'price-waits' | 'reason-required'

export const isRepairProblem = (answer: Repair | RepairProblem): answer is RepairProblem => typeof answer === 'string'

/** Nobody means more, in the smallest unit of a currency. */
const highestPrice = 1_000_000

/** States of which the owner is told. */
const told: Partial<Readonly<Record<RepairState, 'ready' | 'refused'>>> = { ready: 'ready', refused: 'refused' }

/**
 * Moves a repair on. A second press finds it there already, and changes nothing.
 *
 * @param reason for its owner to read, where it is refused
 * @returns what it was before
 */
export async function moveRepair(
  { transact, clock }: Deps,
  code: string,
  to: RepairState,
  reason: string,
): Promise<Repair | RepairProblem> {
  return transact(['jobs', 'repairs'], async ({ jobs, repairs }) => {
    const repair = await repairs.hold(code)
    if (!repair) return 'not-found'
    if (repair.state === to) return repair
    if (to === 'in-work' && repair.proposedPrice !== null) return 'price-waits'
    if (!nextStates(repair).includes(to)) return 'not-possible'
    const why = reason.trim().slice(0, 1000)
    if (to === 'refused' && why === '') return 'reason-required'
    const isRefused = to === 'refused'
    const change = { state: to, ...(isRefused && { reason: why, proposedPrice: null }) }
    await repairs.change(repair.id, change, clock.now())
    const mail = told[to]
    if (mail) await jobs.mailRepair(mail, repair.id)
    return repair
  })
}

/**
 * Names another price, to which the owner has to agree before anybody begins. The one that they agreed to already takes a proposal back.
 *
 * @param amount in the smallest unit of the repair's currency
 * @returns what it was before
 */
export async function proposeRepairPrice(
  { transact, clock }: Deps,
  code: string,
  amount: number,
): Promise<Repair | RepairProblem> {
  return transact(['jobs', 'repairs'], async ({ jobs, repairs }) => {
    const repair = await repairs.hold(code)
    if (!repair) return 'not-found'
    if (!isBeforeWork(repair) || !Number.isSafeInteger(amount) || amount < 0 || amount > highestPrice)
      return 'not-possible'
    if (repair.proposedPrice === amount) return repair
    const proposedPrice = amount === repair.price ? null : amount
    await repairs.change(repair.id, { proposedPrice }, clock.now())
    // Each proposal is a mail of its own.
    if (proposedPrice !== null) await jobs.mailRepair('price', repair.id, String(clock.now().getTime()))
    return repair
  })
}
