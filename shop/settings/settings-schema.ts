import { z } from 'zod'
import { settingsSchema } from './settings.ts'

/** The settings as JSON Schema, by which editors complete and check a file. */
export function settingsJsonSchema(): object {
  const schema = z.toJSONSchema(settingsSchema, { io: 'input', reused: 'ref' })
  return JSON.parse(JSON.stringify({ title: 'Settings of a shop', ...schema }))
}
