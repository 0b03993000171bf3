/** Writes `schema.graphql` of the back office from the code. */
import { writeFileSync } from 'node:fs'
import { printedBackofficeSchema } from './schema.ts'

writeFileSync('backoffice-api/schema.graphql', printedBackofficeSchema())
