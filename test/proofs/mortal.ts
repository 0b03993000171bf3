import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Database } from '#database/rows.ts'
import type { Tables } from '#database/tables.ts'

/** What a process that is dead answers; nothing that it would still do reaches anybody. */
export class Died extends Error {
  override readonly name = 'Died'
}

/** A process's life, counted in what it asks of the world: statements to the database and calls to others. */
export type Life = {
  /** Asks, unless the process has died before. */
  ask<T>(what: string, question: () => Promise<T>): Promise<T>
  readonly asked: readonly string[]
  isOver(): boolean
}

/**
 * A life that ends right before its so-manieth question. All that a process leaves behind is what it asked before: whether it is
 * killed then or after computing a little more makes no difference to anybody else.
 */
export function mortalLife(endsBefore: number): Life {
  const asked: string[] = []
  let over = false
  return {
    asked,
    isOver: () => over,
    ask: async (what, question) => {
      if (!over && asked.length + 1 === endsBefore) over = true
      if (over) throw new Died(`Died before ${what}`)
      asked.push(what)
      return question()
    },
  }
}

/** The same database, seen by a process that may die. Its connections break with it, as the kernel closes a dead one's sockets. */
export function mortalDatabase(pool: pg.Pool, { ask, isOver }: Life): Database {
  const connect = async () => {
    const client = await pool.connect()
    return {
      query: (text: string, values: unknown[]) => ask(firstWords(text), () => client.query(text, values)),
      release: () => client.release(isOver()),
    }
  }
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { connect, end: async () => undefined } as unknown as pg.Pool }),
  })
}

function firstWords(statement: string): string {
  return statement.replaceAll('"', '').replaceAll(/\s+/g, ' ').slice(0, 60)
}
