import { z } from 'zod'

/**
 * Reads what was written while a field had another name: jobs that lie in a queue from one release to the next.
 *
 * @param earlier the name of before, which counts where the present one is missing
 */
export function withRenamedField<Schema extends z.ZodType>(schema: Schema, earlier: string, present: string) {
  return z.preprocess((value) => {
    if (typeof value !== 'object' || value === null || !(earlier in value) || present in value) return value
    const { [earlier]: kept, ...rest } = value as Record<string, unknown>
    return { ...rest, [present]: kept }
  }, schema)
}
