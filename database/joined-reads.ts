import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult, TransactionSettings } from 'kysely'
import type { Database } from './rows.ts'
import { inTransaction, type ShopTransaction } from './transaction.ts'
import { currentUnitOfWork, inUnitOfWork } from './unit-of-work.ts'

const transactions = new WeakMap<object, { readonly tx: ShopTransaction; readonly connection: DatabaseConnection }>()

/**
 * Runs `work` in one transaction that whatever asks this database meanwhile belongs to, without being handed it: a change that reads
 * by the pool would take a second connection while it holds the first, and not see what it has written.
 */
export function inJoinedTransaction<T>(db: Database, work: (tx: ShopTransaction) => Promise<T>): Promise<T> {
  return inTransaction(db, (tx) =>
    inUnitOfWork(async (unit) => {
      await tx.getExecutor().provideConnection(async (connection) => {
        transactions.set(unit, { tx, connection })
      })
      return work(tx)
    }),
  )
}

/** The transaction that everything which is done now belongs to, if it was begun by `inJoinedTransaction`. */
export function joinedTransaction(): ShopTransaction | undefined {
  const unit = currentUnitOfWork()
  return unit && transactions.get(unit)?.tx
}

/** A dialect whose connections are those of the joined transaction, while there is one of the same pool. */
export function joiningDialect(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => new JoiningDriver(dialect.createDriver()),
  }
}

class JoiningDriver implements Driver {
  readonly #driver: Driver
  readonly #own = new WeakSet<DatabaseConnection>()

  constructor(driver: Driver) {
    this.#driver = driver
  }

  init(): Promise<void> {
    return this.#driver.init()
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const joined = this.#joined()
    if (joined) return new JoinedConnection(joined)
    const connection = await this.#driver.acquireConnection()
    this.#own.add(connection)
    return connection
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (!(connection instanceof JoinedConnection)) await this.#driver.releaseConnection(connection)
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    if (connection instanceof JoinedConnection)
      throw new Error('A transaction was begun inside another one: it has to join it')
    await this.#driver.beginTransaction(connection, settings)
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#driver.commitTransaction(connection)
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#driver.rollbackTransaction(connection)
  }

  destroy(): Promise<void> {
    return this.#driver.destroy()
  }

  /** Another pool has a transaction of its own, or none. */
  #joined(): ShopTransaction | undefined {
    const unit = currentUnitOfWork()
    const joined = unit && transactions.get(unit)
    return joined && this.#own.has(joined.connection) ? joined.tx : undefined
  }
}

/** The connection of a transaction, which others give back; Kysely lets one statement after the other have it. */
class JoinedConnection implements DatabaseConnection {
  readonly #tx: ShopTransaction

  constructor(tx: ShopTransaction) {
    this.#tx = tx
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#tx.getExecutor().provideConnection((connection) => connection.executeQuery<R>(query))
  }

  streamQuery(): never {
    throw new TypeError('The shop reads without cursors')
  }
}
