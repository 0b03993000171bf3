import { anyOf, type Database } from '#database/rows.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import { storefrontByCode } from '#kernel/storefront.ts'

/** Where a path of a storefront leads; `to` is empty for what is gone (410). */
export type RedirectRow = {
  readonly storefront: string
  readonly from: string
  readonly to: string
  readonly status: number
}

/** Writes where paths lead that are no pages any more. */
export function redirectWriter(tx: Database) {
  return {
    /** Those that begin at one of the paths, in any storefront; all of them where none are named. */
    async redirects(paths?: readonly string[]): Promise<RedirectRow[]> {
      const rows = await tx
        .selectFrom('redirects')
        .selectAll()
        .$if(paths !== undefined, (query) => query.where('from_path', '=', anyOf(paths ?? [], 'text')))
        .orderBy('store_code')
        .orderBy('from_path')
        .execute()
      return rows.map((row) => ({
        storefront: row.store_code,
        from: row.from_path,
        to: row.to_path,
        status: row.status,
      }))
    },

    /** At which of the paths a page of the catalogue lives. */
    async pagesAt(paths: readonly string[]): Promise<{ storefront: string; path: string }[]> {
      const rows = await tx
        .selectFrom('url_records')
        .select(['store_code', 'url'])
        .where('url', '=', anyOf(paths, 'text'))
        .execute()
      return rows.map((row) => ({ storefront: row.store_code, path: row.url }))
    },

    async putRedirects(redirects: readonly RedirectRow[]): Promise<void> {
      for (const { storefront, from, to, status } of redirects) {
        const row = { to_path: to, status }
        await tx
          .insertInto('redirects')
          .values({ store_code: codeOf(storefront), from_path: from, ...row })
          .onConflict((conflict) => conflict.columns(['store_code', 'from_path']).doUpdateSet(row))
          .execute()
      }
    },

    async dropRedirects(redirects: readonly Pick<RedirectRow, 'storefront' | 'from'>[]): Promise<void> {
      for (const { storefront, from } of redirects) {
        await tx
          .deleteFrom('redirects')
          .where('store_code', '=', codeOf(storefront))
          .where('from_path', '=', from)
          .execute()
      }
    },
  }
}

function codeOf(text: string): StorefrontCode {
  const found = storefrontByCode(text)
  if (!found) throw new Error(`There is no storefront ${text}`)
  return found.code
}
