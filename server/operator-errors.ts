import { EmbeddedPostgresError } from '#database/embedded/embedded-error.ts'
import { MigrationError } from '#database/migrate.ts'
import { PoolerError } from '#database/pooled-sessions.ts'
import { ConfigError } from './config/environment.ts'

/** Errors whose message is a sentence for the operator: a stack would only hide it. */
export function isForOperator(error: unknown): boolean {
  const kinds = [ConfigError, EmbeddedPostgresError, MigrationError, PoolerError]
  return kinds.some((kind) => error instanceof kind)
}
