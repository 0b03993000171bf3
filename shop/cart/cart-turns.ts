import { createAsyncCache } from '#kernel/cache.ts'
import type { Clock } from '#kernel/clock.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import { createTurns, tooManyWait } from '#kernel/turns.ts'
import type { Turn } from '../transact.ts'
import type { ContextReader } from './context-store.ts'

/** How many writes of one cart may be in hand on a thread: one that is done, and those that wait for it. */
export const mostInHand = 10

/** How many sessions are remembered with whose they are. */
const mostSessions = 10_000

/** Lets work wait for its turn, and refuses it when too much waits already. */
export type InTurn = <T>(turn: Turn, work: () => Promise<T>) => Promise<T | Refused>

/**
 * Writes of one cart wait for each other here, before they have a connection: in the database each would hold one while it
 * waits for the row, and a few hundred at once would leave none to anybody else. What keeps them apart for certain is still the
 * row's lock; a second node, or the renderer's thread, waits there with one connection more.
 */
export function cartTurns({ contexts, clock }: { readonly contexts: ContextReader; readonly clock: Clock }): InTurn {
  const turns = createTurns(mostInHand)
  const owners = createAsyncCache<string | undefined>({ most: mostSessions, keep: (owner) => owner !== undefined })

  /** Several sessions of one customer may hold one cart. */
  const ownerOf = (token: string) =>
    owners.answer(token, async () => {
      const context = await contexts.find(token, clock.now())
      if (!context) return undefined
      return context.customerId === null ? `context ${context.id}` : `customer ${context.customerId}`
    })

  async function take<T>(key: string, work: () => Promise<T>): Promise<T | Refused> {
    const answer = await turns.take(key, work)
    return answer === tooManyWait ? refusedWith(refusalOf('cart-busy')) : answer
  }

  return async (turn, work) => {
    if ('orderId' in turn) return take(`order ${turn.orderId}`, work)
    if ('customerId' in turn) return take(`customer ${turn.customerId}`, work)
    const { token } = turn
    if (token === undefined) return work()
    // First by the session, so that asking whose it is takes one connection at a time as well.
    return take(`session ${token}`, async () => {
      const owner = await ownerOf(token)
      return owner === undefined ? work() : take(owner, work)
    })
  }
}
