import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#database/rows.ts'

/** Digits of a copy's number behind the SKU of its original: 9,999 copies of the demo shop are more than anybody wants. */
const digits = 4
const mostCopies = 10 ** digits - 1

/** So many copies are made in one transaction: enough that the database works in one sweep, few enough to tell of progress. */
const atOnce = 10

/**
 * Makes the catalogue large, for benchmarks: copies the demo shop's products, with their sizes, prices, stock and pages, until
 * there are so many. The database copies by itself, thousands of products a second; the pictures are those of the originals.
 * A catalogue that is large enough is left alone, and one that is half done is gone on with.
 */
export async function scaleCatalog(
  db: Database,
  wanted: number,
  progress: (products: number) => void,
): Promise<number> {
  const { originals, products, copies } = await sizeOf(db)
  if (originals === 0) return 0
  let made = products
  for (let copy = copies + 1; made < wanted && copy <= mostCopies; ) {
    const whole = Math.min(Math.floor((wanted - made) / originals), atOnce, mostCopies - copy + 1)
    // What is left at the end is less than one copy of everything.
    const [last, most] = whole > 0 ? [copy + whole - 1, originals] : [copy, wanted - made]
    await db.transaction().execute(async (tx) => {
      for (const statement of copyStatements(copy, last, most)) await statement.execute(tx)
    })
    made += (last - copy + 1) * most
    copy = last + 1
    progress(made)
  }
  // Now, and not when the database finds the time: that would be while the shop opens.
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`vacuum (analyze)`.execute(connection)
    await sql`reset statement_timeout`.execute(connection)
  })
  return made
}

async function sizeOf(db: Database): Promise<{ originals: number; products: number; copies: number }> {
  const { rows } = await sql<{ originals: number; products: number; copies: number }>`
    select count(*) filter (where length(parent_sku) = 5)::int as originals, count(*)::int as products,
      coalesce(max(right(parent_sku, ${digits})::int) filter (where length(parent_sku) > 5), 0) as copies
    from products`.execute(db)
  return rows[0] ?? { originals: 0, products: 0, copies: 0 }
}

/** In the order in which the tables refer to each other; the originals are looked for once, and not again among their copies. */
function copyStatements(first: number, last: number, most: number): RawBuilder<unknown>[] {
  const copied = (id: string) => sql`md5(${sql.ref(id)}::text || no)::uuid`
  const copiedSku = (sku: string) => sql`o.parent_sku || no || substr(${sql.ref(sku)}, 6)`
  const numbers = sql`(select n, lpad(n::text, ${sql.lit(digits)}, '0') as no
    from generate_series(${sql.lit(first)}::int, ${sql.lit(last)}::int) as n) numbers`
  const inEachLanguage = (column: string, between: string) =>
    sql`(select jsonb_object_agg(key, value || ${sql.lit(between)} || n) from jsonb_each_text(${sql.ref(column)}))`
  return [
    // Made up again by the same command if it is lost, so the disk need not be waited for.
    sql`set local synchronous_commit = off`,
    sql`set local statement_timeout = 0`,
    sql`create temporary table originals on commit drop as
      select * from products where length(parent_sku) = 5 order by sku limit ${sql.lit(most)}`,
    sql`create temporary table original_variants on commit drop as
      select v.*, row_number() over (order by v.sku) as place
      from originals o join variants v on v.product_id = o.id`,
    sql`analyze originals, original_variants`,
    sql`insert into products
      (id, sku, parent_sku, brand_id, manufacturer_id, size_table_id, gender, name, slug, description, color_key, color_name,
       color_hex, color_family, images, hover_image, release_date, presented_by_sneakers, popularity, properties, footwear, textile, care,
       contents, warnings, tax_class)
      select ${copied('o.id')}, ${copiedSku('o.sku')}, o.parent_sku || no, o.brand_id, o.manufacturer_id,
        o.size_table_id, o.gender, ${inEachLanguage('o.name', ' ')}, ${inEachLanguage('o.slug', '-')}, o.description,
        o.color_key, o.color_name, o.color_hex, o.color_family, o.images, o.hover_image, o.release_date - n % 700,
        o.presented_by_sneakers, (o.popularity * 31 + n * 17) % 100, o.properties, o.footwear, o.textile, o.care,
        o.contents, o.warnings, o.tax_class
      from ${numbers}, originals o`,
    sql`insert into product_categories select ${copied('o.id')}, c.category_id
      from ${numbers}, originals o join product_categories c on c.product_id = o.id`,
    sql`insert into variants (id, product_id, sku, size, position, ean, weight, max_purchase)
      select ${copied('v.id')}, ${copied('o.id')}, ${copiedSku('v.sku')}, v.size, v.position,
        no || lpad(v.place::text, 9, '0'), v.weight, v.max_purchase
      from ${numbers}, originals o join original_variants v on v.product_id = o.id`,
    sql`insert into prices select ${copied('v.id')}, p.store_code, p.currency, p.price, p.regular_price, p.prior_price, p.updated_at
      from ${numbers}, original_variants v join prices p on p.variant_id = v.id`,
    sql`insert into price_history (variant_id, store_code, price, valid_from)
      select ${copied('v.id')}, p.store_code, p.price, p.updated_at
      from ${numbers}, original_variants v join prices p on p.variant_id = v.id`,
    sql`insert into stock select ${copied('v.id')}, s.location_code, s.available
      from ${numbers}, original_variants v join stock s on s.variant_id = v.id where s.available > 0`,
    sql`insert into url_records (id, store_code, url, page_type, product_id, label, gender)
      select ${copied('o.id')}, u.store_code, u.url || '-' || n, u.page_type, ${copied('o.id')}, u.label, u.gender
      from ${numbers}, originals o join url_records u on u.product_id = o.id`,
  ]
}
