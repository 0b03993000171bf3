import { sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import { isUuid } from '#kernel/ids.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import type { SearchRedirect, SearchRedirectInput, Synonym, SynonymInput } from './search-rules.ts'

export type SearchRulesReader = ReturnType<typeof searchRulesReader>

/** Who changed a rule, and when. */
type Changed = { readonly at: Date; readonly by: string }

export function searchRulesReader(db: Database) {
  return {
    async synonyms(): Promise<Synonym[]> {
      const rows = await db.selectFrom('search_synonyms').selectAll().orderBy('language').orderBy('term').execute()
      return rows.map(({ id, language, term, means, both_ways: bothWays }) => ({ id, language, term, means, bothWays }))
    },

    async redirects(storefront?: StorefrontCode): Promise<SearchRedirect[]> {
      const rows = await db
        .selectFrom('search_redirects')
        .selectAll()
        .$if(storefront !== undefined, (query) => query.where('store_code', '=', storefront ?? 'en_GB'))
        .orderBy('store_code')
        .orderBy('term')
        .execute()
      return rows.map(({ id, store_code, term, address }) => ({ id, storefront: store_code, term, address }))
    },
  }
}

export function searchRulesWriter(tx: Database) {
  return {
    ...searchRulesReader(tx),

    /** One of the same term makes room for it. @returns its id */
    async putSynonym({ language, term, means, bothWays }: SynonymInput, { at, by }: Changed): Promise<string> {
      const row = { means: [...means], both_ways: bothWays, changed_at: at, changed_by: by }
      const { id } = await tx
        .insertInto('search_synonyms')
        .values({ language, term, ...row })
        .onConflict((conflict) => conflict.columns(['language', 'term']).doUpdateSet(row))
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    async removeSynonym(id: string): Promise<Synonym | undefined> {
      const known = isUuid(id) ? (await this.synonyms()).find((one) => one.id === id) : undefined
      if (known) await tx.deleteFrom('search_synonyms').where('id', '=', id).execute()
      return known
    },

    async putRedirect({ storefront, term, address }: SearchRedirectInput, { at, by }: Changed): Promise<string> {
      const row = { address, changed_at: at, changed_by: by }
      const { id } = await tx
        .insertInto('search_redirects')
        .values({ store_code: storefront, term, ...row })
        .onConflict((conflict) => conflict.columns(['store_code', 'term']).doUpdateSet(row))
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    async removeRedirect(id: string): Promise<SearchRedirect | undefined> {
      const known = isUuid(id) ? (await this.redirects()).find((one) => one.id === id) : undefined
      if (known) await tx.deleteFrom('search_redirects').where('id', '=', id).execute()
      return known
    },

    /** Two who change rules do it one after the other. */
    lock: () => sql`select pg_advisory_xact_lock(hashtext('search rules'))`.execute(tx),
  }
}
