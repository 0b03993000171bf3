import { type RawBuilder, sql } from 'kysely'
import type { Storefront } from '#kernel/storefront.ts'

/** A text of a row in the storefront's language; in English or any other where it has none, as `textIn` says it. */
export function localText(column: string, { language }: Pick<Storefront, 'language'>): RawBuilder<string> {
  const text = sql.ref(column)
  return sql<string>`coalesce(${text} ->> ${sql.lit(language)}, ${text} ->> 'en', (select min(value) from jsonb_each_text(${text})))`
}
