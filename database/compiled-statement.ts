import type { CompiledQuery } from 'kysely'
import type { Database } from './rows.ts'

/** Stands in a statement for a value that is given each time it is sent. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** A query of Kysely's, or a text of one's own. */
type Compilable<Row> = { compile(db: Database): CompiledQuery<Row> }

/**
 * A statement whose text is always the same, for what is sent with every request: Kysely puts it together once, which takes longer
 * than to send it, and from then on only its values are others.
 *
 * @param build makes the statement of placeholders: it may compare and store them, and must not look at them
 */
export function compiledStatement<Values extends object, Row>(
  build: (db: Database, value: Values) => Compilable<Row>,
): (db: Database, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  return async (db, values) => {
    // Kysely takes a placeholder for the value itself, and so does its type.
    compiled ??= build(db, new Proxy({}, { get: (_, name) => new Placeholder(String(name)) }) as Values).compile(db)
    const given = new Map<string, unknown>(Object.entries(values))
    const parameters = compiled.parameters.map((one) => (one instanceof Placeholder ? given.get(one.name) : one))
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows
  }
}
