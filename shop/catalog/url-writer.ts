import { type Database, excluded, inBatches } from '#database/rows.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import type { Gender } from './catalog-feed.ts'
import { flattenRedirects } from './redirect-writer.ts'

export type UrlRow = {
  readonly id: string
  readonly storefrontCode: StorefrontCode
  readonly url: string
  readonly pageType: 'product' | 'category' | 'brand'
  readonly label: string
  readonly gender: Gender | null
}

/** Writes where pages live, and where those that moved lived before. */
export function urlWriter(tx: Database) {
  return {
    /**
     * Where pages live now. A page that moved leaves a redirect behind, and nothing ever redirects to itself or twice. A product that is no
     * longer sold makes room for one that wants its path.
     */
    async urls(rows: readonly UrlRow[]): Promise<void> {
      for (const batch of inBatches(rows)) {
        const moved = await movedOf(tx, batch)
        await leave(tx, moved)
        await makeRoom(tx, batch)
        await settle(tx, batch)
        await redirect(tx, moved)
        await stopRedirects(tx, batch)
        await flattenRedirects(tx, moved)
      }
    },
  }
}

/** A page that lives elsewhere from now on. */
type Move = { readonly store_code: StorefrontCode; readonly from_path: string; readonly to_path: string }

async function movedOf(tx: Database, batch: readonly UrlRow[]): Promise<Move[]> {
  const ids = batch.map((row) => row.id)
  const before = await tx.selectFrom('url_records').select(['id', 'store_code', 'url']).where('id', 'in', ids).execute()
  const next = new Map(batch.map((row) => [`${row.storefrontCode} ${row.id}`, row.url]))
  return before.flatMap((row) => {
    const to = next.get(`${row.store_code} ${row.id}`)
    return to !== undefined && to !== row.url ? [{ store_code: row.store_code, from_path: row.url, to_path: to }] : []
  })
}

async function leave(tx: Database, moved: readonly Move[]): Promise<void> {
  for (const { store_code, from_path } of moved) {
    await tx.deleteFrom('url_records').where('store_code', '=', store_code).where('url', '=', from_path).execute()
  }
}

/** Takes the paths from products that are no longer sold. */
async function makeRoom(tx: Database, batch: readonly UrlRow[]): Promise<void> {
  await tx
    .deleteFrom('url_records')
    .using(['products'])
    .whereRef('products.id', '=', 'url_records.product_id')
    .where('products.active', '=', false)
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('store_code', 'url'),
        'in',
        batch.map((row) => tuple(row.storefrontCode, row.url)),
      ),
    )
    .execute()
}

async function settle(tx: Database, batch: readonly UrlRow[]): Promise<void> {
  await tx
    .insertInto('url_records')
    .values(
      batch.map((row) => ({
        id: row.id,
        store_code: row.storefrontCode,
        url: row.url,
        page_type: row.pageType,
        category_id: row.pageType === 'category' ? row.id : null,
        product_id: row.pageType === 'product' ? row.id : null,
        brand_id: row.pageType === 'brand' ? row.id : null,
        label: row.label,
        gender: row.gender,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['store_code', 'id']).doUpdateSet({ label: excluded('label'), gender: excluded('gender') }),
    )
    .execute()
}

async function redirect(tx: Database, moved: readonly Move[]): Promise<void> {
  if (moved.length === 0) return
  await tx
    .insertInto('redirects')
    .values(moved)
    .onConflict((conflict) =>
      conflict.columns(['store_code', 'from_path']).doUpdateSet({ to_path: excluded('to_path') }),
    )
    .execute()
}

/** Where a page lives now, nothing leads away. */
async function stopRedirects(tx: Database, batch: readonly UrlRow[]): Promise<void> {
  for (const row of batch) {
    await tx
      .deleteFrom('redirects')
      .where('store_code', '=', row.storefrontCode)
      .where('from_path', '=', row.url)
      .execute()
  }
}
