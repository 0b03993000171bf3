import { compiledStatement } from '#database/compiled-statement.ts'
import { anyOf, type Database } from '#database/rows.ts'
import type { Language } from '#kernel/language.ts'
import type { Storefront, StorefrontCode } from '#kernel/storefront.ts'
import { oneSize } from '#kernel/written-size.ts'
import type { Product } from './product.ts'
import { localText } from './text-store.ts'
import { quantitiesOfVariants } from './variant-store.ts'

/** Products by id, as the storefront sells them; what it has no price for is not there. */
export async function soldProducts(db: Database, storefront: Storefront, ids: readonly string[]): Promise<Product[]> {
  if (ids.length === 0) return []
  return (await productsIn(storefront)(db, { code: storefront.code, ids })).map(asProduct)
}

/** The same of products that nobody may buy, for who was given a link to one. */
export async function productsInPreview(
  db: Database,
  storefront: Storefront,
  ids: readonly string[],
): Promise<Product[]> {
  if (ids.length === 0) return []
  return (await productRows(db, storefront, ids, 'all').execute()).map(asProduct)
}

/** A text for each language, since the language stands in it. */
const statements = new Map<Language, ReturnType<typeof productStatement>>()

function productsIn({ language }: Pick<Storefront, 'language'>) {
  const known = statements.get(language) ?? productStatement(language)
  statements.set(language, known)
  return known
}

const productStatement = (language: Language) =>
  compiledStatement((db, value: { code: StorefrontCode; ids: readonly string[] }) =>
    productRows(db, { language, code: value.code }, value.ids),
  )

function productRows(
  db: Database,
  storefront: Pick<Storefront, 'language' | 'code'>,
  ids: readonly string[],
  which: 'sold' | 'all' = 'sold',
) {
  return db
    .selectFrom('products')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .innerJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('variants')
          .innerJoin('prices', 'prices.variant_id', 'variants.id')
          .whereRef('variants.product_id', '=', 'products.id')
          .where('prices.store_code', '=', storefront.code)
          .select(['prices.price', 'prices.regular_price', 'prices.prior_price', 'prices.updated_at', 'variants.size'])
          .orderBy('prices.price')
          .limit(1)
          .as('offer'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('variants')
          .whereRef('variants.product_id', '=', 'products.id')
          .select(quantitiesOfVariants.as('pieces'))
          .as('stocked'),
      (join) => join.onTrue(),
    )
    .where('products.id', '=', anyOf(ids, 'uuid'))
    .$if(which === 'sold', (query) => query.where('products.active', '=', true))
    .select([
      'products.id',
      'products.sku',
      'products.parent_sku',
      localText('products.name', storefront).as('name'),
      localText('products.slug', storefront).as('slug'),
      'brands.id as brand_id',
      'brands.name as brand_name',
      'brands.slug as brand_slug',
      'products.color_key',
      localText('products.color_name', storefront).as('color_name'),
      'products.color_hex',
      'products.gender',
      'products.images',
      'products.picture_details',
      'products.hover_image',
      'products.release_date',
      'products.coming_soon_date',
      localText('products.delivery_time', storefront).as('delivery_time'),
      localText('products.marketing_label', storefront).as('marketing_label'),
      'products.sale_label',
      'products.presented_by_sneakers',
      'products.size_table_id',
      'products.contents',
      'products.tax_class',
      'products.shipping_free',
      'offer.price',
      'offer.regular_price',
      'offer.prior_price',
      'offer.updated_at as price_updated_at',
      'offer.size',
      'stocked.pieces',
    ])
}

type ProductRow = Awaited<ReturnType<ReturnType<typeof productRows>['execute']>>[number]

function asProduct(row: ProductRow): Product {
  return {
    id: row.id,
    sku: row.sku,
    parentSku: row.parent_sku,
    name: row.name,
    url: row.slug,
    brand: { id: row.brand_id, name: row.brand_name, slug: row.brand_slug },
    color: { key: row.color_key, name: row.color_name, hex: row.color_hex },
    gender: row.gender,
    images: row.images,
    pictureDetails: row.picture_details,
    hoverImage: row.hover_image,
    releaseDate: row.release_date,
    comingSoonDate: row.coming_soon_date,
    deliveryTime: row.delivery_time,
    marketingLabel: row.marketing_label,
    saleLabel: row.sale_label,
    presentedBySneakers: row.presented_by_sneakers,
    oneSize: row.size === oneSize,
    sizeTableId: row.size_table_id,
    contents: row.contents,
    taxClass: row.tax_class,
    shippingFree: row.shipping_free,
    price: row.price,
    regularPrice: row.regular_price,
    priorPrice: row.prior_price,
    priceUpdatedAt: row.price_updated_at,
    totalAvailableStock: row.pieces,
  }
}
