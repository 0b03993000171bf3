import { z } from 'zod'
import { storefrontFileSchema } from './storefront-file.ts'

/** The storefronts of a shop as JSON Schema, by which editors complete and check a file. */
export function storefrontsJsonSchema(): object {
  const schema = z.toJSONSchema(storefrontFileSchema, { io: 'input', reused: 'ref' })
  return JSON.parse(JSON.stringify({ title: 'Storefronts of a shop', ...schema }))
}
