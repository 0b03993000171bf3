import { z } from 'zod'

const bucket = z.object({ key: z.string(), doc_count: z.number() })

/** What the shop reads of an answer to `_search`; OpenSearch says more. */
export const searchAnswer = z.object({
  hits: z.object({
    total: z.object({ value: z.number() }),
    hits: z.array(z.object({ _id: z.string() })),
  }),
  aggregations: z
    .record(
      z.string(),
      z.object({
        doc_count: z.number(),
        values: z.object({
          // Named filters come as an object, everything else as a list.
          buckets: z.union([
            z.array(bucket),
            z
              .record(z.string(), z.object({ doc_count: z.number() }))
              .transform((named) => Object.entries(named).map(([key, { doc_count }]) => ({ key, doc_count }))),
          ]),
        }),
      }),
    )
    .default({}),
})

export type SearchResponse = z.infer<typeof searchAnswer>

export const bulkAnswer = z.object({
  errors: z.boolean(),
  items: z.array(
    z.record(
      z.string(),
      z.object({ status: z.number(), error: z.object({ reason: z.string().nullish() }).optional() }),
    ),
  ),
})

/** What a bulk write could not do, which answers 200 nonetheless. */
export function refusedOf({ errors, items }: z.infer<typeof bulkAnswer>) {
  if (!errors) return undefined
  const refused = items.flatMap((item) => Object.values(item)).filter(({ error }) => error !== undefined)
  return {
    reason: refused[0]?.error?.reason ?? 'no reason given',
    /** It had too much to do. */
    isBusy: refused.some(({ status }) => status === 429),
  }
}

export const acknowledgement = z.object({ acknowledged: z.boolean() })

export const refreshAnswer = z.object({ _shards: z.object({ successful: z.number() }) })

/** Indices by their names. */
export const indexList = z.record(
  z.string(),
  z.object({
    aliases: z.record(z.string(), z.unknown()).default({}),
    settings: z.object({ index: z.object({ creation_date: z.coerce.number() }) }),
  }),
)
