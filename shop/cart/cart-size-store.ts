import { sql } from 'kysely'
import { compiledStatement } from '#database/compiled-statement.ts'
import { anyOf, type Database } from '#database/rows.ts'
import { isToken } from '#kernel/ids.ts'
import type { Storefront, StorefrontCode } from '#kernel/storefront.ts'
import type { Variant } from '../catalog/product.ts'
import { asVariants, variantRows } from '../catalog/variant-store.ts'
import { tokenHash } from './context-store.ts'

export type CartSizeReader = ReturnType<typeof cartSizeReader>

export function cartSizeReader(db: Database) {
  return {
    /**
     * Sizes by their SKU or legacy SKU, with those that lie in the cart of a token already: who adds one is shown them all, and they are
     * read once.
     */
    async sizesAndCart(
      storefront: Storefront,
      skus: readonly string[],
      token: string | undefined,
    ): Promise<readonly Variant[]> {
      const hash = token !== undefined && isToken(token) ? tokenHash(token) : noHash
      return asVariants(await beside(db, { code: storefront.code, skus, hash }))
    },
  }
}

/** The hash of no token. */
const noHash = Buffer.alloc(0)

const beside = compiledStatement((db, value: { code: StorefrontCode; skus: readonly string[]; hash: Buffer }) =>
  variantRows(db, value.code).where((by) =>
    by.or([
      by('variants.sku', '=', anyOf(value.skus, 'text')),
      by('variants.legacy_sku', '=', anyOf(value.skus, 'text')),
      // An array is known before the sizes are looked up by it; a subquery would be compared with every size.
      by(
        'variants.sku',
        '=',
        sql<string>`any(array(
          select line.referenced_id from contexts join cart_lines line on line.cart_id = contexts.cart_id
          where contexts.token_hash = ${value.hash} and line.type in ('product', 'saved')
        ))`,
      ),
    ]),
  ),
)
