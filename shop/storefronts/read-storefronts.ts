import { z } from 'zod'
import { knownStorefrontCodes, type StorefrontChoice } from '#kernel/storefront-codes.ts'

/** storefronts.json: which storefronts a shop has. */
export const storefrontFileSchema = z
  .strictObject({
    $schema: z.string().optional(),
    root: z
      .enum(knownStorefrontCodes, `must be one of ${knownStorefrontCodes.join(', ')}`)
      .describe('The one without a prefix, which answers whatever no prefix claims: nl_NL.'),
    storefronts: z
      .array(
        z.strictObject({
          code: z
            .enum(knownStorefrontCodes, `must be one of ${knownStorefrontCodes.join(', ')}`)
            .describe('Language and country: nl_NL.'),
        }),
      )
      .min(1, 'must have one at least')
      .describe('In the order in which they are offered.'),
  })
  .describe(
    'The storefronts of a shop: which countries it sells in, in which languages, and which one stands at the root.',
  )

/** @returns the choice, or one sentence for each thing that is wrong with the file: `storefronts.1.code is there twice: nl_NL` */
export function readStorefronts(value: unknown): StorefrontChoice | { readonly errors: readonly string[] } {
  const read = storefrontFileSchema.safeParse(value)
  if (!read.success) {
    return {
      errors: read.error.issues.map((issue) => {
        const where = issue.path.join('.') || 'the file'
        if (issue.code === 'unrecognized_keys')
          return `${where} has names that nothing is known by: ${issue.keys.join(', ')}`
        return issue.code === 'invalid_type' ? `${where} is missing or of the wrong kind` : `${where} ${issue.message}`
      }),
    }
  }
  const { root, storefronts } = read.data
  const codes = storefronts.map(({ code }) => code)
  const errors = codes.flatMap((code, at) =>
    codes.indexOf(code) < at ? [`storefronts.${at}.code is there twice: ${code}`] : [],
  )
  if (!codes.includes(root)) errors.push(`root must be one of the storefronts (${codes.join(', ')}), and is ${root}`)
  return errors.length > 0 ? { errors } : { root, codes }
}

/** The file as JSON Schema, by which editors complete and check it. */
export function storefrontsJsonSchema(): object {
  const schema = z.toJSONSchema(storefrontFileSchema, { io: 'input' })
  return JSON.parse(JSON.stringify({ title: 'Storefronts of a shop', ...schema }))
}
