import { setTimeout as pause } from 'node:timers/promises'
import { isAbortedTransactionError, type Transaction } from 'kysely'
import { isLostStatement, isStalePlan } from './named-statements.ts'
import type { Database } from './rows.ts'
import { sendingTogether } from './sending-together.ts'
import type { Tables } from './tables.ts'
import { answerOf } from './unit-of-work.ts'

/** A transaction of the shop: whoever is given it does its queries through it, never through the pool. */
export type ShopTransaction = Transaction<Tables>

const retries = 3

/**
 * Runs `work` in one transaction. A deadlock, a serialization failure or a stale plan is the database asking to try again, so the
 * work is run anew, up to three times: it must do nothing outside the transaction.
 */
export async function inTransaction<T>(db: Database, work: (trx: ShopTransaction) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await committed(db, work)
    } catch (error) {
      if (attempt === retries || !asksToTryAgain(error)) throw error
      // Two that met must not meet again.
      await pause(Math.random() * 20 * 2 ** attempt)
    }
  }
}

async function committed<T>(db: Database, work: (trx: ShopTransaction) => Promise<T>): Promise<T> {
  let last: unknown
  const done = db.transaction().execute(async (trx) => {
    const answer = await sendingTogether(trx, work)
    last = answer
    return answer
  })
  const answer = await done.catch(async (error: unknown) => {
    // The database answered that it undid everything: the last write says why. Where the connection broke, nobody knows what was done.
    if (isAbortedTransactionError(error)) await answerOf(last)
    throw error
  })
  return answerOf(answer)
}

function asksToTryAgain(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  // A statement that was prepared before a migration fails once, and is prepared anew.
  return code === '40001' || code === '40P01' || isStalePlan(error) || isLostStatement(error)
}
