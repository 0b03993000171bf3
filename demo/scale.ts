import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#database/rows.ts'

/** Digits of a copy's number behind the SKU of its original: 9,999 copies of the demo shop are more than anybody wants. */
const digits = 4

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
  for (let copy = copies + 1; made < wanted; copy++) {
    const number = String(copy).padStart(digits, '0')
    if (number.length > digits) break
    await db.transaction().execute(async (tx) => {
      for (const statement of copyStatements(number, Math.min(wanted - made, originals))) await statement.execute(tx)
    })
    made += Math.min(wanted - made, originals)
    progress(made)
  }
  await sql`analyze`.execute(db)
  return made
}

async function sizeOf(db: Database): Promise<{ originals: number; products: number; copies: number }> {
  const { rows } = await sql<{ originals: number; products: number; copies: number }>`
    select count(*) filter (where length(parent_sku) = 5)::int as originals, count(*)::int as products,
      coalesce(max(right(parent_sku, ${digits})::int) filter (where length(parent_sku) > 5), 0) as copies
    from products`.execute(db)
  return rows[0] ?? { originals: 0, products: 0, copies: 0 }
}

/** In the order in which the tables refer to each other. */
function copyStatements(copy: string, most: number): RawBuilder<unknown>[] {
  const no = sql.lit(copy)
  const copied = (id: string) => sql`md5(${sql.ref(id)}::text || ${no})::uuid`
  const originals = sql`(select * from products where length(parent_sku) = 5 order by sku limit ${sql.lit(most)})`
  const inEachLanguage = (column: string, between: string) =>
    sql`(select jsonb_object_agg(key, value || ${sql.lit(between)} || ${no}::int) from jsonb_each_text(${sql.ref(column)}))`
  return [
    sql`insert into products
      (id, sku, parent_sku, brand_id, manufacturer_id, size_table_id, gender, name, slug, description, color_key, color_name,
       color_hex, images, hover_image, release_date, presented_by_sneakers, popularity, properties, footwear, textile, care,
       contents, warnings)
      select ${copied('o.id')}, o.parent_sku || ${no} || substr(o.sku, 6), o.parent_sku || ${no}, o.brand_id, o.manufacturer_id,
        o.size_table_id, o.gender, ${inEachLanguage('o.name', ' ')}, ${inEachLanguage('o.slug', '-')}, o.description,
        o.color_key, o.color_name, o.color_hex, o.images, o.hover_image, o.release_date - ${no}::int % 700,
        o.presented_by_sneakers, (o.popularity * 31 + ${no}::int * 17) % 100, o.properties, o.footwear, o.textile, o.care,
        o.contents, o.warnings
      from ${originals} o`,
    sql`insert into product_categories select ${copied('o.id')}, c.category_id
      from ${originals} o join product_categories c on c.product_id = o.id`,
    sql`insert into variants (id, product_id, sku, size, position, ean, weight, max_purchase)
      select ${copied('v.id')}, ${copied('o.id')}, o.parent_sku || ${no} || substr(v.sku, 6), v.size, v.position,
        ${no} || lpad((row_number() over (order by v.sku))::text, 9, '0'), v.weight, v.max_purchase
      from ${originals} o join variants v on v.product_id = o.id`,
    sql`insert into prices select ${copied('v.id')}, p.store_code, p.currency, p.price, p.regular_price, p.prior_price, p.updated_at
      from ${originals} o join variants v on v.product_id = o.id join prices p on p.variant_id = v.id`,
    sql`insert into price_history (variant_id, store_code, price, valid_from)
      select ${copied('v.id')}, p.store_code, p.price, p.updated_at
      from ${originals} o join variants v on v.product_id = o.id join prices p on p.variant_id = v.id`,
    sql`insert into stock select ${copied('v.id')}, s.location_code, s.available
      from ${originals} o join variants v on v.product_id = o.id join stock s on s.variant_id = v.id where s.available > 0`,
    sql`insert into url_records (id, store_code, url, page_type, product_id, label, gender)
      select ${copied('o.id')}, u.store_code, u.url || '-' || ${no}::int, u.page_type, ${copied('o.id')}, u.label, u.gender
      from ${originals} o join url_records u on u.product_id = o.id`,
  ]
}
