import { expect, test } from 'vitest'
import { DataFolderInUse } from '#database/embedded/embedded-error.ts'
import { MigrationError } from '#database/migrate.ts'
import { ConfigError } from './config/environment.ts'
import { isForOperator } from './operator-errors.ts'

test('what the operator can mend is told in a sentence, what is broken with its trace', () => {
  expect(isForOperator(new ConfigError('PORT must be a number'))).toBe(true)
  expect(isForOperator(new DataFolderInUse('Another shop uses the folder'))).toBe(true)
  expect(isForOperator(new MigrationError('The database is newer than the shop'))).toBe(true)
  expect(isForOperator(new TypeError('x is undefined'))).toBe(false)
})
