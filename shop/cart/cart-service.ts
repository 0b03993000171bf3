import type { Clock } from '#kernel/clock.ts'
import { newToken } from '#kernel/ids.ts'
import type { Storefront, StorefrontCode } from '#kernel/storefront.ts'
import type { CatalogStore } from '../catalog/catalog-store.ts'
import type { VoucherReader } from '../loyalty/voucher-store.ts'
import type { PromotionReader } from '../promotions/promotion-store.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Transact } from '../transact.ts'
import { addCode } from './add-code.ts'
import { type AddedCartItem, addToCart } from './add-to-cart.ts'
import { type BoughtLine, buyAgain } from './buy-again.ts'
import type { CartSizeReader } from './cart-size-store.ts'
import type { CartReader } from './cart-store.ts'
import { deleteCartItem, updateCartItem } from './change-cart.ts'
import { changeCartItemSize } from './change-size.ts'
import { type Context, contextLifetime } from './context.ts'
import type { ContextReader, ContextWriter } from './context-store.ts'
import { moveToCart, saveForLater } from './save-for-later.ts'
import { type CartCircumstances, type CartOwner, viewCart } from './view-cart.ts'

type Deps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly settings: SettingsSource
  readonly carts: CartReader
  readonly contexts: ContextReader & Pick<ContextWriter, 'begin'>
  readonly cartSizes: CartSizeReader
  readonly catalog: Pick<CatalogStore, 'variants'> & { readonly shownProducts: CatalogStore['products'] }
  readonly promotions: Pick<PromotionReader, 'offered' | 'categoriesOf' | 'uses'>
  readonly vouchers: VoucherReader
}

/** Sessions of shoppers, and what is in their carts. */
export function cartService(deps: Deps) {
  const { clock, contexts, carts } = deps
  // Prices and stock are read each time; what else is shown of a product is known until it changes.
  const showing = { ...deps, catalog: { variants: deps.catalog.variants, products: deps.catalog.shownProducts } }
  return {
    findContext: async (storefront: Storefront, token: string | undefined): Promise<Context | undefined> => {
      const context = await contexts.find(token, clock.now())
      return context?.storefrontCode === storefront.code ? context : undefined
    },
    /** Begins a session; the token is told once and kept as a hash. */
    beginContext: async (storefrontCode: StorefrontCode): Promise<{ token: string; context: Context }> => {
      const token = newToken()
      const now = clock.now()
      const context = await contexts.begin(token, storefrontCode, now, new Date(now.getTime() + contextLifetime))
      return { token, context }
    },
    viewCart: (storefront: Storefront, context: CartOwner, circumstances?: CartCircumstances) =>
      viewCart(showing, storefront, context, circumstances),
    cartOrder: (cartId: string) => carts.orderOf(cartId),

    addToCart: (
      storefront: Storefront,
      token: string | undefined,
      items: readonly AddedCartItem[],
      extraKeys: readonly string[] = [],
    ) => addToCart(showing, storefront, token, items, extraKeys),
    /** Puts what an order held into the cart once more. */
    buyAgain: (storefront: Storefront, token: string | undefined, lines: readonly BoughtLine[]) =>
      buyAgain(showing, storefront, token, lines),
    addCode: (storefront: Storefront, token: string | undefined, code: string, customerId: string | null) =>
      addCode(deps, storefront, token, code, customerId),
    updateCartItem: (storefront: Storefront, token: string | undefined, lineId: string, quantity: number) =>
      updateCartItem(deps, storefront, token, lineId, quantity),
    changeCartItemSize: (storefront: Storefront, token: string | undefined, lineId: string, variantSku: string) =>
      changeCartItemSize(deps, storefront, token, lineId, variantSku),
    saveForLater: (storefront: Storefront, token: string | undefined, lineId: string) =>
      saveForLater(deps, storefront, token, lineId),
    moveToCart: (storefront: Storefront, token: string | undefined, lineId: string) =>
      moveToCart(deps, storefront, token, lineId),
    deleteCartItem: (storefront: Storefront, token: string | undefined, lineIds: readonly string[]) =>
      deleteCartItem(deps, storefront, token, lineIds),
  }
}
