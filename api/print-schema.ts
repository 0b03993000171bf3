/** Writes `schema.graphql` from the code. */
import { writeFileSync } from 'node:fs'
import { printedSchema } from './schema.ts'

writeFileSync('api/schema.graphql', printedSchema())
