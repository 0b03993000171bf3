import { sql } from 'kysely'
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

    /** Writes redirects; earlier ones that led to where one of them begins lead to its end from now on. */
    async putRedirects(redirects: readonly RedirectRow[]): Promise<void> {
      for (const { storefront, from, to, status } of redirects) {
        const row = { to_path: to, status }
        await tx
          .insertInto('redirects')
          .values({ store_code: codeOf(storefront), from_path: from, ...row })
          .onConflict((conflict) => conflict.columns(['store_code', 'from_path']).doUpdateSet(row))
          .execute()
      }
      await flattenRedirects(
        tx,
        redirects.map(({ storefront, from }) => ({ store_code: codeOf(storefront), from_path: from })),
      )
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

type RedirectKey = { readonly store_code: StorefrontCode; readonly from_path: string }

/** A chain is half as long after each turn. */
const mostTurns = 20

/**
 * Leads straight on what leads to the beginning of another redirect, around redirects that were just written: whoever follows one is
 * redirected once. Earlier ones that would lead round with them are taken away.
 */
export async function flattenRedirects(tx: Database, written: readonly RedirectKey[]): Promise<void> {
  if (written.length === 0) return
  const around = sql`(select * from unnest(${written.map((row) => row.store_code)}::text[],
    ${written.map((row) => row.from_path)}::text[]))`
  await sql`
    with recursive walk as (
      select store_code, from_path as start, from_path as last, to_path as at from redirects
      where (store_code, from_path) in ${around}
      union
      select walk.store_code, walk.start, next.from_path, next.to_path
      from walk join redirects next on next.store_code = walk.store_code and next.from_path = walk.at
      where walk.at <> walk.start
    )
    delete from redirects using walk
    where walk.at = walk.start and redirects.store_code = walk.store_code and redirects.from_path = walk.last`.execute(
    tx,
  )
  let isChanged = true
  for (let turns = 0; isChanged && turns < mostTurns; turns++) {
    const { numAffectedRows = 0n } = await sql`
      update redirects led
      set to_path = next.to_path, status = case when next.status = 410 then 410 else led.status end
      from redirects next
      where next.store_code = led.store_code and next.from_path = led.to_path
        and ((led.store_code, led.from_path) in ${around} or (next.store_code, next.from_path) in ${around})`.execute(
      tx,
    )
    isChanged = numAffectedRows > 0n
  }
}

function codeOf(text: string): StorefrontCode {
  const found = storefrontByCode(text)
  if (!found) throw new Error(`There is no storefront ${text}`)
  return found.code
}
