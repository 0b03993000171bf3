import { type RawBuilder, sql } from 'kysely'
import type { Storefront } from '#kernel/storefront.ts'

/** A text of a row in the storefront's language. */
export function localText(column: string, { language }: Pick<Storefront, 'language'>): RawBuilder<string> {
  return sql<string>`${sql.ref(column)} ->> ${sql.lit(language)}`
}
