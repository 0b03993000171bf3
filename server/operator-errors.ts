import { EmbeddedPostgresError } from '#database/embedded/embedded-error.ts'
import { MigrationError } from '#database/migrate.ts'
import { ConfigError } from './config/environment.ts'

/** Errors whose message is a sentence for the operator: a stack would only hide it. */
export function isForOperator(error: unknown): boolean {
  return error instanceof ConfigError || error instanceof EmbeddedPostgresError || error instanceof MigrationError
}
