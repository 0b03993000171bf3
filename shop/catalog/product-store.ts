import type { Database } from '#database/rows.ts'
import { anyOf } from '#database/rows.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { type ModelColor, oneSize, type Product, type ProductDetail } from './product.ts'
import { localText } from './text-store.ts'
import { quantitiesOfVariants } from './variant-store.ts'

/** Products as a storefront sells them, and how they belong together. */
export function productStore(db: Database) {
  return {
    /** Products by id, as the storefront sells them; what it has no price for is not there. */
    async products(storefront: Storefront, ids: readonly string[]): Promise<Product[]> {
      if (ids.length === 0) return []
      const rows = await db
        .selectFrom('products')
        .innerJoin('brands', 'brands.id', 'products.brand_id')
        .innerJoinLateral(
          (lateral) =>
            lateral
              .selectFrom('variants')
              .innerJoin('prices', 'prices.variant_id', 'variants.id')
              .whereRef('variants.product_id', '=', 'products.id')
              .where('prices.store_code', '=', storefront.code)
              .select([
                'prices.price',
                'prices.regular_price',
                'prices.prior_price',
                'prices.updated_at',
                'variants.size',
              ])
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
        .where('products.active', '=', true)
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
        .execute()
      return rows.map((row) => ({
        id: row.id,
        sku: row.sku,
        parentSku: row.parent_sku,
        name: row.name,
        url: row.slug,
        brand: { id: row.brand_id, name: row.brand_name, slug: row.brand_slug },
        color: { key: row.color_key, name: row.color_name, hex: row.color_hex },
        gender: row.gender,
        images: row.images,
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
      }))
    },

    async details(storefront: Storefront, productIds: readonly string[]): Promise<ProductDetail[]> {
      if (productIds.length === 0) return []
      const rows = await db
        .selectFrom('products')
        .innerJoin('manufacturers', 'manufacturers.id', 'products.manufacturer_id')
        .where('products.id', '=', anyOf(productIds, 'uuid'))
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
      const word = storefront.language
      return rows.map((row) => ({
        productId: row.id,
        description: row.description,
        metaTitle: row.meta_title,
        metaDescription: row.meta_description,
        properties: row.properties.map((property) => ({
          name: property.name[word],
          options: property.options.map((option) => option[word]),
        })),
        footwear: row.footwear,
        textile: row.textile?.map((part) => ({ part: part.part[word], fibres: part.fibres })) ?? null,
        care: row.care,
        warnings: row.warnings?.map((warning) => warning[word]) ?? [],
        threesixty: row.threesixty,
        video: row.video,
        manufacturer: {
          name: row.manufacturer_name,
          address: row.manufacturer_address,
          ...(row.manufacturer_country === null ? {} : { country: row.manufacturer_country }),
          email: row.manufacturer_email,
          responsiblePerson: row.responsible_person,
        },
      }))
    },

    /** Ids of products by SKU; a size's SKU or legacy SKU leads to its product. */
    async productIdsBySku(skus: readonly string[]): Promise<Map<string, string>> {
      if (skus.length === 0) return new Map()
      const rows = await db
        .selectFrom('products')
        .select(['id', 'sku'])
        .where('sku', '=', anyOf(skus, 'text'))
        .execute()
      const found = new Map(rows.map((row) => [row.sku, row.id]))
      const missing = skus.filter((sku) => !found.has(sku))
      if (missing.length > 0) {
        const sizes = await db
          .selectFrom('variants')
          .select(['product_id', 'sku', 'legacy_sku'])
          .where((or) => or.or([or('sku', '=', anyOf(missing, 'text')), or('legacy_sku', '=', anyOf(missing, 'text'))]))
          .execute()
        for (const row of sizes) {
          found.set(row.sku, row.product_id)
          if (row.legacy_sku) found.set(row.legacy_sku, row.product_id)
        }
      }
      return found
    },

    /** The colours in which models are sold here, in their order. */
    async colorsOfModels(storefront: Storefront, parentSkus: readonly string[]): Promise<ModelColor[]> {
      if (parentSkus.length === 0) return []
      const rows = await db
        .selectFrom('products')
        .select(['id', 'sku', 'parent_sku', 'color_hex', localText('color_name', storefront).as('color_name')])
        .where('parent_sku', '=', anyOf(parentSkus, 'text'))
        .where('active', '=', true)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('variants')
              .innerJoin('prices', 'prices.variant_id', 'variants.id')
              .select('variants.id')
              .whereRef('variants.product_id', '=', 'products.id')
              .where('prices.store_code', '=', storefront.code),
          ),
        )
        .orderBy('sku')
        .execute()
      return rows.map((row) => ({
        id: row.id,
        sku: row.sku,
        parentSku: row.parent_sku,
        colorName: row.color_name,
        colorHex: row.color_hex,
      }))
    },

    async relations(
      productIds: readonly string[],
    ): Promise<{ productId: string; relatedId: string; kind: 'complementary' | 'maintenance' }[]> {
      if (productIds.length === 0) return []
      const rows = await db
        .selectFrom('product_relations')
        .select(['product_id', 'related_id', 'kind'])
        .where('product_id', '=', anyOf(productIds, 'uuid'))
        .orderBy('position')
        .execute()
      return rows.map((row) => ({ productId: row.product_id, relatedId: row.related_id, kind: row.kind }))
    },

    async categoryIdsOf(productIds: readonly string[]): Promise<{ productId: string; categoryId: string }[]> {
      if (productIds.length === 0) return []
      const rows = await db
        .selectFrom('product_categories')
        .select(['product_id', 'category_id'])
        .where('product_id', '=', anyOf(productIds, 'uuid'))
        .execute()
      return rows.map((row) => ({ productId: row.product_id, categoryId: row.category_id }))
    },

    async isEmpty(): Promise<boolean> {
      return (await db.selectFrom('products').select('id').limit(1).executeTakeFirst()) === undefined
    },
  }
}
