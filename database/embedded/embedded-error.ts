/** The embedded PostgreSQL can't start; the message is a sentence for the operator, no stack is needed. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresRefusal'
}

/** Another shop holds this data folder. */
export class DataFolderInUse extends EmbeddedPostgresError {
  override name = 'DataFolderInUse'
}

/** PostgreSQL's binaries don't run on this machine: the message says why and asks for `DATABASE_URL`. */
export class PostgresDoesNotRun extends EmbeddedPostgresError {
  override name = 'PostgresDoesNotRun'

  constructor(why: string) {
    super(`${why} Set DATABASE_URL to a PostgreSQL 15 or newer instead.`)
  }
}
