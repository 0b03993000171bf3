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

/** Which of these paths are pages of the catalogue in the storefront of a language; nothing while there is no catalogue. */
export async function cataloguePathsAmong(
  db: Database,
  lang: string,
  paths: readonly string[],
): Promise<ReadonlySet<string> | undefined> {
  const codes = storefronts.filter(({ contentLang }) => contentLang === lang).map(({ code }) => code)
  const urls = paths.map((path) => path.replace(/^\/|\/$/g, ''))
  const rows = await db
    .selectFrom('url_records')
    .select('url')
    .where('store_code', 'in', codes)
    .where('url', 'in', urls)
    .execute()
  if (rows.length > 0) return new Set(rows.map(({ url }) => `/${url}/`))
  const any = await db.selectFrom('url_records').select('url').limit(1).executeTakeFirst()
  return any && new Set()
}
