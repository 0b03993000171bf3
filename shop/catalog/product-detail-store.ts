import { anyOf, type Database } from '#database/rows.ts'
import { type Language, type Storefront, textIn } from '#kernel/storefront.ts'
import type { ProductDetail } from './product.ts'
import { localText } from './text-store.ts'

/** What the pages of products say of them, in the storefront's language. */
export async function productDetails(
  db: Database,
  storefront: Storefront,
  ids: readonly string[],
): Promise<ProductDetail[]> {
  if (ids.length === 0) return []
  return (await detailRows(db, storefront, ids)).map((row) => asDetail(row, storefront.language))
}

function detailRows(db: Database, storefront: Storefront, ids: readonly string[]) {
  return db
    .selectFrom('products')
    .innerJoin('manufacturers', 'manufacturers.id', 'products.manufacturer_id')
    .where('products.id', '=', anyOf(ids, 'uuid'))
    .select([
      'products.id',
      localText('products.description', storefront).as('description'),
      localText('products.meta_title', storefront).as('meta_title'),
      localText('products.meta_description', storefront).as('meta_description'),
      'products.properties',
      'products.footwear',
      'products.textile',
      localText('products.care', storefront).as('care'),
      'products.warnings',
      'products.threesixty',
      'products.video',
      'manufacturers.name as manufacturer_name',
      'manufacturers.address as manufacturer_address',
      'manufacturers.country as manufacturer_country',
      'manufacturers.email as manufacturer_email',
      'manufacturers.responsible_person',
    ])
    .execute()
}

type DetailRow = Awaited<ReturnType<typeof detailRows>>[number]

function asDetail(row: DetailRow, word: Language): ProductDetail {
  return {
    productId: row.id,
    description: row.description,
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
    properties: row.properties.map((property) => ({
      name: textIn(property.name, word),
      options: property.options.map((option) => textIn(option, word)),
    })),
    footwear: row.footwear,
    textile: row.textile?.map((part) => ({ part: textIn(part.part, word), fibres: part.fibres })) ?? null,
    care: row.care,
    warnings: row.warnings?.map((warning) => textIn(warning, word)) ?? [],
    threesixty: row.threesixty,
    video: row.video,
    manufacturer: {
      name: row.manufacturer_name,
      address: row.manufacturer_address,
      ...(row.manufacturer_country === null ? {} : { country: row.manufacturer_country }),
      email: row.manufacturer_email,
      responsiblePerson: row.responsible_person,
    },
  }
}
