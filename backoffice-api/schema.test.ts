import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { printedBackofficeSchema } from './schema.ts'

test('the committed schema is the one that is served: `npm run graphql` prints it', () => {
  expect(readFileSync('backoffice-api/schema.graphql', 'utf8')).toBe(printedBackofficeSchema())
})
