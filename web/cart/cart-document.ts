import { graphql } from '#web/graphql/gql.ts'
import type { CartViewFragment, ShoppersCartQuery, WalletKind } from '#web/graphql/graphql.ts'

/** A shopper's cart as the storefront shows it: on its page, in the checkout and in the checkout's header. */
export type CartView = CartViewFragment

export type CartViewItem = CartView['items'][number]

/** The name under which the storefront asks for its cart (specification §7). */
export const cartCookieName = 'frontend-cart'

export const cartFragment = graphql(`
  fragment CartView on Cart {
    count
    items {
      id referencedId name modified quantity minPurchase purchaseSteps maxPurchase label type removable stackable url brand
      image { url alt width height focus }
      payload { productNumber size options { group option } }
      price {
        unitPrice { amount label }
        totalPrice { amount label }
        regularUnitPrice { amount label }
        priorUnitPrice { amount label }
        taxRules { taxRate }
      }
      priceWhenAdded { label }
      product { unitPrice }
      deliveryInformation { deliveryTime }
      error { messageKey name message }
    }
    price {
      subtotal { amount label }
      positionPrice { amount label }
      adjustments { name price { amount label } }
      shipping { amount label }
      netPrice { amount label }
      totalPrice { amount label }
      taxes { taxRate tax }
    }
    deliveries { shippingMethod { name type reference storePickup } }
    errors { messageKey name message level }
    extras { key name price { label } }
    deliveryPromise { min max }
    deliveryDate { label }
  }
`)

export const cartQuery = graphql(`
  query ShoppersCart($token: String, $name: String) {
    getCart(token: $token, name: $name) { ...CartView 
      expressWallets
      items { id product { variants { sku size stockState } } }
      savedItems {
        id referencedId name type url brand
        image { url alt width height }
        payload { size options { group option } stock }
        price { unitPrice { label } regularUnitPrice { label } priorUnitPrice { label } }
      }
    }
  }
`)

type SizesOfLine = NonNullable<NonNullable<ShoppersCartQuery['getCart']>['items'][number]['product']>['variants']

/** A line on the cart's page, which knows in which other sizes there is the same. */
export type CartPageItem = Omit<CartViewItem, 'product'> & {
  readonly product: (NonNullable<CartViewItem['product']> & { readonly variants?: SizesOfLine }) | null
}

/** What was put aside for later. */
export type SavedItem = NonNullable<ShoppersCartQuery['getCart']>['savedItems'][number]

export type CartPageView = Omit<CartView, 'items'> & {
  readonly items: CartPageItem[]
  readonly savedItems?: readonly SavedItem[]
  readonly expressWallets?: readonly WalletKind[]
}
