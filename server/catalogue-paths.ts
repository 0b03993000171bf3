import type { Database } from '#database/rows.ts'
import { storefronts } from '#kernel/storefront.ts'

/** Where the pages of the catalogue live, by the content's spelling of the language; nothing while there is no catalogue. */
export async function cataloguePaths(db: Database): Promise<ReadonlyMap<string, ReadonlySet<string>> | undefined> {
  const rows = await db.selectFrom('url_records').select(['store_code', 'url']).execute()
  if (rows.length === 0) return undefined
  const byStore = Map.groupBy(rows, ({ store_code }) => store_code)
  return new Map(
    storefronts.map(({ code, contentLang }) => [
      contentLang,
      new Set((byStore.get(code) ?? []).map(({ url }) => `/${url}/`)),
    ]),
  )
}
