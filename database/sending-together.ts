import { type DatabaseConnection, DummyDriver, Kysely, PostgresDialect, Transaction } from 'kysely'
import type { Database } from './rows.ts'
import type { Tables } from './tables.ts'

/**
 * Does work in a transaction whose statements are sent when they are called, in that order, whether those before were answered or not: what
 * is called together (`Promise.all`) goes one way there and back, and what is called after a lock is read after it. Kysely's own
 * transaction sends none before the last one was answered.
 *
 * What is called once the work is done or has failed is refused: it would be written whatever became of the transaction.
 */
export async function sendingTogether<T>(
  trx: Transaction<Tables>,
  work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  let isOver = false
  const executor = await onOneConnection(
    trx,
    async (one) => one,
    () => {
      if (isOver) throw new Error('A statement was called after its transaction')
    },
  )
  try {
    return await work(new Transaction<Tables>({ ...unasked, executor }))
  } finally {
    isOver = true
  }
}

/** Reads on one connection what is asked for together, one way there and back. Inside a transaction it is read there. */
export function readTogether<T>(db: Database, read: (db: Database) => Promise<T>): Promise<T> {
  return db.isTransaction ? read(db) : onOneConnection(db, (executor) => read(new Kysely({ ...unasked, executor })))
}

/** @param check called before each statement; throws where it may not be sent */
function onOneConnection<T>(
  db: Database,
  use: (executor: ReturnType<Database['getExecutor']>) => Promise<T>,
  check: () => void = () => undefined,
): Promise<T> {
  const executor = db.getExecutor()
  return executor.provideConnection((connection) => {
    const provideConnection = async <R>(asked: (given: DatabaseConnection) => Promise<R>) => {
      check()
      return asked(connection)
    }
    return use(executor.withConnectionProvider({ provideConnection }))
  })
}

/** What Kysely has for connections of its own, and never asks for where it is given one. */
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('The connection is given')) })
const unasked = { config: { dialect }, dialect, driver: new DummyDriver() }
