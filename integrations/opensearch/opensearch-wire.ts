import { z } from 'zod'

/** What the shop reads of an answer to `_search`; OpenSearch says more. */
const bucket = z.object({ key: z.string(), doc_count: z.number() })
const response = z.object({
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

export type SearchResponse = z.infer<typeof response>

/** @throws when it is no answer to a search */
export const readAnswer = (answer: unknown): SearchResponse => response.parse(answer)

const bulk = z.object({
  errors: z.boolean(),
  items: z.array(z.record(z.string(), z.object({ error: z.object({ reason: z.string().default('') }).optional() }))),
})

/** Why a bulk write failed, or nothing: it answers 200 also when single documents were refused. */
export function readBulk(answer: unknown): string | undefined {
  const { errors, items } = bulk.parse(answer)
  if (!errors) return undefined
  return items.flatMap((item) => Object.values(item)).find(({ error }) => error)?.error?.reason ?? 'no reason given'
}
