import type { Tracer } from '#kernel/tracing.ts'

type Result = { readonly rows: readonly unknown[] }

/** Sends a statement as a part of what is traced. Its text has placeholders where values stand, which are not told. */
export function traceStatement<R extends Result>(tracer: Tracer, text: string, send: () => Promise<R>): Promise<R> {
  if (!tracer.isRecording) return send()
  const operation = operationOf(text)
  const facts = { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': text } as const
  return tracer.within(summaryOf(text, operation), 'client', facts, async (span) => {
    const result = await send()
    span.add({ 'db.response.returned_rows': result.rows.length })
    return result
  })
}

/** Where the name of a table stands; after `from` a function may stand as well. */
const tableAfter = /\b(?:into|update)\s+"?([a-z_]\w*)|\b(?:from|join)\s+"?([a-z_]\w*)\b(?!"?\s*\()/i

/** The first word: SELECT, INSERT, BEGIN. */
const operationOf = (text: string) => (/[a-z]+/i.exec(text.slice(0, 200))?.[0] ?? 'statement').toUpperCase()

/** The operation and the first table that is named near the beginning: `SELECT orders`. */
function summaryOf(text: string, operation: string): string {
  const [, written, read] = tableAfter.exec(text.slice(0, longestLookedThrough)) ?? []
  const table = written ?? read
  return table === undefined ? operation : `${operation} ${table}`
}

const longestLookedThrough = 4000
