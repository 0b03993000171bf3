import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generateTables } from './generate-tables.ts'
import { createTestDatabase } from './testing.ts'

const { connection } = await createTestDatabase()

test('the table types are those of the migrated database', () => {
  const url = `postgres://${connection.user}@localhost/${connection.database}?host=${encodeURIComponent(connection.host)}`
  expect(readFileSync('database/tables.ts', 'utf8')).toBe(generateTables(url))
})
