import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import type { Tracer } from '#kernel/tracing.ts'
import { isBroken, isFatal, isTurnedAway, NoConnection } from './no-connection.ts'
import type { StatementNames } from './statement-names.ts'
import { traceStatement } from './traced-statement.ts'

/**
 * A pool as Kysely takes it, whose connections send statements under names, and tell a tracer of them. `begin` travels with the statement
 * that follows it, instead of waiting for an answer that says nothing.
 */
export function withNamedStatements(pool: pg.Pool, names: StatementNames, tracer?: Tracer): PostgresPool {
  // Kysely knows a connection again by its object.
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect()
      const before = known.get(client)
      if (before) return before
      const made = new NamingClient(client, names, tracer)
      known.set(client, made)
      return made
    },
  }
}

class NamingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  readonly #names: StatementNames
  readonly #tracer: Tracer | undefined
  #isInTransaction = false
  /** A statement of the transaction failed: the others fail because of that. */
  #isAborted = false
  /** While `begin` was not answered yet. */
  #begun: Promise<unknown> | undefined
  /** The last one of what waits for that answer. */
  #waiting: Promise<unknown> | undefined
  #hasEnded = false

  constructor(client: pg.PoolClient, names: StatementNames, tracer: Tracer | undefined) {
    this.#client = client
    this.#names = names
    this.#tracer = tracer
  }

  query<R>(sql: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(
    sql: string | PostgresCursor<R>,
    parameters: ReadonlyArray<unknown> = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof sql !== 'string') throw new TypeError('The shop reads without cursors')
    if (beginsTransaction(sql)) return this.#begin(sql)
    return this.#begun || this.#waiting ? this.#behindBegin(sql, parameters) : this.#traced(sql, parameters)
  }

  release(destroy?: boolean): void {
    // Whoever comes next would get a connection that the pool doesn't know to be broken yet.
    this.#client.release(destroy || this.#hasEnded)
  }

  /** Says that it began before the database does. */
  #begin<R>(sql: string): Promise<PostgresQueryResult<R>> {
    this.#isInTransaction = true
    this.#isAborted = false
    const begun = this.#traced(sql, []).finally(() => {
      this.#begun = undefined
    })
    // Whoever comes next hears of it.
    begun.catch(() => undefined)
    this.#begun = begun
    return Promise.resolve({ command: 'SELECT', rowCount: 0, rows: [] })
  }

  /**
   * A read leaves nothing if the transaction did not begin, so it is sent at once. A write would stay: it waits until that is known, and what
   * is called after it waits behind it.
   */
  async #behindBegin<R>(sql: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>> {
    if (!this.#waiting && isRead(sql)) {
      const [, result] = await Promise.all([this.#begun, this.#traced<R>(sql, parameters)])
      return result
    }
    const turn = Promise.resolve(this.#waiting ?? this.#begun).then(() => undefined)
    this.#waiting = turn
    try {
      await turn
    } finally {
      if (this.#waiting === turn) this.#waiting = undefined
    }
    return this.#traced(sql, parameters)
  }

  #traced<R>(sql: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>> {
    if (!this.#tracer) return this.#send(sql, parameters)
    return traceStatement(this.#tracer, sql, () => this.#send<R>(sql, parameters))
  }

  async #send<R>(text: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>> {
    try {
      return await this.#sendNamed(text, parameters)
    } catch (error) {
      this.#hasEnded ||= isFatal(error)
      throw isTurnedAway(error) || (isBroken(error) && this.#leavesNothing(text)) ? new NoConnection(error) : error
    }
  }

  async #sendNamed<R>(text: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>> {
    const values = [...parameters]
    // 'begin' and its like have no values; they go the shortest way, and so does what holds several statements.
    const name = values.length === 0 ? undefined : this.#names.nameOf(text)
    try {
      const result = await this.#client.query({ name, text, values })
      this.#noteTransaction(text)
      return result as unknown as PostgresQueryResult<R>
    } catch (error) {
      const isFirst = !this.#isAborted
      this.#isAborted = this.#isInTransaction
      if (name === undefined || !isFirst || !this.#isOfPreparing(error) || this.#isInTransaction) throw error
      return (await this.#client.query(text, values)) as unknown as PostgresQueryResult<R>
    }
  }

  /** Whether nothing is left of a statement whose connection broke: a commit, and a write by itself, may have been done nevertheless. */
  #leavesNothing(text: string): boolean {
    return beginsTransaction(text) || (this.#isInTransaction && text !== 'commit') || isRead(text)
  }

  /** Whether a statement failed only because it was prepared; its name is not used again then. */
  #isOfPreparing(error: unknown): boolean {
    if (isStalePlan(error)) this.#names.renew()
    else if (isLostStatement(error)) this.#names.disable()
    else return false
    return true
  }

  #noteTransaction(text: string): void {
    if (text !== 'commit' && text !== 'rollback') return
    this.#isInTransaction = false
    this.#isAborted = false
  }
}

const beginsTransaction = (text: string) => text === 'begin' || text.startsWith('start transaction')

const isRead = (text: string) => /^\s*select\b/i.test(text)

/** A migration changed the table since the statement was prepared. */
export function isStalePlan(error: unknown): boolean {
  return codeOf(error) === '0A000' && error instanceof Error && error.message.includes('cached plan')
}

/** The statement is not there, or there twice: a proxy in between hands out connections without keeping what was prepared. */
export function isLostStatement(error: unknown): boolean {
  const code = codeOf(error)
  return code === '26000' || code === '42P05'
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)
