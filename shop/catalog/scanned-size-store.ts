import type { Database } from '#database/rows.ts'
import { eanOfGtin } from '#kernel/ean.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { oneSize } from '#kernel/written-size.ts'
import { isBought, isSoldIn } from './passport-store.ts'
import { localText } from './text-store.ts'

/** The size whose code somebody holds in their hands. */
export type ScannedSize = {
  readonly productId: string
  readonly productSku: string
  readonly sku: string
  readonly size: string
  readonly isOneSize: boolean
  readonly brand: string
  readonly name: string
  /** Without slashes at its ends; null where the storefront does not sell it any more. */
  readonly url: string | null
}

/** Finds sizes by the codes of their boxes. */
export function scannedSizeStore(db: Database) {
  return {
    /**
     * The size that a GTIN names, also where it is not sold any more but somebody has bought it here once. What was never for sale is
     * nobody's business yet.
     *
     * @param gtin fourteen digits
     */
    async sizeOfGtin(storefront: Storefront, gtin: string): Promise<ScannedSize | undefined> {
      const ean = eanOfGtin(gtin)
      if (ean === undefined) return undefined
      const row = await db
        .selectFrom('variants')
        .innerJoin('products', 'products.id', 'variants.product_id')
        .innerJoin('brands', 'brands.id', 'products.brand_id')
        .leftJoin('url_records', (join) =>
          join
            .onRef('url_records.product_id', '=', 'products.id')
            .on('url_records.store_code', '=', storefront.code)
            .on(isSoldIn(storefront)),
        )
        .where('variants.ean', '=', ean)
        .where((where) => where.or([where('products.active', '=', true), isBought]))
        .select([
          'variants.sku',
          'variants.size',
          'products.id as product_id',
          'products.sku as product_sku',
          localText('products.name', storefront).as('name'),
          'brands.name as brand',
          'url_records.url',
        ])
        .executeTakeFirst()
      if (!row) return undefined
      const { product_id: productId, product_sku: productSku, ...named } = row
      return { productId, productSku, isOneSize: row.size === oneSize, ...named }
    },
  }
}
