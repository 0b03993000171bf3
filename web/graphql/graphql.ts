/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never }

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core'
export type AddressInput = {
  additionalAddressLine1?: string | null | undefined
  additionalAddressLine2?: string | null | undefined
  city: string
  countryIso: string
  firstName: string
  lastName: string
  phoneNumber?: string | null | undefined
  salutation?: string | null | undefined
  servicePoint?: string | null | undefined
  street: string
  zipcode: string
}

export type AnnounceReturnInput = {
  /** Made anew for each form. */
  idempotencyKey: string
  pieces: Array<ReturnPieceInput>
  way: ReturnWay
}

/** What whoever fetches something tells its store: on the way, or there. */
export type Arrival = 'coming' | 'here'

export type AskStaffInput = {
  /** Where in the store the tablet stands. */
  tablet?: string | null | undefined
  /** The size to bring; without one somebody is called. */
  variantSku?: string | null | undefined
}

/** What a browser says of itself when it subscribes, as `PushSubscription.toJSON()` has it. */
export type BrowserSubscriptionInput = {
  /** Its secret as base64url. */
  auth: string
  /** At the push service of the browser’s maker. */
  endpoint: string
  /** Its public key as base64url. */
  p256dh: string
}

export type BuyGiftCardInput = {
  /** In the smallest unit. */
  amount: number
  /** Where the giver comes back to; the reference of the sale is put behind it as `card`. */
  finishUrl: string
  /** Where the receipt goes. */
  giverEmail: string
  giverFirstName: string
  giverLastName: string
  /** 16 to 64 letters, digits, - and _; made anew for each form. The same one is the same sale. */
  idempotencyKey: string
  /** The day on which it is mailed, as 2026-12-24; at once without one. */
  mailOn?: string | null | undefined
  /** What the giver says; at most 500 characters. */
  message?: string | null | undefined
  paymentMethodId: string
  /** Where the card goes. */
  receiverEmail: string
  receiverName: string
  termsAccepted: boolean
  withdrawalRead: boolean
}

export type CartItemInput = {
  quantity: number
  referencedId: string
  type: CartItemType
}

export type CartItemType = 'custom' | 'product' | 'promotion'

export type CartStatusValue = 'cancelled' | 'empty' | 'failed' | 'ok' | 'paid' | 'recover'

export type CrossSellingKind = 'complementary' | 'maintenance'

export type ErrorLevel = 'error' | 'notice' | 'success'

export type ExchangePiecesInput = {
  /** Made anew for each form. */
  idempotencyKey: string
  pieces: Array<ExchangedPieceInput>
  way: ReturnWay
}

export type ExchangedPieceInput = {
  position: number
  quantity: number
  /** Of the size that is sent instead. */
  sku: string
}

/** What a list can be narrowed by; also the name of the filter. */
export type FacetName =
  | 'brand'
  | 'category'
  | 'color'
  | 'heel'
  | 'material'
  | 'new'
  | 'price'
  | 'sale'
  | 'season'
  | 'size'
  | 'tone'

export type FilterInput = {
  name: string
  values: Array<string>
}

export type FitDirection = 'large' | 'normal' | 'small'

/** A browser as Google Analytics knows it. */
export type Ga4BrowserInput = {
  clientId: string
  sessionId?: string | null | undefined
}

export type LoyaltyEntryState = 'available' | 'pending'

export type LoyaltyEntryType = 'adjust' | 'convert' | 'earn' | 'opening' | 'release' | 'reverse' | 'signup'

/** A browser as those know it who count what is sold. Only of who agreed to be counted. */
export type MeasuredBrowserInput = {
  ga4?: Ga4BrowserInput | null | undefined
  meta?: MetaBrowserInput | null | undefined
}

/** A browser as Meta knows it, by at least one of its two cookies. */
export type MetaBrowserInput = {
  /** The cookie _fbp. */
  browserId?: string | null | undefined
  /** The cookie _fbc. */
  clickId?: string | null | undefined
  userAgent: string
}

/** A reader from the checkout, an account or a store. */
export type NewsletterInput = {
  address?: string | null | undefined
  birthday?: string | null | undefined
  /** The store. */
  branchcode?: string | null | undefined
  city?: string | null | undefined
  /** ISO 3166-1 alpha-2. */
  country?: string | null | undefined
  email: string
  firstname?: string | null | undefined
  housenumber?: string | null | undefined
  /** The number of the newsletter; with another language than its own, the storefront’s counts. */
  id?: number | null | undefined
  /** 'NL', 'BENL', 'BEFR', 'DE' or 'FR'. */
  language?: string | null | undefined
  lastname?: string | null | undefined
  /** 'webshop', 'loyalty' or 'loyalty_store'; absent: 'webshop'. */
  source?: string | null | undefined
}

export type NewsletterSubscribeInput = {
  email: string
  firstname: string
  /** 'mr', 'mrs', or 'none': would rather not say. */
  gender: string
  lastname: string
  /** 'website'. */
  source: string
}

export type OrderHistoryItemType = 'article' | 'delivery' | 'discount' | 'transaction_costs'

export type OrderStateValue = 'cancelled' | 'failed' | 'open' | 'paid'

export type PaymentDataInput = {
  paymentMethodId?: string | number | null | undefined
  rivertyTermsAccepted?: boolean | null | undefined
  /** What the wallet of the method handed over, as JSON. It pays once: sent again, it is the same payment, and a declined one stays declined. */
  walletToken?: string | null | undefined
}

export type PickupState = 'collected' | 'lapsed' | 'preparing' | 'ready'

export type PlaceOrderInput = {
  /** The store, when the order is placed on a tablet of its. */
  branchcode?: string | null | undefined
  comment?: string | null | undefined
  /** What the gift card was to pay of it, as the shopper saw it; another amount is refused. */
  expectedGiftCard?: number | null | undefined
  /** The total that the shopper saw, in the smallest unit; another one is refused, so that nobody pays what they did not read. */
  expectedTotal?: number | null | undefined
  /** Whether a receipt without prices goes with it, where the shop offers that. */
  giftReceipt?: boolean | null | undefined
  /** The browser, where it agreed to be counted: what becomes of the order is told to those who count. Kept only where the shop tells them. */
  measured?: MeasuredBrowserInput | null | undefined
  newsletter?: boolean | null | undefined
  rivertyTermsAccepted?: boolean | null | undefined
  termsAccepted: boolean
  withdrawalRead: boolean
}

export type PushAlertInput = {
  /** Of the size. */
  sku: string
  /** Further sizes of the same product. */
  skus?: Array<string> | null | undefined
  subscription: BrowserSubscriptionInput
}

/** What a browser is told of: a size that is back, one that goes on sale, or how far an order is. */
export type PushRequestKind = 'back_in_stock' | 'coming_soon' | 'order'

export type QuestionInput = {
  /** Where the answer goes. */
  email: string
  /** 16 to 64 letters, digits, - and _, made anew for each question: the same key is the same question. */
  idempotencyKey: string
  name: string
  text: string
}

export type RefundReason = 'cancelled' | 'goodwill' | 'missing' | 'removed' | 'returned'

export type RegisterCustomerInput = {
  billingAddress?: AddressInput | null | undefined
  birthdayDay?: number | null | undefined
  birthdayMonth?: number | null | undefined
  birthdayYear?: number | null | undefined
  /** The store, when the account is opened on a tablet of its. */
  branchcode?: string | null | undefined
  email: string
  firstName: string
  lastName: string
  newsletter?: boolean | null | undefined
  password: string
  /** 'mr' or 'mrs'; absent: would rather not say. */
  salutation?: string | null | undefined
  /** The address of the shop, to which mails link back. */
  storefrontUrl: string
}

export type RelationType = 'color_relation' | 'maintenance'

export type RepairState = 'CANCELLED' | 'COLLECTED' | 'IN_WORK' | 'NEW' | 'READY' | 'RECEIVED' | 'REFUSED'

export type RepairWay = 'bring' | 'post'

export type RequestRepairInput = {
  /** Made anew for each form. */
  idempotencyKey: string
  /** The code of a store. */
  location: string
  /** The line’s place in the order. */
  position: number
  /** What was seen that it costs, in the smallest unit: refused where it costs something else by now. */
  price?: number | null | undefined
  service: string | number
  text: string
  way: RepairWay
}

export type ReservationInput = {
  email: string
  firstName: string
  /** A UUID of the form: the same form twice is one reservation. */
  key: string | number
  lastName: string
  /** The code of the store. */
  location: string
  /** Of the size. */
  sku: string
}

/** A pair is kept apart until it is fetched, given up or no longer waited for. */
export type ReservationState = 'cancelled' | 'collected' | 'expired' | 'held'

export type ReturnPieceInput = {
  position: number
  quantity: number
}

export type ReturnWay = 'post' | 'store'

export type ReviewFit = 'large' | 'normal' | 'small'

export type ReviewOrder = 'best' | 'helpful' | 'newest' | 'worst'

export type ReviewPhotographState = 'declined' | 'published' | 'waiting'

/** Where a review was written: with the shop, or at a service that collects reviews. */
export type ReviewSource = 'own' | 'trusted_shops'

/** Sent, taken by somebody who comes, done, given up by the shopper, or not taken in time. */
export type StaffMessageState = 'cancelled' | 'done' | 'expired' | 'sent' | 'taken'

export type StockAlertInput = {
  email: string
  /** Whether the newsletter is wanted too; its owner confirms it by a mailed link. */
  newsletter?: boolean | null | undefined
  /** Of the size. */
  sku: string
  /** Further sizes of the same product: the one mail tells of them all. */
  skus?: Array<string> | null | undefined
  /** What the page said. The shop decides by the product itself. */
  type?: StockAlertKind | null | undefined
}

/** Whether a size was sold out when it was asked for, or not on sale yet. */
export type StockAlertKind = 'back_in_stock' | 'coming_soon'

/** What the shopper is told about a size, by the order of specification §4. */
export type StockState = 'COMING_SOON' | 'FEW_LEFT' | 'IN_STOCK' | 'LAST_ITEM' | 'OUT_OF_STOCK' | 'PRE_ORDER'

/** What is absent stays as it is. */
export type UpdateCustomerInput = {
  /** Null: is forgotten. */
  birthday?: string | null | undefined
  firstName?: string | null | undefined
  lastName?: string | null | undefined
  /** Uids of looks, all of them. */
  lookbooks?: Array<string> | null | undefined
  newsletter?: boolean | null | undefined
  /** 'mr' or 'mrs'; null: would rather not say. */
  salutation?: string | null | undefined
  /** Codes of favourite stores, all of them. */
  stores?: Array<string> | null | undefined
}

export type WalletKind = 'applepay' | 'googlepay'

export type Weekday = 'friday' | 'monday' | 'saturday' | 'sunday' | 'thursday' | 'tuesday' | 'wednesday'

export type WithdrawInput = {
  /** Where the acknowledgement goes. */
  email: string
  /** 16 to 64 letters, digits, - and _, made anew for each statement: the same key is the same statement. */
  idempotencyKey: string
  /** What is withdrawn from, in the words of the shopper; none means all of it. */
  items?: Array<string> | null | undefined
  name: string
  /** Whatever says which order is meant. */
  orderNumber: string
  reason?: string | null | undefined
}

export type WriteReviewInput = {
  /** As they want to be called. */
  author: string
  /** 1 to 5. */
  comfort?: number | null | undefined
  fit?: ReviewFit | null | undefined
  /** The reviewed line’s place in the order. */
  position: number
  /** 1 to 5. */
  quality?: number | null | undefined
  /** 1 to 5. */
  stars: number
  text: string
}

export type AddStockAlertMutationVariables = Exact<{
  input: StockAlertInput
}>

export type AddStockAlertMutation = {
  addStockAlert:
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
    | { __typename: 'StockAlertAdded' }
}

export type StockAlertWaiterQueryVariables = Exact<{ [key: string]: never }>

export type StockAlertWaiterQuery = { getCustomer: { email: string } | null }

export type AddPushAlertMutationVariables = Exact<{
  input: PushAlertInput
}>

export type AddPushAlertMutation = {
  addPushAlert:
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
    | { __typename: 'StockAlertAdded' }
}

export type PushRequestsQueryVariables = Exact<{
  endpoint: string
}>

export type PushRequestsQuery = {
  pushRequests: Array<{
    id: string
    kind: PushRequestKind
    product: string | null
    size: string | null
    url: string | null
    order: string | null
  }> | null
}

export type EndPushRequestsMutationVariables = Exact<{
  endpoint: string
  id?: string | number | null | undefined
}>

export type EndPushRequestsMutation = {
  endPushRequests: Array<{
    id: string
    kind: PushRequestKind
    product: string | null
    size: string | null
    url: string | null
    order: string | null
  }> | null
}

export type CaptchaTaskQueryVariables = Exact<{
  operation: string
}>

export type CaptchaTaskQuery = {
  captcha: { challenge: string; watcher: { siteKey: string; scriptUrl: string } | null } | null
}

export type UpsellQueryVariables = Exact<{
  sku: string
}>

export type UpsellQuery = {
  upsell: Array<{
    sku: string
    name: string
    url: string
    isOneSize: boolean
    type: CrossSellingKind
    price: { label: string }
    regular_price: { label: string } | null
    image: { url: string; width: number; height: number }
  }>
}

export type CartViewFragment = {
  count: number
  items: Array<{
    id: string
    referencedId: string
    name: string
    modified: boolean
    quantity: number
    minPurchase: number
    purchaseSteps: number
    maxPurchase: number
    label: string
    type: CartItemType
    removable: boolean
    stackable: boolean
    url: string | null
    brand: string | null
    image: { url: string; alt: string; width: number; height: number; focus: string | null } | null
    payload: { productNumber: string; size: string | null; options: Array<{ group: string; option: string }> }
    price: {
      unitPrice: { amount: number; label: string }
      totalPrice: { amount: number; label: string }
      regularUnitPrice: { amount: number; label: string } | null
      priorUnitPrice: { amount: number; label: string } | null
      taxRules: Array<{ taxRate: number }>
    }
    priceWhenAdded: { label: string } | null
    product: { unitPrice: string | null } | null
    deliveryInformation: { deliveryTime: string | null }
    error: { messageKey: string; name: string | null; message: string } | null
  }>
  price: {
    subtotal: { amount: number; label: string }
    positionPrice: { amount: number; label: string }
    adjustments: Array<{ name: string; price: { amount: number; label: string } }>
    shipping: { amount: number; label: string }
    netPrice: { amount: number; label: string }
    totalPrice: { amount: number; label: string }
    taxes: Array<{ taxRate: number; tax: number }>
  }
  deliveries: Array<{ shippingMethod: { name: string; type: string; reference: string; storePickup: boolean } }>
  errors: Array<{ messageKey: string; name: string | null; message: string; level: ErrorLevel }>
  extras: Array<{ key: string; name: string; price: { label: string } }>
  deliveryPromise: { min: number; max: number }
  deliveryDate: { label: string } | null
}

export type ShoppersCartQueryVariables = Exact<{
  token?: string | null | undefined
  name?: string | null | undefined
}>

export type ShoppersCartQuery = {
  getCart: {
    expressWallets: Array<WalletKind>
    count: number
    items: Array<{
      id: string
      referencedId: string
      name: string
      modified: boolean
      quantity: number
      minPurchase: number
      purchaseSteps: number
      maxPurchase: number
      label: string
      type: CartItemType
      removable: boolean
      stackable: boolean
      url: string | null
      brand: string | null
      product: {
        unitPrice: string | null
        variants: Array<{ sku: string; size: string; stockState: StockState }>
      } | null
      image: { url: string; alt: string; width: number; height: number; focus: string | null } | null
      payload: { productNumber: string; size: string | null; options: Array<{ group: string; option: string }> }
      price: {
        unitPrice: { amount: number; label: string }
        totalPrice: { amount: number; label: string }
        regularUnitPrice: { amount: number; label: string } | null
        priorUnitPrice: { amount: number; label: string } | null
        taxRules: Array<{ taxRate: number }>
      }
      priceWhenAdded: { label: string } | null
      deliveryInformation: { deliveryTime: string | null }
      error: { messageKey: string; name: string | null; message: string } | null
    }>
    savedItems: Array<{
      id: string
      referencedId: string
      name: string
      type: CartItemType
      url: string | null
      brand: string | null
      image: { url: string; alt: string; width: number; height: number } | null
      payload: { size: string | null; stock: number; options: Array<{ group: string; option: string }> }
      price: {
        unitPrice: { label: string }
        regularUnitPrice: { label: string } | null
        priorUnitPrice: { label: string } | null
      }
    }>
    price: {
      subtotal: { amount: number; label: string }
      positionPrice: { amount: number; label: string }
      adjustments: Array<{ name: string; price: { amount: number; label: string } }>
      shipping: { amount: number; label: string }
      netPrice: { amount: number; label: string }
      totalPrice: { amount: number; label: string }
      taxes: Array<{ taxRate: number; tax: number }>
    }
    deliveries: Array<{ shippingMethod: { name: string; type: string; reference: string; storePickup: boolean } }>
    errors: Array<{ messageKey: string; name: string | null; message: string; level: ErrorLevel }>
    extras: Array<{ key: string; name: string; price: { label: string } }>
    deliveryPromise: { min: number; max: number }
    deliveryDate: { label: string } | null
  } | null
}

export type ChangeQuantityMutationVariables = Exact<{
  token?: string | null | undefined
  id: string | number
  quantity: number
}>

export type ChangeQuantityMutation = {
  updateCartItem:
    | {
        __typename: 'Cart'
        errors: Array<{ messageKey: string; name: string | null; message: string; level: ErrorLevel }>
      }
    | { __typename: 'Refused'; refusals: Array<{ messageKey: string; name: string | null; message: string }> }
}

export type ChangeSizeMutationVariables = Exact<{
  token?: string | null | undefined
  id: string | number
  referencedId: string
}>

export type ChangeSizeMutation = {
  changeCartItemSize:
    | {
        __typename: 'Cart'
        errors: Array<{ messageKey: string; name: string | null; message: string; level: ErrorLevel }>
      }
    | { __typename: 'Refused'; refusals: Array<{ messageKey: string; name: string | null; message: string }> }
}

export type SaveLineMutationVariables = Exact<{
  token?: string | null | undefined
  id: string | number
}>

export type SaveLineMutation = {
  saveForLater:
    | {
        __typename: 'Cart'
        errors: Array<{ messageKey: string; name: string | null; message: string; level: ErrorLevel }>
      }
    | { __typename: 'Refused'; refusals: Array<{ messageKey: string; name: string | null; message: string }> }
}

export type MoveLineMutationVariables = Exact<{
  token?: string | null | undefined
  id: string | number
}>

export type MoveLineMutation = {
  moveToCart:
    | {
        __typename: 'Cart'
        errors: Array<{ messageKey: string; name: string | null; message: string; level: ErrorLevel }>
      }
    | { __typename: 'Refused'; refusals: Array<{ messageKey: string; name: string | null; message: string }> }
}

export type RemoveLineMutationVariables = Exact<{
  token?: string | null | undefined
  ids: Array<string | number> | string | number
}>

export type RemoveLineMutation = {
  deleteCartItem:
    | {
        __typename: 'Cart'
        errors: Array<{ messageKey: string; name: string | null; message: string; level: ErrorLevel }>
      }
    | { __typename: 'Refused'; refusals: Array<{ messageKey: string; name: string | null; message: string }> }
}

export type AddToCartPageMutationVariables = Exact<{
  token?: string | null | undefined
  items: Array<CartItemInput> | CartItemInput
}>

export type AddToCartPageMutation = {
  addToCart:
    | {
        __typename: 'Cart'
        errors: Array<{ messageKey: string; name: string | null; message: string; level: ErrorLevel }>
      }
    | { __typename: 'Refused'; refusals: Array<{ messageKey: string; name: string | null; message: string }> }
}

export type BeginContextMutationVariables = Exact<{ [key: string]: never }>

export type BeginContextMutation = { createContext: { token: string } }

export type CartInStoresQueryVariables = Exact<{
  skus: Array<string> | string
}>

export type CartInStoresQuery = {
  stockByLocations: Array<{ code: string; name: string; abroad: boolean; qty: number; exact: boolean; sku: string }>
  stores: Array<{ code: string; reference: string }>
}

export type AddToCartMutationVariables = Exact<{
  token?: string | null | undefined
  items: Array<CartItemInput> | CartItemInput
}>

export type AddToCartMutation = {
  addToCart:
    | {
        __typename: 'Cart'
        count: number
        items: Array<{
          referencedId: string
          name: string
          brand: string | null
          quantity: number
          image: { url: string; width: number; height: number } | null
          price: { unitPrice: { label: string; amount: number } }
          payload: { size: string | null }
          product: { sku: string; unitPrice: string | null } | null
        }>
        errors: Array<{ messageKey: string; name: string | null; message: string; level: ErrorLevel }>
      }
    | { __typename: 'Refused'; refusals: Array<{ messageKey: string; name: string | null; message: string }> }
}

export type SharedCartQueryVariables = Exact<{
  skus: Array<string> | string
}>

export type SharedCartQuery = {
  productsBySku: Array<{
    sku: string
    name: string
    url: string
    isOneSize: boolean
    brand: { name: string }
    color: { name: string }
    image: { url: string; width: number; height: number; focus: string | null }
    variants: Array<{ sku: string; size: string; stockState: StockState; price: { label: string } }>
  }>
}

export type OnlySizeQueryVariables = Exact<{
  sku: string
}>

export type OnlySizeQuery = { pdp: { isOneSize: boolean; variants: Array<{ sku: string }> } | null }

export type BoughtWithQueryVariables = Exact<{
  skus: Array<string> | string
}>

export type BoughtWithQuery = {
  boughtWith: Array<{
    sku: string
    name: string
    url: string
    isOneSize: boolean
    isComingSoon: boolean
    totalAvailableStock: number
    label: string | null
    discount: number
    unitPrice: string | null
    brand: { name: string }
    color: { hex: string }
    relatedProducts: Array<{ type: RelationType; colorHex: string }>
    image: { url: string; focus: string | null }
    hover_image: { url: string; focus: string | null } | null
    price: { label: string }
    priorPrice: { label: string } | null
    rating: { average: number; count: number } | null
  }>
  seenWith: Array<{
    sku: string
    name: string
    url: string
    isOneSize: boolean
    isComingSoon: boolean
    totalAvailableStock: number
    label: string | null
    discount: number
    unitPrice: string | null
    brand: { name: string }
    color: { hex: string }
    relatedProducts: Array<{ type: RelationType; colorHex: string }>
    image: { url: string; focus: string | null }
    hover_image: { url: string; focus: string | null } | null
    price: { label: string }
    priorPrice: { label: string } | null
    rating: { average: number; count: number } | null
  }>
  similarTo: Array<{
    sku: string
    name: string
    url: string
    isOneSize: boolean
    isComingSoon: boolean
    totalAvailableStock: number
    label: string | null
    discount: number
    unitPrice: string | null
    brand: { name: string }
    color: { hex: string }
    relatedProducts: Array<{ type: RelationType; colorHex: string }>
    image: { url: string; focus: string | null }
    hover_image: { url: string; focus: string | null } | null
    price: { label: string }
    priorPrice: { label: string } | null
    rating: { average: number; count: number } | null
  }>
}

export type EditorialTilesQueryVariables = Exact<{
  category: string
  lang: string
}>

export type EditorialTilesQuery = { editorialTiles: { documents: Array<{ id: string; data: string }> } }

export type ProductListQueryVariables = Exact<{
  filters: Array<FilterInput> | FilterInput
  page: number
  itemsPerPage: number
  urlId: string | number
  hasUrl: boolean
}>

export type ProductListQuery = {
  search: {
    productData: {
      totalCount: number
      inStore: Array<string>
      products: Array<{
        sku: string
        name: string
        url: string
        isOneSize: boolean
        isComingSoon: boolean
        totalAvailableStock: number
        label: string | null
        discount: number
        unitPrice: string | null
        brand: { name: string }
        color: { hex: string }
        relatedProducts: Array<{ type: RelationType; colorHex: string }>
        image: { url: string; focus: string | null }
        hover_image: { url: string; focus: string | null } | null
        price: { label: string }
        priorPrice: { label: string } | null
        rating: { average: number; count: number } | null
      }>
      facets: Array<{
        name: FacetName
        groups: Array<{
          key: string
          label: string
          hex: string | null
          value: string | null
          count: number
          chosen: boolean
        }>
        bars: Array<{ from: number; to: number | null; count: number }>
        values: Array<{
          value: string
          label: string | null
          hex: string | null
          count: number
          chosen: boolean
          group: string | null
          category: { id: string; name: string; url: string; parentId: string | null } | null
        }>
      }>
    }
  }
  esUrlsGlobal?: Array<{ storeCode: string; url: string }>
}

export type ListFacetFragment = {
  name: FacetName
  groups: Array<{
    key: string
    label: string
    hex: string | null
    value: string | null
    count: number
    chosen: boolean
  }>
  bars: Array<{ from: number; to: number | null; count: number }>
  values: Array<{
    value: string
    label: string | null
    hex: string | null
    count: number
    chosen: boolean
    group: string | null
    category: { id: string; name: string; url: string; parentId: string | null } | null
  }>
}

export type SimilarProductsQueryVariables = Exact<{
  search?: string | null | undefined
  filters: Array<FilterInput> | FilterInput
}>

export type SimilarProductsQuery = {
  search: {
    productData: {
      products: Array<{
        sku: string
        name: string
        url: string
        isOneSize: boolean
        isComingSoon: boolean
        totalAvailableStock: number
        label: string | null
        discount: number
        unitPrice: string | null
        brand: { name: string }
        color: { hex: string }
        relatedProducts: Array<{ type: RelationType; colorHex: string }>
        image: { url: string; focus: string | null }
        hover_image: { url: string; focus: string | null } | null
        price: { label: string }
        priorPrice: { label: string } | null
        rating: { average: number; count: number } | null
      }>
    }
  }
}

export type CategoriesOfProductQueryVariables = Exact<{
  sku: string
}>

export type CategoriesOfProductQuery = {
  pdp: { categories: Array<{ id: string; level: number }>; color: { hex: string } } | null
}

export type NearestToWordsQueryVariables = Exact<{
  search: string
}>

export type NearestToWordsQuery = {
  search: {
    productData: {
      products: Array<{
        sku: string
        name: string
        url: string
        isOneSize: boolean
        isComingSoon: boolean
        totalAvailableStock: number
        label: string | null
        discount: number
        unitPrice: string | null
        brand: { name: string }
        color: { hex: string }
        relatedProducts: Array<{ type: RelationType; colorHex: string }>
        image: { url: string; focus: string | null }
        hover_image: { url: string; focus: string | null } | null
        price: { label: string }
        priorPrice: { label: string } | null
        rating: { average: number; count: number } | null
      }>
    }
  }
}

export type SimilarToQueryVariables = Exact<{
  skus: Array<string> | string
}>

export type SimilarToQuery = {
  similarTo: Array<{
    sku: string
    name: string
    url: string
    isOneSize: boolean
    isComingSoon: boolean
    totalAvailableStock: number
    label: string | null
    discount: number
    unitPrice: string | null
    brand: { name: string }
    color: { hex: string }
    relatedProducts: Array<{ type: RelationType; colorHex: string }>
    image: { url: string; focus: string | null }
    hover_image: { url: string; focus: string | null } | null
    price: { label: string }
    priorPrice: { label: string } | null
    rating: { average: number; count: number } | null
  }>
}

export type MoreProductsQueryVariables = Exact<{
  search?: string | null | undefined
  filters: Array<FilterInput> | FilterInput
  page: number
  itemsPerPage: number
}>

export type MoreProductsQuery = {
  search: {
    productData: {
      totalCount: number
      inStore: Array<string>
      products: Array<{
        sku: string
        name: string
        url: string
        isOneSize: boolean
        isComingSoon: boolean
        totalAvailableStock: number
        label: string | null
        discount: number
        unitPrice: string | null
        brand: { name: string }
        color: { hex: string }
        relatedProducts: Array<{ type: RelationType; colorHex: string }>
        image: { url: string; focus: string | null }
        hover_image: { url: string; focus: string | null } | null
        price: { label: string }
        priorPrice: { label: string } | null
        rating: { average: number; count: number } | null
      }>
    }
  }
}

export type ProductPassportQueryVariables = Exact<{
  gtin: string
}>

export type ProductPassportQuery = {
  productPassport: {
    gtin: string
    sku: string
    productSku: string
    name: string
    brand: string
    color: string
    size: string
    url: string | null
    care: string
    warnings: Array<string>
    origin: string | null
    originName: string | null
    recycledContent: number | null
    repair: string | null
    recycling: string | null
    image: { url: string; alt: string; width: number; height: number }
    footwear: Array<{ part: string; materials: Array<string> }>
    textile: Array<{ part: string; fibres: string }>
    manufacturer: { name: string; address: string; email: string; responsiblePerson: string | null }
  } | null
}

export type ProductCardFragment = {
  sku: string
  name: string
  url: string
  isOneSize: boolean
  isComingSoon: boolean
  totalAvailableStock: number
  label: string | null
  discount: number
  unitPrice: string | null
  brand: { name: string }
  color: { hex: string }
  relatedProducts: Array<{ type: RelationType; colorHex: string }>
  image: { url: string; focus: string | null }
  hover_image: { url: string; focus: string | null } | null
  price: { label: string }
  priorPrice: { label: string } | null
  rating: { average: number; count: number } | null
}

export type ProductDetailQueryVariables = Exact<{
  sku: string
}>

export type ProductDetailQuery = {
  pdp: {
    sku: string
    parentSku: string
    name: string
    description: string
    url: string
    attribute: string
    isOneSize: boolean
    isComingSoon: boolean
    comingSoonDate: string | null
    isPresentedBySneakers: boolean
    label: string | null
    discount: number
    video: string | null
    care: string
    warnings: Array<string>
    unitPrice: string | null
    brand: { name: string; url: string }
    color: { name: string; hex: string }
    images: Array<{ url: string; alt: string; width: number; height: number; focus: string | null }>
    image: { url: string; width: number; height: number; focus: string | null }
    threesixty: Array<{ url: string; alt: string; width: number; height: number }>
    price: { amount: number; currency: string; label: string }
    priorPrice: { amount: number; label: string } | null
    variants: Array<{
      sku: string
      size: string
      stockState: StockState
      availableStock: number
      deliveryTime: string | null
      ean: string
      price: { amount: number; label: string }
    }>
    relatedProducts: Array<{
      type: RelationType
      name: string
      colorName: string
      url: string
      productNumber: string
      availableStock: number
      image: { url: string; width: number; height: number; focus: string | null }
    }>
    categories: Array<{ id: string; level: number; name: string; url: string; parentId: string | null }>
    boughtTogether: Array<{
      sku: string
      name: string
      url: string
      isOneSize: boolean
      isComingSoon: boolean
      totalAvailableStock: number
      label: string | null
      discount: number
      unitPrice: string | null
      brand: { name: string }
      color: { hex: string }
      relatedProducts: Array<{ type: RelationType; colorHex: string }>
      image: { url: string; focus: string | null }
      hover_image: { url: string; focus: string | null } | null
      price: { label: string }
      priorPrice: { label: string } | null
      rating: { average: number; count: number } | null
    }>
    seenTogether: Array<{
      sku: string
      name: string
      url: string
      isOneSize: boolean
      isComingSoon: boolean
      totalAvailableStock: number
      label: string | null
      discount: number
      unitPrice: string | null
      brand: { name: string }
      color: { hex: string }
      relatedProducts: Array<{ type: RelationType; colorHex: string }>
      image: { url: string; focus: string | null }
      hover_image: { url: string; focus: string | null } | null
      price: { label: string }
      priorPrice: { label: string } | null
      rating: { average: number; count: number } | null
    }>
    similarProducts: Array<{
      sku: string
      name: string
      url: string
      isOneSize: boolean
      isComingSoon: boolean
      totalAvailableStock: number
      label: string | null
      discount: number
      unitPrice: string | null
      brand: { name: string }
      color: { hex: string }
      relatedProducts: Array<{ type: RelationType; colorHex: string }>
      image: { url: string; focus: string | null }
      hover_image: { url: string; focus: string | null } | null
      price: { label: string }
      priorPrice: { label: string } | null
      rating: { average: number; count: number } | null
    }>
    crossSellings: {
      complementary: Array<{
        sku: string
        name: string
        url: string
        isOneSize: boolean
        isComingSoon: boolean
        totalAvailableStock: number
        label: string | null
        discount: number
        unitPrice: string | null
        brand: { name: string }
        color: { hex: string }
        relatedProducts: Array<{ type: RelationType; colorHex: string }>
        image: { url: string; focus: string | null }
        hover_image: { url: string; focus: string | null } | null
        price: { label: string }
        priorPrice: { label: string } | null
        rating: { average: number; count: number } | null
      }>
      maintenance: Array<{
        sku: string
        name: string
        url: string
        isOneSize: boolean
        isComingSoon: boolean
        totalAvailableStock: number
        label: string | null
        discount: number
        unitPrice: string | null
        brand: { name: string }
        color: { hex: string }
        relatedProducts: Array<{ type: RelationType; colorHex: string }>
        image: { url: string; focus: string | null }
        hover_image: { url: string; focus: string | null } | null
        price: { label: string }
        priorPrice: { label: string } | null
        rating: { average: number; count: number } | null
      }>
    }
    swProduct: {
      metaTitle: string
      metaDescription: string
      properties: Array<{ name: string; position: number; visible: boolean; options: Array<string> }>
    }
    footwear: Array<{ part: string; materials: Array<string> }>
    textile: Array<{ part: string; fibres: string }>
    manufacturer: { name: string; address: string; email: string; responsiblePerson: string | null }
    sizeTable: { id: string } | null
    passports: Array<{ gtin: string; size: string }>
    fit: { runs: FitDirection; percent: number; cases: number; isForMost: boolean } | null
    reviewSummary: {
      count: number
      average: number
      byStars: Array<number>
      small: number
      normal: number
      large: number
      sources: Array<{ source: ReviewSource; count: number; average: number }>
      told: { sources: Array<ReviewSource>; count: number; average: number } | null
      top: Array<{
        id: string
        source: ReviewSource
        isVerified: boolean | null
        stars: number
        comfort: number | null
        quality: number | null
        fit: ReviewFit | null
        size: string | null
        title: string
        text: string
        language: string
        author: string
        writtenAt: string
        reply: string | null
        helpful: number
        votes: number
        photographs: Array<{ url: string; smallUrl: string; width: number; height: number }>
      }>
    } | null
    shippingRates: Array<{ countries: Array<string>; price: { amount: number; currency: string } }>
    returnTerms: { inStore: boolean; country: string; days: number }
  } | null
}

export type ProductContentQueryVariables = Exact<{
  sizeTable?: string | number | null | undefined
  lang: string
  named?: Array<string> | string | null | undefined
  skus: Array<string> | string
  url: string
}>

export type ProductContentQuery = {
  pdpContent: {
    advice: string | null
    slices: Array<{ items: Array<{ size_eu: string; size_us: string; size_uk: string; size_cm: string }> }>
    looks: Array<{ id: string; uid: string; url: string; data: string }>
  }
  deliveryPromise: { min: number; max: number }
  esUrl: { id: string } | null
}

export type ProductUrlsQueryVariables = Exact<{
  urlId: string | number
}>

export type ProductUrlsQuery = { esUrlsGlobal: Array<{ storeCode: string; url: string }> }

export type SizeAvailabilityQueryVariables = Exact<{
  skus: Array<string> | string
}>

export type SizeAvailabilityQuery = {
  stockByLocations: Array<{ code: string; name: string; abroad: boolean; qty: number; exact: boolean; sku: string }>
  deliveryPromise: { min: number; max: number }
}

export type SimilarRowQueryVariables = Exact<{
  skus: Array<string> | string
}>

export type SimilarRowQuery = {
  seenWith: Array<{
    sku: string
    name: string
    url: string
    isOneSize: boolean
    isComingSoon: boolean
    totalAvailableStock: number
    label: string | null
    discount: number
    unitPrice: string | null
    brand: { name: string }
    color: { hex: string }
    relatedProducts: Array<{ type: RelationType; colorHex: string }>
    image: { url: string; focus: string | null }
    hover_image: { url: string; focus: string | null } | null
    price: { label: string }
    priorPrice: { label: string } | null
    rating: { average: number; count: number } | null
  }>
  similarTo: Array<{
    sku: string
    name: string
    url: string
    isOneSize: boolean
    isComingSoon: boolean
    totalAvailableStock: number
    label: string | null
    discount: number
    unitPrice: string | null
    brand: { name: string }
    color: { hex: string }
    relatedProducts: Array<{ type: RelationType; colorHex: string }>
    image: { url: string; focus: string | null }
    hover_image: { url: string; focus: string | null } | null
    price: { label: string }
    priorPrice: { label: string } | null
    rating: { average: number; count: number } | null
  }>
}

export type SizesNowQueryVariables = Exact<{
  sku: string
}>

export type SizesNowQuery = {
  pdp: {
    sku: string
    name: string
    attribute: string
    isOneSize: boolean
    isComingSoon: boolean
    comingSoonDate: string | null
    url: string
    discount: number
    brand: { name: string }
    color: { name: string }
    image: { url: string; width: number; height: number; focus: string | null }
    price: { label: string }
    priorPrice: { label: string } | null
    variants: Array<{
      sku: string
      size: string
      stockState: StockState
      availableStock: number
      deliveryTime: string | null
      price: { label: string }
    }>
  } | null
}

export type ProductsBySkuQueryVariables = Exact<{
  skus: Array<string> | string
}>

export type ProductsBySkuQuery = {
  productsBySku: Array<{
    sku: string
    name: string
    url: string
    isOneSize: boolean
    isComingSoon: boolean
    totalAvailableStock: number
    label: string | null
    discount: number
    unitPrice: string | null
    brand: { name: string }
    color: { hex: string }
    relatedProducts: Array<{ type: RelationType; colorHex: string }>
    image: { url: string; focus: string | null }
    hover_image: { url: string; focus: string | null } | null
    price: { label: string }
    priorPrice: { label: string } | null
    rating: { average: number; count: number } | null
  }>
}

export type AskQuestionMutationVariables = Exact<{
  input: QuestionInput
}>

export type AskQuestionMutation = {
  askQuestion:
    | { __typename: 'QuestionReceived'; email: string }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
}

export type CustomerServiceStateQueryVariables = Exact<{ [key: string]: never }>

export type CustomerServiceStateQuery = {
  storeConfig: {
    contact: {
      openState: {
        open: boolean
        until: string | null
        opens: { date: string; time: string; daysAhead: number } | null
      }
    }
  }
}

export type AddressViewFragment = {
  id: string
  firstName: string
  lastName: string
  street: string
  additionalAddressLine1: string | null
  additionalAddressLine2: string | null
  zipcode: string
  city: string
  phoneNumber: string | null
  country: { iso: string; name: string }
  salutation: { key: string; label: string } | null
  customFields: { servicePoint: string | null }
}

export type GiftCardPartFragment = {
  ending: string
  amount: { amount: number; label: string }
  toPay: { amount: number; label: string }
}

export type CheckoutViewFragment = {
  email: string | null
  collectable: boolean
  billingAddressRequired: boolean
  cart: {
    offersGiftReceipt: boolean
    expressWallets: Array<WalletKind>
    count: number
    items: Array<{
      id: string
      referencedId: string
      name: string
      modified: boolean
      quantity: number
      minPurchase: number
      purchaseSteps: number
      maxPurchase: number
      label: string
      type: CartItemType
      removable: boolean
      stackable: boolean
      url: string | null
      brand: string | null
      image: { url: string; alt: string; width: number; height: number; focus: string | null } | null
      payload: { productNumber: string; size: string | null; options: Array<{ group: string; option: string }> }
      price: {
        unitPrice: { amount: number; label: string }
        totalPrice: { amount: number; label: string }
        regularUnitPrice: { amount: number; label: string } | null
        priorUnitPrice: { amount: number; label: string } | null
        taxRules: Array<{ taxRate: number }>
      }
      priceWhenAdded: { label: string } | null
      product: { unitPrice: string | null } | null
      deliveryInformation: { deliveryTime: string | null }
      error: { messageKey: string; name: string | null; message: string } | null
    }>
    price: {
      subtotal: { amount: number; label: string }
      positionPrice: { amount: number; label: string }
      adjustments: Array<{ name: string; price: { amount: number; label: string } }>
      shipping: { amount: number; label: string }
      netPrice: { amount: number; label: string }
      totalPrice: { amount: number; label: string }
      taxes: Array<{ taxRate: number; tax: number }>
    }
    deliveries: Array<{ shippingMethod: { name: string; type: string; reference: string; storePickup: boolean } }>
    errors: Array<{ messageKey: string; name: string | null; message: string; level: ErrorLevel }>
    extras: Array<{ key: string; name: string; price: { label: string } }>
    deliveryPromise: { min: number; max: number }
    deliveryDate: { label: string } | null
  }
  cartStatus: {
    status: CartStatusValue
    recover: boolean
    order: { state: string; redirectUrl: string | null; reference: string | null } | null
  }
  shippingMethod: { id: string } | null
  paymentMethod: { id: string } | null
  giftCard: {
    ending: string
    amount: { amount: number; label: string }
    toPay: { amount: number; label: string }
  } | null
  billingAddress: {
    id: string
    firstName: string
    lastName: string
    street: string
    additionalAddressLine1: string | null
    additionalAddressLine2: string | null
    zipcode: string
    city: string
    phoneNumber: string | null
    country: { iso: string; name: string }
    salutation: { key: string; label: string } | null
    customFields: { servicePoint: string | null }
  } | null
  shippingAddress: {
    id: string
    firstName: string
    lastName: string
    street: string
    additionalAddressLine1: string | null
    additionalAddressLine2: string | null
    zipcode: string
    city: string
    phoneNumber: string | null
    country: { iso: string; name: string }
    salutation: { key: string; label: string } | null
    customFields: { servicePoint: string | null }
  } | null
  pickup: { hasAll: boolean; ready: { date: string; time: string; daysAhead: number } } | null
}

export type ShoppersCheckoutQueryVariables = Exact<{
  token?: string | null | undefined
}>

export type ShoppersCheckoutQuery = {
  getContext: {
    email: string | null
    collectable: boolean
    billingAddressRequired: boolean
    cart: {
      offersGiftReceipt: boolean
      expressWallets: Array<WalletKind>
      count: number
      items: Array<{
        id: string
        referencedId: string
        name: string
        modified: boolean
        quantity: number
        minPurchase: number
        purchaseSteps: number
        maxPurchase: number
        label: string
        type: CartItemType
        removable: boolean
        stackable: boolean
        url: string | null
        brand: string | null
        image: { url: string; alt: string; width: number; height: number; focus: string | null } | null
        payload: { productNumber: string; size: string | null; options: Array<{ group: string; option: string }> }
        price: {
          unitPrice: { amount: number; label: string }
          totalPrice: { amount: number; label: string }
          regularUnitPrice: { amount: number; label: string } | null
          priorUnitPrice: { amount: number; label: string } | null
          taxRules: Array<{ taxRate: number }>
        }
        priceWhenAdded: { label: string } | null
        product: { unitPrice: string | null } | null
        deliveryInformation: { deliveryTime: string | null }
        error: { messageKey: string; name: string | null; message: string } | null
      }>
      price: {
        subtotal: { amount: number; label: string }
        positionPrice: { amount: number; label: string }
        adjustments: Array<{ name: string; price: { amount: number; label: string } }>
        shipping: { amount: number; label: string }
        netPrice: { amount: number; label: string }
        totalPrice: { amount: number; label: string }
        taxes: Array<{ taxRate: number; tax: number }>
      }
      deliveries: Array<{ shippingMethod: { name: string; type: string; reference: string; storePickup: boolean } }>
      errors: Array<{ messageKey: string; name: string | null; message: string; level: ErrorLevel }>
      extras: Array<{ key: string; name: string; price: { label: string } }>
      deliveryPromise: { min: number; max: number }
      deliveryDate: { label: string } | null
    }
    cartStatus: {
      status: CartStatusValue
      recover: boolean
      order: { state: string; redirectUrl: string | null; reference: string | null } | null
    }
    shippingMethod: { id: string } | null
    paymentMethod: { id: string } | null
    giftCard: {
      ending: string
      amount: { amount: number; label: string }
      toPay: { amount: number; label: string }
    } | null
    billingAddress: {
      id: string
      firstName: string
      lastName: string
      street: string
      additionalAddressLine1: string | null
      additionalAddressLine2: string | null
      zipcode: string
      city: string
      phoneNumber: string | null
      country: { iso: string; name: string }
      salutation: { key: string; label: string } | null
      customFields: { servicePoint: string | null }
    } | null
    shippingAddress: {
      id: string
      firstName: string
      lastName: string
      street: string
      additionalAddressLine1: string | null
      additionalAddressLine2: string | null
      zipcode: string
      city: string
      phoneNumber: string | null
      country: { iso: string; name: string }
      salutation: { key: string; label: string } | null
      customFields: { servicePoint: string | null }
    } | null
    pickup: { hasAll: boolean; ready: { date: string; time: string; daysAhead: number } } | null
  } | null
}

export type OfferedPaymentMethodFragment = {
  id: string
  name: string
  description: string | null
  icon: string
  credit: boolean
  termsRequired: boolean
  termsUrl: string | null
  wallet: {
    kind: WalletKind
    merchantName: string
    country: string
    currency: string
    googlePay: { profileId: string; merchantId: string | null; test: boolean } | null
  } | null
}

export type OrderViewFragment = {
  id: string
  number: string
  createdAt: string
  state: OrderStateValue
  paymentStatus: string
  paymentMethod: string
  deliveryDate: { label: string; passed: boolean } | null
  giftCard: {
    ending: string
    amount: { amount: number; label: string }
    toPay: { amount: number; label: string }
  } | null
  openTransfer: {
    payee: string | null
    iban: string
    bic: string | null
    reference: string
    payUntil: string | null
    amount: { amount: number; label: string }
  } | null
  customer: { firstName: string }
  pickup: {
    locationType: string
    title: string
    lines: Array<string>
    state: PickupState | null
    code: string | null
    expectedAt: string | null
    keptUntil: string | null
    collectedAt: string | null
    arrival: Arrival | null
    canTellArrival: boolean
    store: {
      timeZone: string | null
      code: string
      reference: string
      title: string
      street: string
      houseNumber: string
      postcode: string
      city: string
      lat: number
      lng: number
      distance: number | null
      telephone: string
      country: { iso: string; name: string }
      openState: {
        open: boolean
        until: string | null
        opens: { date: string; time: string; daysAhead: number } | null
      } | null
      openingDays: Array<{ day: Weekday; periods: Array<{ opens: string; closes: string }> }>
      openingDayExceptions: Array<{ date: string; periods: Array<{ opens: string; closes: string }> }>
    } | null
  } | null
  price: {
    subtotal: { amount: number; label: string }
    adjustments: Array<{ name: string; price: { amount: number; label: string } }>
    shipping: { amount: number; label: string }
    totalPrice: { amount: number; label: string }
    taxes: Array<{ taxRate: number; tax: number }>
  }
  lines: Array<{
    productSku: string | null
    name: string
    size: string | null
    color: string | null
    quantity: number
    taxRate: number
    total: { amount: number; label: string }
    image: { url: string; alt: string; width: number; height: number } | null
  }>
}

export type SettlePaymentMutationVariables = Exact<{
  reference: string
}>

export type SettlePaymentMutation = {
  settlePayment: {
    id: string
    number: string
    createdAt: string
    state: OrderStateValue
    paymentStatus: string
    paymentMethod: string
    deliveryDate: { label: string; passed: boolean } | null
    giftCard: {
      ending: string
      amount: { amount: number; label: string }
      toPay: { amount: number; label: string }
    } | null
    openTransfer: {
      payee: string | null
      iban: string
      bic: string | null
      reference: string
      payUntil: string | null
      amount: { amount: number; label: string }
    } | null
    customer: { firstName: string }
    pickup: {
      locationType: string
      title: string
      lines: Array<string>
      state: PickupState | null
      code: string | null
      expectedAt: string | null
      keptUntil: string | null
      collectedAt: string | null
      arrival: Arrival | null
      canTellArrival: boolean
      store: {
        timeZone: string | null
        code: string
        reference: string
        title: string
        street: string
        houseNumber: string
        postcode: string
        city: string
        lat: number
        lng: number
        distance: number | null
        telephone: string
        country: { iso: string; name: string }
        openState: {
          open: boolean
          until: string | null
          opens: { date: string; time: string; daysAhead: number } | null
        } | null
        openingDays: Array<{ day: Weekday; periods: Array<{ opens: string; closes: string }> }>
        openingDayExceptions: Array<{ date: string; periods: Array<{ opens: string; closes: string }> }>
      } | null
    } | null
    price: {
      subtotal: { amount: number; label: string }
      adjustments: Array<{ name: string; price: { amount: number; label: string } }>
      shipping: { amount: number; label: string }
      totalPrice: { amount: number; label: string }
      taxes: Array<{ taxRate: number; tax: number }>
    }
    lines: Array<{
      productSku: string | null
      name: string
      size: string | null
      color: string | null
      quantity: number
      taxRate: number
      total: { amount: number; label: string }
      image: { url: string; alt: string; width: number; height: number } | null
    }>
  } | null
}

export type ChooseShippingMethodMutationVariables = Exact<{
  token: string
  id: string | number
}>

export type ChooseShippingMethodMutation = {
  updateShippingMethod:
    | { __typename: 'Context'; cart: { deliveries: Array<{ shippingMethod: { type: string } }> } }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
}

export type AddressChoicesQueryVariables = Exact<{ [key: string]: never }>

export type AddressChoicesQuery = {
  storeConfig: { countries: Array<{ iso: string; name: string }>; salutations: Array<{ key: string; label: string }> }
  getCustomer: {
    email: string
    activeBillingAddress: {
      id: string
      firstName: string
      lastName: string
      street: string
      additionalAddressLine1: string | null
      additionalAddressLine2: string | null
      zipcode: string
      city: string
      phoneNumber: string | null
      country: { iso: string; name: string }
      salutation: { key: string; label: string } | null
      customFields: { servicePoint: string | null }
    } | null
    activeShippingAddress: {
      id: string
      firstName: string
      lastName: string
      street: string
      additionalAddressLine1: string | null
      additionalAddressLine2: string | null
      zipcode: string
      city: string
      phoneNumber: string | null
      country: { iso: string; name: string }
      salutation: { key: string; label: string } | null
      customFields: { servicePoint: string | null }
    } | null
  } | null
}

export type CheckoutAddressBookQueryVariables = Exact<{ [key: string]: never }>

export type CheckoutAddressBookQuery = {
  addresses: Array<{
    id: string
    firstName: string
    lastName: string
    street: string
    additionalAddressLine1: string | null
    additionalAddressLine2: string | null
    zipcode: string
    city: string
    phoneNumber: string | null
    country: { iso: string; name: string }
    salutation: { key: string; label: string } | null
    customFields: { servicePoint: string | null }
  }>
}

export type OfferedPaymentMethodsQueryVariables = Exact<{
  token?: string | null | undefined
  reference?: string | null | undefined
}>

export type OfferedPaymentMethodsQuery = {
  getPaymentOptions:
    | {
        __typename: 'PaymentOptions'
        methods: Array<{
          id: string
          name: string
          description: string | null
          icon: string
          credit: boolean
          termsRequired: boolean
          termsUrl: string | null
          wallet: {
            kind: WalletKind
            merchantName: string
            country: string
            currency: string
            googlePay: { profileId: string; merchantId: string | null; test: boolean } | null
          } | null
        }>
      }
    | { __typename: 'Refused' }
}

export type RestoreCartMutationVariables = Exact<{
  token?: string | null | undefined
  reference?: string | null | undefined
}>

export type RestoreCartMutation = { restoreCart: { __typename: 'Cart'; count: number } | { __typename: 'Refused' } }

export type FoundServicePointsQueryVariables = Exact<{
  type: string | number
  token?: string | null | undefined
  query?: string | null | undefined
  number?: string | null | undefined
  zipcode?: string | null | undefined
  city?: string | null | undefined
  street?: string | null | undefined
  houseNumber?: string | null | undefined
  limit?: number | null | undefined
}>

export type FoundServicePointsQuery = {
  findServicePoints:
    | {
        __typename: 'FoundServicePoints'
        points: Array<{
          providerId: string
          provider: string
          locationType: string
          title: string
          street: string
          houseNumber: string
          houseNumberAddition: string | null
          postcode: string
          city: string
          lat: number
          lng: number
          distance: number | null
          telephone: string
          additionalInformation: string | null
          pickup: { hasAll: boolean; ready: { date: string; time: string; daysAhead: number } } | null
          openingDays: Array<{ day: Weekday; periods: Array<{ opens: string; closes: string }> }>
          openingDayExceptions: Array<{ date: string; periods: Array<{ opens: string; closes: string }> }>
          openState: {
            open: boolean
            until: string | null
            opens: { date: string; time: string; daysAhead: number } | null
          } | null
        }>
      }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
}

export type LookUpAddressQueryVariables = Exact<{
  countryIso: string
  zipcode?: string | null | undefined
  houseNumber?: string | null | undefined
  line?: string | null | undefined
}>

export type LookUpAddressQuery = {
  lookUpAddress: Array<{ street: string; houseNumber: string; zipcode: string; city: string }> | null
}

export type ChoosePaymentMethodMutationVariables = Exact<{
  token: string
  id: string | number
}>

export type ChoosePaymentMethodMutation = {
  updatePaymentMethod:
    | { __typename: 'Context' }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
}

export type PlaceOrderMutationVariables = Exact<{
  token?: string | null | undefined
  input: PlaceOrderInput
}>

export type PlaceOrderMutation = {
  placeOrder:
    | { __typename: 'PlacedOrder'; id: string; reference: string }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
}

export type PrepareCheckoutMutationVariables = Exact<{
  token?: string | null | undefined
}>

export type PrepareCheckoutMutation = {
  prepareCheckout: { cart: { count: number; errors: Array<{ level: ErrorLevel }> } } | null
}

export type PrepareOnePageMutationVariables = Exact<{
  token?: string | null | undefined
}>

export type PrepareOnePageMutation = {
  prepareCheckout: {
    email: string | null
    collectable: boolean
    billingAddressRequired: boolean
    cart: {
      offersGiftReceipt: boolean
      expressWallets: Array<WalletKind>
      count: number
      items: Array<{
        id: string
        referencedId: string
        name: string
        modified: boolean
        quantity: number
        minPurchase: number
        purchaseSteps: number
        maxPurchase: number
        label: string
        type: CartItemType
        removable: boolean
        stackable: boolean
        url: string | null
        brand: string | null
        image: { url: string; alt: string; width: number; height: number; focus: string | null } | null
        payload: { productNumber: string; size: string | null; options: Array<{ group: string; option: string }> }
        price: {
          unitPrice: { amount: number; label: string }
          totalPrice: { amount: number; label: string }
          regularUnitPrice: { amount: number; label: string } | null
          priorUnitPrice: { amount: number; label: string } | null
          taxRules: Array<{ taxRate: number }>
        }
        priceWhenAdded: { label: string } | null
        product: { unitPrice: string | null } | null
        deliveryInformation: { deliveryTime: string | null }
        error: { messageKey: string; name: string | null; message: string } | null
      }>
      price: {
        subtotal: { amount: number; label: string }
        positionPrice: { amount: number; label: string }
        adjustments: Array<{ name: string; price: { amount: number; label: string } }>
        shipping: { amount: number; label: string }
        netPrice: { amount: number; label: string }
        totalPrice: { amount: number; label: string }
        taxes: Array<{ taxRate: number; tax: number }>
      }
      deliveries: Array<{ shippingMethod: { name: string; type: string; reference: string; storePickup: boolean } }>
      errors: Array<{ messageKey: string; name: string | null; message: string; level: ErrorLevel }>
      extras: Array<{ key: string; name: string; price: { label: string } }>
      deliveryPromise: { min: number; max: number }
      deliveryDate: { label: string } | null
    }
    cartStatus: {
      status: CartStatusValue
      recover: boolean
      order: { state: string; redirectUrl: string | null; reference: string | null } | null
    }
    shippingMethod: { id: string } | null
    paymentMethod: { id: string } | null
    giftCard: {
      ending: string
      amount: { amount: number; label: string }
      toPay: { amount: number; label: string }
    } | null
    billingAddress: {
      id: string
      firstName: string
      lastName: string
      street: string
      additionalAddressLine1: string | null
      additionalAddressLine2: string | null
      zipcode: string
      city: string
      phoneNumber: string | null
      country: { iso: string; name: string }
      salutation: { key: string; label: string } | null
      customFields: { servicePoint: string | null }
    } | null
    shippingAddress: {
      id: string
      firstName: string
      lastName: string
      street: string
      additionalAddressLine1: string | null
      additionalAddressLine2: string | null
      zipcode: string
      city: string
      phoneNumber: string | null
      country: { iso: string; name: string }
      salutation: { key: string; label: string } | null
      customFields: { servicePoint: string | null }
    } | null
    pickup: { hasAll: boolean; ready: { date: string; time: string; daysAhead: number } } | null
  } | null
}

export type AvailableShippingMethodsQueryVariables = Exact<{
  token?: string | null | undefined
  onlyAvailable?: boolean | null | undefined
}>

export type AvailableShippingMethodsQuery = {
  getShippingMethods: Array<{
    id: string
    name: string
    description: string
    type: string
    storePickup: boolean
    deliveryTime: string
    asksForCustomerNumber: boolean
    price: { amount: number; label: string }
    freeFrom: { label: string } | null
    deliveryDate: { label: string } | null
  }>
}

export type StartPaymentMutationVariables = Exact<{
  orderId: string | number
  finishUrl: string
  errorUrl: string
  additionalData?: PaymentDataInput | null | undefined
}>

export type StartPaymentMutation = {
  handlePayment:
    | { __typename: 'PaymentRedirect'; redirectUrl: string }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
}

export type SendToBookAddressMutationVariables = Exact<{
  token: string
  id: string | number
}>

export type SendToBookAddressMutation = {
  updateShippingAddress:
    | { __typename: 'Context' }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
}

export type SetCheckoutAddressMutationVariables = Exact<{
  token?: string | null | undefined
  email?: string | null | undefined
  billingAddress?: AddressInput | null | undefined
  shippingAddress?: AddressInput | null | undefined
}>

export type SetCheckoutAddressMutation = {
  setShippingAddress:
    | { __typename: 'Context' }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
}

export type BeginWalletSessionMutationVariables = Exact<{
  validationUrl: string
}>

export type BeginWalletSessionMutation = {
  beginWalletSession: { __typename: 'Refused' } | { __typename: 'WalletSession'; session: string }
}

export type BrandStoryQueryVariables = Exact<{
  uid: string
  lang: string
}>

export type BrandStoryQuery = {
  contentPage: {
    id: string
    uid: string
    url: string
    page_title: string
    meta_title: string | null
    meta_description: string | null
    meta_robots: string | null
    data: string
    parents: Array<{ label: string; url: string }>
  } | null
}

export type BrandsQueryVariables = Exact<{
  lang: string
}>

export type BrandsQuery = {
  contentPage: {
    page_title: string
    meta_title: string | null
    meta_description: string | null
    meta_robots: string | null
    data: string
  } | null
  cmsPages: { documents: Array<{ id: string; url: string; data: string }> }
}

export type JournalSubjectsQueryVariables = Exact<{
  lang: string
}>

export type JournalSubjectsQuery = {
  contentPage: {
    page_title: string
    meta_title: string | null
    meta_description: string | null
    meta_robots: string | null
    data: string
    alternates: Array<{ storeCode: string; url: string }>
  } | null
  blogListQuery: { documents: Array<{ id: string; url: string; data: string }> }
}

export type JournalPostsQueryVariables = Exact<{
  lang: string
  page: number
  predicates?: Array<string> | string | null | undefined
}>

export type JournalPostsQuery = {
  blogListQuery: { hasMore: boolean; documents: Array<{ id: string; url: string; data: string }> }
}

export type PostQueryVariables = Exact<{
  path: string
  uid: string
  lang: string
}>

export type PostQuery = {
  redirect: { path: string; status: number } | null
  contentPage: {
    id: string
    uid: string
    url: string
    page_title: string
    meta_title: string | null
    meta_description: string | null
    meta_robots: string | null
    last_publication_date: string
    data: string
    parents: Array<{ label: string; url: string }>
    alternates: Array<{ storeCode: string; url: string }>
  } | null
  storeConfig: { company: { tradeName: string } }
}

export type PostNeighboursQueryVariables = Exact<{
  uid: string
  lang: string
  before: Array<string> | string
  after: Array<string> | string
}>

export type PostNeighboursQuery = {
  cmsPageQuery: {
    previous: Array<{ id: string; url: string; data: string }>
    next: Array<{ id: string; url: string; data: string }>
  }
}

export type ContentPageQueryVariables = Exact<{
  uid: string
  lang: string
}>

export type ContentPageQuery = {
  contentPage: {
    id: string
    uid: string
    page_title: string
    meta_title: string | null
    meta_description: string | null
    meta_robots: string | null
    data: string
    parents: Array<{ label: string; url: string }>
    alternates: Array<{ storeCode: string; url: string }>
  } | null
}

export type ErrorPageQueryVariables = Exact<{
  lang: string
}>

export type ErrorPageQuery = {
  errorPage: {
    id: string
    uid: string
    page_title: string
    meta_title: string | null
    meta_description: string | null
    meta_robots: string | null
    data: string
    parents: Array<{ label: string; url: string }>
  } | null
}

export type LikedLooksQueryVariables = Exact<{
  lang: string
  named: Array<string> | string
}>

export type LikedLooksQuery = {
  lookbookDetail: { looks: { documents: Array<{ id: string; uid: string; url: string; data: string }> } }
}

export type LookQueryVariables = Exact<{
  path: string
  parent: string
  lang: string
  named: Array<string> | string
}>

export type LookQuery = {
  redirect: { path: string; status: number } | null
  contentPage: { page_title: string; url: string } | null
  lookbookDetail: {
    looks: {
      documents: Array<{
        id: string
        uid: string
        url: string
        meta_title: string | null
        meta_description: string | null
        data: string
        alternates: Array<{ storeCode: string; url: string }>
      }>
    }
  }
  lookbookList: {
    hasMore: boolean
    endCursor: string | null
    documents: Array<{ id: string; uid: string; url: string; data: string }>
  }
}

export type MoreLooksQueryVariables = Exact<{
  parent: string
  lang: string
  after?: string | number | null | undefined
}>

export type MoreLooksQuery = {
  lookbookList: {
    hasMore: boolean
    endCursor: string | null
    documents: Array<{ id: string; uid: string; url: string; data: string }>
  }
}

export type PiecesOfLookQueryVariables = Exact<{
  skus: Array<string> | string
}>

export type PiecesOfLookQuery = {
  productsBySku: Array<{
    sku: string
    name: string
    url: string
    isOneSize: boolean
    isComingSoon: boolean
    totalAvailableStock: number
    label: string | null
    discount: number
    unitPrice: string | null
    brand: { name: string }
    color: { hex: string }
    relatedProducts: Array<{ type: RelationType; colorHex: string }>
    image: { url: string; focus: string | null }
    hover_image: { url: string; focus: string | null } | null
    price: { label: string }
    priorPrice: { label: string } | null
    rating: { average: number; count: number } | null
  }>
}

export type LookbookQueryVariables = Exact<{
  uid: string
  lang: string
  after?: string | number | null | undefined
}>

export type LookbookQuery = {
  contentPage: {
    page_title: string
    meta_title: string | null
    meta_description: string | null
    meta_robots: string | null
    data: string
    alternates: Array<{ storeCode: string; url: string }>
  } | null
  lookbookList: {
    hasMore: boolean
    endCursor: string | null
    documents: Array<{ id: string; uid: string; url: string; data: string }>
  }
}

export type SliceProductsOfListQueryVariables = Exact<{
  filters: Array<FilterInput> | FilterInput
  count: number
}>

export type SliceProductsOfListQuery = {
  search: {
    productData: {
      products: Array<{
        sku: string
        name: string
        url: string
        isOneSize: boolean
        isComingSoon: boolean
        totalAvailableStock: number
        label: string | null
        discount: number
        unitPrice: string | null
        brand: { name: string }
        color: { hex: string }
        relatedProducts: Array<{ type: RelationType; colorHex: string }>
        image: { url: string; focus: string | null }
        hover_image: { url: string; focus: string | null } | null
        price: { label: string }
        priorPrice: { label: string } | null
        rating: { average: number; count: number } | null
      }>
    }
  }
}

export type SliceProductsBySkuQueryVariables = Exact<{
  skus: Array<string> | string
}>

export type SliceProductsBySkuQuery = {
  productsBySku: Array<{
    sku: string
    name: string
    url: string
    isOneSize: boolean
    isComingSoon: boolean
    totalAvailableStock: number
    label: string | null
    discount: number
    unitPrice: string | null
    brand: { name: string }
    color: { hex: string }
    relatedProducts: Array<{ type: RelationType; colorHex: string }>
    image: { url: string; focus: string | null }
    hover_image: { url: string; focus: string | null } | null
    price: { label: string }
    priorPrice: { label: string } | null
    rating: { average: number; count: number } | null
  }>
}

export type SliceProductsOfLooksQueryVariables = Exact<{
  skus: Array<string> | string
}>

export type SliceProductsOfLooksQuery = {
  productsBySku: Array<{
    sku: string
    name: string
    url: string
    brand: { name: string }
    price: { label: string }
    priorPrice: { label: string } | null
  }>
}

export type HistoryOrderFragment = {
  id: string
  number: string
  reference: string
  label: string
  orderDate: string
  shipmentDate: string | null
  deliveredDate: string | null
  trackTraceUrl: string | null
  paymentMethod: string
  pickup: {
    locationType: string
    title: string
    lines: Array<string>
    state: PickupState | null
    code: string | null
    expectedAt: string | null
    keptUntil: string | null
    collectedAt: string | null
    arrival: Arrival | null
    canTellArrival: boolean
    store: {
      timeZone: string | null
      code: string
      reference: string
      title: string
      street: string
      houseNumber: string
      postcode: string
      city: string
      lat: number
      lng: number
      distance: number | null
      telephone: string
      country: { iso: string; name: string }
      openState: {
        open: boolean
        until: string | null
        opens: { date: string; time: string; daysAhead: number } | null
      } | null
      openingDays: Array<{ day: Weekday; periods: Array<{ opens: string; closes: string }> }>
      openingDayExceptions: Array<{ date: string; periods: Array<{ opens: string; closes: string }> }>
    } | null
  } | null
  progress: { deliveryDate: { label: string; passed: boolean } | null }
  totalAmount: { label: string }
  shippingAmount: { amount: number; label: string }
  invoiceAddress: {
    firstName: string
    lastName: string
    street: string
    additionalAddressLine1: string | null
    additionalAddressLine2: string | null
    zipcode: string
    city: string
    country: { iso: string; name: string }
  }
  deliveryAddress: {
    firstName: string
    lastName: string
    street: string
    additionalAddressLine1: string | null
    additionalAddressLine2: string | null
    zipcode: string
    city: string
    country: { iso: string; name: string }
    customFields: { servicePoint: string | null }
  }
  invoices: Array<{ number: string; kind: string }>
  adjustments: Array<{ name: string; total: { label: string } }>
  items: Array<{
    sku: string
    name: string
    size: string | null
    color: string | null
    quantity: number
    type: OrderHistoryItemType
    taxRate: number
    total: { label: string }
    image: { url: string; alt: string; width: number; height: number } | null
  }>
}

export type OwnEmailTokenQueryVariables = Exact<{ [key: string]: never }>

export type OwnEmailTokenQuery = { getCustomer: { firstName: string; emailToken: string } | null }

export type OrderHistoryQueryVariables = Exact<{
  emailToken: string
}>

export type OrderHistoryQuery = {
  GetOrderHistory: {
    count: number
    orders: Array<{
      id: string
      number: string
      reference: string
      label: string
      orderDate: string
      shipmentDate: string | null
      deliveredDate: string | null
      trackTraceUrl: string | null
      paymentMethod: string
      pickup: {
        locationType: string
        title: string
        lines: Array<string>
        state: PickupState | null
        code: string | null
        expectedAt: string | null
        keptUntil: string | null
        collectedAt: string | null
        arrival: Arrival | null
        canTellArrival: boolean
        store: {
          timeZone: string | null
          code: string
          reference: string
          title: string
          street: string
          houseNumber: string
          postcode: string
          city: string
          lat: number
          lng: number
          distance: number | null
          telephone: string
          country: { iso: string; name: string }
          openState: {
            open: boolean
            until: string | null
            opens: { date: string; time: string; daysAhead: number } | null
          } | null
          openingDays: Array<{ day: Weekday; periods: Array<{ opens: string; closes: string }> }>
          openingDayExceptions: Array<{ date: string; periods: Array<{ opens: string; closes: string }> }>
        } | null
      } | null
      progress: { deliveryDate: { label: string; passed: boolean } | null }
      totalAmount: { label: string }
      shippingAmount: { amount: number; label: string }
      invoiceAddress: {
        firstName: string
        lastName: string
        street: string
        additionalAddressLine1: string | null
        additionalAddressLine2: string | null
        zipcode: string
        city: string
        country: { iso: string; name: string }
      }
      deliveryAddress: {
        firstName: string
        lastName: string
        street: string
        additionalAddressLine1: string | null
        additionalAddressLine2: string | null
        zipcode: string
        city: string
        country: { iso: string; name: string }
        customFields: { servicePoint: string | null }
      }
      invoices: Array<{ number: string; kind: string }>
      adjustments: Array<{ name: string; total: { label: string } }>
      items: Array<{
        sku: string
        name: string
        size: string | null
        color: string | null
        quantity: number
        type: OrderHistoryItemType
        taxRate: number
        total: { label: string }
        image: { url: string; alt: string; width: number; height: number } | null
      }>
    }>
  }
}

export type FavouriteStoresQueryVariables = Exact<{ [key: string]: never }>

export type FavouriteStoresQuery = { getCustomer: { customFields: { stores: string } } | null }

export type UpdateFavouriteStoresMutationVariables = Exact<{
  stores: Array<string> | string
}>

export type UpdateFavouriteStoresMutation = { updateCustomer: { __typename: 'Customer' } | { __typename: 'Refused' } }

export type WhoIsLoggedInQueryVariables = Exact<{ [key: string]: never }>

export type WhoIsLoggedInQuery = { getCustomer: { id: string } | null }

export type KnownCustomerQueryVariables = Exact<{ [key: string]: never }>

export type KnownCustomerQuery = { getCustomer: { firstName: string; lastName: string; email: string } | null }

export type DashboardCustomerQueryVariables = Exact<{ [key: string]: never }>

export type DashboardCustomerQuery = {
  getCustomer: { firstName: string; lastName: string; customerNumber: string; customFields: { stores: string } } | null
}

export type DashboardClubQueryVariables = Exact<{ [key: string]: never }>

export type DashboardClubQuery = {
  loyalty: {
    offered: boolean
    available: number
    pending: number
    pendingUntil: string | null
    nextVoucherAt: number
    nextVoucherOn: string | null
    entries: Array<{
      type: LoyaltyEntryType
      points: number
      state: LoyaltyEntryState
      at: string
      orderNumber: string | null
      voucher: string | null
    }>
  }
  vouchers: Array<{ barcode: string; waarde: number; currency: string; geldig_tm: string }>
  stores: Array<{
    code: string
    reference: string
    title: string
    street: string
    houseNumber: string
    postcode: string
    city: string
    lat: number
    lng: number
    distance: number | null
    telephone: string
    country: { iso: string; name: string }
    openState: {
      open: boolean
      until: string | null
      opens: { date: string; time: string; daysAhead: number } | null
    } | null
  }>
}

export type BeginPasskeyLoginMutationVariables = Exact<{ [key: string]: never }>

export type BeginPasskeyLoginMutation = {
  beginPasskeyLogin: { __typename: 'PasskeyOptions'; options: string } | { __typename: 'Refused' }
}

export type BeginPasskeyMutationVariables = Exact<{
  password: string
  code?: string | null | undefined
}>

export type BeginPasskeyMutation = {
  beginPasskey:
    | { __typename: 'NewPasskeyOptions'; options: string }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
}

export type CustomerWishesQueryVariables = Exact<{ [key: string]: never }>

export type CustomerWishesQuery = {
  getWishlist: { products: Array<{ sku: string }> } | null
  getCustomer: { customerNumber: string; customFields: { lookbooks: string } } | null
}

export type AddToWishlistMutationVariables = Exact<{
  productId: string | number
}>

export type AddToWishlistMutation = { addToWishlist: { customerId: string } }

export type DeleteFromWishlistMutationVariables = Exact<{
  productId: string | number
}>

export type DeleteFromWishlistMutation = { deleteFromWishlist: { customerId: string } }

export type KeepLooksMutationVariables = Exact<{
  lookbooks: Array<string> | string
}>

export type KeepLooksMutation = { updateCustomer: { __typename: 'Customer' } | { __typename: 'Refused' } }

export type KeptProductsQueryVariables = Exact<{
  skus: Array<string> | string
}>

export type KeptProductsQuery = {
  productsBySku: Array<{ sku: string; name: string; url: string; brand: { name: string }; image: { url: string } }>
}

export type PushKeyQueryVariables = Exact<{ [key: string]: never }>

export type PushKeyQuery = { pushKey: string | null }

export type SaveCookieConsentMutationVariables = Exact<{
  enabled: boolean
}>

export type SaveCookieConsentMutation = { saveCookieConsent: { success: boolean } }

export type WithdrawMeasuringMutationVariables = Exact<{ [key: string]: never }>

export type WithdrawMeasuringMutation = { withdrawMeasuring: { success: boolean } }

export type VisitorQueryVariables = Exact<{ [key: string]: never }>

export type VisitorQuery = { getCart: { count: number } | null; getCustomer: { firstName: string } | null }

export type GiftReceiptQueryVariables = Exact<{
  code: string
}>

export type GiftReceiptQuery = {
  giftReceipt: {
    code: string
    returnsUntil: string | null
    returnsOver: boolean
    returnsByPost: boolean
    pieces: Array<{
      position: number
      quantity: number
      name: string
      size: string | null
      color: string | null
      image: { url: string; alt: string; width: number; height: number } | null
    }>
    returnable: Array<{
      position: number
      quantity: number
      name: string
      size: string | null
      color: string | null
      image: { url: string; alt: string; width: number; height: number } | null
    }>
    exchangeChoices: Array<{ position: number; sku: string; size: string; color: string; isOtherColor: boolean }>
    returns: Array<{
      reference: string
      way: ReturnWay
      receivedAt: string | null
      pieces: Array<{ position: number; quantity: number; name: string; size: string | null; color: string | null }>
    }>
  } | null
}

export type GiftCardOfferQueryVariables = Exact<{ [key: string]: never }>

export type GiftCardOfferQuery = {
  giftCardOffer: {
    today: string
    lastMailDay: string
    years: number
    amounts: Array<{ amount: number; label: string }>
    least: { amount: number; label: string }
    most: { amount: number; label: string }
    paymentMethods: Array<{
      id: string
      name: string
      description: string | null
      icon: string
      credit: boolean
      termsRequired: boolean
      termsUrl: string | null
      wallet: {
        kind: WalletKind
        merchantName: string
        country: string
        currency: string
        googlePay: { profileId: string; merchantId: string | null; test: boolean } | null
      } | null
    }>
  } | null
}

export type BuyGiftCardMutationVariables = Exact<{
  input: BuyGiftCardInput
}>

export type BuyGiftCardMutation = {
  buyGiftCard:
    | { __typename: 'GiftCardCheckout'; redirectUrl: string }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
}

export type GiftCardSaleQueryVariables = Exact<{
  reference: string
}>

export type GiftCardSaleQuery = {
  giftCardSale: { state: string; receiverName: string; mailOn: string | null; amount: { label: string } } | null
}

export type GiftCardBalanceQueryVariables = Exact<{
  code: string
}>

export type GiftCardBalanceQuery = {
  giftCardBalance: { ending: string; validUntil: string; usable: boolean; balance: { label: string } } | null
}

export type ScannedSizeQueryVariables = Exact<{
  code: string
}>

export type ScannedSizeQuery = {
  search: {
    productData: {
      products: Array<{
        url: string
        isOneSize: boolean
        variants: Array<{ sku: string; legacySku: string | null; ean: string }>
      }>
    }
  }
}

export type StaffMessagesQueryVariables = Exact<{ [key: string]: never }>

export type StaffMessagesQuery = {
  staffMessages: Array<{
    id: string
    state: StaffMessageState
    variantSku: string | null
    askedAt: string
    undelivered: boolean
  }>
}

export type StaffMessageFragment = {
  id: string
  state: StaffMessageState
  variantSku: string | null
  askedAt: string
  undelivered: boolean
}

export type AskStaffMutationVariables = Exact<{
  input: AskStaffInput
}>

export type AskStaffMutation = {
  askStaff:
    | { __typename: 'Refused'; refusals: Array<{ messageKey: string; name: string | null; message: string }> }
    | {
        __typename: 'StaffMessage'
        id: string
        state: StaffMessageState
        variantSku: string | null
        askedAt: string
        undelivered: boolean
      }
}

export type CancelStaffMessageMutationVariables = Exact<{
  id: string | number
}>

export type CancelStaffMessageMutation = {
  cancelStaffMessage: { __typename: 'Refused' } | { __typename: 'StaffMessage' }
}

export type SubscribeToNewsletterMutationVariables = Exact<{
  input: NewsletterSubscribeInput
}>

export type SubscribeToNewsletterMutation = {
  newsletterSubscribe:
    | { __typename: 'NewsletterAsked' }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
}

export type AddNewsletterMemberMutationVariables = Exact<{
  input: NewsletterInput
}>

export type AddNewsletterMemberMutation = {
  ttAddNewsletterMember:
    | { __typename: 'NewsletterAsked' }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
}

export type NewsletterReaderQueryVariables = Exact<{ [key: string]: never }>

export type NewsletterReaderQuery = {
  getCustomer: { firstName: string; lastName: string; email: string; salutation: { key: string } | null } | null
}

export type OrderProgressFragment = {
  label: string
  cancellable: boolean
  returnsUntil: string | null
  returnsByPost: boolean
  returnsOver: boolean
  exchangeable: boolean
  deliveryDate: { label: string; passed: boolean } | null
  reviewable: Array<{ position: number }>
  photographed: Array<{ room: number }>
  repairable: Array<{ piece: { position: number } }>
  repairs: Array<{ code: string; service: string; state: RepairState; proposedPrice: { label: string } | null }>
  invoices: Array<{ number: string; kind: string }>
  returnable: Array<{
    position: number
    quantity: number
    name: string
    size: string | null
    color: string | null
    image: { url: string; alt: string; width: number; height: number } | null
  }>
  parcels: Array<{
    carrier: string
    trackingCode: string | null
    trackingUrl: string | null
    shippedAt: string
    deliveredAt: string | null
    pieces: Array<{ position: number; quantity: number; name: string; size: string | null; color: string | null }>
  }>
  returns: Array<{
    reference: string
    way: ReturnWay
    announcedAt: string
    receivedAt: string | null
    pieces: Array<{ position: number; quantity: number; name: string; size: string | null; color: string | null }>
  }>
  refunds: Array<{
    reason: RefundReason
    exchangeNumber: string | null
    createdAt: string
    dueAt: string
    refundedAt: string | null
    byHandDoneAt: string | null
    amount: { label: string }
    byProvider: { amount: number; label: string }
    byHand: { amount: number; label: string }
  }>
}

export type FollowOrderQueryVariables = Exact<{
  reference: string
}>

export type FollowOrderQuery = {
  SwOrder: {
    id: string
    number: string
    createdAt: string
    state: OrderStateValue
    paymentStatus: string
    paymentMethod: string
    progress: {
      label: string
      cancellable: boolean
      returnsUntil: string | null
      returnsByPost: boolean
      returnsOver: boolean
      exchangeable: boolean
      deliveryDate: { label: string; passed: boolean } | null
      reviewable: Array<{ position: number }>
      photographed: Array<{ room: number }>
      repairable: Array<{ piece: { position: number } }>
      repairs: Array<{ code: string; service: string; state: RepairState; proposedPrice: { label: string } | null }>
      invoices: Array<{ number: string; kind: string }>
      returnable: Array<{
        position: number
        quantity: number
        name: string
        size: string | null
        color: string | null
        image: { url: string; alt: string; width: number; height: number } | null
      }>
      parcels: Array<{
        carrier: string
        trackingCode: string | null
        trackingUrl: string | null
        shippedAt: string
        deliveredAt: string | null
        pieces: Array<{ position: number; quantity: number; name: string; size: string | null; color: string | null }>
      }>
      returns: Array<{
        reference: string
        way: ReturnWay
        announcedAt: string
        receivedAt: string | null
        pieces: Array<{ position: number; quantity: number; name: string; size: string | null; color: string | null }>
      }>
      refunds: Array<{
        reason: RefundReason
        exchangeNumber: string | null
        createdAt: string
        dueAt: string
        refundedAt: string | null
        byHandDoneAt: string | null
        amount: { label: string }
        byProvider: { amount: number; label: string }
        byHand: { amount: number; label: string }
      }>
    } | null
    deliveryDate: { label: string; passed: boolean } | null
    giftCard: {
      ending: string
      amount: { amount: number; label: string }
      toPay: { amount: number; label: string }
    } | null
    openTransfer: {
      payee: string | null
      iban: string
      bic: string | null
      reference: string
      payUntil: string | null
      amount: { amount: number; label: string }
    } | null
    customer: { firstName: string }
    pickup: {
      locationType: string
      title: string
      lines: Array<string>
      state: PickupState | null
      code: string | null
      expectedAt: string | null
      keptUntil: string | null
      collectedAt: string | null
      arrival: Arrival | null
      canTellArrival: boolean
      store: {
        timeZone: string | null
        code: string
        reference: string
        title: string
        street: string
        houseNumber: string
        postcode: string
        city: string
        lat: number
        lng: number
        distance: number | null
        telephone: string
        country: { iso: string; name: string }
        openState: {
          open: boolean
          until: string | null
          opens: { date: string; time: string; daysAhead: number } | null
        } | null
        openingDays: Array<{ day: Weekday; periods: Array<{ opens: string; closes: string }> }>
        openingDayExceptions: Array<{ date: string; periods: Array<{ opens: string; closes: string }> }>
      } | null
    } | null
    price: {
      subtotal: { amount: number; label: string }
      adjustments: Array<{ name: string; price: { amount: number; label: string } }>
      shipping: { amount: number; label: string }
      totalPrice: { amount: number; label: string }
      taxes: Array<{ taxRate: number; tax: number }>
    }
    lines: Array<{
      productSku: string | null
      name: string
      size: string | null
      color: string | null
      quantity: number
      taxRate: number
      total: { amount: number; label: string }
      image: { url: string; alt: string; width: number; height: number } | null
    }>
  } | null
}

export type ExchangeOrderQueryVariables = Exact<{
  reference: string
}>

export type ExchangeOrderQuery = {
  SwOrder: {
    progress: {
      returnsByPost: boolean
      returnable: Array<{
        position: number
        quantity: number
        name: string
        size: string | null
        color: string | null
        image: { url: string; alt: string; width: number; height: number } | null
      }>
      exchangeChoices: Array<{ position: number; sku: string; size: string; color: string; isOtherColor: boolean }>
    } | null
  } | null
}

export type ExchangeProgressFragment = {
  returnsByPost: boolean
  returnable: Array<{
    position: number
    quantity: number
    name: string
    size: string | null
    color: string | null
    image: { url: string; alt: string; width: number; height: number } | null
  }>
  exchangeChoices: Array<{ position: number; sku: string; size: string; color: string; isOtherColor: boolean }>
}

export type RepairOrderQueryVariables = Exact<{
  reference: string
}>

export type RepairOrderQuery = {
  SwOrder: {
    progress: {
      repairsByPost: boolean
      repairable: Array<{
        piece: {
          position: number
          name: string
          size: string | null
          color: string | null
          image: { url: string; alt: string; width: number; height: number } | null
        }
        services: Array<{ id: string; name: string; days: number; price: { amount: number; label: string } }>
      }>
      repairs: Array<{
        code: string
        service: string
        state: RepairState
        way: RepairWay
        days: number
        reason: string | null
        cancellable: boolean
        piece: { position: number; name: string; size: string | null; color: string | null }
        price: { label: string }
        proposedPrice: { amount: number; label: string } | null
        store: { reference: string; title: string } | null
      }>
      repairStores: Array<{ code: string; title: string; city: string; country: { name: string } }>
    } | null
  } | null
}

export type RepairProgressFragment = {
  repairsByPost: boolean
  repairable: Array<{
    piece: {
      position: number
      name: string
      size: string | null
      color: string | null
      image: { url: string; alt: string; width: number; height: number } | null
    }
    services: Array<{ id: string; name: string; days: number; price: { amount: number; label: string } }>
  }>
  repairs: Array<{
    code: string
    service: string
    state: RepairState
    way: RepairWay
    days: number
    reason: string | null
    cancellable: boolean
    piece: { position: number; name: string; size: string | null; color: string | null }
    price: { label: string }
    proposedPrice: { amount: number; label: string } | null
    store: { reference: string; title: string } | null
  }>
  repairStores: Array<{ code: string; title: string; city: string; country: { name: string } }>
}

export type ReviewableOrderQueryVariables = Exact<{
  reference: string
}>

export type ReviewableOrderQuery = {
  SwOrder: {
    progress: {
      reviewable: Array<{
        position: number
        productSku: string | null
        name: string
        size: string | null
        color: string | null
        image: { url: string; alt: string; width: number; height: number } | null
      }>
    } | null
  } | null
}

export type ReviewableProgressFragment = {
  reviewable: Array<{
    position: number
    productSku: string | null
    name: string
    size: string | null
    color: string | null
    image: { url: string; alt: string; width: number; height: number } | null
  }>
}

export type PhotographedOrderQueryVariables = Exact<{
  reference: string
}>

export type PhotographedOrderQuery = {
  SwOrder: {
    progress: {
      photographed: Array<{
        room: number
        piece: {
          position: number
          name: string
          size: string | null
          color: string | null
          image: { url: string; alt: string; width: number; height: number } | null
        }
        photographs: Array<{ id: string; state: ReviewPhotographState; preview: string | null }>
      }>
    } | null
  } | null
}

export type PhotographedProgressFragment = {
  photographed: Array<{
    room: number
    piece: {
      position: number
      name: string
      size: string | null
      color: string | null
      image: { url: string; alt: string; width: number; height: number } | null
    }
    photographs: Array<{ id: string; state: ReviewPhotographState; preview: string | null }>
  }>
}

export type BuyAgainMutationVariables = Exact<{
  token?: string | null | undefined
  reference: string
}>

export type BuyAgainMutation = {
  buyAgain:
    | {
        __typename: 'Cart'
        count: number
        errors: Array<{ messageKey: string; name: string | null; message: string; level: ErrorLevel }>
      }
    | { __typename: 'Refused'; refusals: Array<{ messageKey: string; name: string | null; message: string }> }
}

export type TellPickupArrivalMutationVariables = Exact<{
  reference: string
  arrival?: Arrival | null | undefined
}>

export type TellPickupArrivalMutation = {
  tellPickupArrival:
    | { __typename: 'ArrivalTold' }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
}

export type OrderPickupFragment = {
  locationType: string
  title: string
  lines: Array<string>
  state: PickupState | null
  code: string | null
  expectedAt: string | null
  keptUntil: string | null
  collectedAt: string | null
  arrival: Arrival | null
  canTellArrival: boolean
  store: {
    timeZone: string | null
    code: string
    reference: string
    title: string
    street: string
    houseNumber: string
    postcode: string
    city: string
    lat: number
    lng: number
    distance: number | null
    telephone: string
    country: { iso: string; name: string }
    openState: {
      open: boolean
      until: string | null
      opens: { date: string; time: string; daysAhead: number } | null
    } | null
    openingDays: Array<{ day: Weekday; periods: Array<{ opens: string; closes: string }> }>
    openingDayExceptions: Array<{ date: string; periods: Array<{ opens: string; closes: string }> }>
  } | null
}

export type FollowOrderByPushMutationVariables = Exact<{
  reference: string
  subscription: BrowserSubscriptionInput
}>

export type FollowOrderByPushMutation = {
  followOrderByPush:
    | { __typename: 'OrderFollowed' }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
}

export type QuickSearchQueryVariables = Exact<{
  search: string
}>

export type QuickSearchQuery = {
  search: {
    corrected: string | null
    understood: string | null
    ignored: Array<string>
    productData: {
      totalCount: number
      products: Array<{
        sku: string
        name: string
        url: string
        isOneSize: boolean
        isComingSoon: boolean
        totalAvailableStock: number
        label: string | null
        discount: number
        unitPrice: string | null
        brand: { name: string }
        color: { hex: string }
        relatedProducts: Array<{ type: RelationType; colorHex: string }>
        image: { url: string; focus: string | null }
        hover_image: { url: string; focus: string | null } | null
        price: { label: string }
        priorPrice: { label: string } | null
        rating: { average: number; count: number } | null
      }>
    }
    urlData: { urls: Array<{ url: string; label: string; page_group: string; parents: Array<{ label: string }> }> }
    urlSuggestData: { suggestions: Array<{ text: string }> }
  }
}

export type ReservePageQueryVariables = Exact<{
  sku: string
  store: string
}>

export type ReservePageQuery = {
  reservationUntil: string
  pdp: {
    sku: string
    name: string
    isOneSize: boolean
    url: string
    brand: { name: string }
    image: { url: string; width: number; height: number }
    variants: Array<{ sku: string; size: string }>
  } | null
  stores: Array<{
    timeZone: string | null
    code: string
    reference: string
    title: string
    street: string
    houseNumber: string
    postcode: string
    city: string
    lat: number
    lng: number
    distance: number | null
    telephone: string
    country: { iso: string; name: string }
    openState: {
      open: boolean
      until: string | null
      opens: { date: string; time: string; daysAhead: number } | null
    } | null
  }>
}

export type ReserveInStoreMutationVariables = Exact<{
  input: ReservationInput
}>

export type ReserveInStoreMutation = {
  reserveInStore:
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
    | { __typename: 'Reservation'; hash: string }
}

export type ReservationPageQueryVariables = Exact<{
  hash: string
}>

export type ReservationPageQuery = {
  reservation: {
    number: string
    state: ReservationState
    ready: boolean
    arrival: Arrival | null
    canTellArrival: boolean
    heldUntil: string
    size: string | null
    name: string
    brand: string
    url: string
    store: {
      timeZone: string | null
      code: string
      reference: string
      title: string
      street: string
      houseNumber: string
      postcode: string
      city: string
      lat: number
      lng: number
      distance: number | null
      telephone: string
      country: { iso: string; name: string }
      openState: {
        open: boolean
        until: string | null
        opens: { date: string; time: string; daysAhead: number } | null
      } | null
    }
  } | null
}

export type CancelReservationMutationVariables = Exact<{
  hash: string
}>

export type CancelReservationMutation = { cancelReservation: { __typename: 'Refused' } | { __typename: 'Reservation' } }

export type TellReservationArrivalMutationVariables = Exact<{
  hash: string
  arrival?: Arrival | null | undefined
}>

export type TellReservationArrivalMutation = {
  tellReservationArrival:
    | { __typename: 'ArrivalTold' }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
}

export type ReviewFieldsFragment = {
  id: string
  source: ReviewSource
  isVerified: boolean | null
  stars: number
  comfort: number | null
  quality: number | null
  fit: ReviewFit | null
  size: string | null
  title: string
  text: string
  language: string
  author: string
  writtenAt: string
  reply: string | null
  helpful: number
  votes: number
  photographs: Array<{ url: string; smallUrl: string; width: number; height: number }>
}

export type ReviewSummaryFieldsFragment = {
  count: number
  average: number
  byStars: Array<number>
  small: number
  normal: number
  large: number
  sources: Array<{ source: ReviewSource; count: number; average: number }>
  told: { sources: Array<ReviewSource>; count: number; average: number } | null
  top: Array<{
    id: string
    source: ReviewSource
    isVerified: boolean | null
    stars: number
    comfort: number | null
    quality: number | null
    fit: ReviewFit | null
    size: string | null
    title: string
    text: string
    language: string
    author: string
    writtenAt: string
    reply: string | null
    helpful: number
    votes: number
    photographs: Array<{ url: string; smallUrl: string; width: number; height: number }>
  }>
}

export type ProductReviewsQueryVariables = Exact<{
  sku: string
  order?: ReviewOrder | null | undefined
  size?: string | null | undefined
  fit?: ReviewFit | null | undefined
  page?: number | null | undefined
}>

export type ProductReviewsQuery = {
  pdp: {
    sku: string
    name: string
    url: string
    brand: { name: string }
    image: { url: string; alt: string; width: number; height: number }
    reviewSummary: {
      count: number
      average: number
      byStars: Array<number>
      small: number
      normal: number
      large: number
      sources: Array<{ source: ReviewSource; count: number; average: number }>
      told: { sources: Array<ReviewSource>; count: number; average: number } | null
      top: Array<{
        id: string
        source: ReviewSource
        isVerified: boolean | null
        stars: number
        comfort: number | null
        quality: number | null
        fit: ReviewFit | null
        size: string | null
        title: string
        text: string
        language: string
        author: string
        writtenAt: string
        reply: string | null
        helpful: number
        votes: number
        photographs: Array<{ url: string; smallUrl: string; width: number; height: number }>
      }>
    } | null
    reviews: {
      total: number
      pages: number
      sizes: Array<string>
      isChecked: boolean
      takesPhotographs: boolean
      reviews: Array<{
        id: string
        source: ReviewSource
        isVerified: boolean | null
        stars: number
        comfort: number | null
        quality: number | null
        fit: ReviewFit | null
        size: string | null
        title: string
        text: string
        language: string
        author: string
        writtenAt: string
        reply: string | null
        helpful: number
        votes: number
        photographs: Array<{ url: string; smallUrl: string; width: number; height: number }>
      }>
    } | null
  } | null
}

export type LayoutQueryVariables = Exact<{
  lang: string
}>

export type LayoutQuery = {
  layout: {
    banners: Array<{
      text: string
      action_from: string | null
      action_to: string | null
      color: string
      background_color: string
      link: string | null
      guests_only: boolean
    }>
    navigation: Array<{
      primary: {
        label: string
        url: string
        segment: string
        imageLabel: string | null
        image: { url: string; alt: string; width: number; height: number } | null
      }
      items: Array<{ title: string; url: string | null; items: Array<{ label: string; url: string }> }>
    }>
    usps: Array<{ label: string; link: string | null; icon: string; description: string | null }>
    links: Array<{ title: string; links: Array<{ label: string; url: string }> }>
    legal: Array<{ label: string; url: string }>
    social: Array<{ network: string; url: string }>
    paymentIcons: Array<{ key: string; label: string }>
    jobs: Array<{ title: string; text: string; link: { label: string; url: string } }>
    reviewStats: { averageRating: number; reviewCount: number; viewReviewUrl: string } | null
    trustedShop: { label: string; url: string } | null
  }
  headerUsps: Array<{ label: string; link: string | null; icon: string; description: string | null }> | null
  storeConfig: {
    has_stores: boolean
    contact: { phone: string; phoneLabel: string; email: string; hours: string }
    company: { tradeName: string }
  }
}

export type ConfirmEmailMutationVariables = Exact<{
  hash: string
}>

export type ConfirmEmailMutation = {
  confirmEmail:
    | { __typename: 'EmailConfirmed'; orders: number }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
}

export type RegistrationChoicesQueryVariables = Exact<{ [key: string]: never }>

export type RegistrationChoicesQuery = {
  storeConfig: { countries: Array<{ iso: string; name: string }>; salutations: Array<{ key: string; label: string }> }
}

export type RegisterCustomerMutationVariables = Exact<{
  input: RegisterCustomerInput
}>

export type RegisterCustomerMutation = {
  registerCustomer:
    | { __typename: 'LoggedIn' }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
    | { __typename: 'SecondFactorNeeded' }
}

export type GuestDataFileQueryVariables = Exact<{
  hash: string
}>

export type GuestDataFileQuery = { guestData: { exported: string | null } | null }

export type GuestDataAsPageQueryVariables = Exact<{
  hash: string
}>

export type GuestDataAsPageQuery = { guestData: { exportedPage: string | null } | null }

export type GuestDataLinkQueryVariables = Exact<{
  hash: string
}>

export type GuestDataLinkQuery = { guestData: { __typename: 'GuestData' } | null }

export type SendGuestDataMailMutationVariables = Exact<{
  email: string
}>

export type SendGuestDataMailMutation = {
  sendGuestDataMail:
    | { __typename: 'GuestDataMailSent' }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
}

export type PasswordLinkQueryVariables = Exact<{
  hash: string
}>

export type PasswordLinkQuery = { isPasswordLink: boolean }

export type ResetPasswordMutationVariables = Exact<{
  hash: string
  newPassword: string
  newPasswordConfirm: string
}>

export type ResetPasswordMutation = {
  resetPassword:
    | { __typename: 'LoggedIn' }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
    | { __typename: 'SecondFactorNeeded'; step: string }
}

export type LoginMutationVariables = Exact<{
  username: string
  password: string
}>

export type LoginMutation = {
  login:
    | { __typename: 'LoggedIn' }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
    | { __typename: 'SecondFactorNeeded'; step: string }
}

export type ConfirmLoginMutationVariables = Exact<{
  step: string
  code: string
}>

export type ConfirmLoginMutation = {
  confirmLogin:
    | { __typename: 'LoggedIn' }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
    | { __typename: 'SecondFactorNeeded' }
}

export type LoginByPasskeyMutationVariables = Exact<{
  answer: string
}>

export type LoginByPasskeyMutation = {
  loginByPasskey:
    | { __typename: 'LoggedIn' }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
    | { __typename: 'SecondFactorNeeded' }
}

export type PasskeyOfferQueryVariables = Exact<{ [key: string]: never }>

export type PasskeyOfferQuery = { storeConfig: { passkeys: boolean } }

export type LogoutMutationVariables = Exact<{ [key: string]: never }>

export type LogoutMutation = { logout: { __typename: 'LoggedOut' } | { __typename: 'Refused' } }

export type SendPasswordRecoveryMailMutationVariables = Exact<{
  email: string
  storefrontUrl: string
}>

export type SendPasswordRecoveryMailMutation = {
  sendPasswordRecoveryMail:
    | { __typename: 'RecoveryAsked' }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
}

export type StockAlertsQueryVariables = Exact<{
  hash: string
}>

export type StockAlertsQuery = {
  stockAlerts: {
    email: string
    alerts: Array<{ id: string; name: string; brand: string; size: string | null; url: string }>
  } | null
}

export type EndStockAlertsMutationVariables = Exact<{
  hash: string
  id?: string | number | null | undefined
}>

export type EndStockAlertsMutation = { endStockAlerts: { __typename: 'Refused' } | { __typename: 'StockAlerts' } }

export type BrandPageQueryVariables = Exact<{
  url: string
}>

export type BrandPageQuery = {
  redirect: { path: string; status: number } | null
  esUrl: {
    id: string
    url: string
    label: string
    page_type: string
    category_id: string | null
    gender: string | null
    sort: string | null
    sort_direction: string | null
    filters: Array<{ name: string; values: Array<string> }>
    brand: { id: string; name: string; story: string } | null
  } | null
}

export type ResolvePathQueryVariables = Exact<{
  path: string
}>

export type ResolvePathQuery = {
  redirect: { path: string; status: number } | null
  esUrl: {
    id: string
    url: string
    page_type: string
    category_id: string | null
    sku: string | null
    label: string
    gender: string | null
    sort: string | null
    sort_direction: string | null
    filters: Array<{ name: string; values: Array<string> }>
    parents: Array<{ label: string; url: string }>
    category: { id: string; key: string; name: string; description: string } | null
    brand: { id: string; name: string; story: string } | null
  } | null
}

export type ProductUrlOfSkuQueryVariables = Exact<{
  sku: string
}>

export type ProductUrlOfSkuQuery = { getProductUrlBySku: string | null }

export type SetPickupContactMutationVariables = Exact<{
  token?: string | null | undefined
  email: string
  firstName: string
  lastName: string
  phoneNumber?: string | null | undefined
  billingAddress?: AddressInput | null | undefined
}>

export type SetPickupContactMutation = {
  setPickupContact:
    | { __typename: 'Context'; shippingMethod: { id: string } | null }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
}

export type ChooseGiftCardMutationVariables = Exact<{
  token?: string | null | undefined
  code: string
}>

export type ChooseGiftCardMutation = {
  chooseGiftCard: { __typename: 'GiftCardChosen' } | { __typename: 'Refused'; refusals: Array<{ messageKey: string }> }
}

export type ChooseServicePointMutationVariables = Exact<{
  token?: string | null | undefined
  type: string | number
  providerId: string | number
  dhlCustomerNumber?: string | null | undefined
}>

export type ChooseServicePointMutation = {
  setServicePoint:
    | { __typename: 'Context' }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
}

export type BuyerOfOrderQueryVariables = Exact<{
  token?: string | null | undefined
}>

export type BuyerOfOrderQuery = {
  getContext: { email: string | null; cartStatus: { order: { reference: string | null } | null } } | null
}

export type RegisterAfterOrderMutationVariables = Exact<{
  reference: string
  password: string
  storefrontUrl: string
}>

export type RegisterAfterOrderMutation = {
  registerAfterOrder:
    | { __typename: 'LoggedIn' }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
    | { __typename: 'SecondFactorNeeded' }
}

export type AddressBookQueryVariables = Exact<{ [key: string]: never }>

export type AddressBookQuery = {
  getCustomer: {
    id: string
    firstName: string
    lastName: string
    defaultBillingAddressId: string | null
    defaultShippingAddressId: string | null
    salutation: { key: string } | null
  } | null
  storeConfig: { countries: Array<{ iso: string; name: string }>; salutations: Array<{ key: string; label: string }> }
}

export type OwnAddressesQueryVariables = Exact<{ [key: string]: never }>

export type OwnAddressesQuery = {
  addresses: Array<{
    id: string
    firstName: string
    lastName: string
    street: string
    additionalAddressLine1: string | null
    additionalAddressLine2: string | null
    zipcode: string
    city: string
    phoneNumber: string | null
    country: { iso: string; name: string }
    salutation: { key: string; label: string } | null
    customFields: { servicePoint: string | null }
  }>
}

export type AddAddressMutationVariables = Exact<{
  address: AddressInput
}>

export type AddAddressMutation = {
  addAddress:
    | { __typename: 'Address' }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
}

export type UpdateAddressMutationVariables = Exact<{
  id: string | number
  address: AddressInput
}>

export type UpdateAddressMutation = {
  updateAddress:
    | { __typename: 'Address' }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
}

export type DeleteAddressMutationVariables = Exact<{
  id: string | number
}>

export type DeleteAddressMutation = {
  deleteAddress:
    | { __typename: 'AddressDeleted' }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
}

export type DefaultBillingAddressMutationVariables = Exact<{
  id: string | number
}>

export type DefaultBillingAddressMutation = {
  defaultBillingAddress:
    | { __typename: 'Customer' }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
}

export type DefaultShippingAddressMutationVariables = Exact<{
  id: string | number
}>

export type DefaultShippingAddressMutation = {
  defaultShippingAddress:
    | { __typename: 'Customer' }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
}

export type CustomerDetailsQueryVariables = Exact<{ [key: string]: never }>

export type CustomerDetailsQuery = {
  getCustomer: {
    firstName: string
    lastName: string
    email: string
    birthday: string | null
    newsletter: boolean
    salutation: { key: string } | null
    sessions: Array<{ id: string; device: string; seenAt: string; current: boolean }>
    passkeys: Array<{ id: string }>
    secondFactor: { since: string } | null
  } | null
  storeConfig: { passkeys: boolean; secondFactor: boolean; salutations: Array<{ key: string; label: string }> }
}

export type UpdateCustomerMutationVariables = Exact<{
  input: UpdateCustomerInput
}>

export type UpdateCustomerMutation = {
  updateCustomer:
    | { __typename: 'Customer'; newsletter: boolean }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
}

export type ChangeEmailMutationVariables = Exact<{
  email: string
  password: string
}>

export type ChangeEmailMutation = {
  changeEmail:
    | { __typename: 'Customer' }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
}

export type ChangePasswordMutationVariables = Exact<{
  password: string
  newPassword: string
  newPasswordConfirm: string
}>

export type ChangePasswordMutation = {
  changePassword:
    | { __typename: 'LoggedIn' }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
    | { __typename: 'SecondFactorNeeded' }
}

export type EndSessionMutationVariables = Exact<{
  id: string | number
  password?: string | null | undefined
  code?: string | null | undefined
}>

export type EndSessionMutation = {
  endSession:
    | { __typename: 'Customer' }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
}

export type DeleteCustomerMutationVariables = Exact<{
  password: string
}>

export type DeleteCustomerMutation = {
  DeleteCustomer:
    | { __typename: 'CustomerDeleted' }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
}

export type ExportOfMyDataQueryVariables = Exact<{ [key: string]: never }>

export type ExportOfMyDataQuery = { getCustomer: { exported: string } | null }

export type ExportOfMyDataAsPageQueryVariables = Exact<{ [key: string]: never }>

export type ExportOfMyDataAsPageQuery = { getCustomer: { exportedPage: string } | null }

export type PrintedInvoiceQueryVariables = Exact<{
  number: string
}>

export type PrintedInvoiceQuery = { orderInvoice: { name: string; pdf: string } | null }

export type WhoWantsAnInvoiceQueryVariables = Exact<{ [key: string]: never }>

export type WhoWantsAnInvoiceQuery = { getCustomer: { id: string } | null }

export type AddressOfCustomerQueryVariables = Exact<{ [key: string]: never }>

export type AddressOfCustomerQuery = {
  getCustomer: { customerNumber: string; email: string; emailConfirmed: boolean } | null
}

export type SendEmailConfirmationMailMutationVariables = Exact<{ [key: string]: never }>

export type SendEmailConfirmationMailMutation = {
  sendEmailConfirmationMail:
    | { __typename: 'EmailConfirmationSent' }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
}

export type MemberPassQueryVariables = Exact<{ [key: string]: never }>

export type MemberPassQuery = { getCustomer: { firstName: string; lastName: string; customerNumber: string } | null }

export type CustomerSecurityQueryVariables = Exact<{ [key: string]: never }>

export type CustomerSecurityQuery = {
  getCustomer: {
    email: string
    passkeys: Array<{ id: string; name: string; createdAt: string; usedAt: string | null }>
    secondFactor: { since: string; recoveryCodesLeft: number } | null
    sessions: Array<{ device: string; current: boolean }>
  } | null
  storeConfig: { passkeys: boolean; secondFactor: boolean }
}

export type AddPasskeyMutationVariables = Exact<{
  name: string
  answer: string
}>

export type AddPasskeyMutation = {
  addPasskey:
    | { __typename: 'Customer' }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
}

export type RemovePasskeyMutationVariables = Exact<{
  id: string | number
  password: string
  code?: string | null | undefined
}>

export type RemovePasskeyMutation = {
  removePasskey:
    | { __typename: 'Customer' }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
}

export type BeginSecondFactorMutationVariables = Exact<{
  password: string
  code?: string | null | undefined
}>

export type BeginSecondFactorMutation = {
  beginSecondFactor:
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
    | { __typename: 'SecondFactorSetup'; otpauthUrl: string }
}

export type ConfirmSecondFactorMutationVariables = Exact<{
  code: string
}>

export type ConfirmSecondFactorMutation = {
  confirmSecondFactor:
    | { __typename: 'RecoveryCodes'; recoveryCodes: Array<string> }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
}

export type RenewRecoveryCodesMutationVariables = Exact<{
  password: string
  code?: string | null | undefined
}>

export type RenewRecoveryCodesMutation = {
  renewRecoveryCodes:
    | { __typename: 'RecoveryCodes'; recoveryCodes: Array<string> }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
}

export type RemoveSecondFactorMutationVariables = Exact<{
  password: string
  code?: string | null | undefined
}>

export type RemoveSecondFactorMutation = {
  removeSecondFactor:
    | { __typename: 'Customer' }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
}

export type CustomerWishlistQueryVariables = Exact<{ [key: string]: never }>

export type CustomerWishlistQuery = {
  getWishlist: {
    products: Array<{
      sku: string
      name: string
      url: string
      isOneSize: boolean
      isComingSoon: boolean
      totalAvailableStock: number
      label: string | null
      discount: number
      unitPrice: string | null
      brand: { name: string }
      color: { hex: string }
      relatedProducts: Array<{ type: RelationType; colorHex: string }>
      image: { url: string; focus: string | null }
      hover_image: { url: string; focus: string | null } | null
      price: { label: string }
      priorPrice: { label: string } | null
      rating: { average: number; count: number } | null
    }>
  } | null
}

export type ExchangeGiftMutationVariables = Exact<{
  code: string
  input: ExchangePiecesInput
}>

export type ExchangeGiftMutation = {
  exchangeGift:
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
    | { __typename: 'ReturnAnnounced' }
}

export type ReturnGiftMutationVariables = Exact<{
  code: string
  input: AnnounceReturnInput
}>

export type ReturnGiftMutation = {
  returnGift:
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
    | { __typename: 'ReturnAnnounced' }
}

export type HomeCompanyQueryVariables = Exact<{ [key: string]: never }>

export type HomeCompanyQuery = {
  storeConfig: {
    contact: { phone: string; email: string }
    company: {
      name: string
      tradeName: string
      street: string
      zipcode: string
      city: string
      country: string
      vatNumber: string
    }
  }
}

export type NewsletterLinkQueryVariables = Exact<{
  token: string
}>

export type NewsletterLinkQuery = { isNewsletterLink: boolean }

export type ConfirmNewsletterMutationVariables = Exact<{
  token: string
}>

export type ConfirmNewsletterMutation = {
  confirmNewsletter: { __typename: 'NewsletterConfirmed'; hash: string } | { __typename: 'Refused' }
}

export type NewsletterSettingsQueryVariables = Exact<{
  hash: string
}>

export type NewsletterSettingsQuery = {
  newsletterSettings: {
    email: string
    firstname: string
    lastname: string
    gender: string
    language: string
    subscribed: boolean
  } | null
}

export type UpdateNewsletterSettingsMutationVariables = Exact<{
  hash: string
  firstname?: string | null | undefined
  lastname?: string | null | undefined
  gender?: string | null | undefined
  language?: string | null | undefined
  subscribed?: boolean | null | undefined
}>

export type UpdateNewsletterSettingsMutation = {
  updateNewsletterSettings:
    | { __typename: 'NewsletterSaved'; confirmationSent: boolean }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
}

export type CancelOrderMutationVariables = Exact<{
  reference: string
}>

export type CancelOrderMutation = {
  cancelOrder:
    | { __typename: 'OrderCancelled' }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
}

export type ExchangePiecesMutationVariables = Exact<{
  reference: string
  input: ExchangePiecesInput
}>

export type ExchangePiecesMutation = {
  exchangePieces:
    | { __typename: 'ExchangeAnnounced'; order: string }
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
}

export type GuestInvoiceQueryVariables = Exact<{
  number: string
  reference: string
  email: string
}>

export type GuestInvoiceQuery = { orderInvoice: { name: string; pdf: string } | null }

export type RequestRepairMutationVariables = Exact<{
  reference: string
  input: RequestRepairInput
}>

export type RequestRepairMutation = {
  requestRepair:
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
    | { __typename: 'RepairRequested' }
}

export type AcceptRepairPriceMutationVariables = Exact<{
  reference: string
  code: string
  price: number
}>

export type AcceptRepairPriceMutation = {
  acceptRepairPrice:
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
    | { __typename: 'RepairRequested' }
}

export type CancelRepairMutationVariables = Exact<{
  reference: string
  code: string
}>

export type CancelRepairMutation = {
  cancelRepair:
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
    | { __typename: 'RepairRequested' }
}

export type AnnounceReturnMutationVariables = Exact<{
  reference: string
  input: AnnounceReturnInput
}>

export type AnnounceReturnMutation = {
  announceReturn:
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
    | { __typename: 'ReturnAnnounced' }
}

export type RemoveReviewPhotographMutationVariables = Exact<{
  reference: string
  photograph: string | number
}>

export type RemoveReviewPhotographMutation = {
  removeReviewPhotograph:
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
    | { __typename: 'RemovedPhotograph'; removed: boolean }
}

export type WriteReviewMutationVariables = Exact<{
  reference: string
  input: WriteReviewInput
}>

export type WriteReviewMutation = {
  writeReview:
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
    | { __typename: 'ReviewWritten'; isPublished: boolean; takesPhotographs: boolean }
}

export type VoteReviewMutationVariables = Exact<{
  review: string | number
  helpful: boolean
}>

export type VoteReviewMutation = { voteReview: boolean }

export type SharedWishlistQueryVariables = Exact<{
  skus: Array<string> | string
}>

export type SharedWishlistQuery = {
  productsBySku: Array<{
    sku: string
    name: string
    url: string
    isOneSize: boolean
    isComingSoon: boolean
    totalAvailableStock: number
    label: string | null
    discount: number
    unitPrice: string | null
    brand: { name: string }
    color: { hex: string }
    relatedProducts: Array<{ type: RelationType; colorHex: string }>
    image: { url: string; focus: string | null }
    hover_image: { url: string; focus: string | null } | null
    price: { label: string }
    priorPrice: { label: string } | null
    rating: { average: number; count: number } | null
  }>
}

export type SharedLooksQueryVariables = Exact<{
  lang: string
  named: Array<string> | string
}>

export type SharedLooksQuery = {
  lookbookDetail: { looks: { documents: Array<{ id: string; uid: string; url: string; data: string }> } }
}

export type WithdrawalReceiptQueryVariables = Exact<{
  reference: string
}>

export type WithdrawalReceiptQuery = {
  withdrawalReceipt: { reference: string; receivedAt: string; date: string; time: string } | null
}

export type WithdrawMutationVariables = Exact<{
  input: WithdrawInput
}>

export type WithdrawMutation = {
  withdraw:
    | {
        __typename: 'Refused'
        refusals: Array<{ messageKey: string; field: string | null; name: string | null; message: string }>
      }
    | { __typename: 'WithdrawalReceived'; reference: string }
}

export type NumberOfOrderQueryVariables = Exact<{
  reference: string
}>

export type NumberOfOrderQuery = { SwOrder: { number: string } | null }

export type StoresToScanInQueryVariables = Exact<{ [key: string]: never }>

export type StoresToScanInQuery = { stores: Array<{ code: string; title: string; city: string }> }

export type SizeOfGtinQueryVariables = Exact<{
  gtin: string
}>

export type SizeOfGtinQuery = {
  sizeOfGtin: { sku: string; size: string; isOneSize: boolean; brand: string; name: string; url: string | null } | null
}

export type ScannedHereQueryVariables = Exact<{
  skus: Array<string> | string
  locations: Array<string> | string
}>

export type ScannedHereQuery = {
  stockByLocations: Array<{ code: string; name: string; qty: number; exact: boolean; sku: string }>
  stores: Array<{ code: string; title: string }>
}

export type ProductsByPhotoQueryVariables = Exact<{
  skus: Array<string> | string
}>

export type ProductsByPhotoQuery = {
  productsBySku: Array<{
    sku: string
    name: string
    url: string
    isOneSize: boolean
    isComingSoon: boolean
    totalAvailableStock: number
    label: string | null
    discount: number
    unitPrice: string | null
    brand: { name: string }
    color: { hex: string }
    relatedProducts: Array<{ type: RelationType; colorHex: string }>
    image: { url: string; focus: string | null }
    hover_image: { url: string; focus: string | null } | null
    price: { label: string }
    priorPrice: { label: string } | null
    rating: { average: number; count: number } | null
  }>
}

export type SearchPageQueryVariables = Exact<{
  search: string
  filters: Array<FilterInput> | FilterInput
  page: number
  itemsPerPage: number
}>

export type SearchPageQuery = {
  search: {
    corrected: string | null
    understood: string | null
    ignored: Array<string>
    redirect: string | null
    productData: {
      totalCount: number
      inStore: Array<string>
      products: Array<{
        sku: string
        name: string
        url: string
        isOneSize: boolean
        isComingSoon: boolean
        totalAvailableStock: number
        label: string | null
        discount: number
        unitPrice: string | null
        brand: { name: string }
        color: { hex: string }
        relatedProducts: Array<{ type: RelationType; colorHex: string }>
        image: { url: string; focus: string | null }
        hover_image: { url: string; focus: string | null } | null
        price: { label: string }
        priorPrice: { label: string } | null
        rating: { average: number; count: number } | null
      }>
      facets: Array<{
        name: FacetName
        groups: Array<{
          key: string
          label: string
          hex: string | null
          value: string | null
          count: number
          chosen: boolean
        }>
        bars: Array<{ from: number; to: number | null; count: number }>
        values: Array<{
          value: string
          label: string | null
          hex: string | null
          count: number
          chosen: boolean
          group: string | null
          category: { id: string; name: string; url: string; parentId: string | null } | null
        }>
      }>
    }
    urlData: { urls: Array<{ url: string; label: string; page_group: string; parents: Array<{ label: string }> }> }
    urlSuggestData: { suggestions: Array<{ text: string }> }
  }
}

export type StoresPageQueryVariables = Exact<{ [key: string]: never }>

export type StoresPageQuery = {
  stores: Array<{
    code: string
    reference: string
    title: string
    street: string
    houseNumber: string
    postcode: string
    city: string
    lat: number
    lng: number
    distance: number | null
    telephone: string
    country: { iso: string; name: string }
    openState: {
      open: boolean
      until: string | null
      opens: { date: string; time: string; daysAhead: number } | null
    } | null
    openingDays: Array<{ day: Weekday; periods: Array<{ opens: string; closes: string }> }>
    openingDayExceptions: Array<{ date: string; periods: Array<{ opens: string; closes: string }> }>
  }>
}

export type FindStoresQueryVariables = Exact<{
  query: string
}>

export type FindStoresQuery = {
  findServicePoints:
    | {
        __typename: 'FoundServicePoints'
        place: string | null
        points: Array<{
          code: string
          reference: string
          title: string
          street: string
          houseNumber: string
          postcode: string
          city: string
          lat: number
          lng: number
          distance: number | null
          telephone: string
          country: { iso: string; name: string }
          openState: {
            open: boolean
            until: string | null
            opens: { date: string; time: string; daysAhead: number } | null
          } | null
          openingDays: Array<{ day: Weekday; periods: Array<{ opens: string; closes: string }> }>
          openingDayExceptions: Array<{ date: string; periods: Array<{ opens: string; closes: string }> }>
        }>
      }
    | { __typename: 'Refused' }
}

export type StorePageQueryVariables = Exact<{
  reference: string
}>

export type StorePageQuery = {
  store: {
    timeZone: string | null
    code: string
    reference: string
    title: string
    street: string
    houseNumber: string
    postcode: string
    city: string
    lat: number
    lng: number
    distance: number | null
    telephone: string
    country: { iso: string; name: string }
    openState: {
      open: boolean
      until: string | null
      opens: { date: string; time: string; daysAhead: number } | null
    } | null
    openingDays: Array<{ day: Weekday; periods: Array<{ opens: string; closes: string }> }>
    openingDayExceptions: Array<{ date: string; periods: Array<{ opens: string; closes: string }> }>
  } | null
}

export type SizeInStoresQueryVariables = Exact<{
  size: string
  locations?: Array<string> | string | null | undefined
}>

export type SizeInStoresQuery = {
  pdp: {
    sku: string
    name: string
    url: string
    isOneSize: boolean
    brand: { name: string }
    variants: Array<{ sku: string; size: string }>
  } | null
  stockByLocations: Array<{ code: string; qty: number; exact: boolean }>
}

export type StoreHoursFragment = {
  openingDays: Array<{ day: Weekday; periods: Array<{ opens: string; closes: string }> }>
  openingDayExceptions: Array<{ date: string; periods: Array<{ opens: string; closes: string }> }>
}

export type StoreSummaryFragment = {
  code: string
  reference: string
  title: string
  street: string
  houseNumber: string
  postcode: string
  city: string
  lat: number
  lng: number
  distance: number | null
  telephone: string
  country: { iso: string; name: string }
  openState: {
    open: boolean
    until: string | null
    opens: { date: string; time: string; daysAhead: number } | null
  } | null
}

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>
  private value: string
  public __meta__?: Record<string, unknown> | undefined

  constructor(value: string, __meta__?: Record<string, unknown> | undefined) {
    super(value)
    this.value = value
    this.__meta__ = __meta__
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value
  }
}
export const ListFacetFragmentDoc = new TypedDocumentString(
  `
    fragment ListFacet on Facet {
  name
  groups {
    key
    label
    hex
    value
    count
    chosen
  }
  bars {
    from
    to
    count
  }
  values {
    value
    label
    hex
    count
    chosen
    group
    category {
      id
      name
      url
      parentId
    }
  }
}
    `,
  { fragmentName: 'ListFacet' },
) as unknown as TypedDocumentString<ListFacetFragment, unknown>
export const ProductCardFragmentDoc = new TypedDocumentString(
  `
    fragment ProductCard on Product {
  sku
  name
  url
  isOneSize
  isComingSoon
  totalAvailableStock
  brand {
    name
  }
  color {
    hex
  }
  relatedProducts {
    type
    colorHex
  }
  image {
    url
    focus
  }
  hover_image {
    url
    focus
  }
  label
  discount
  price {
    label
  }
  priorPrice {
    label
  }
  unitPrice
  rating {
    average
    count
  }
}
    `,
  { fragmentName: 'ProductCard' },
) as unknown as TypedDocumentString<ProductCardFragment, unknown>
export const CartViewFragmentDoc = new TypedDocumentString(
  `
    fragment CartView on Cart {
  count
  items {
    id
    referencedId
    name
    modified
    quantity
    minPurchase
    purchaseSteps
    maxPurchase
    label
    type
    removable
    stackable
    url
    brand
    image {
      url
      alt
      width
      height
      focus
    }
    payload {
      productNumber
      size
      options {
        group
        option
      }
    }
    price {
      unitPrice {
        amount
        label
      }
      totalPrice {
        amount
        label
      }
      regularUnitPrice {
        amount
        label
      }
      priorUnitPrice {
        amount
        label
      }
      taxRules {
        taxRate
      }
    }
    priceWhenAdded {
      label
    }
    product {
      unitPrice
    }
    deliveryInformation {
      deliveryTime
    }
    error {
      messageKey
      name
      message
    }
  }
  price {
    subtotal {
      amount
      label
    }
    positionPrice {
      amount
      label
    }
    adjustments {
      name
      price {
        amount
        label
      }
    }
    shipping {
      amount
      label
    }
    netPrice {
      amount
      label
    }
    totalPrice {
      amount
      label
    }
    taxes {
      taxRate
      tax
    }
  }
  deliveries {
    shippingMethod {
      name
      type
      reference
      storePickup
    }
  }
  errors {
    messageKey
    name
    message
    level
  }
  extras {
    key
    name
    price {
      label
    }
  }
  deliveryPromise {
    min
    max
  }
  deliveryDate {
    label
  }
}
    `,
  { fragmentName: 'CartView' },
) as unknown as TypedDocumentString<CartViewFragment, unknown>
export const GiftCardPartFragmentDoc = new TypedDocumentString(
  `
    fragment GiftCardPart on GiftCardPayment {
  ending
  amount {
    amount
    label
  }
  toPay {
    amount
    label
  }
}
    `,
  { fragmentName: 'GiftCardPart' },
) as unknown as TypedDocumentString<GiftCardPartFragment, unknown>
export const AddressViewFragmentDoc = new TypedDocumentString(
  `
    fragment AddressView on Address {
  id
  country {
    iso
    name
  }
  salutation {
    key
    label
  }
  firstName
  lastName
  street
  additionalAddressLine1
  additionalAddressLine2
  zipcode
  city
  phoneNumber
  customFields {
    servicePoint
  }
}
    `,
  { fragmentName: 'AddressView' },
) as unknown as TypedDocumentString<AddressViewFragment, unknown>
export const CheckoutViewFragmentDoc = new TypedDocumentString(
  `
    fragment CheckoutView on Context {
  email
  cart {
    ...CartView
    offersGiftReceipt
    expressWallets
  }
  cartStatus {
    status
    recover
    order {
      state
      redirectUrl
      reference
    }
  }
  shippingMethod {
    id
  }
  paymentMethod {
    id
  }
  giftCard {
    ...GiftCardPart
  }
  billingAddress {
    ...AddressView
  }
  shippingAddress {
    ...AddressView
  }
  collectable
  billingAddressRequired
  pickup {
    hasAll
    ready {
      date
      time
      daysAhead
    }
  }
}
    fragment CartView on Cart {
  count
  items {
    id
    referencedId
    name
    modified
    quantity
    minPurchase
    purchaseSteps
    maxPurchase
    label
    type
    removable
    stackable
    url
    brand
    image {
      url
      alt
      width
      height
      focus
    }
    payload {
      productNumber
      size
      options {
        group
        option
      }
    }
    price {
      unitPrice {
        amount
        label
      }
      totalPrice {
        amount
        label
      }
      regularUnitPrice {
        amount
        label
      }
      priorUnitPrice {
        amount
        label
      }
      taxRules {
        taxRate
      }
    }
    priceWhenAdded {
      label
    }
    product {
      unitPrice
    }
    deliveryInformation {
      deliveryTime
    }
    error {
      messageKey
      name
      message
    }
  }
  price {
    subtotal {
      amount
      label
    }
    positionPrice {
      amount
      label
    }
    adjustments {
      name
      price {
        amount
        label
      }
    }
    shipping {
      amount
      label
    }
    netPrice {
      amount
      label
    }
    totalPrice {
      amount
      label
    }
    taxes {
      taxRate
      tax
    }
  }
  deliveries {
    shippingMethod {
      name
      type
      reference
      storePickup
    }
  }
  errors {
    messageKey
    name
    message
    level
  }
  extras {
    key
    name
    price {
      label
    }
  }
  deliveryPromise {
    min
    max
  }
  deliveryDate {
    label
  }
}
fragment AddressView on Address {
  id
  country {
    iso
    name
  }
  salutation {
    key
    label
  }
  firstName
  lastName
  street
  additionalAddressLine1
  additionalAddressLine2
  zipcode
  city
  phoneNumber
  customFields {
    servicePoint
  }
}
fragment GiftCardPart on GiftCardPayment {
  ending
  amount {
    amount
    label
  }
  toPay {
    amount
    label
  }
}`,
  { fragmentName: 'CheckoutView' },
) as unknown as TypedDocumentString<CheckoutViewFragment, unknown>
export const OfferedPaymentMethodFragmentDoc = new TypedDocumentString(
  `
    fragment OfferedPaymentMethod on PaymentMethod {
  id
  name
  description
  icon
  credit
  termsRequired
  termsUrl
  wallet {
    kind
    merchantName
    country
    currency
    googlePay {
      profileId
      merchantId
      test
    }
  }
}
    `,
  { fragmentName: 'OfferedPaymentMethod' },
) as unknown as TypedDocumentString<OfferedPaymentMethodFragment, unknown>
export const StoreSummaryFragmentDoc = new TypedDocumentString(
  `
    fragment StoreSummary on ServicePoint {
  code
  reference
  title
  street
  houseNumber
  postcode
  city
  country {
    iso
    name
  }
  lat
  lng
  distance
  telephone
  openState {
    open
    until
    opens {
      date
      time
      daysAhead
    }
  }
}
    `,
  { fragmentName: 'StoreSummary' },
) as unknown as TypedDocumentString<StoreSummaryFragment, unknown>
export const StoreHoursFragmentDoc = new TypedDocumentString(
  `
    fragment StoreHours on ServicePoint {
  openingDays {
    day
    periods {
      opens
      closes
    }
  }
  openingDayExceptions {
    date
    periods {
      opens
      closes
    }
  }
}
    `,
  { fragmentName: 'StoreHours' },
) as unknown as TypedDocumentString<StoreHoursFragment, unknown>
export const OrderPickupFragmentDoc = new TypedDocumentString(
  `
    fragment OrderPickup on OrderPickup {
  locationType
  title
  lines
  state
  code
  expectedAt
  keptUntil
  collectedAt
  arrival
  canTellArrival
  store {
    ...StoreSummary
    ...StoreHours
    timeZone
  }
}
    fragment StoreHours on ServicePoint {
  openingDays {
    day
    periods {
      opens
      closes
    }
  }
  openingDayExceptions {
    date
    periods {
      opens
      closes
    }
  }
}
fragment StoreSummary on ServicePoint {
  code
  reference
  title
  street
  houseNumber
  postcode
  city
  country {
    iso
    name
  }
  lat
  lng
  distance
  telephone
  openState {
    open
    until
    opens {
      date
      time
      daysAhead
    }
  }
}`,
  { fragmentName: 'OrderPickup' },
) as unknown as TypedDocumentString<OrderPickupFragment, unknown>
export const OrderViewFragmentDoc = new TypedDocumentString(
  `
    fragment OrderView on SwOrder {
  id
  number
  createdAt
  state
  paymentStatus
  paymentMethod
  deliveryDate {
    label
    passed
  }
  giftCard {
    ...GiftCardPart
  }
  openTransfer {
    payee
    iban
    bic
    reference
    payUntil
    amount {
      amount
      label
    }
  }
  customer {
    firstName
  }
  pickup {
    ...OrderPickup
  }
  price {
    subtotal {
      amount
      label
    }
    adjustments {
      name
      price {
        amount
        label
      }
    }
    shipping {
      amount
      label
    }
    totalPrice {
      amount
      label
    }
    taxes {
      taxRate
      tax
    }
  }
  lines {
    productSku
    name
    size
    color
    quantity
    taxRate
    total {
      amount
      label
    }
    image {
      url
      alt
      width
      height
    }
  }
}
    fragment GiftCardPart on GiftCardPayment {
  ending
  amount {
    amount
    label
  }
  toPay {
    amount
    label
  }
}
fragment OrderPickup on OrderPickup {
  locationType
  title
  lines
  state
  code
  expectedAt
  keptUntil
  collectedAt
  arrival
  canTellArrival
  store {
    ...StoreSummary
    ...StoreHours
    timeZone
  }
}
fragment StoreHours on ServicePoint {
  openingDays {
    day
    periods {
      opens
      closes
    }
  }
  openingDayExceptions {
    date
    periods {
      opens
      closes
    }
  }
}
fragment StoreSummary on ServicePoint {
  code
  reference
  title
  street
  houseNumber
  postcode
  city
  country {
    iso
    name
  }
  lat
  lng
  distance
  telephone
  openState {
    open
    until
    opens {
      date
      time
      daysAhead
    }
  }
}`,
  { fragmentName: 'OrderView' },
) as unknown as TypedDocumentString<OrderViewFragment, unknown>
export const HistoryOrderFragmentDoc = new TypedDocumentString(
  `
    fragment HistoryOrder on OrderHistoryOrder {
  id
  number
  reference
  label
  pickup {
    ...OrderPickup
  }
  progress {
    deliveryDate {
      label
      passed
    }
  }
  orderDate
  shipmentDate
  deliveredDate
  trackTraceUrl
  paymentMethod
  totalAmount {
    label
  }
  shippingAmount {
    amount
    label
  }
  invoiceAddress {
    firstName
    lastName
    street
    additionalAddressLine1
    additionalAddressLine2
    zipcode
    city
    country {
      iso
      name
    }
  }
  deliveryAddress {
    firstName
    lastName
    street
    additionalAddressLine1
    additionalAddressLine2
    zipcode
    city
    country {
      iso
      name
    }
    customFields {
      servicePoint
    }
  }
  invoices {
    number
    kind
  }
  adjustments {
    name
    total {
      label
    }
  }
  items {
    sku
    name
    size
    color
    quantity
    type
    taxRate
    total {
      label
    }
    image {
      url
      alt
      width
      height
    }
  }
}
    fragment OrderPickup on OrderPickup {
  locationType
  title
  lines
  state
  code
  expectedAt
  keptUntil
  collectedAt
  arrival
  canTellArrival
  store {
    ...StoreSummary
    ...StoreHours
    timeZone
  }
}
fragment StoreHours on ServicePoint {
  openingDays {
    day
    periods {
      opens
      closes
    }
  }
  openingDayExceptions {
    date
    periods {
      opens
      closes
    }
  }
}
fragment StoreSummary on ServicePoint {
  code
  reference
  title
  street
  houseNumber
  postcode
  city
  country {
    iso
    name
  }
  lat
  lng
  distance
  telephone
  openState {
    open
    until
    opens {
      date
      time
      daysAhead
    }
  }
}`,
  { fragmentName: 'HistoryOrder' },
) as unknown as TypedDocumentString<HistoryOrderFragment, unknown>
export const StaffMessageFragmentDoc = new TypedDocumentString(
  `
    fragment StaffMessage on StaffMessage {
  id
  state
  variantSku
  askedAt
  undelivered
}
    `,
  { fragmentName: 'StaffMessage' },
) as unknown as TypedDocumentString<StaffMessageFragment, unknown>
export const OrderProgressFragmentDoc = new TypedDocumentString(
  `
    fragment OrderProgress on OrderProgress {
  label
  cancellable
  deliveryDate {
    label
    passed
  }
  returnsUntil
  returnsByPost
  returnsOver
  exchangeable
  reviewable {
    position
  }
  photographed {
    room
  }
  repairable {
    piece {
      position
    }
  }
  repairs {
    code
    service
    state
    proposedPrice {
      label
    }
  }
  invoices {
    number
    kind
  }
  returnable {
    position
    quantity
    name
    size
    color
    image {
      url
      alt
      width
      height
    }
  }
  parcels {
    carrier
    trackingCode
    trackingUrl
    shippedAt
    deliveredAt
    pieces {
      position
      quantity
      name
      size
      color
    }
  }
  returns {
    reference
    way
    announcedAt
    receivedAt
    pieces {
      position
      quantity
      name
      size
      color
    }
  }
  refunds {
    reason
    exchangeNumber
    amount {
      label
    }
    createdAt
    dueAt
    refundedAt
    byProvider {
      amount
      label
    }
    byHand {
      amount
      label
    }
    byHandDoneAt
  }
}
    `,
  { fragmentName: 'OrderProgress' },
) as unknown as TypedDocumentString<OrderProgressFragment, unknown>
export const ExchangeProgressFragmentDoc = new TypedDocumentString(
  `
    fragment ExchangeProgress on OrderProgress {
  returnsByPost
  returnable {
    position
    quantity
    name
    size
    color
    image {
      url
      alt
      width
      height
    }
  }
  exchangeChoices {
    position
    sku
    size
    color
    isOtherColor
  }
}
    `,
  { fragmentName: 'ExchangeProgress' },
) as unknown as TypedDocumentString<ExchangeProgressFragment, unknown>
export const RepairProgressFragmentDoc = new TypedDocumentString(
  `
    fragment RepairProgress on OrderProgress {
  repairable {
    piece {
      position
      name
      size
      color
      image {
        url
        alt
        width
        height
      }
    }
    services {
      id
      name
      price {
        amount
        label
      }
      days
    }
  }
  repairs {
    code
    service
    state
    way
    days
    reason
    cancellable
    piece {
      position
      name
      size
      color
    }
    price {
      label
    }
    proposedPrice {
      amount
      label
    }
    store {
      reference
      title
    }
  }
  repairStores {
    code
    title
    city
    country {
      name
    }
  }
  repairsByPost
}
    `,
  { fragmentName: 'RepairProgress' },
) as unknown as TypedDocumentString<RepairProgressFragment, unknown>
export const ReviewableProgressFragmentDoc = new TypedDocumentString(
  `
    fragment ReviewableProgress on OrderProgress {
  reviewable {
    position
    productSku
    name
    size
    color
    image {
      url
      alt
      width
      height
    }
  }
}
    `,
  { fragmentName: 'ReviewableProgress' },
) as unknown as TypedDocumentString<ReviewableProgressFragment, unknown>
export const PhotographedProgressFragmentDoc = new TypedDocumentString(
  `
    fragment PhotographedProgress on OrderProgress {
  photographed {
    piece {
      position
      name
      size
      color
      image {
        url
        alt
        width
        height
      }
    }
    photographs {
      id
      state
      preview
    }
    room
  }
}
    `,
  { fragmentName: 'PhotographedProgress' },
) as unknown as TypedDocumentString<PhotographedProgressFragment, unknown>
export const ReviewFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment ReviewFields on ProductReview {
  id
  source
  isVerified
  stars
  comfort
  quality
  fit
  size
  title
  text
  language
  author
  writtenAt
  reply
  helpful
  votes
  photographs {
    url
    smallUrl
    width
    height
  }
}
    `,
  { fragmentName: 'ReviewFields' },
) as unknown as TypedDocumentString<ReviewFieldsFragment, unknown>
export const ReviewSummaryFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment ReviewSummaryFields on ReviewSummary {
  count
  average
  byStars
  small
  normal
  large
  sources {
    source
    count
    average
  }
  told {
    sources
    count
    average
  }
  top {
    ...ReviewFields
  }
}
    fragment ReviewFields on ProductReview {
  id
  source
  isVerified
  stars
  comfort
  quality
  fit
  size
  title
  text
  language
  author
  writtenAt
  reply
  helpful
  votes
  photographs {
    url
    smallUrl
    width
    height
  }
}`,
  { fragmentName: 'ReviewSummaryFields' },
) as unknown as TypedDocumentString<ReviewSummaryFieldsFragment, unknown>
export const AddStockAlertDocument = new TypedDocumentString(
  `
    mutation AddStockAlert($input: StockAlertInput!) {
  addStockAlert(input: $input) {
    __typename
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:a83ae4f6a24eced5f9358772d048e97016e891e127a199c204b24c37c8b02e08' },
) as unknown as TypedDocumentString<AddStockAlertMutation, AddStockAlertMutationVariables>
export const StockAlertWaiterDocument = new TypedDocumentString(
  `
    query StockAlertWaiter {
  getCustomer {
    email
  }
}
    `,
  { hash: 'sha256:0a2484c3f7c8357bc2281a499e5a053950b2dd682704413856d17c2729e1a2a1' },
) as unknown as TypedDocumentString<StockAlertWaiterQuery, StockAlertWaiterQueryVariables>
export const AddPushAlertDocument = new TypedDocumentString(
  `
    mutation AddPushAlert($input: PushAlertInput!) {
  addPushAlert(input: $input) {
    __typename
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:248b09c4b5d1d7b637caa103b5f7555d71bc3c502db6f46149430a9c69242aca' },
) as unknown as TypedDocumentString<AddPushAlertMutation, AddPushAlertMutationVariables>
export const PushRequestsDocument = new TypedDocumentString(
  `
    query PushRequests($endpoint: String!) {
  pushRequests(endpoint: $endpoint) {
    id
    kind
    product
    size
    url
    order
  }
}
    `,
  { hash: 'sha256:c7ba2178cb2a46b4f237f34b729ff10a9f71176246e7eabe01e4cba19903e258' },
) as unknown as TypedDocumentString<PushRequestsQuery, PushRequestsQueryVariables>
export const EndPushRequestsDocument = new TypedDocumentString(
  `
    mutation EndPushRequests($endpoint: String!, $id: ID) {
  endPushRequests(endpoint: $endpoint, id: $id) {
    id
    kind
    product
    size
    url
    order
  }
}
    `,
  { hash: 'sha256:66c3093476cc8b064c51e298c57ffb862600e4af653743d510f6b65081ffc9d4' },
) as unknown as TypedDocumentString<EndPushRequestsMutation, EndPushRequestsMutationVariables>
export const CaptchaTaskDocument = new TypedDocumentString(
  `
    query CaptchaTask($operation: String!) {
  captcha(operation: $operation) {
    challenge
    watcher {
      siteKey
      scriptUrl
    }
  }
}
    `,
  { hash: 'sha256:ffcbcb7f7d832a7e94e5d540d55db5ccf64065d38c6c87b7ba0767ede549b709' },
) as unknown as TypedDocumentString<CaptchaTaskQuery, CaptchaTaskQueryVariables>
export const UpsellDocument = new TypedDocumentString(
  `
    query Upsell($sku: String!) {
  upsell(sku: $sku) {
    sku
    name
    url
    isOneSize
    type
    price {
      label
    }
    regular_price {
      label
    }
    image {
      url
      width
      height
    }
  }
}
    `,
  { hash: 'sha256:cb777ad7166af2fe65b4c6f238f1e9981b9fad84eb407d74ecf17d81bdb30c63' },
) as unknown as TypedDocumentString<UpsellQuery, UpsellQueryVariables>
export const ShoppersCartDocument = new TypedDocumentString(
  `
    query ShoppersCart($token: String, $name: String) {
  getCart(token: $token, name: $name) {
    ...CartView
    expressWallets
    items {
      id
      product {
        variants {
          sku
          size
          stockState
        }
      }
    }
    savedItems {
      id
      referencedId
      name
      type
      url
      brand
      image {
        url
        alt
        width
        height
      }
      payload {
        size
        options {
          group
          option
        }
        stock
      }
      price {
        unitPrice {
          label
        }
        regularUnitPrice {
          label
        }
        priorUnitPrice {
          label
        }
      }
    }
  }
}
    fragment CartView on Cart {
  count
  items {
    id
    referencedId
    name
    modified
    quantity
    minPurchase
    purchaseSteps
    maxPurchase
    label
    type
    removable
    stackable
    url
    brand
    image {
      url
      alt
      width
      height
      focus
    }
    payload {
      productNumber
      size
      options {
        group
        option
      }
    }
    price {
      unitPrice {
        amount
        label
      }
      totalPrice {
        amount
        label
      }
      regularUnitPrice {
        amount
        label
      }
      priorUnitPrice {
        amount
        label
      }
      taxRules {
        taxRate
      }
    }
    priceWhenAdded {
      label
    }
    product {
      unitPrice
    }
    deliveryInformation {
      deliveryTime
    }
    error {
      messageKey
      name
      message
    }
  }
  price {
    subtotal {
      amount
      label
    }
    positionPrice {
      amount
      label
    }
    adjustments {
      name
      price {
        amount
        label
      }
    }
    shipping {
      amount
      label
    }
    netPrice {
      amount
      label
    }
    totalPrice {
      amount
      label
    }
    taxes {
      taxRate
      tax
    }
  }
  deliveries {
    shippingMethod {
      name
      type
      reference
      storePickup
    }
  }
  errors {
    messageKey
    name
    message
    level
  }
  extras {
    key
    name
    price {
      label
    }
  }
  deliveryPromise {
    min
    max
  }
  deliveryDate {
    label
  }
}`,
  { hash: 'sha256:80a8c350d81367bffb2701402854d9e9b713e26f266c2a6057a119d60eb34765' },
) as unknown as TypedDocumentString<ShoppersCartQuery, ShoppersCartQueryVariables>
export const ChangeQuantityDocument = new TypedDocumentString(
  `
    mutation ChangeQuantity($token: String, $id: ID!, $quantity: Int!) {
  updateCartItem(token: $token, id: $id, quantity: $quantity) {
    __typename
    ... on Cart {
      errors {
        messageKey
        name
        message
        level
      }
    }
    ... on Refused {
      refusals {
        messageKey
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:ea6afda5d06c56520af7b159f3d6565e3b4e3c0f71addc5404822157ead3693e' },
) as unknown as TypedDocumentString<ChangeQuantityMutation, ChangeQuantityMutationVariables>
export const ChangeSizeDocument = new TypedDocumentString(
  `
    mutation ChangeSize($token: String, $id: ID!, $referencedId: String!) {
  changeCartItemSize(token: $token, id: $id, referencedId: $referencedId) {
    __typename
    ... on Cart {
      errors {
        messageKey
        name
        message
        level
      }
    }
    ... on Refused {
      refusals {
        messageKey
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:861ccf3c0dc19c3b8d9e12e950f5c53e1ad67b0f56548b15778daa996c548510' },
) as unknown as TypedDocumentString<ChangeSizeMutation, ChangeSizeMutationVariables>
export const SaveLineDocument = new TypedDocumentString(
  `
    mutation SaveLine($token: String, $id: ID!) {
  saveForLater(token: $token, id: $id) {
    __typename
    ... on Cart {
      errors {
        messageKey
        name
        message
        level
      }
    }
    ... on Refused {
      refusals {
        messageKey
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:2d2443312888d9857b77326cdd47f3854c54474ce1c7f8484a0c832fc1b75091' },
) as unknown as TypedDocumentString<SaveLineMutation, SaveLineMutationVariables>
export const MoveLineDocument = new TypedDocumentString(
  `
    mutation MoveLine($token: String, $id: ID!) {
  moveToCart(token: $token, id: $id) {
    __typename
    ... on Cart {
      errors {
        messageKey
        name
        message
        level
      }
    }
    ... on Refused {
      refusals {
        messageKey
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:c0b5fb3c45e7ee68478b2fcea0c693a6654bf8a5da3a5ffbfb2a0dd7b34af649' },
) as unknown as TypedDocumentString<MoveLineMutation, MoveLineMutationVariables>
export const RemoveLineDocument = new TypedDocumentString(
  `
    mutation RemoveLine($token: String, $ids: [ID!]!) {
  deleteCartItem(token: $token, ids: $ids) {
    __typename
    ... on Cart {
      errors {
        messageKey
        name
        message
        level
      }
    }
    ... on Refused {
      refusals {
        messageKey
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:34aa38882c3c4f41c152eec179d03b0a6244d85bdbe7f0d38da0b37c45cc8fc7' },
) as unknown as TypedDocumentString<RemoveLineMutation, RemoveLineMutationVariables>
export const AddToCartPageDocument = new TypedDocumentString(
  `
    mutation AddToCartPage($token: String, $items: [CartItemInput!]!) {
  addToCart(token: $token, items: $items) {
    __typename
    ... on Cart {
      errors {
        messageKey
        name
        message
        level
      }
    }
    ... on Refused {
      refusals {
        messageKey
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:47768b8b52261d244f31e425128768de3663e058531f5d7b99458959d68616ba' },
) as unknown as TypedDocumentString<AddToCartPageMutation, AddToCartPageMutationVariables>
export const BeginContextDocument = new TypedDocumentString(
  `
    mutation BeginContext {
  createContext {
    token
  }
}
    `,
  { hash: 'sha256:e38876888d0559e967cdefc98770f0dedb537c0342fc75037d66e5013e721f79' },
) as unknown as TypedDocumentString<BeginContextMutation, BeginContextMutationVariables>
export const CartInStoresDocument = new TypedDocumentString(
  `
    query CartInStores($skus: [String!]!) {
  stockByLocations(skus: $skus) {
    code
    name
    abroad
    qty
    exact
    sku
  }
  stores {
    code
    reference
  }
}
    `,
  { hash: 'sha256:89a4670f4018b002d50a22b24c9ca05605e95fe400942b7b9982697b3b5588c0' },
) as unknown as TypedDocumentString<CartInStoresQuery, CartInStoresQueryVariables>
export const AddToCartDocument = new TypedDocumentString(
  `
    mutation AddToCart($token: String, $items: [CartItemInput!]!) {
  addToCart(token: $token, items: $items) {
    __typename
    ... on Cart {
      count
      items {
        referencedId
        name
        brand
        quantity
        image {
          url
          width
          height
        }
        price {
          unitPrice {
            label
            amount
          }
        }
        payload {
          size
        }
        product {
          sku
          unitPrice
        }
      }
      errors {
        messageKey
        name
        message
        level
      }
    }
    ... on Refused {
      refusals {
        messageKey
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:017b3cdab9fdd6bbf7a3e1a18241afa714faade2d73363914c404d6f741dc7a3' },
) as unknown as TypedDocumentString<AddToCartMutation, AddToCartMutationVariables>
export const SharedCartDocument = new TypedDocumentString(
  `
    query SharedCart($skus: [String!]!) {
  productsBySku(skus: $skus) {
    sku
    name
    url
    isOneSize
    brand {
      name
    }
    color {
      name
    }
    image {
      url
      width
      height
      focus
    }
    variants {
      sku
      size
      stockState
      price {
        label
      }
    }
  }
}
    `,
  { hash: 'sha256:3ac6509380854d710469842e228d6a718f281d75eba1ae2212c34aae747b44b0' },
) as unknown as TypedDocumentString<SharedCartQuery, SharedCartQueryVariables>
export const OnlySizeDocument = new TypedDocumentString(
  `
    query OnlySize($sku: String!) {
  pdp(sku: $sku) {
    isOneSize
    variants {
      sku
    }
  }
}
    `,
  { hash: 'sha256:31ff13670e6d0931986e39e05b5c3eacd0d99f0cede01bbe8203be670429187b' },
) as unknown as TypedDocumentString<OnlySizeQuery, OnlySizeQueryVariables>
export const BoughtWithDocument = new TypedDocumentString(
  `
    query BoughtWith($skus: [String!]!) {
  boughtWith(skus: $skus) {
    ...ProductCard
  }
  seenWith(skus: $skus) {
    ...ProductCard
  }
  similarTo(skus: $skus) {
    ...ProductCard
  }
}
    fragment ProductCard on Product {
  sku
  name
  url
  isOneSize
  isComingSoon
  totalAvailableStock
  brand {
    name
  }
  color {
    hex
  }
  relatedProducts {
    type
    colorHex
  }
  image {
    url
    focus
  }
  hover_image {
    url
    focus
  }
  label
  discount
  price {
    label
  }
  priorPrice {
    label
  }
  unitPrice
  rating {
    average
    count
  }
}`,
  { hash: 'sha256:a7eff3e6f2495b9bbe8b94e4e7df3a149a605f7781377334757d57bdabe5028b' },
) as unknown as TypedDocumentString<BoughtWithQuery, BoughtWithQueryVariables>
export const EditorialTilesDocument = new TypedDocumentString(
  `
    query EditorialTiles($category: String!, $lang: String!) {
  editorialTiles(category: $category, lang: $lang) {
    documents {
      id
      data
    }
  }
}
    `,
  { hash: 'sha256:b0a8eb049c9d99270dddf6b2b100b95757fd0bf2c96cc2cf694926d76fc8247b' },
) as unknown as TypedDocumentString<EditorialTilesQuery, EditorialTilesQueryVariables>
export const ProductListDocument = new TypedDocumentString(
  `
    query ProductList($filters: [FilterInput!]!, $page: Int!, $itemsPerPage: Int!, $urlId: ID!, $hasUrl: Boolean!) {
  search(filters: $filters, page: $page, itemsPerPage: $itemsPerPage) {
    productData {
      totalCount
      inStore
      products {
        ...ProductCard
      }
      facets {
        ...ListFacet
      }
    }
  }
  esUrlsGlobal(urlId: $urlId) @include(if: $hasUrl) {
    storeCode
    url
  }
}
    fragment ListFacet on Facet {
  name
  groups {
    key
    label
    hex
    value
    count
    chosen
  }
  bars {
    from
    to
    count
  }
  values {
    value
    label
    hex
    count
    chosen
    group
    category {
      id
      name
      url
      parentId
    }
  }
}
fragment ProductCard on Product {
  sku
  name
  url
  isOneSize
  isComingSoon
  totalAvailableStock
  brand {
    name
  }
  color {
    hex
  }
  relatedProducts {
    type
    colorHex
  }
  image {
    url
    focus
  }
  hover_image {
    url
    focus
  }
  label
  discount
  price {
    label
  }
  priorPrice {
    label
  }
  unitPrice
  rating {
    average
    count
  }
}`,
  { hash: 'sha256:14bd068f3b82336df8c60d69929e7c443c1cfc103926eb99eae1b24ac3a6ee5f' },
) as unknown as TypedDocumentString<ProductListQuery, ProductListQueryVariables>
export const SimilarProductsDocument = new TypedDocumentString(
  `
    query SimilarProducts($search: String, $filters: [FilterInput!]!) {
  search(search: $search, filters: $filters, page: 1, itemsPerPage: 24) {
    productData {
      products {
        ...ProductCard
      }
    }
  }
}
    fragment ProductCard on Product {
  sku
  name
  url
  isOneSize
  isComingSoon
  totalAvailableStock
  brand {
    name
  }
  color {
    hex
  }
  relatedProducts {
    type
    colorHex
  }
  image {
    url
    focus
  }
  hover_image {
    url
    focus
  }
  label
  discount
  price {
    label
  }
  priorPrice {
    label
  }
  unitPrice
  rating {
    average
    count
  }
}`,
  { hash: 'sha256:707ff69c6f4bb3b1e391f0cd7d083e495806eba334145f56aab8b7c85ea1f79c' },
) as unknown as TypedDocumentString<SimilarProductsQuery, SimilarProductsQueryVariables>
export const CategoriesOfProductDocument = new TypedDocumentString(
  `
    query CategoriesOfProduct($sku: String!) {
  pdp(sku: $sku) {
    categories {
      id
      level
    }
    color {
      hex
    }
  }
}
    `,
  { hash: 'sha256:6f370f918a564a3f667aeda17ea16ddcd8c75f5794cde6fe0fb1a93608e4a8ac' },
) as unknown as TypedDocumentString<CategoriesOfProductQuery, CategoriesOfProductQueryVariables>
export const NearestToWordsDocument = new TypedDocumentString(
  `
    query NearestToWords($search: String!) {
  search(search: $search, filters: [], page: 1, itemsPerPage: 12) {
    productData {
      products {
        ...ProductCard
      }
    }
  }
}
    fragment ProductCard on Product {
  sku
  name
  url
  isOneSize
  isComingSoon
  totalAvailableStock
  brand {
    name
  }
  color {
    hex
  }
  relatedProducts {
    type
    colorHex
  }
  image {
    url
    focus
  }
  hover_image {
    url
    focus
  }
  label
  discount
  price {
    label
  }
  priorPrice {
    label
  }
  unitPrice
  rating {
    average
    count
  }
}`,
  { hash: 'sha256:f7b2032efb8ac76959281346ec56c9adfd31e82a6643843bda14646fa7ab0f5d' },
) as unknown as TypedDocumentString<NearestToWordsQuery, NearestToWordsQueryVariables>
export const SimilarToDocument = new TypedDocumentString(
  `
    query SimilarTo($skus: [String!]!) {
  similarTo(skus: $skus) {
    ...ProductCard
  }
}
    fragment ProductCard on Product {
  sku
  name
  url
  isOneSize
  isComingSoon
  totalAvailableStock
  brand {
    name
  }
  color {
    hex
  }
  relatedProducts {
    type
    colorHex
  }
  image {
    url
    focus
  }
  hover_image {
    url
    focus
  }
  label
  discount
  price {
    label
  }
  priorPrice {
    label
  }
  unitPrice
  rating {
    average
    count
  }
}`,
  { hash: 'sha256:7c6ecc4688dc5ef01f5b4719bbb409180152a5468fab4a09c7b08e81907f845c' },
) as unknown as TypedDocumentString<SimilarToQuery, SimilarToQueryVariables>
export const MoreProductsDocument = new TypedDocumentString(
  `
    query MoreProducts($search: String, $filters: [FilterInput!]!, $page: Int!, $itemsPerPage: Int!) {
  search(
    search: $search
    filters: $filters
    page: $page
    itemsPerPage: $itemsPerPage
  ) {
    productData {
      totalCount
      inStore
      products {
        ...ProductCard
      }
    }
  }
}
    fragment ProductCard on Product {
  sku
  name
  url
  isOneSize
  isComingSoon
  totalAvailableStock
  brand {
    name
  }
  color {
    hex
  }
  relatedProducts {
    type
    colorHex
  }
  image {
    url
    focus
  }
  hover_image {
    url
    focus
  }
  label
  discount
  price {
    label
  }
  priorPrice {
    label
  }
  unitPrice
  rating {
    average
    count
  }
}`,
  { hash: 'sha256:192184f322e7490f573a3c5279ee00c93fd66ea6f94701a77947a5e38aa94eae' },
) as unknown as TypedDocumentString<MoreProductsQuery, MoreProductsQueryVariables>
export const ProductPassportDocument = new TypedDocumentString(
  `
    query ProductPassport($gtin: String!) {
  productPassport(gtin: $gtin) {
    gtin
    sku
    productSku
    name
    brand
    color
    size
    url
    image {
      url
      alt
      width
      height
    }
    footwear {
      part
      materials
    }
    textile {
      part
      fibres
    }
    care
    warnings
    manufacturer {
      name
      address
      email
      responsiblePerson
    }
    origin
    originName
    recycledContent
    repair
    recycling
  }
}
    `,
  { hash: 'sha256:64d7c0250b3a8c4d875c11065a7eddd13d0dc16d0d913d58b25cd550ed797a51' },
) as unknown as TypedDocumentString<ProductPassportQuery, ProductPassportQueryVariables>
export const ProductDetailDocument = new TypedDocumentString(
  `
    query ProductDetail($sku: String!) {
  pdp(sku: $sku) {
    sku
    parentSku
    name
    description
    url
    attribute
    isOneSize
    isComingSoon
    comingSoonDate
    isPresentedBySneakers
    label
    discount
    brand {
      name
      url
    }
    color {
      name
      hex
    }
    images {
      url
      alt
      width
      height
      focus
    }
    image {
      url
      width
      height
      focus
    }
    video
    threesixty {
      url
      alt
      width
      height
    }
    price {
      amount
      currency
      label
    }
    priorPrice {
      amount
      label
    }
    variants {
      sku
      size
      stockState
      availableStock
      deliveryTime
      ean
      price {
        amount
        label
      }
    }
    relatedProducts {
      type
      name
      colorName
      url
      productNumber
      availableStock
      image {
        url
        width
        height
        focus
      }
    }
    categories {
      id
      level
      name
      url
      parentId
    }
    boughtTogether {
      ...ProductCard
    }
    seenTogether {
      ...ProductCard
    }
    similarProducts {
      ...ProductCard
    }
    crossSellings {
      complementary {
        ...ProductCard
      }
      maintenance {
        ...ProductCard
      }
    }
    swProduct {
      metaTitle
      metaDescription
      properties {
        name
        position
        visible
        options
      }
    }
    footwear {
      part
      materials
    }
    textile {
      part
      fibres
    }
    care
    warnings
    unitPrice
    manufacturer {
      name
      address
      email
      responsiblePerson
    }
    sizeTable {
      id
    }
    passports {
      gtin
      size
    }
    fit {
      runs
      percent
      cases
      isForMost
    }
    reviewSummary {
      ...ReviewSummaryFields
    }
    shippingRates {
      countries
      price {
        amount
        currency
      }
    }
    returnTerms {
      inStore
      country
      days
    }
  }
}
    fragment ProductCard on Product {
  sku
  name
  url
  isOneSize
  isComingSoon
  totalAvailableStock
  brand {
    name
  }
  color {
    hex
  }
  relatedProducts {
    type
    colorHex
  }
  image {
    url
    focus
  }
  hover_image {
    url
    focus
  }
  label
  discount
  price {
    label
  }
  priorPrice {
    label
  }
  unitPrice
  rating {
    average
    count
  }
}
fragment ReviewFields on ProductReview {
  id
  source
  isVerified
  stars
  comfort
  quality
  fit
  size
  title
  text
  language
  author
  writtenAt
  reply
  helpful
  votes
  photographs {
    url
    smallUrl
    width
    height
  }
}
fragment ReviewSummaryFields on ReviewSummary {
  count
  average
  byStars
  small
  normal
  large
  sources {
    source
    count
    average
  }
  told {
    sources
    count
    average
  }
  top {
    ...ReviewFields
  }
}`,
  { hash: 'sha256:c4cd6f9390fb24c8e3a686ce95f4882243f3e656838de0d4f0fac22500e48fac' },
) as unknown as TypedDocumentString<ProductDetailQuery, ProductDetailQueryVariables>
export const ProductContentDocument = new TypedDocumentString(
  `
    query ProductContent($sizeTable: ID, $lang: String!, $named: [String!], $skus: [String!]!, $url: String!) {
  pdpContent(sizeTable: $sizeTable, lang: $lang, predicates: $named) {
    advice
    slices {
      items {
        size_eu
        size_us
        size_uk
        size_cm
      }
    }
    looks {
      id
      uid
      url
      data
    }
  }
  deliveryPromise(skus: $skus) {
    min
    max
  }
  esUrl(url: $url) {
    id
  }
}
    `,
  { hash: 'sha256:594e5c2d555b9b3b736d972a97c1bdce2658215721cce490a42755d8287cc244' },
) as unknown as TypedDocumentString<ProductContentQuery, ProductContentQueryVariables>
export const ProductUrlsDocument = new TypedDocumentString(
  `
    query ProductUrls($urlId: ID!) {
  esUrlsGlobal(urlId: $urlId) {
    storeCode
    url
  }
}
    `,
  { hash: 'sha256:d51795b3f642fb503e18eb106e7014dfae5e88edd4c3159a67cb928cd8a494fe' },
) as unknown as TypedDocumentString<ProductUrlsQuery, ProductUrlsQueryVariables>
export const SizeAvailabilityDocument = new TypedDocumentString(
  `
    query SizeAvailability($skus: [String!]!) {
  stockByLocations(skus: $skus) {
    code
    name
    abroad
    qty
    exact
    sku
  }
  deliveryPromise(skus: $skus) {
    min
    max
  }
}
    `,
  { hash: 'sha256:885ea7f4d66a4c744d651808a917f02fd5d4afb84e330210af84783552652c35' },
) as unknown as TypedDocumentString<SizeAvailabilityQuery, SizeAvailabilityQueryVariables>
export const SimilarRowDocument = new TypedDocumentString(
  `
    query SimilarRow($skus: [String!]!) {
  seenWith(skus: $skus) {
    ...ProductCard
  }
  similarTo(skus: $skus) {
    ...ProductCard
  }
}
    fragment ProductCard on Product {
  sku
  name
  url
  isOneSize
  isComingSoon
  totalAvailableStock
  brand {
    name
  }
  color {
    hex
  }
  relatedProducts {
    type
    colorHex
  }
  image {
    url
    focus
  }
  hover_image {
    url
    focus
  }
  label
  discount
  price {
    label
  }
  priorPrice {
    label
  }
  unitPrice
  rating {
    average
    count
  }
}`,
  { hash: 'sha256:ff3b6fb8845ff27f427e005f3def8fea659d8c11ccb0bd5baa9672342fceb8da' },
) as unknown as TypedDocumentString<SimilarRowQuery, SimilarRowQueryVariables>
export const SizesNowDocument = new TypedDocumentString(
  `
    query SizesNow($sku: String!) {
  pdp(sku: $sku) {
    sku
    name
    attribute
    isOneSize
    isComingSoon
    comingSoonDate
    url
    brand {
      name
    }
    color {
      name
    }
    image {
      url
      width
      height
      focus
    }
    price {
      label
    }
    priorPrice {
      label
    }
    discount
    variants {
      sku
      size
      stockState
      availableStock
      deliveryTime
      price {
        label
      }
    }
  }
}
    `,
  { hash: 'sha256:ba1ba7b706d4c4e9a492933e8dcb019fa7685123e8e138620d0add335e9eb320' },
) as unknown as TypedDocumentString<SizesNowQuery, SizesNowQueryVariables>
export const ProductsBySkuDocument = new TypedDocumentString(
  `
    query ProductsBySku($skus: [String!]!) {
  productsBySku(skus: $skus) {
    ...ProductCard
  }
}
    fragment ProductCard on Product {
  sku
  name
  url
  isOneSize
  isComingSoon
  totalAvailableStock
  brand {
    name
  }
  color {
    hex
  }
  relatedProducts {
    type
    colorHex
  }
  image {
    url
    focus
  }
  hover_image {
    url
    focus
  }
  label
  discount
  price {
    label
  }
  priorPrice {
    label
  }
  unitPrice
  rating {
    average
    count
  }
}`,
  { hash: 'sha256:25f1ed2cd9148bae51e6e7c34d004ca5894e7aaf7424db747a2355f5bd010aa4' },
) as unknown as TypedDocumentString<ProductsBySkuQuery, ProductsBySkuQueryVariables>
export const AskQuestionDocument = new TypedDocumentString(
  `
    mutation AskQuestion($input: QuestionInput!) {
  askQuestion(input: $input) {
    __typename
    ... on QuestionReceived {
      email
    }
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:8a87dac46a8f4c74fe804adca6c7e1bf13cf8c1a037094187a5bbc3fd907a780' },
) as unknown as TypedDocumentString<AskQuestionMutation, AskQuestionMutationVariables>
export const CustomerServiceStateDocument = new TypedDocumentString(
  `
    query CustomerServiceState {
  storeConfig {
    contact {
      openState {
        open
        until
        opens {
          date
          time
          daysAhead
        }
      }
    }
  }
}
    `,
  { hash: 'sha256:02ee80e92eae9dd0d332800e35fb4ed543368899fa4d1a570fd1d265ef87e6af' },
) as unknown as TypedDocumentString<CustomerServiceStateQuery, CustomerServiceStateQueryVariables>
export const ShoppersCheckoutDocument = new TypedDocumentString(
  `
    query ShoppersCheckout($token: String) {
  getContext(token: $token) {
    ...CheckoutView
  }
}
    fragment CartView on Cart {
  count
  items {
    id
    referencedId
    name
    modified
    quantity
    minPurchase
    purchaseSteps
    maxPurchase
    label
    type
    removable
    stackable
    url
    brand
    image {
      url
      alt
      width
      height
      focus
    }
    payload {
      productNumber
      size
      options {
        group
        option
      }
    }
    price {
      unitPrice {
        amount
        label
      }
      totalPrice {
        amount
        label
      }
      regularUnitPrice {
        amount
        label
      }
      priorUnitPrice {
        amount
        label
      }
      taxRules {
        taxRate
      }
    }
    priceWhenAdded {
      label
    }
    product {
      unitPrice
    }
    deliveryInformation {
      deliveryTime
    }
    error {
      messageKey
      name
      message
    }
  }
  price {
    subtotal {
      amount
      label
    }
    positionPrice {
      amount
      label
    }
    adjustments {
      name
      price {
        amount
        label
      }
    }
    shipping {
      amount
      label
    }
    netPrice {
      amount
      label
    }
    totalPrice {
      amount
      label
    }
    taxes {
      taxRate
      tax
    }
  }
  deliveries {
    shippingMethod {
      name
      type
      reference
      storePickup
    }
  }
  errors {
    messageKey
    name
    message
    level
  }
  extras {
    key
    name
    price {
      label
    }
  }
  deliveryPromise {
    min
    max
  }
  deliveryDate {
    label
  }
}
fragment AddressView on Address {
  id
  country {
    iso
    name
  }
  salutation {
    key
    label
  }
  firstName
  lastName
  street
  additionalAddressLine1
  additionalAddressLine2
  zipcode
  city
  phoneNumber
  customFields {
    servicePoint
  }
}
fragment GiftCardPart on GiftCardPayment {
  ending
  amount {
    amount
    label
  }
  toPay {
    amount
    label
  }
}
fragment CheckoutView on Context {
  email
  cart {
    ...CartView
    offersGiftReceipt
    expressWallets
  }
  cartStatus {
    status
    recover
    order {
      state
      redirectUrl
      reference
    }
  }
  shippingMethod {
    id
  }
  paymentMethod {
    id
  }
  giftCard {
    ...GiftCardPart
  }
  billingAddress {
    ...AddressView
  }
  shippingAddress {
    ...AddressView
  }
  collectable
  billingAddressRequired
  pickup {
    hasAll
    ready {
      date
      time
      daysAhead
    }
  }
}`,
  { hash: 'sha256:1c0b66774c415fa4d6945317cb1c68d56245cdc674feea1ab9758a09d12fb9d0' },
) as unknown as TypedDocumentString<ShoppersCheckoutQuery, ShoppersCheckoutQueryVariables>
export const SettlePaymentDocument = new TypedDocumentString(
  `
    mutation SettlePayment($reference: String!) {
  settlePayment(reference: $reference) {
    ...OrderView
  }
}
    fragment GiftCardPart on GiftCardPayment {
  ending
  amount {
    amount
    label
  }
  toPay {
    amount
    label
  }
}
fragment OrderView on SwOrder {
  id
  number
  createdAt
  state
  paymentStatus
  paymentMethod
  deliveryDate {
    label
    passed
  }
  giftCard {
    ...GiftCardPart
  }
  openTransfer {
    payee
    iban
    bic
    reference
    payUntil
    amount {
      amount
      label
    }
  }
  customer {
    firstName
  }
  pickup {
    ...OrderPickup
  }
  price {
    subtotal {
      amount
      label
    }
    adjustments {
      name
      price {
        amount
        label
      }
    }
    shipping {
      amount
      label
    }
    totalPrice {
      amount
      label
    }
    taxes {
      taxRate
      tax
    }
  }
  lines {
    productSku
    name
    size
    color
    quantity
    taxRate
    total {
      amount
      label
    }
    image {
      url
      alt
      width
      height
    }
  }
}
fragment OrderPickup on OrderPickup {
  locationType
  title
  lines
  state
  code
  expectedAt
  keptUntil
  collectedAt
  arrival
  canTellArrival
  store {
    ...StoreSummary
    ...StoreHours
    timeZone
  }
}
fragment StoreHours on ServicePoint {
  openingDays {
    day
    periods {
      opens
      closes
    }
  }
  openingDayExceptions {
    date
    periods {
      opens
      closes
    }
  }
}
fragment StoreSummary on ServicePoint {
  code
  reference
  title
  street
  houseNumber
  postcode
  city
  country {
    iso
    name
  }
  lat
  lng
  distance
  telephone
  openState {
    open
    until
    opens {
      date
      time
      daysAhead
    }
  }
}`,
  { hash: 'sha256:d4ba269686bc3a86faa0d99f6d6f0a7d0225d19da97ce32a51c6e3f44b6a13f2' },
) as unknown as TypedDocumentString<SettlePaymentMutation, SettlePaymentMutationVariables>
export const ChooseShippingMethodDocument = new TypedDocumentString(
  `
    mutation ChooseShippingMethod($token: String!, $id: ID!) {
  updateShippingMethod(token: $token, id: $id) {
    __typename
    ... on Context {
      cart {
        deliveries {
          shippingMethod {
            type
          }
        }
      }
    }
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:4fe58aaa7aa8a9193e595ad9f36f31d6d7a5cf62a3c37bd6043ecbaa6b48767b' },
) as unknown as TypedDocumentString<ChooseShippingMethodMutation, ChooseShippingMethodMutationVariables>
export const AddressChoicesDocument = new TypedDocumentString(
  `
    query AddressChoices {
  storeConfig {
    countries {
      iso
      name
    }
    salutations {
      key
      label
    }
  }
  getCustomer {
    email
    activeBillingAddress {
      ...AddressView
    }
    activeShippingAddress {
      ...AddressView
    }
  }
}
    fragment AddressView on Address {
  id
  country {
    iso
    name
  }
  salutation {
    key
    label
  }
  firstName
  lastName
  street
  additionalAddressLine1
  additionalAddressLine2
  zipcode
  city
  phoneNumber
  customFields {
    servicePoint
  }
}`,
  { hash: 'sha256:33042c964d84f4fd5ead77a5ac97fcbf42fbd3c0cdc0910f0e3d790add3aa39f' },
) as unknown as TypedDocumentString<AddressChoicesQuery, AddressChoicesQueryVariables>
export const CheckoutAddressBookDocument = new TypedDocumentString(
  `
    query CheckoutAddressBook {
  addresses {
    ...AddressView
  }
}
    fragment AddressView on Address {
  id
  country {
    iso
    name
  }
  salutation {
    key
    label
  }
  firstName
  lastName
  street
  additionalAddressLine1
  additionalAddressLine2
  zipcode
  city
  phoneNumber
  customFields {
    servicePoint
  }
}`,
  { hash: 'sha256:7471d35c037d4892346f14d2ab4b3ca82befe98f8cc907e3d64f25b4c5a5d776' },
) as unknown as TypedDocumentString<CheckoutAddressBookQuery, CheckoutAddressBookQueryVariables>
export const OfferedPaymentMethodsDocument = new TypedDocumentString(
  `
    query OfferedPaymentMethods($token: String, $reference: String) {
  getPaymentOptions(token: $token, reference: $reference) {
    __typename
    ... on PaymentOptions {
      methods {
        ...OfferedPaymentMethod
      }
    }
  }
}
    fragment OfferedPaymentMethod on PaymentMethod {
  id
  name
  description
  icon
  credit
  termsRequired
  termsUrl
  wallet {
    kind
    merchantName
    country
    currency
    googlePay {
      profileId
      merchantId
      test
    }
  }
}`,
  { hash: 'sha256:81c6ec424839ec829c60ce1f508d18568c0ac776b70c7993483018f4d58eec57' },
) as unknown as TypedDocumentString<OfferedPaymentMethodsQuery, OfferedPaymentMethodsQueryVariables>
export const RestoreCartDocument = new TypedDocumentString(
  `
    mutation RestoreCart($token: String, $reference: String) {
  restoreCart(token: $token, reference: $reference) {
    __typename
    ... on Cart {
      count
    }
  }
}
    `,
  { hash: 'sha256:0b4270bb4329360c80d528137bc1960dec0dc58fc2d53ffc0df1b683eb358d7a' },
) as unknown as TypedDocumentString<RestoreCartMutation, RestoreCartMutationVariables>
export const FoundServicePointsDocument = new TypedDocumentString(
  `
    query FoundServicePoints($type: ID!, $token: String, $query: String, $number: String, $zipcode: String, $city: String, $street: String, $houseNumber: String, $limit: Int) {
  findServicePoints(
    type: $type
    token: $token
    query: $query
    number: $number
    zipcode: $zipcode
    city: $city
    street: $street
    houseNumber: $houseNumber
    limit: $limit
  ) {
    __typename
    ... on FoundServicePoints {
      points {
        providerId
        provider
        locationType
        title
        street
        houseNumber
        houseNumberAddition
        postcode
        city
        lat
        lng
        distance
        telephone
        additionalInformation
        pickup {
          hasAll
          ready {
            date
            time
            daysAhead
          }
        }
        openingDays {
          day
          periods {
            opens
            closes
          }
        }
        openingDayExceptions {
          date
          periods {
            opens
            closes
          }
        }
        openState {
          open
          until
          opens {
            date
            time
            daysAhead
          }
        }
      }
    }
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:21ffbf6dd7d2615703617bf9888df83da2dc15449d698b86f1a9c0325c7334dc' },
) as unknown as TypedDocumentString<FoundServicePointsQuery, FoundServicePointsQueryVariables>
export const LookUpAddressDocument = new TypedDocumentString(
  `
    query LookUpAddress($countryIso: String!, $zipcode: String, $houseNumber: String, $line: String) {
  lookUpAddress(
    countryIso: $countryIso
    zipcode: $zipcode
    houseNumber: $houseNumber
    line: $line
  ) {
    street
    houseNumber
    zipcode
    city
  }
}
    `,
  { hash: 'sha256:0f84d372a62b4e01d667831badada8e9776ee3c5b6b51d4bfd583e087a21cacd' },
) as unknown as TypedDocumentString<LookUpAddressQuery, LookUpAddressQueryVariables>
export const ChoosePaymentMethodDocument = new TypedDocumentString(
  `
    mutation ChoosePaymentMethod($token: String!, $id: ID!) {
  updatePaymentMethod(token: $token, id: $id) {
    __typename
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:63137e68f291e2d12dc9e343c6aa958efdf4fd1da801b8fb08059aa5daa1278d' },
) as unknown as TypedDocumentString<ChoosePaymentMethodMutation, ChoosePaymentMethodMutationVariables>
export const PlaceOrderDocument = new TypedDocumentString(
  `
    mutation PlaceOrder($token: String, $input: PlaceOrderInput!) {
  placeOrder(token: $token, input: $input) {
    __typename
    ... on PlacedOrder {
      id
      reference
    }
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:e9cda46b7c54f526251cb9050a9420bc3447bc6af040f077cd00a5d23e464f00' },
) as unknown as TypedDocumentString<PlaceOrderMutation, PlaceOrderMutationVariables>
export const PrepareCheckoutDocument = new TypedDocumentString(
  `
    mutation PrepareCheckout($token: String) {
  prepareCheckout(token: $token) {
    cart {
      count
      errors {
        level
      }
    }
  }
}
    `,
  { hash: 'sha256:806a777d41f2da9e884775aab98d9b92140b2bd6a7cfbf6fe9bf5391a41286ee' },
) as unknown as TypedDocumentString<PrepareCheckoutMutation, PrepareCheckoutMutationVariables>
export const PrepareOnePageDocument = new TypedDocumentString(
  `
    mutation PrepareOnePage($token: String) {
  prepareCheckout(token: $token) {
    ...CheckoutView
  }
}
    fragment CartView on Cart {
  count
  items {
    id
    referencedId
    name
    modified
    quantity
    minPurchase
    purchaseSteps
    maxPurchase
    label
    type
    removable
    stackable
    url
    brand
    image {
      url
      alt
      width
      height
      focus
    }
    payload {
      productNumber
      size
      options {
        group
        option
      }
    }
    price {
      unitPrice {
        amount
        label
      }
      totalPrice {
        amount
        label
      }
      regularUnitPrice {
        amount
        label
      }
      priorUnitPrice {
        amount
        label
      }
      taxRules {
        taxRate
      }
    }
    priceWhenAdded {
      label
    }
    product {
      unitPrice
    }
    deliveryInformation {
      deliveryTime
    }
    error {
      messageKey
      name
      message
    }
  }
  price {
    subtotal {
      amount
      label
    }
    positionPrice {
      amount
      label
    }
    adjustments {
      name
      price {
        amount
        label
      }
    }
    shipping {
      amount
      label
    }
    netPrice {
      amount
      label
    }
    totalPrice {
      amount
      label
    }
    taxes {
      taxRate
      tax
    }
  }
  deliveries {
    shippingMethod {
      name
      type
      reference
      storePickup
    }
  }
  errors {
    messageKey
    name
    message
    level
  }
  extras {
    key
    name
    price {
      label
    }
  }
  deliveryPromise {
    min
    max
  }
  deliveryDate {
    label
  }
}
fragment AddressView on Address {
  id
  country {
    iso
    name
  }
  salutation {
    key
    label
  }
  firstName
  lastName
  street
  additionalAddressLine1
  additionalAddressLine2
  zipcode
  city
  phoneNumber
  customFields {
    servicePoint
  }
}
fragment GiftCardPart on GiftCardPayment {
  ending
  amount {
    amount
    label
  }
  toPay {
    amount
    label
  }
}
fragment CheckoutView on Context {
  email
  cart {
    ...CartView
    offersGiftReceipt
    expressWallets
  }
  cartStatus {
    status
    recover
    order {
      state
      redirectUrl
      reference
    }
  }
  shippingMethod {
    id
  }
  paymentMethod {
    id
  }
  giftCard {
    ...GiftCardPart
  }
  billingAddress {
    ...AddressView
  }
  shippingAddress {
    ...AddressView
  }
  collectable
  billingAddressRequired
  pickup {
    hasAll
    ready {
      date
      time
      daysAhead
    }
  }
}`,
  { hash: 'sha256:c1972330275093cd426046c7e56293954f1b00096793bc04730a499e71fb1d85' },
) as unknown as TypedDocumentString<PrepareOnePageMutation, PrepareOnePageMutationVariables>
export const AvailableShippingMethodsDocument = new TypedDocumentString(
  `
    query AvailableShippingMethods($token: String, $onlyAvailable: Boolean) {
  getShippingMethods(token: $token, onlyAvailable: $onlyAvailable) {
    id
    name
    description
    type
    storePickup
    deliveryTime
    asksForCustomerNumber
    price {
      amount
      label
    }
    freeFrom {
      label
    }
    deliveryDate {
      label
    }
  }
}
    `,
  { hash: 'sha256:9af0963dbba1b5bcee47edd33a2031658ec9bda770cc39d5b2824050172789d8' },
) as unknown as TypedDocumentString<AvailableShippingMethodsQuery, AvailableShippingMethodsQueryVariables>
export const StartPaymentDocument = new TypedDocumentString(
  `
    mutation StartPayment($orderId: ID!, $finishUrl: String!, $errorUrl: String!, $additionalData: PaymentDataInput) {
  handlePayment(
    orderId: $orderId
    finishUrl: $finishUrl
    errorUrl: $errorUrl
    additionalData: $additionalData
  ) {
    __typename
    ... on PaymentRedirect {
      redirectUrl
    }
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:5f04b088512348113abab14408d78b6d71e6f4517e1abcfe111a869826a9f87a' },
) as unknown as TypedDocumentString<StartPaymentMutation, StartPaymentMutationVariables>
export const SendToBookAddressDocument = new TypedDocumentString(
  `
    mutation SendToBookAddress($token: String!, $id: ID!) {
  updateShippingAddress(token: $token, id: $id) {
    __typename
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:d4361b7e7fc5238f94bf5638e1aefd406cfeafd131e8c750c2ed98c70483c53b' },
) as unknown as TypedDocumentString<SendToBookAddressMutation, SendToBookAddressMutationVariables>
export const SetCheckoutAddressDocument = new TypedDocumentString(
  `
    mutation SetCheckoutAddress($token: String, $email: String, $billingAddress: AddressInput, $shippingAddress: AddressInput) {
  setShippingAddress(
    token: $token
    email: $email
    billingAddress: $billingAddress
    shippingAddress: $shippingAddress
  ) {
    __typename
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:768e2757f0c619c08b4a63f05d7f84d4d15c0694ef0f687ca1d0867b8a70ec4a' },
) as unknown as TypedDocumentString<SetCheckoutAddressMutation, SetCheckoutAddressMutationVariables>
export const BeginWalletSessionDocument = new TypedDocumentString(
  `
    mutation BeginWalletSession($validationUrl: String!) {
  beginWalletSession(validationUrl: $validationUrl) {
    __typename
    ... on WalletSession {
      session
    }
  }
}
    `,
  { hash: 'sha256:b8218ebd84f0d79c3dc197f21b78b0d6f2efcaea0e1b98fcc05383523cc5e844' },
) as unknown as TypedDocumentString<BeginWalletSessionMutation, BeginWalletSessionMutationVariables>
export const BrandStoryDocument = new TypedDocumentString(
  `
    query BrandStory($uid: String!, $lang: String!) {
  contentPage(uid: $uid, type: "brand", lang: $lang) {
    id
    uid
    url
    page_title
    meta_title
    meta_description
    meta_robots
    parents {
      label
      url
    }
    data
  }
}
    `,
  { hash: 'sha256:19d1716f689f1b29dc2e5f98bd91b7a35306d2da65a0a446bb780ae11dcd79ab' },
) as unknown as TypedDocumentString<BrandStoryQuery, BrandStoryQueryVariables>
export const BrandsDocument = new TypedDocumentString(
  `
    query Brands($lang: String!) {
  contentPage(uid: "brands", lang: $lang) {
    page_title
    meta_title
    meta_description
    meta_robots
    data
  }
  cmsPages(
    parent: "brands"
    type: "brand"
    lang: $lang
    pageSize: 100
    orderings: "[my.brand.title]"
  ) {
    documents {
      id
      url
      data
    }
  }
}
    `,
  { hash: 'sha256:d206da63bfaa5db6cc8a5b4d2887ea96099c31634a4aff9d97eae9ac7b8b1572' },
) as unknown as TypedDocumentString<BrandsQuery, BrandsQueryVariables>
export const JournalSubjectsDocument = new TypedDocumentString(
  `
    query JournalSubjects($lang: String!) {
  contentPage(uid: "blog", lang: $lang) {
    page_title
    meta_title
    meta_description
    meta_robots
    data
    alternates {
      storeCode
      url
    }
  }
  blogListQuery(
    lang: $lang
    pageSize: 100
    graphQuery: "{ blog_post { category } }"
  ) {
    documents {
      id
      url
      data
    }
  }
}
    `,
  { hash: 'sha256:349a7085c3790b2fc7e31caea8f6a4466c2ee5ed2f380f56557bcb48a0fe7ae2' },
) as unknown as TypedDocumentString<JournalSubjectsQuery, JournalSubjectsQueryVariables>
export const JournalPostsDocument = new TypedDocumentString(
  `
    query JournalPosts($lang: String!, $page: Int!, $predicates: [String!]) {
  blogListQuery(lang: $lang, page: $page, predicates: $predicates) {
    documents {
      id
      url
      data
    }
    hasMore
  }
}
    `,
  { hash: 'sha256:c4c2c94a39bd3fcd0be185daac2eee35c45c83e4c9b33806e1c7e50a47867dea' },
) as unknown as TypedDocumentString<JournalPostsQuery, JournalPostsQueryVariables>
export const PostDocument = new TypedDocumentString(
  `
    query Post($path: String!, $uid: String!, $lang: String!) {
  redirect(path: $path) {
    path
    status
  }
  contentPage(uid: $uid, type: "blog_post", lang: $lang) {
    id
    uid
    url
    page_title
    meta_title
    meta_description
    meta_robots
    last_publication_date
    parents {
      label
      url
    }
    data
    alternates {
      storeCode
      url
    }
  }
  storeConfig {
    company {
      tradeName
    }
  }
}
    `,
  { hash: 'sha256:6e396a91030f2a5af7bf68a0da5c0522cf3db2f073ec89054df09688570c447f' },
) as unknown as TypedDocumentString<PostQuery, PostQueryVariables>
export const PostNeighboursDocument = new TypedDocumentString(
  `
    query PostNeighbours($uid: String!, $lang: String!, $before: [String!]!, $after: [String!]!) {
  cmsPageQuery(
    uid: $uid
    type: "blog_post"
    lang: $lang
    prevPredicates: $before
    prevOrderings: "[my.blog_post.date desc]"
    nextPredicates: $after
    nextOrderings: "[my.blog_post.date]"
  ) {
    previous {
      id
      url
      data
    }
    next {
      id
      url
      data
    }
  }
}
    `,
  { hash: 'sha256:000f5fdbe8882a679d8245d4f40fe90688a738c26af886b53eb5573feff18982' },
) as unknown as TypedDocumentString<PostNeighboursQuery, PostNeighboursQueryVariables>
export const ContentPageDocument = new TypedDocumentString(
  `
    query ContentPage($uid: String!, $lang: String!) {
  contentPage(uid: $uid, lang: $lang) {
    id
    uid
    page_title
    meta_title
    meta_description
    meta_robots
    parents {
      label
      url
    }
    data
    alternates {
      storeCode
      url
    }
  }
}
    `,
  { hash: 'sha256:0f9c2d5d30d5a0ea2ef6f4aab06c9738806cfe338b8a4126939100b6455fbf6c' },
) as unknown as TypedDocumentString<ContentPageQuery, ContentPageQueryVariables>
export const ErrorPageDocument = new TypedDocumentString(
  `
    query ErrorPage($lang: String!) {
  errorPage(uid: "404", lang: $lang) {
    id
    uid
    page_title
    meta_title
    meta_description
    meta_robots
    parents {
      label
      url
    }
    data
  }
}
    `,
  { hash: 'sha256:6e7827f0e1460637d829747d1bd4d8173475b89692ff4a9641fcd25ddccfb7cd' },
) as unknown as TypedDocumentString<ErrorPageQuery, ErrorPageQueryVariables>
export const LikedLooksDocument = new TypedDocumentString(
  `
    query LikedLooks($lang: String!, $named: [String!]!) {
  lookbookDetail(lang: $lang, predicates: $named, pageSize: 18) {
    looks {
      documents {
        id
        uid
        url
        data
      }
    }
  }
}
    `,
  { hash: 'sha256:ee5dd6b768b722877232325fd7aeaca03e16dd7902d92800adc56fb7fb1db43a' },
) as unknown as TypedDocumentString<LikedLooksQuery, LikedLooksQueryVariables>
export const LookDocument = new TypedDocumentString(
  `
    query Look($path: String!, $parent: String!, $lang: String!, $named: [String!]!) {
  redirect(path: $path) {
    path
    status
  }
  contentPage(uid: $parent, lang: $lang) {
    page_title
    url
  }
  lookbookDetail(lang: $lang, predicates: $named, pageSize: 5) {
    looks {
      documents {
        id
        uid
        url
        meta_title
        meta_description
        data
        alternates {
          storeCode
          url
        }
      }
    }
  }
  lookbookList(parent: $parent, lang: $lang) {
    documents {
      id
      uid
      url
      data
    }
    hasMore
    endCursor
  }
}
    `,
  { hash: 'sha256:d33efae0838a6ae913f13a94b3520b9d28b503ffc22c7e8be7e668b577774c8f' },
) as unknown as TypedDocumentString<LookQuery, LookQueryVariables>
export const MoreLooksDocument = new TypedDocumentString(
  `
    query MoreLooks($parent: String!, $lang: String!, $after: ID) {
  lookbookList(parent: $parent, lang: $lang, after: $after) {
    documents {
      id
      uid
      url
      data
    }
    hasMore
    endCursor
  }
}
    `,
  { hash: 'sha256:f9ea0db61768934d814f3ec2e332de62d237c6978bd106ef0039583627dc1b56' },
) as unknown as TypedDocumentString<MoreLooksQuery, MoreLooksQueryVariables>
export const PiecesOfLookDocument = new TypedDocumentString(
  `
    query PiecesOfLook($skus: [String!]!) {
  productsBySku(skus: $skus) {
    ...ProductCard
  }
}
    fragment ProductCard on Product {
  sku
  name
  url
  isOneSize
  isComingSoon
  totalAvailableStock
  brand {
    name
  }
  color {
    hex
  }
  relatedProducts {
    type
    colorHex
  }
  image {
    url
    focus
  }
  hover_image {
    url
    focus
  }
  label
  discount
  price {
    label
  }
  priorPrice {
    label
  }
  unitPrice
  rating {
    average
    count
  }
}`,
  { hash: 'sha256:3d6a8f8230e0503be050986915ffea3e246985a3681a13fdee6bbda9d1e94a50' },
) as unknown as TypedDocumentString<PiecesOfLookQuery, PiecesOfLookQueryVariables>
export const LookbookDocument = new TypedDocumentString(
  `
    query Lookbook($uid: String!, $lang: String!, $after: ID) {
  contentPage(uid: $uid, lang: $lang) {
    page_title
    meta_title
    meta_description
    meta_robots
    data
    alternates {
      storeCode
      url
    }
  }
  lookbookList(parent: $uid, lang: $lang, after: $after) {
    documents {
      id
      uid
      url
      data
    }
    hasMore
    endCursor
  }
}
    `,
  { hash: 'sha256:11ead3fb33842ce4f1c583e74dde90f1ec04d343dd777827f9bc30db70c8740e' },
) as unknown as TypedDocumentString<LookbookQuery, LookbookQueryVariables>
export const SliceProductsOfListDocument = new TypedDocumentString(
  `
    query SliceProductsOfList($filters: [FilterInput!]!, $count: Int!) {
  search(filters: $filters, page: 1, itemsPerPage: $count) {
    productData {
      products {
        ...ProductCard
      }
    }
  }
}
    fragment ProductCard on Product {
  sku
  name
  url
  isOneSize
  isComingSoon
  totalAvailableStock
  brand {
    name
  }
  color {
    hex
  }
  relatedProducts {
    type
    colorHex
  }
  image {
    url
    focus
  }
  hover_image {
    url
    focus
  }
  label
  discount
  price {
    label
  }
  priorPrice {
    label
  }
  unitPrice
  rating {
    average
    count
  }
}`,
  { hash: 'sha256:f428d025032b17a14fe42d5ec45e38f3ca3a00c55e0dc2b7a6a2ea1e6b8a6b66' },
) as unknown as TypedDocumentString<SliceProductsOfListQuery, SliceProductsOfListQueryVariables>
export const SliceProductsBySkuDocument = new TypedDocumentString(
  `
    query SliceProductsBySku($skus: [String!]!) {
  productsBySku(skus: $skus) {
    ...ProductCard
  }
}
    fragment ProductCard on Product {
  sku
  name
  url
  isOneSize
  isComingSoon
  totalAvailableStock
  brand {
    name
  }
  color {
    hex
  }
  relatedProducts {
    type
    colorHex
  }
  image {
    url
    focus
  }
  hover_image {
    url
    focus
  }
  label
  discount
  price {
    label
  }
  priorPrice {
    label
  }
  unitPrice
  rating {
    average
    count
  }
}`,
  { hash: 'sha256:5b7ad44bf89b2e405b9bc79408ef5845eccdf8116d7d81f35c77f4542248837b' },
) as unknown as TypedDocumentString<SliceProductsBySkuQuery, SliceProductsBySkuQueryVariables>
export const SliceProductsOfLooksDocument = new TypedDocumentString(
  `
    query SliceProductsOfLooks($skus: [String!]!) {
  productsBySku(skus: $skus) {
    sku
    name
    url
    brand {
      name
    }
    price {
      label
    }
    priorPrice {
      label
    }
  }
}
    `,
  { hash: 'sha256:ac84932d904fa1d5bb0dd10293b5941ef98360a36ea887e1801e54c7a9aa55fd' },
) as unknown as TypedDocumentString<SliceProductsOfLooksQuery, SliceProductsOfLooksQueryVariables>
export const OwnEmailTokenDocument = new TypedDocumentString(
  `
    query OwnEmailToken {
  getCustomer {
    firstName
    emailToken
  }
}
    `,
  { hash: 'sha256:101c46c25201f24a0bcd3112a1a70dfc84ded0f7a3d7434c7bcf2692d672fedf' },
) as unknown as TypedDocumentString<OwnEmailTokenQuery, OwnEmailTokenQueryVariables>
export const OrderHistoryDocument = new TypedDocumentString(
  `
    query OrderHistory($emailToken: String!) {
  GetOrderHistory(emailToken: $emailToken) {
    count
    orders {
      ...HistoryOrder
    }
  }
}
    fragment HistoryOrder on OrderHistoryOrder {
  id
  number
  reference
  label
  pickup {
    ...OrderPickup
  }
  progress {
    deliveryDate {
      label
      passed
    }
  }
  orderDate
  shipmentDate
  deliveredDate
  trackTraceUrl
  paymentMethod
  totalAmount {
    label
  }
  shippingAmount {
    amount
    label
  }
  invoiceAddress {
    firstName
    lastName
    street
    additionalAddressLine1
    additionalAddressLine2
    zipcode
    city
    country {
      iso
      name
    }
  }
  deliveryAddress {
    firstName
    lastName
    street
    additionalAddressLine1
    additionalAddressLine2
    zipcode
    city
    country {
      iso
      name
    }
    customFields {
      servicePoint
    }
  }
  invoices {
    number
    kind
  }
  adjustments {
    name
    total {
      label
    }
  }
  items {
    sku
    name
    size
    color
    quantity
    type
    taxRate
    total {
      label
    }
    image {
      url
      alt
      width
      height
    }
  }
}
fragment OrderPickup on OrderPickup {
  locationType
  title
  lines
  state
  code
  expectedAt
  keptUntil
  collectedAt
  arrival
  canTellArrival
  store {
    ...StoreSummary
    ...StoreHours
    timeZone
  }
}
fragment StoreHours on ServicePoint {
  openingDays {
    day
    periods {
      opens
      closes
    }
  }
  openingDayExceptions {
    date
    periods {
      opens
      closes
    }
  }
}
fragment StoreSummary on ServicePoint {
  code
  reference
  title
  street
  houseNumber
  postcode
  city
  country {
    iso
    name
  }
  lat
  lng
  distance
  telephone
  openState {
    open
    until
    opens {
      date
      time
      daysAhead
    }
  }
}`,
  { hash: 'sha256:8192aab433f161b2c11db7230c5830b96bfc413bcd9f259efa69e43276853bef' },
) as unknown as TypedDocumentString<OrderHistoryQuery, OrderHistoryQueryVariables>
export const FavouriteStoresDocument = new TypedDocumentString(
  `
    query FavouriteStores {
  getCustomer {
    customFields {
      stores
    }
  }
}
    `,
  { hash: 'sha256:c924469a9721d725a9fee2fe913590825ccd1ad46ba4fa0cd48cecfcd529246a' },
) as unknown as TypedDocumentString<FavouriteStoresQuery, FavouriteStoresQueryVariables>
export const UpdateFavouriteStoresDocument = new TypedDocumentString(
  `
    mutation UpdateFavouriteStores($stores: [String!]!) {
  updateCustomer(input: { stores: $stores }) {
    __typename
  }
}
    `,
  { hash: 'sha256:18f24386b2924ffb01157853fbbd88aecc293d2bf4aa371f8ac3b4e4a0d7b686' },
) as unknown as TypedDocumentString<UpdateFavouriteStoresMutation, UpdateFavouriteStoresMutationVariables>
export const WhoIsLoggedInDocument = new TypedDocumentString(
  `
    query WhoIsLoggedIn {
  getCustomer {
    id
  }
}
    `,
  { hash: 'sha256:50080e4aef19e0dcb6962e262999816cb88cf6f2cd34bb4466ee227720b565e6' },
) as unknown as TypedDocumentString<WhoIsLoggedInQuery, WhoIsLoggedInQueryVariables>
export const KnownCustomerDocument = new TypedDocumentString(
  `
    query KnownCustomer {
  getCustomer {
    firstName
    lastName
    email
  }
}
    `,
  { hash: 'sha256:3432223e7949dc64bbd2ce15ded4d93e57642a6dbf0efb13174def45572b6e32' },
) as unknown as TypedDocumentString<KnownCustomerQuery, KnownCustomerQueryVariables>
export const DashboardCustomerDocument = new TypedDocumentString(
  `
    query DashboardCustomer {
  getCustomer {
    firstName
    lastName
    customerNumber
    customFields {
      stores
    }
  }
}
    `,
  { hash: 'sha256:02b31bfcd8c1f9d49a6f926ffb85356405c6c648efef7884496150e0d37b690b' },
) as unknown as TypedDocumentString<DashboardCustomerQuery, DashboardCustomerQueryVariables>
export const DashboardClubDocument = new TypedDocumentString(
  `
    query DashboardClub {
  loyalty {
    offered
    available
    pending
    pendingUntil
    nextVoucherAt
    nextVoucherOn
    entries {
      type
      points
      state
      at
      orderNumber
      voucher
    }
  }
  vouchers {
    barcode
    waarde
    currency
    geldig_tm
  }
  stores {
    code
    ...StoreSummary
  }
}
    fragment StoreSummary on ServicePoint {
  code
  reference
  title
  street
  houseNumber
  postcode
  city
  country {
    iso
    name
  }
  lat
  lng
  distance
  telephone
  openState {
    open
    until
    opens {
      date
      time
      daysAhead
    }
  }
}`,
  { hash: 'sha256:6973d5a7a659091f70ee5ee955ac54834daa8071a64a855c578df9f67d2297f1' },
) as unknown as TypedDocumentString<DashboardClubQuery, DashboardClubQueryVariables>
export const BeginPasskeyLoginDocument = new TypedDocumentString(
  `
    mutation BeginPasskeyLogin {
  beginPasskeyLogin {
    __typename
    ... on PasskeyOptions {
      options
    }
  }
}
    `,
  { hash: 'sha256:93ea8e7d0b2505a45bd97663379888d52665397f0a40c3cbe5148c08b7c31106' },
) as unknown as TypedDocumentString<BeginPasskeyLoginMutation, BeginPasskeyLoginMutationVariables>
export const BeginPasskeyDocument = new TypedDocumentString(
  `
    mutation BeginPasskey($password: String!, $code: String) {
  beginPasskey(password: $password, code: $code) {
    __typename
    ... on NewPasskeyOptions {
      options
    }
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:1caac415cf6fded40358b40ae5c7e92d3ce62ef0f853dafb96abd7cc29d74ce3' },
) as unknown as TypedDocumentString<BeginPasskeyMutation, BeginPasskeyMutationVariables>
export const CustomerWishesDocument = new TypedDocumentString(
  `
    query CustomerWishes {
  getWishlist {
    products {
      sku
    }
  }
  getCustomer {
    customerNumber
    customFields {
      lookbooks
    }
  }
}
    `,
  { hash: 'sha256:d1b56ef08648d9bdf32cc17262e5aa68716ed418123aaffc6c992ace70bf9e3d' },
) as unknown as TypedDocumentString<CustomerWishesQuery, CustomerWishesQueryVariables>
export const AddToWishlistDocument = new TypedDocumentString(
  `
    mutation AddToWishlist($productId: ID!) {
  addToWishlist(productId: $productId) {
    customerId
  }
}
    `,
  { hash: 'sha256:a561fd5e11437a04c8e40aab6d746a2502f889073f7a5ba5ae1d6f7e60bb62ba' },
) as unknown as TypedDocumentString<AddToWishlistMutation, AddToWishlistMutationVariables>
export const DeleteFromWishlistDocument = new TypedDocumentString(
  `
    mutation DeleteFromWishlist($productId: ID!) {
  deleteFromWishlist(productId: $productId) {
    customerId
  }
}
    `,
  { hash: 'sha256:2753120d42104b6028a6d4235f2b574d38a41c34319bfb4bbea4b61c0a80cc5c' },
) as unknown as TypedDocumentString<DeleteFromWishlistMutation, DeleteFromWishlistMutationVariables>
export const KeepLooksDocument = new TypedDocumentString(
  `
    mutation KeepLooks($lookbooks: [String!]!) {
  updateCustomer(input: { lookbooks: $lookbooks }) {
    __typename
  }
}
    `,
  { hash: 'sha256:3e44f46a91639c65259fde4d6baa4e66011ab33e7cad4e21e90b4607232fc4b6' },
) as unknown as TypedDocumentString<KeepLooksMutation, KeepLooksMutationVariables>
export const KeptProductsDocument = new TypedDocumentString(
  `
    query KeptProducts($skus: [String!]!) {
  productsBySku(skus: $skus) {
    sku
    name
    url
    brand {
      name
    }
    image {
      url
    }
  }
}
    `,
  { hash: 'sha256:0dbc729f5f25b43c379fe5570629af23f0062f8d7eafee08655d461e45851558' },
) as unknown as TypedDocumentString<KeptProductsQuery, KeptProductsQueryVariables>
export const PushKeyDocument = new TypedDocumentString(
  `
    query PushKey {
  pushKey
}
    `,
  { hash: 'sha256:8952e8d305d4c81dfcdd28fbc4615fce83f59310326e35a32b41540f164ce286' },
) as unknown as TypedDocumentString<PushKeyQuery, PushKeyQueryVariables>
export const SaveCookieConsentDocument = new TypedDocumentString(
  `
    mutation SaveCookieConsent($enabled: Boolean!) {
  saveCookieConsent(enabled: $enabled) {
    success
  }
}
    `,
  { hash: 'sha256:59c357809845f729f9a28ae2e5f304f0da68f773c8942762bc69df2ce51f7fac' },
) as unknown as TypedDocumentString<SaveCookieConsentMutation, SaveCookieConsentMutationVariables>
export const WithdrawMeasuringDocument = new TypedDocumentString(
  `
    mutation WithdrawMeasuring {
  withdrawMeasuring {
    success
  }
}
    `,
  { hash: 'sha256:4ce7bec1e32d2169ed9b470031a84e1f902990838f3b41b4151a85db35473483' },
) as unknown as TypedDocumentString<WithdrawMeasuringMutation, WithdrawMeasuringMutationVariables>
export const VisitorDocument = new TypedDocumentString(
  `
    query Visitor {
  getCart {
    count
  }
  getCustomer {
    firstName
  }
}
    `,
  { hash: 'sha256:4b0cd2d3511625077f9c6ed051b6c72dbcfacbf0b3cca90a44263c8cafb22c0c' },
) as unknown as TypedDocumentString<VisitorQuery, VisitorQueryVariables>
export const GiftReceiptDocument = new TypedDocumentString(
  `
    query GiftReceipt($code: String!) {
  giftReceipt(code: $code) {
    code
    returnsUntil
    returnsOver
    returnsByPost
    pieces {
      position
      quantity
      name
      size
      color
      image {
        url
        alt
        width
        height
      }
    }
    returnable {
      position
      quantity
      name
      size
      color
      image {
        url
        alt
        width
        height
      }
    }
    exchangeChoices {
      position
      sku
      size
      color
      isOtherColor
    }
    returns {
      reference
      way
      receivedAt
      pieces {
        position
        quantity
        name
        size
        color
      }
    }
  }
}
    `,
  { hash: 'sha256:1901648c171bb8e37867a2f6e4a931613ce279083769686e1a75477dc2aa0e31' },
) as unknown as TypedDocumentString<GiftReceiptQuery, GiftReceiptQueryVariables>
export const GiftCardOfferDocument = new TypedDocumentString(
  `
    query GiftCardOffer {
  giftCardOffer {
    amounts {
      amount
      label
    }
    least {
      amount
      label
    }
    most {
      amount
      label
    }
    today
    lastMailDay
    years
    paymentMethods {
      ...OfferedPaymentMethod
    }
  }
}
    fragment OfferedPaymentMethod on PaymentMethod {
  id
  name
  description
  icon
  credit
  termsRequired
  termsUrl
  wallet {
    kind
    merchantName
    country
    currency
    googlePay {
      profileId
      merchantId
      test
    }
  }
}`,
  { hash: 'sha256:611704bb9532db1b627a5da2c1dac1078bc7d208702fef1231931a3e719ef0ab' },
) as unknown as TypedDocumentString<GiftCardOfferQuery, GiftCardOfferQueryVariables>
export const BuyGiftCardDocument = new TypedDocumentString(
  `
    mutation BuyGiftCard($input: BuyGiftCardInput!) {
  buyGiftCard(input: $input) {
    __typename
    ... on GiftCardCheckout {
      redirectUrl
    }
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:780887fbfaa8dd0865c3d9f0e3e73778ce7ad8d423fe6133a81933b19f7ce83d' },
) as unknown as TypedDocumentString<BuyGiftCardMutation, BuyGiftCardMutationVariables>
export const GiftCardSaleDocument = new TypedDocumentString(
  `
    query GiftCardSale($reference: String!) {
  giftCardSale(reference: $reference) {
    state
    amount {
      label
    }
    receiverName
    mailOn
  }
}
    `,
  { hash: 'sha256:29725ee8bfeb907f3e2faecc7b54194fddc93ce6c65a4ac749fd7ce47c68099c' },
) as unknown as TypedDocumentString<GiftCardSaleQuery, GiftCardSaleQueryVariables>
export const GiftCardBalanceDocument = new TypedDocumentString(
  `
    query GiftCardBalance($code: String!) {
  giftCardBalance(code: $code) {
    ending
    balance {
      label
    }
    validUntil
    usable
  }
}
    `,
  { hash: 'sha256:4903d9d9782a19b2ea6f7a71c789ad89c46c2f07923ff3a63bc84701b988af6f' },
) as unknown as TypedDocumentString<GiftCardBalanceQuery, GiftCardBalanceQueryVariables>
export const ScannedSizeDocument = new TypedDocumentString(
  `
    query ScannedSize($code: String!) {
  search(search: $code, page: 1, itemsPerPage: 3) {
    productData {
      products {
        url
        isOneSize
        variants {
          sku
          legacySku
          ean
        }
      }
    }
  }
}
    `,
  { hash: 'sha256:2bff291cfe742d13afec8068869c4bcd9f82fb121abb39d38e7a34c0f1c02454' },
) as unknown as TypedDocumentString<ScannedSizeQuery, ScannedSizeQueryVariables>
export const StaffMessagesDocument = new TypedDocumentString(
  `
    query StaffMessages {
  staffMessages {
    ...StaffMessage
  }
}
    fragment StaffMessage on StaffMessage {
  id
  state
  variantSku
  askedAt
  undelivered
}`,
  { hash: 'sha256:6a93bd3754bf7cfff0bf5e6ffb2ced98a620c679cad0c02baf22fcac2db2ceba' },
) as unknown as TypedDocumentString<StaffMessagesQuery, StaffMessagesQueryVariables>
export const AskStaffDocument = new TypedDocumentString(
  `
    mutation AskStaff($input: AskStaffInput!) {
  askStaff(input: $input) {
    __typename
    ... on StaffMessage {
      ...StaffMessage
    }
    ... on Refused {
      refusals {
        messageKey
        name
        message
      }
    }
  }
}
    fragment StaffMessage on StaffMessage {
  id
  state
  variantSku
  askedAt
  undelivered
}`,
  { hash: 'sha256:1c0bf8874dba4ac930a9f392fac42594c39f0e0906c1cb3634b842e56c6eacb4' },
) as unknown as TypedDocumentString<AskStaffMutation, AskStaffMutationVariables>
export const CancelStaffMessageDocument = new TypedDocumentString(
  `
    mutation CancelStaffMessage($id: ID!) {
  cancelStaffMessage(id: $id) {
    __typename
  }
}
    `,
  { hash: 'sha256:843987119b94d386075156fb970786aeb6e2e86682fc6a21f833be5b464e767a' },
) as unknown as TypedDocumentString<CancelStaffMessageMutation, CancelStaffMessageMutationVariables>
export const SubscribeToNewsletterDocument = new TypedDocumentString(
  `
    mutation SubscribeToNewsletter($input: NewsletterSubscribeInput!) {
  newsletterSubscribe(input: $input) {
    __typename
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:c4aa9efb554ab86454b55a6a30c7e53c6b772191cebfead271254cb157dd736c' },
) as unknown as TypedDocumentString<SubscribeToNewsletterMutation, SubscribeToNewsletterMutationVariables>
export const AddNewsletterMemberDocument = new TypedDocumentString(
  `
    mutation AddNewsletterMember($input: NewsletterInput!) {
  ttAddNewsletterMember(input: $input) {
    __typename
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:cc91be1aa82690d4ac420629832e2cd76b48ff2a6c67e3ab8510fd64ae97ead5' },
) as unknown as TypedDocumentString<AddNewsletterMemberMutation, AddNewsletterMemberMutationVariables>
export const NewsletterReaderDocument = new TypedDocumentString(
  `
    query NewsletterReader {
  getCustomer {
    firstName
    lastName
    email
    salutation {
      key
    }
  }
}
    `,
  { hash: 'sha256:f45b9b5b5d0e9fecb055f042c5fdf1c5293266dba080dcb1afb55ef1c816b4b2' },
) as unknown as TypedDocumentString<NewsletterReaderQuery, NewsletterReaderQueryVariables>
export const FollowOrderDocument = new TypedDocumentString(
  `
    query FollowOrder($reference: String!) {
  SwOrder(reference: $reference) {
    ...OrderView
    progress {
      ...OrderProgress
    }
  }
}
    fragment GiftCardPart on GiftCardPayment {
  ending
  amount {
    amount
    label
  }
  toPay {
    amount
    label
  }
}
fragment OrderView on SwOrder {
  id
  number
  createdAt
  state
  paymentStatus
  paymentMethod
  deliveryDate {
    label
    passed
  }
  giftCard {
    ...GiftCardPart
  }
  openTransfer {
    payee
    iban
    bic
    reference
    payUntil
    amount {
      amount
      label
    }
  }
  customer {
    firstName
  }
  pickup {
    ...OrderPickup
  }
  price {
    subtotal {
      amount
      label
    }
    adjustments {
      name
      price {
        amount
        label
      }
    }
    shipping {
      amount
      label
    }
    totalPrice {
      amount
      label
    }
    taxes {
      taxRate
      tax
    }
  }
  lines {
    productSku
    name
    size
    color
    quantity
    taxRate
    total {
      amount
      label
    }
    image {
      url
      alt
      width
      height
    }
  }
}
fragment OrderProgress on OrderProgress {
  label
  cancellable
  deliveryDate {
    label
    passed
  }
  returnsUntil
  returnsByPost
  returnsOver
  exchangeable
  reviewable {
    position
  }
  photographed {
    room
  }
  repairable {
    piece {
      position
    }
  }
  repairs {
    code
    service
    state
    proposedPrice {
      label
    }
  }
  invoices {
    number
    kind
  }
  returnable {
    position
    quantity
    name
    size
    color
    image {
      url
      alt
      width
      height
    }
  }
  parcels {
    carrier
    trackingCode
    trackingUrl
    shippedAt
    deliveredAt
    pieces {
      position
      quantity
      name
      size
      color
    }
  }
  returns {
    reference
    way
    announcedAt
    receivedAt
    pieces {
      position
      quantity
      name
      size
      color
    }
  }
  refunds {
    reason
    exchangeNumber
    amount {
      label
    }
    createdAt
    dueAt
    refundedAt
    byProvider {
      amount
      label
    }
    byHand {
      amount
      label
    }
    byHandDoneAt
  }
}
fragment OrderPickup on OrderPickup {
  locationType
  title
  lines
  state
  code
  expectedAt
  keptUntil
  collectedAt
  arrival
  canTellArrival
  store {
    ...StoreSummary
    ...StoreHours
    timeZone
  }
}
fragment StoreHours on ServicePoint {
  openingDays {
    day
    periods {
      opens
      closes
    }
  }
  openingDayExceptions {
    date
    periods {
      opens
      closes
    }
  }
}
fragment StoreSummary on ServicePoint {
  code
  reference
  title
  street
  houseNumber
  postcode
  city
  country {
    iso
    name
  }
  lat
  lng
  distance
  telephone
  openState {
    open
    until
    opens {
      date
      time
      daysAhead
    }
  }
}`,
  { hash: 'sha256:83e79c95e7ae5a16c2b292e9f90ff7ae3c40a96a6bdba5daaa4d73e3d28ab757' },
) as unknown as TypedDocumentString<FollowOrderQuery, FollowOrderQueryVariables>
export const ExchangeOrderDocument = new TypedDocumentString(
  `
    query ExchangeOrder($reference: String!) {
  SwOrder(reference: $reference) {
    progress {
      ...ExchangeProgress
    }
  }
}
    fragment ExchangeProgress on OrderProgress {
  returnsByPost
  returnable {
    position
    quantity
    name
    size
    color
    image {
      url
      alt
      width
      height
    }
  }
  exchangeChoices {
    position
    sku
    size
    color
    isOtherColor
  }
}`,
  { hash: 'sha256:a812f9a35fefd89c920b42ab127e69b705cf00657dc4f269f5a956a30edcc4e8' },
) as unknown as TypedDocumentString<ExchangeOrderQuery, ExchangeOrderQueryVariables>
export const RepairOrderDocument = new TypedDocumentString(
  `
    query RepairOrder($reference: String!) {
  SwOrder(reference: $reference) {
    progress {
      ...RepairProgress
    }
  }
}
    fragment RepairProgress on OrderProgress {
  repairable {
    piece {
      position
      name
      size
      color
      image {
        url
        alt
        width
        height
      }
    }
    services {
      id
      name
      price {
        amount
        label
      }
      days
    }
  }
  repairs {
    code
    service
    state
    way
    days
    reason
    cancellable
    piece {
      position
      name
      size
      color
    }
    price {
      label
    }
    proposedPrice {
      amount
      label
    }
    store {
      reference
      title
    }
  }
  repairStores {
    code
    title
    city
    country {
      name
    }
  }
  repairsByPost
}`,
  { hash: 'sha256:8f8821c48a325f5a53bd2e822081b1892fc02f3f3003e0681fd3d2284905ac5f' },
) as unknown as TypedDocumentString<RepairOrderQuery, RepairOrderQueryVariables>
export const ReviewableOrderDocument = new TypedDocumentString(
  `
    query ReviewableOrder($reference: String!) {
  SwOrder(reference: $reference) {
    progress {
      ...ReviewableProgress
    }
  }
}
    fragment ReviewableProgress on OrderProgress {
  reviewable {
    position
    productSku
    name
    size
    color
    image {
      url
      alt
      width
      height
    }
  }
}`,
  { hash: 'sha256:ba2d67372a231c21d777d65473a759a5132a5d4e220ec7e16e7de10103cb9080' },
) as unknown as TypedDocumentString<ReviewableOrderQuery, ReviewableOrderQueryVariables>
export const PhotographedOrderDocument = new TypedDocumentString(
  `
    query PhotographedOrder($reference: String!) {
  SwOrder(reference: $reference) {
    progress {
      ...PhotographedProgress
    }
  }
}
    fragment PhotographedProgress on OrderProgress {
  photographed {
    piece {
      position
      name
      size
      color
      image {
        url
        alt
        width
        height
      }
    }
    photographs {
      id
      state
      preview
    }
    room
  }
}`,
  { hash: 'sha256:bfb8986cd931d43e294edfcbd3b03fa31ed903366f0c1f99744fd14e63a4c6bf' },
) as unknown as TypedDocumentString<PhotographedOrderQuery, PhotographedOrderQueryVariables>
export const BuyAgainDocument = new TypedDocumentString(
  `
    mutation BuyAgain($token: String, $reference: String!) {
  buyAgain(token: $token, reference: $reference) {
    __typename
    ... on Cart {
      count
      errors {
        messageKey
        name
        message
        level
      }
    }
    ... on Refused {
      refusals {
        messageKey
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:cc0087ed0763bc882237daca7df438e00e4a43a7b028daa340197d8aec118167' },
) as unknown as TypedDocumentString<BuyAgainMutation, BuyAgainMutationVariables>
export const TellPickupArrivalDocument = new TypedDocumentString(
  `
    mutation TellPickupArrival($reference: String!, $arrival: Arrival) {
  tellPickupArrival(reference: $reference, arrival: $arrival) {
    __typename
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:877505b2b808b6addec8d9ac00b011530970cd9550d71b88c7b61ccd5ddd12d3' },
) as unknown as TypedDocumentString<TellPickupArrivalMutation, TellPickupArrivalMutationVariables>
export const FollowOrderByPushDocument = new TypedDocumentString(
  `
    mutation FollowOrderByPush($reference: String!, $subscription: BrowserSubscriptionInput!) {
  followOrderByPush(reference: $reference, subscription: $subscription) {
    __typename
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:ed1bcdb45960b8522d9300adf957ae77ecbb6521a1874398332b5a0106183538' },
) as unknown as TypedDocumentString<FollowOrderByPushMutation, FollowOrderByPushMutationVariables>
export const QuickSearchDocument = new TypedDocumentString(
  `
    query QuickSearch($search: String!) {
  search(
    search: $search
    isQuickSearch: true
    filters: [{ name: "plp", values: ["true"] }]
    page: 1
    itemsPerPage: 3
  ) {
    productData {
      totalCount
      products {
        ...ProductCard
      }
    }
    urlData {
      urls {
        url
        label
        page_group
        parents {
          label
        }
      }
    }
    urlSuggestData {
      suggestions {
        text
      }
    }
    corrected
    understood
    ignored
  }
}
    fragment ProductCard on Product {
  sku
  name
  url
  isOneSize
  isComingSoon
  totalAvailableStock
  brand {
    name
  }
  color {
    hex
  }
  relatedProducts {
    type
    colorHex
  }
  image {
    url
    focus
  }
  hover_image {
    url
    focus
  }
  label
  discount
  price {
    label
  }
  priorPrice {
    label
  }
  unitPrice
  rating {
    average
    count
  }
}`,
  { hash: 'sha256:1af7524b26d234ccd4880baf7562ba081bd68b73ff5491db2bd8947cc6b3fc61' },
) as unknown as TypedDocumentString<QuickSearchQuery, QuickSearchQueryVariables>
export const ReservePageDocument = new TypedDocumentString(
  `
    query ReservePage($sku: String!, $store: String!) {
  pdp(sku: $sku) {
    sku
    name
    isOneSize
    url
    brand {
      name
    }
    image {
      url
      width
      height
    }
    variants {
      sku
      size
    }
  }
  stores {
    ...StoreSummary
    timeZone
  }
  reservationUntil(location: $store)
}
    fragment StoreSummary on ServicePoint {
  code
  reference
  title
  street
  houseNumber
  postcode
  city
  country {
    iso
    name
  }
  lat
  lng
  distance
  telephone
  openState {
    open
    until
    opens {
      date
      time
      daysAhead
    }
  }
}`,
  { hash: 'sha256:14d788e49ffb5f8e7e04fc9a8a4c85c99522afd52dbdca81f765bcaa4e4d44aa' },
) as unknown as TypedDocumentString<ReservePageQuery, ReservePageQueryVariables>
export const ReserveInStoreDocument = new TypedDocumentString(
  `
    mutation ReserveInStore($input: ReservationInput!) {
  reserveInStore(input: $input) {
    __typename
    ... on Reservation {
      hash
    }
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:b93ac4b3256293e625dbdd6eea6a2bbcceeec3730d6495c6b7e864bd050d044b' },
) as unknown as TypedDocumentString<ReserveInStoreMutation, ReserveInStoreMutationVariables>
export const ReservationPageDocument = new TypedDocumentString(
  `
    query ReservationPage($hash: String!) {
  reservation(hash: $hash) {
    number
    state
    ready
    arrival
    canTellArrival
    heldUntil
    size
    name
    brand
    url
    store {
      ...StoreSummary
      timeZone
    }
  }
}
    fragment StoreSummary on ServicePoint {
  code
  reference
  title
  street
  houseNumber
  postcode
  city
  country {
    iso
    name
  }
  lat
  lng
  distance
  telephone
  openState {
    open
    until
    opens {
      date
      time
      daysAhead
    }
  }
}`,
  { hash: 'sha256:4bc98ff26f21a57b86e02b69d9bc77a2c50e10d900681b0d2fd61887090083ad' },
) as unknown as TypedDocumentString<ReservationPageQuery, ReservationPageQueryVariables>
export const CancelReservationDocument = new TypedDocumentString(
  `
    mutation CancelReservation($hash: String!) {
  cancelReservation(hash: $hash) {
    __typename
  }
}
    `,
  { hash: 'sha256:c628ea473339a12235f9ee5ff729c25e0e23cb01af7afefad716384e264a8507' },
) as unknown as TypedDocumentString<CancelReservationMutation, CancelReservationMutationVariables>
export const TellReservationArrivalDocument = new TypedDocumentString(
  `
    mutation TellReservationArrival($hash: String!, $arrival: Arrival) {
  tellReservationArrival(hash: $hash, arrival: $arrival) {
    __typename
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:60e104be9e18f198a991e041f9049bc8e15b98803cdd0b2f8ce645126762341e' },
) as unknown as TypedDocumentString<TellReservationArrivalMutation, TellReservationArrivalMutationVariables>
export const ProductReviewsDocument = new TypedDocumentString(
  `
    query ProductReviews($sku: String!, $order: ReviewOrder, $size: String, $fit: ReviewFit, $page: Int) {
  pdp(sku: $sku) {
    sku
    name
    url
    brand {
      name
    }
    image {
      url
      alt
      width
      height
    }
    reviewSummary {
      ...ReviewSummaryFields
    }
    reviews(order: $order, size: $size, fit: $fit, page: $page) {
      total
      pages
      sizes
      isChecked
      takesPhotographs
      reviews {
        ...ReviewFields
      }
    }
  }
}
    fragment ReviewFields on ProductReview {
  id
  source
  isVerified
  stars
  comfort
  quality
  fit
  size
  title
  text
  language
  author
  writtenAt
  reply
  helpful
  votes
  photographs {
    url
    smallUrl
    width
    height
  }
}
fragment ReviewSummaryFields on ReviewSummary {
  count
  average
  byStars
  small
  normal
  large
  sources {
    source
    count
    average
  }
  told {
    sources
    count
    average
  }
  top {
    ...ReviewFields
  }
}`,
  { hash: 'sha256:6b3e01213d91f074ed06d479fe293d2d90971b7805d9408afbeec77456fcd907' },
) as unknown as TypedDocumentString<ProductReviewsQuery, ProductReviewsQueryVariables>
export const LayoutDocument = new TypedDocumentString(
  `
    query Layout($lang: String!) {
  layout(lang: $lang) {
    banners {
      text
      action_from
      action_to
      color
      background_color
      link
      guests_only
    }
    navigation {
      primary {
        label
        url
        segment
        imageLabel
        image {
          url
          alt
          width
          height
        }
      }
      items {
        title
        url
        items {
          label
          url
        }
      }
    }
    usps {
      label
      link
      icon
      description
    }
    links {
      title
      links {
        label
        url
      }
    }
    legal {
      label
      url
    }
    social {
      network
      url
    }
    paymentIcons {
      key
      label
    }
    jobs {
      title
      text
      link {
        label
        url
      }
    }
    reviewStats {
      averageRating
      reviewCount
      viewReviewUrl
    }
    trustedShop {
      label
      url
    }
  }
  headerUsps(lang: $lang) {
    label
    link
    icon
    description
  }
  storeConfig {
    has_stores
    contact {
      phone
      phoneLabel
      email
      hours
    }
    company {
      tradeName
    }
  }
}
    `,
  { hash: 'sha256:f84068c2311b7e1794d885c828e2c05579dec27f1fa554f9ddbdf1dce2315bd9' },
) as unknown as TypedDocumentString<LayoutQuery, LayoutQueryVariables>
export const ConfirmEmailDocument = new TypedDocumentString(
  `
    mutation ConfirmEmail($hash: String!) {
  confirmEmail(hash: $hash) {
    __typename
    ... on EmailConfirmed {
      orders
    }
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:6bf36a7ae6b65c9d193567fc90dd9beca40dbbd2a96dff4c815b15cb85fdc5c4' },
) as unknown as TypedDocumentString<ConfirmEmailMutation, ConfirmEmailMutationVariables>
export const RegistrationChoicesDocument = new TypedDocumentString(
  `
    query RegistrationChoices {
  storeConfig {
    countries {
      iso
      name
    }
    salutations {
      key
      label
    }
  }
}
    `,
  { hash: 'sha256:42e65bd7003c4b901596b9cb7e48533540dba02c3ab0c3b50de4eef9f63a713e' },
) as unknown as TypedDocumentString<RegistrationChoicesQuery, RegistrationChoicesQueryVariables>
export const RegisterCustomerDocument = new TypedDocumentString(
  `
    mutation RegisterCustomer($input: RegisterCustomerInput!) {
  registerCustomer(input: $input) {
    __typename
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:5616d336add9370fc66baea698fa281d37086656473df59144ba6bb5a296e266' },
) as unknown as TypedDocumentString<RegisterCustomerMutation, RegisterCustomerMutationVariables>
export const GuestDataFileDocument = new TypedDocumentString(
  `
    query GuestDataFile($hash: String!) {
  guestData(hash: $hash) {
    exported
  }
}
    `,
  { hash: 'sha256:1e7d9200bd6c783ddfc64e0fa148fe8ee028c0ad74bf09324d3b0fbff8e50d16' },
) as unknown as TypedDocumentString<GuestDataFileQuery, GuestDataFileQueryVariables>
export const GuestDataAsPageDocument = new TypedDocumentString(
  `
    query GuestDataAsPage($hash: String!) {
  guestData(hash: $hash) {
    exportedPage
  }
}
    `,
  { hash: 'sha256:800cd208d8e85d122b9a1ce970c3175685091f0b112c6dfb05e9dfb2a9048f76' },
) as unknown as TypedDocumentString<GuestDataAsPageQuery, GuestDataAsPageQueryVariables>
export const GuestDataLinkDocument = new TypedDocumentString(
  `
    query GuestDataLink($hash: String!) {
  guestData(hash: $hash) {
    __typename
  }
}
    `,
  { hash: 'sha256:d74a9d3f2e5a350a07f45f378be728fa69f162bdcea3ea577d84b45790b07830' },
) as unknown as TypedDocumentString<GuestDataLinkQuery, GuestDataLinkQueryVariables>
export const SendGuestDataMailDocument = new TypedDocumentString(
  `
    mutation SendGuestDataMail($email: String!) {
  sendGuestDataMail(email: $email) {
    __typename
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:a10cc8302cc96171735e39eb938f47eb9b2fc858d430fe8dfd3908f49a6d9352' },
) as unknown as TypedDocumentString<SendGuestDataMailMutation, SendGuestDataMailMutationVariables>
export const PasswordLinkDocument = new TypedDocumentString(
  `
    query PasswordLink($hash: String!) {
  isPasswordLink(hash: $hash)
}
    `,
  { hash: 'sha256:b9c5145a92b820e8b3ebe06a79c87301eafbb14b90aa694da5c97e46e941e3ee' },
) as unknown as TypedDocumentString<PasswordLinkQuery, PasswordLinkQueryVariables>
export const ResetPasswordDocument = new TypedDocumentString(
  `
    mutation ResetPassword($hash: String!, $newPassword: String!, $newPasswordConfirm: String!) {
  resetPassword(
    hash: $hash
    newPassword: $newPassword
    newPasswordConfirm: $newPasswordConfirm
  ) {
    __typename
    ... on SecondFactorNeeded {
      step
    }
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:7562633442f30b55b43726e3b5fb5d794c6366ee057c002649365737f9694f17' },
) as unknown as TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>
export const LoginDocument = new TypedDocumentString(
  `
    mutation Login($username: String!, $password: String!) {
  login(username: $username, password: $password) {
    __typename
    ... on SecondFactorNeeded {
      step
    }
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:33dbeac15de1524afdacc60d1b9a39e1f0bd809d1bcb08e9a0075168101e9de6' },
) as unknown as TypedDocumentString<LoginMutation, LoginMutationVariables>
export const ConfirmLoginDocument = new TypedDocumentString(
  `
    mutation ConfirmLogin($step: String!, $code: String!) {
  confirmLogin(step: $step, code: $code) {
    __typename
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:9a5f71f43edc9065ef58a2b0eda721671cc63070a6bc2670fe8189585ad3242d' },
) as unknown as TypedDocumentString<ConfirmLoginMutation, ConfirmLoginMutationVariables>
export const LoginByPasskeyDocument = new TypedDocumentString(
  `
    mutation LoginByPasskey($answer: JSONString!) {
  loginByPasskey(answer: $answer) {
    __typename
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:00c9994499bc5b8a427c860ce99b0f2df0f29f2c3d462734dae1e4f9fe0989cb' },
) as unknown as TypedDocumentString<LoginByPasskeyMutation, LoginByPasskeyMutationVariables>
export const PasskeyOfferDocument = new TypedDocumentString(
  `
    query PasskeyOffer {
  storeConfig {
    passkeys
  }
}
    `,
  { hash: 'sha256:74cf19859d24b6222867a27b2ff4984bb2a9ea27ed4b4343a330364a3e2f74c3' },
) as unknown as TypedDocumentString<PasskeyOfferQuery, PasskeyOfferQueryVariables>
export const LogoutDocument = new TypedDocumentString(
  `
    mutation Logout {
  logout {
    __typename
  }
}
    `,
  { hash: 'sha256:865bd9a9bfa3fb1240e348a1066bacfa8fd7376bf25fa07d9f872deee7b08b79' },
) as unknown as TypedDocumentString<LogoutMutation, LogoutMutationVariables>
export const SendPasswordRecoveryMailDocument = new TypedDocumentString(
  `
    mutation SendPasswordRecoveryMail($email: String!, $storefrontUrl: String!) {
  sendPasswordRecoveryMail(email: $email, storefrontUrl: $storefrontUrl) {
    __typename
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:863c1b8c149772b680ba84c91f5c91385a7bd10376e4924ecfb141bf6fa9b531' },
) as unknown as TypedDocumentString<SendPasswordRecoveryMailMutation, SendPasswordRecoveryMailMutationVariables>
export const StockAlertsDocument = new TypedDocumentString(
  `
    query StockAlerts($hash: String!) {
  stockAlerts(hash: $hash) {
    email
    alerts {
      id
      name
      brand
      size
      url
    }
  }
}
    `,
  { hash: 'sha256:2347f8b94465c94b6a102e8dfbcac80c0500af1761d2781b5f5810ccb445305c' },
) as unknown as TypedDocumentString<StockAlertsQuery, StockAlertsQueryVariables>
export const EndStockAlertsDocument = new TypedDocumentString(
  `
    mutation EndStockAlerts($hash: String!, $id: ID) {
  endStockAlerts(hash: $hash, id: $id) {
    __typename
  }
}
    `,
  { hash: 'sha256:98fa07e4fb41d97ffd4b4920e6d072df3ecc8cc7ee1617ca5df6052322c32489' },
) as unknown as TypedDocumentString<EndStockAlertsMutation, EndStockAlertsMutationVariables>
export const BrandPageDocument = new TypedDocumentString(
  `
    query BrandPage($url: String!) {
  redirect(path: $url) {
    path
    status
  }
  esUrl(url: $url) {
    id
    url
    label
    page_type
    category_id
    gender
    sort
    sort_direction
    filters {
      name
      values
    }
    brand {
      id
      name
      story
    }
  }
}
    `,
  { hash: 'sha256:974aee0dea5ef05fa5cc3f70082bdddef2a4cb6eae0b680958541210e09e1dff' },
) as unknown as TypedDocumentString<BrandPageQuery, BrandPageQueryVariables>
export const ResolvePathDocument = new TypedDocumentString(
  `
    query ResolvePath($path: String!) {
  redirect(path: $path) {
    path
    status
  }
  esUrl(url: $path) {
    id
    url
    page_type
    category_id
    sku
    label
    gender
    sort
    sort_direction
    filters {
      name
      values
    }
    parents {
      label
      url
    }
    category {
      id
      key
      name
      description
    }
    brand {
      id
      name
      story
    }
  }
}
    `,
  { hash: 'sha256:acd7da432b45f929b2f24eef8065ef4a22c93df468f4fd977bd6bdf70830f022' },
) as unknown as TypedDocumentString<ResolvePathQuery, ResolvePathQueryVariables>
export const ProductUrlOfSkuDocument = new TypedDocumentString(
  `
    query ProductUrlOfSku($sku: String!) {
  getProductUrlBySku(sku: $sku)
}
    `,
  { hash: 'sha256:adf7082dd982e3de87a63e49425538b18050f9d4c73457ed113effc81c4cef57' },
) as unknown as TypedDocumentString<ProductUrlOfSkuQuery, ProductUrlOfSkuQueryVariables>
export const SetPickupContactDocument = new TypedDocumentString(
  `
    mutation SetPickupContact($token: String, $email: String!, $firstName: String!, $lastName: String!, $phoneNumber: String, $billingAddress: AddressInput) {
  setPickupContact(
    token: $token
    email: $email
    firstName: $firstName
    lastName: $lastName
    phoneNumber: $phoneNumber
    billingAddress: $billingAddress
  ) {
    __typename
    ... on Context {
      shippingMethod {
        id
      }
    }
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:21b86227968908e538572ddb879b5ed99eecab93e9eef1bd1daefdf162a33e69' },
) as unknown as TypedDocumentString<SetPickupContactMutation, SetPickupContactMutationVariables>
export const ChooseGiftCardDocument = new TypedDocumentString(
  `
    mutation ChooseGiftCard($token: String, $code: String!) {
  chooseGiftCard(token: $token, code: $code) {
    __typename
    ... on Refused {
      refusals {
        messageKey
      }
    }
  }
}
    `,
  { hash: 'sha256:de26546bc55eb51eb53db696fd77020f6036598cf87a2ae47b229fc6cd6c60a2' },
) as unknown as TypedDocumentString<ChooseGiftCardMutation, ChooseGiftCardMutationVariables>
export const ChooseServicePointDocument = new TypedDocumentString(
  `
    mutation ChooseServicePoint($token: String, $type: ID!, $providerId: ID!, $dhlCustomerNumber: String) {
  setServicePoint(
    token: $token
    type: $type
    providerId: $providerId
    dhlCustomerNumber: $dhlCustomerNumber
  ) {
    __typename
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:a5a38457beaa30ee174ce0e8576f41d715c67759ecfbfb3795c50486ea441efe' },
) as unknown as TypedDocumentString<ChooseServicePointMutation, ChooseServicePointMutationVariables>
export const BuyerOfOrderDocument = new TypedDocumentString(
  `
    query BuyerOfOrder($token: String) {
  getContext(token: $token) {
    email
    cartStatus {
      order {
        reference
      }
    }
  }
}
    `,
  { hash: 'sha256:15b4bb2ef05f6f99280e1b9cec10efc21c17a679a3f1ba4d024d48b1d32b1d40' },
) as unknown as TypedDocumentString<BuyerOfOrderQuery, BuyerOfOrderQueryVariables>
export const RegisterAfterOrderDocument = new TypedDocumentString(
  `
    mutation RegisterAfterOrder($reference: String!, $password: String!, $storefrontUrl: String!) {
  registerAfterOrder(
    reference: $reference
    password: $password
    storefrontUrl: $storefrontUrl
  ) {
    __typename
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:ed6d09b9b015cdebfac1bc2001c08e45e3a8ad7c6294e5fb7f8dacbf8c8bc344' },
) as unknown as TypedDocumentString<RegisterAfterOrderMutation, RegisterAfterOrderMutationVariables>
export const AddressBookDocument = new TypedDocumentString(
  `
    query AddressBook {
  getCustomer {
    id
    firstName
    lastName
    salutation {
      key
    }
    defaultBillingAddressId
    defaultShippingAddressId
  }
  storeConfig {
    countries {
      iso
      name
    }
    salutations {
      key
      label
    }
  }
}
    `,
  { hash: 'sha256:4a987fa74765a2eb7bc4f547209e1a48828ab15ba08203cef036cf3301ab5f94' },
) as unknown as TypedDocumentString<AddressBookQuery, AddressBookQueryVariables>
export const OwnAddressesDocument = new TypedDocumentString(
  `
    query OwnAddresses {
  addresses {
    ...AddressView
  }
}
    fragment AddressView on Address {
  id
  country {
    iso
    name
  }
  salutation {
    key
    label
  }
  firstName
  lastName
  street
  additionalAddressLine1
  additionalAddressLine2
  zipcode
  city
  phoneNumber
  customFields {
    servicePoint
  }
}`,
  { hash: 'sha256:1a63ce28082992b064b33b86ed0481c9643903da570bec7bea4cd2fac72d7d46' },
) as unknown as TypedDocumentString<OwnAddressesQuery, OwnAddressesQueryVariables>
export const AddAddressDocument = new TypedDocumentString(
  `
    mutation AddAddress($address: AddressInput!) {
  addAddress(address: $address) {
    __typename
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:c59e7fb7143100bde65938e935a2fbddcb1883b11e1d986f803e13a2c0a37ef2' },
) as unknown as TypedDocumentString<AddAddressMutation, AddAddressMutationVariables>
export const UpdateAddressDocument = new TypedDocumentString(
  `
    mutation UpdateAddress($id: ID!, $address: AddressInput!) {
  updateAddress(id: $id, address: $address) {
    __typename
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:70ffd72b07298b6b414c59c2a49994648b8da381e3f93e4b29460c2dbf999c41' },
) as unknown as TypedDocumentString<UpdateAddressMutation, UpdateAddressMutationVariables>
export const DeleteAddressDocument = new TypedDocumentString(
  `
    mutation DeleteAddress($id: ID!) {
  deleteAddress(id: $id) {
    __typename
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:b7c46dddcf928bf2ed00c604d25b38d148bc7660148ca235a9626e1d13a1a2ac' },
) as unknown as TypedDocumentString<DeleteAddressMutation, DeleteAddressMutationVariables>
export const DefaultBillingAddressDocument = new TypedDocumentString(
  `
    mutation DefaultBillingAddress($id: ID!) {
  defaultBillingAddress(id: $id) {
    __typename
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:02b5ca1bd569654bac41f19071b88a8989b3dd4d76cafc52952ddd919d645497' },
) as unknown as TypedDocumentString<DefaultBillingAddressMutation, DefaultBillingAddressMutationVariables>
export const DefaultShippingAddressDocument = new TypedDocumentString(
  `
    mutation DefaultShippingAddress($id: ID!) {
  defaultShippingAddress(id: $id) {
    __typename
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:ff62d1415298f1bd65b17b1dc59153f3f66bc01a2a06be28324960ce3135c904' },
) as unknown as TypedDocumentString<DefaultShippingAddressMutation, DefaultShippingAddressMutationVariables>
export const CustomerDetailsDocument = new TypedDocumentString(
  `
    query CustomerDetails {
  getCustomer {
    firstName
    lastName
    email
    birthday
    newsletter
    salutation {
      key
    }
    sessions {
      id
      device
      seenAt
      current
    }
    passkeys {
      id
    }
    secondFactor {
      since
    }
  }
  storeConfig {
    passkeys
    secondFactor
    salutations {
      key
      label
    }
  }
}
    `,
  { hash: 'sha256:add8e30064a4e4cc3a3e33755a0aa7730fe583299f9357d31c02a0700b068b5d' },
) as unknown as TypedDocumentString<CustomerDetailsQuery, CustomerDetailsQueryVariables>
export const UpdateCustomerDocument = new TypedDocumentString(
  `
    mutation UpdateCustomer($input: UpdateCustomerInput!) {
  updateCustomer(input: $input) {
    __typename
    ... on Customer {
      newsletter
    }
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:34d3b8c31d9f126d98614814bd976fd0972e2e9d86e47b095a40c6cbdefdf383' },
) as unknown as TypedDocumentString<UpdateCustomerMutation, UpdateCustomerMutationVariables>
export const ChangeEmailDocument = new TypedDocumentString(
  `
    mutation ChangeEmail($email: String!, $password: String!) {
  changeEmail(email: $email, password: $password) {
    __typename
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:85c1f1027a8f54cdaa623c13c00c272535c0030b9d6279ce0de4d0a49e1f4dfe' },
) as unknown as TypedDocumentString<ChangeEmailMutation, ChangeEmailMutationVariables>
export const ChangePasswordDocument = new TypedDocumentString(
  `
    mutation ChangePassword($password: String!, $newPassword: String!, $newPasswordConfirm: String!) {
  changePassword(
    password: $password
    newPassword: $newPassword
    newPasswordConfirm: $newPasswordConfirm
  ) {
    __typename
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:c43db8f8e7be84ae6f52033ec26736bdc7ea27378c0cc288af6d8111fb57de32' },
) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>
export const EndSessionDocument = new TypedDocumentString(
  `
    mutation EndSession($id: ID!, $password: String, $code: String) {
  endSession(id: $id, password: $password, code: $code) {
    __typename
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:3f5c960c3ac83cf4c0f593c265b40fb2bf11859c7601b205d9cda183bb02602b' },
) as unknown as TypedDocumentString<EndSessionMutation, EndSessionMutationVariables>
export const DeleteCustomerDocument = new TypedDocumentString(
  `
    mutation DeleteCustomer($password: String!) {
  DeleteCustomer(password: $password) {
    __typename
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:88f9d50a64ddd3f4391a384a36d58bb44b1912e3a74662b1c597e55d88c59314' },
) as unknown as TypedDocumentString<DeleteCustomerMutation, DeleteCustomerMutationVariables>
export const ExportOfMyDataDocument = new TypedDocumentString(
  `
    query ExportOfMyData {
  getCustomer {
    exported
  }
}
    `,
  { hash: 'sha256:bf9f3016de56177e54d12d02779e0720f6666efeddac2cefa1f522108d7fa2b1' },
) as unknown as TypedDocumentString<ExportOfMyDataQuery, ExportOfMyDataQueryVariables>
export const ExportOfMyDataAsPageDocument = new TypedDocumentString(
  `
    query ExportOfMyDataAsPage {
  getCustomer {
    exportedPage
  }
}
    `,
  { hash: 'sha256:5a0288e95e50c41bd9f4a49035f033d8430f20b2bf11ee4ef190673f68cab422' },
) as unknown as TypedDocumentString<ExportOfMyDataAsPageQuery, ExportOfMyDataAsPageQueryVariables>
export const PrintedInvoiceDocument = new TypedDocumentString(
  `
    query PrintedInvoice($number: String!) {
  orderInvoice(number: $number) {
    name
    pdf
  }
}
    `,
  { hash: 'sha256:a0c2046b3b190db09b9d018e86eb688434200ac45034c1bb5e04dc5a321a5964' },
) as unknown as TypedDocumentString<PrintedInvoiceQuery, PrintedInvoiceQueryVariables>
export const WhoWantsAnInvoiceDocument = new TypedDocumentString(
  `
    query WhoWantsAnInvoice {
  getCustomer {
    id
  }
}
    `,
  { hash: 'sha256:e2b1c8fa8366dbdf4917ed7664fc114637a05fb7f7fbc44513b8884a6f62201d' },
) as unknown as TypedDocumentString<WhoWantsAnInvoiceQuery, WhoWantsAnInvoiceQueryVariables>
export const AddressOfCustomerDocument = new TypedDocumentString(
  `
    query AddressOfCustomer {
  getCustomer {
    customerNumber
    email
    emailConfirmed
  }
}
    `,
  { hash: 'sha256:ceb73a91f972c84e8b2f7df27a54d5dfdba7754b1a1ed59764727bce81a5bd5c' },
) as unknown as TypedDocumentString<AddressOfCustomerQuery, AddressOfCustomerQueryVariables>
export const SendEmailConfirmationMailDocument = new TypedDocumentString(
  `
    mutation SendEmailConfirmationMail {
  sendEmailConfirmationMail {
    __typename
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:824229147fcd937641446c221a8408ab3187fcffa9c165d372082034b69e2b64' },
) as unknown as TypedDocumentString<SendEmailConfirmationMailMutation, SendEmailConfirmationMailMutationVariables>
export const MemberPassDocument = new TypedDocumentString(
  `
    query MemberPass {
  getCustomer {
    firstName
    lastName
    customerNumber
  }
}
    `,
  { hash: 'sha256:254dd29f3de6af8c5e45f1eed5b570b3b6af2babaf068df1f34edbadb97c4f92' },
) as unknown as TypedDocumentString<MemberPassQuery, MemberPassQueryVariables>
export const CustomerSecurityDocument = new TypedDocumentString(
  `
    query CustomerSecurity {
  getCustomer {
    email
    passkeys {
      id
      name
      createdAt
      usedAt
    }
    secondFactor {
      since
      recoveryCodesLeft
    }
    sessions {
      device
      current
    }
  }
  storeConfig {
    passkeys
    secondFactor
  }
}
    `,
  { hash: 'sha256:8db1cc5f83f1a10a74dc6c542a6ebfc6313c149cfd2d24d13bdfc1cc42354906' },
) as unknown as TypedDocumentString<CustomerSecurityQuery, CustomerSecurityQueryVariables>
export const AddPasskeyDocument = new TypedDocumentString(
  `
    mutation AddPasskey($name: String!, $answer: JSONString!) {
  addPasskey(name: $name, answer: $answer) {
    __typename
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:d43f31c9775ecfc83b0d58cc061aeedc1a2da3313c0d21d93ba16850730c4e92' },
) as unknown as TypedDocumentString<AddPasskeyMutation, AddPasskeyMutationVariables>
export const RemovePasskeyDocument = new TypedDocumentString(
  `
    mutation RemovePasskey($id: ID!, $password: String!, $code: String) {
  removePasskey(id: $id, password: $password, code: $code) {
    __typename
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:0bcb702fc80f093682a5f741e4ac48f1955ffabbff0de733ff830be70905f35f' },
) as unknown as TypedDocumentString<RemovePasskeyMutation, RemovePasskeyMutationVariables>
export const BeginSecondFactorDocument = new TypedDocumentString(
  `
    mutation BeginSecondFactor($password: String!, $code: String) {
  beginSecondFactor(password: $password, code: $code) {
    __typename
    ... on SecondFactorSetup {
      otpauthUrl
    }
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:375f916a5890b5888676f816f3156cee6103071e9cdaeebdac1990f38edb37fd' },
) as unknown as TypedDocumentString<BeginSecondFactorMutation, BeginSecondFactorMutationVariables>
export const ConfirmSecondFactorDocument = new TypedDocumentString(
  `
    mutation ConfirmSecondFactor($code: String!) {
  confirmSecondFactor(code: $code) {
    __typename
    ... on RecoveryCodes {
      recoveryCodes
    }
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:2ac5ebf6d3c32da1ad49a63f95175759e957a2d85c0a64354177d57d7442d232' },
) as unknown as TypedDocumentString<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>
export const RenewRecoveryCodesDocument = new TypedDocumentString(
  `
    mutation RenewRecoveryCodes($password: String!, $code: String) {
  renewRecoveryCodes(password: $password, code: $code) {
    __typename
    ... on RecoveryCodes {
      recoveryCodes
    }
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:ad4ac2ffc21a820a6e22b933121fda36cb1364dbbace276dbe15e297ed325fbd' },
) as unknown as TypedDocumentString<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>
export const RemoveSecondFactorDocument = new TypedDocumentString(
  `
    mutation RemoveSecondFactor($password: String!, $code: String) {
  removeSecondFactor(password: $password, code: $code) {
    __typename
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:cd65a0a9f0c2eedcf1c31c2d3a452493bef97ef2026f52a5efda430ed7fe690e' },
) as unknown as TypedDocumentString<RemoveSecondFactorMutation, RemoveSecondFactorMutationVariables>
export const CustomerWishlistDocument = new TypedDocumentString(
  `
    query CustomerWishlist {
  getWishlist {
    products {
      ...ProductCard
    }
  }
}
    fragment ProductCard on Product {
  sku
  name
  url
  isOneSize
  isComingSoon
  totalAvailableStock
  brand {
    name
  }
  color {
    hex
  }
  relatedProducts {
    type
    colorHex
  }
  image {
    url
    focus
  }
  hover_image {
    url
    focus
  }
  label
  discount
  price {
    label
  }
  priorPrice {
    label
  }
  unitPrice
  rating {
    average
    count
  }
}`,
  { hash: 'sha256:36d951e1b7860de06fdb28e5fc2b82077268899af0b0171acadc81300c730e0d' },
) as unknown as TypedDocumentString<CustomerWishlistQuery, CustomerWishlistQueryVariables>
export const ExchangeGiftDocument = new TypedDocumentString(
  `
    mutation ExchangeGift($code: String!, $input: ExchangePiecesInput!) {
  exchangeGift(code: $code, input: $input) {
    __typename
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:2ffbfddb526bc19f862cb21a1bb2a4c39a3efbb15b1e2066c36e3d520bb27858' },
) as unknown as TypedDocumentString<ExchangeGiftMutation, ExchangeGiftMutationVariables>
export const ReturnGiftDocument = new TypedDocumentString(
  `
    mutation ReturnGift($code: String!, $input: AnnounceReturnInput!) {
  returnGift(code: $code, input: $input) {
    __typename
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:2606ef651c59ff08388c120384095cd24dc215852d6612d97d918c914936307a' },
) as unknown as TypedDocumentString<ReturnGiftMutation, ReturnGiftMutationVariables>
export const HomeCompanyDocument = new TypedDocumentString(
  `
    query HomeCompany {
  storeConfig {
    contact {
      phone
      email
    }
    company {
      name
      tradeName
      street
      zipcode
      city
      country
      vatNumber
    }
  }
}
    `,
  { hash: 'sha256:6338c2facb8c7c94c6304baf4d5983a4836200904dc06d1748dfdf794e4e2047' },
) as unknown as TypedDocumentString<HomeCompanyQuery, HomeCompanyQueryVariables>
export const NewsletterLinkDocument = new TypedDocumentString(
  `
    query NewsletterLink($token: String!) {
  isNewsletterLink(token: $token)
}
    `,
  { hash: 'sha256:dcc8e4adf6c6b723f5332b988a50ffb14c410f3119e476d370cc364fd5d3d98f' },
) as unknown as TypedDocumentString<NewsletterLinkQuery, NewsletterLinkQueryVariables>
export const ConfirmNewsletterDocument = new TypedDocumentString(
  `
    mutation ConfirmNewsletter($token: String!) {
  confirmNewsletter(token: $token) {
    __typename
    ... on NewsletterConfirmed {
      hash
    }
  }
}
    `,
  { hash: 'sha256:dbdb92b58e6d272ed9e1203c9af64369786b364b4bbf5e0bb5d2d228dc8469d6' },
) as unknown as TypedDocumentString<ConfirmNewsletterMutation, ConfirmNewsletterMutationVariables>
export const NewsletterSettingsDocument = new TypedDocumentString(
  `
    query NewsletterSettings($hash: String!) {
  newsletterSettings(hash: $hash) {
    email
    firstname
    lastname
    gender
    language
    subscribed
  }
}
    `,
  { hash: 'sha256:42607e588bb7c7c729aeba7831c5610596336453244db133de07c84d8ad9b516' },
) as unknown as TypedDocumentString<NewsletterSettingsQuery, NewsletterSettingsQueryVariables>
export const UpdateNewsletterSettingsDocument = new TypedDocumentString(
  `
    mutation UpdateNewsletterSettings($hash: String!, $firstname: String, $lastname: String, $gender: String, $language: String, $subscribed: Boolean) {
  updateNewsletterSettings(
    hash: $hash
    firstname: $firstname
    lastname: $lastname
    gender: $gender
    language: $language
    subscribed: $subscribed
  ) {
    __typename
    ... on NewsletterSaved {
      confirmationSent
    }
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:5cecc582ef6da46c222a7a40da8b58739c5b99eab741ad91a55d8e6be05ba13a' },
) as unknown as TypedDocumentString<UpdateNewsletterSettingsMutation, UpdateNewsletterSettingsMutationVariables>
export const CancelOrderDocument = new TypedDocumentString(
  `
    mutation CancelOrder($reference: String!) {
  cancelOrder(reference: $reference) {
    __typename
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:b9cc85f5641a6812a6781c5ff28c5c321576402c8c2751c02bab356d107abd9d' },
) as unknown as TypedDocumentString<CancelOrderMutation, CancelOrderMutationVariables>
export const ExchangePiecesDocument = new TypedDocumentString(
  `
    mutation ExchangePieces($reference: String!, $input: ExchangePiecesInput!) {
  exchangePieces(reference: $reference, input: $input) {
    __typename
    ... on ExchangeAnnounced {
      order
    }
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:4ea3e2a31bbee56e33e901e6905cb003f418a355010467450c0c761c22253647' },
) as unknown as TypedDocumentString<ExchangePiecesMutation, ExchangePiecesMutationVariables>
export const GuestInvoiceDocument = new TypedDocumentString(
  `
    query GuestInvoice($number: String!, $reference: String!, $email: String!) {
  orderInvoice(number: $number, reference: $reference, email: $email) {
    name
    pdf
  }
}
    `,
  { hash: 'sha256:3d509fb22454282e3cc830e93332e4f4c76bf93abd5ecda8beebfc96b64bd6bc' },
) as unknown as TypedDocumentString<GuestInvoiceQuery, GuestInvoiceQueryVariables>
export const RequestRepairDocument = new TypedDocumentString(
  `
    mutation RequestRepair($reference: String!, $input: RequestRepairInput!) {
  requestRepair(reference: $reference, input: $input) {
    __typename
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:36a41e9f17e7181127e0c11f20d0d6d095506b79c46e0f55a88744fee3cc1d86' },
) as unknown as TypedDocumentString<RequestRepairMutation, RequestRepairMutationVariables>
export const AcceptRepairPriceDocument = new TypedDocumentString(
  `
    mutation AcceptRepairPrice($reference: String!, $code: String!, $price: Int!) {
  acceptRepairPrice(reference: $reference, code: $code, price: $price) {
    __typename
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:d75d1cded3d155813c7bfea32c68712443b8f73b1adc047654dfdb73cfb44902' },
) as unknown as TypedDocumentString<AcceptRepairPriceMutation, AcceptRepairPriceMutationVariables>
export const CancelRepairDocument = new TypedDocumentString(
  `
    mutation CancelRepair($reference: String!, $code: String!) {
  cancelRepair(reference: $reference, code: $code) {
    __typename
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:a2d9015686f976376d53568d9de8f1e8cca825614199389603c0110af6057176' },
) as unknown as TypedDocumentString<CancelRepairMutation, CancelRepairMutationVariables>
export const AnnounceReturnDocument = new TypedDocumentString(
  `
    mutation AnnounceReturn($reference: String!, $input: AnnounceReturnInput!) {
  announceReturn(reference: $reference, input: $input) {
    __typename
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:13514d391b390304be64cae299f9696f3ea9c614ab270ae049eaff15359edb03' },
) as unknown as TypedDocumentString<AnnounceReturnMutation, AnnounceReturnMutationVariables>
export const RemoveReviewPhotographDocument = new TypedDocumentString(
  `
    mutation RemoveReviewPhotograph($reference: String!, $photograph: ID!) {
  removeReviewPhotograph(reference: $reference, photograph: $photograph) {
    __typename
    ... on RemovedPhotograph {
      removed
    }
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:be32a7b9dcc4c21ba12f234c9f33b1e1f0a5619d917fc1f684f645eaa8c75267' },
) as unknown as TypedDocumentString<RemoveReviewPhotographMutation, RemoveReviewPhotographMutationVariables>
export const WriteReviewDocument = new TypedDocumentString(
  `
    mutation WriteReview($reference: String!, $input: WriteReviewInput!) {
  writeReview(reference: $reference, input: $input) {
    __typename
    ... on ReviewWritten {
      isPublished
      takesPhotographs
    }
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:9d9a092177ab2e016779f3260bae4ef44ff21f8127e891906339d958bb3fec0f' },
) as unknown as TypedDocumentString<WriteReviewMutation, WriteReviewMutationVariables>
export const VoteReviewDocument = new TypedDocumentString(
  `
    mutation VoteReview($review: ID!, $helpful: Boolean!) {
  voteReview(review: $review, helpful: $helpful)
}
    `,
  { hash: 'sha256:7c2abb8c0a84d55d693c2c3508ae48630b8fa5de6826a4c38b70da8ad35edf1e' },
) as unknown as TypedDocumentString<VoteReviewMutation, VoteReviewMutationVariables>
export const SharedWishlistDocument = new TypedDocumentString(
  `
    query SharedWishlist($skus: [String!]!) {
  productsBySku(skus: $skus) {
    ...ProductCard
  }
}
    fragment ProductCard on Product {
  sku
  name
  url
  isOneSize
  isComingSoon
  totalAvailableStock
  brand {
    name
  }
  color {
    hex
  }
  relatedProducts {
    type
    colorHex
  }
  image {
    url
    focus
  }
  hover_image {
    url
    focus
  }
  label
  discount
  price {
    label
  }
  priorPrice {
    label
  }
  unitPrice
  rating {
    average
    count
  }
}`,
  { hash: 'sha256:3990aaf9b65f290c8ccaa9c8c965ba1d230d9e113f6d68ac6d7b9db4ac19d7cb' },
) as unknown as TypedDocumentString<SharedWishlistQuery, SharedWishlistQueryVariables>
export const SharedLooksDocument = new TypedDocumentString(
  `
    query SharedLooks($lang: String!, $named: [String!]!) {
  lookbookDetail(lang: $lang, predicates: $named, pageSize: 18) {
    looks {
      documents {
        id
        uid
        url
        data
      }
    }
  }
}
    `,
  { hash: 'sha256:a109656d2fad16d9d811796ba47aaa63ff12843e5d476e7d1e4baf4ebb656740' },
) as unknown as TypedDocumentString<SharedLooksQuery, SharedLooksQueryVariables>
export const WithdrawalReceiptDocument = new TypedDocumentString(
  `
    query WithdrawalReceipt($reference: String!) {
  withdrawalReceipt(reference: $reference) {
    reference
    receivedAt
    date
    time
  }
}
    `,
  { hash: 'sha256:d659323bc3005e2b4630aded338d83ee0cd22d1f5937dc20a8241719d2f92c8e' },
) as unknown as TypedDocumentString<WithdrawalReceiptQuery, WithdrawalReceiptQueryVariables>
export const WithdrawDocument = new TypedDocumentString(
  `
    mutation Withdraw($input: WithdrawInput!) {
  withdraw(input: $input) {
    __typename
    ... on WithdrawalReceived {
      reference
    }
    ... on Refused {
      refusals {
        messageKey
        field
        name
        message
      }
    }
  }
}
    `,
  { hash: 'sha256:4e2a4e004781f083004b1e3903a09173c1538226b3c823f105bab88fad994b60' },
) as unknown as TypedDocumentString<WithdrawMutation, WithdrawMutationVariables>
export const NumberOfOrderDocument = new TypedDocumentString(
  `
    query NumberOfOrder($reference: String!) {
  SwOrder(reference: $reference) {
    number
  }
}
    `,
  { hash: 'sha256:3a0794c49d292c69ede61b1551774c91393821ee9a11223d98b13b265943d75e' },
) as unknown as TypedDocumentString<NumberOfOrderQuery, NumberOfOrderQueryVariables>
export const StoresToScanInDocument = new TypedDocumentString(
  `
    query StoresToScanIn {
  stores {
    code
    title
    city
  }
}
    `,
  { hash: 'sha256:ab2783402f9fbd26078e26886e6b2863a79b593f751fd0fbe6a16c64486f9af7' },
) as unknown as TypedDocumentString<StoresToScanInQuery, StoresToScanInQueryVariables>
export const SizeOfGtinDocument = new TypedDocumentString(
  `
    query SizeOfGtin($gtin: String!) {
  sizeOfGtin(gtin: $gtin) {
    sku
    size
    isOneSize
    brand
    name
    url
  }
}
    `,
  { hash: 'sha256:7e064e08f6d1e88d38e9ff88403d1b2a2ead1cfbbdaf874fa94b69818f3037e2' },
) as unknown as TypedDocumentString<SizeOfGtinQuery, SizeOfGtinQueryVariables>
export const ScannedHereDocument = new TypedDocumentString(
  `
    query ScannedHere($skus: [String!]!, $locations: [String!]!) {
  stockByLocations(skus: $skus, locations: $locations) {
    code
    name
    qty
    exact
    sku
  }
  stores {
    code
    title
  }
}
    `,
  { hash: 'sha256:e69d44abaac512d4dc01dd7f0df39fd5460e7889700b3ee72d2d6410fe39085e' },
) as unknown as TypedDocumentString<ScannedHereQuery, ScannedHereQueryVariables>
export const ProductsByPhotoDocument = new TypedDocumentString(
  `
    query ProductsByPhoto($skus: [String!]!) {
  productsBySku(skus: $skus) {
    ...ProductCard
  }
}
    fragment ProductCard on Product {
  sku
  name
  url
  isOneSize
  isComingSoon
  totalAvailableStock
  brand {
    name
  }
  color {
    hex
  }
  relatedProducts {
    type
    colorHex
  }
  image {
    url
    focus
  }
  hover_image {
    url
    focus
  }
  label
  discount
  price {
    label
  }
  priorPrice {
    label
  }
  unitPrice
  rating {
    average
    count
  }
}`,
  { hash: 'sha256:25ad8f43286c9543cf7453c204080de0600c11049fe57a6a588bf04d291cf38f' },
) as unknown as TypedDocumentString<ProductsByPhotoQuery, ProductsByPhotoQueryVariables>
export const SearchPageDocument = new TypedDocumentString(
  `
    query SearchPage($search: String!, $filters: [FilterInput!]!, $page: Int!, $itemsPerPage: Int!) {
  search(
    search: $search
    filters: $filters
    page: $page
    itemsPerPage: $itemsPerPage
  ) {
    productData {
      totalCount
      inStore
      products {
        ...ProductCard
      }
      facets {
        ...ListFacet
      }
    }
    urlData {
      urls {
        url
        label
        page_group
        parents {
          label
        }
      }
    }
    urlSuggestData {
      suggestions {
        text
      }
    }
    corrected
    understood
    ignored
    redirect
  }
}
    fragment ListFacet on Facet {
  name
  groups {
    key
    label
    hex
    value
    count
    chosen
  }
  bars {
    from
    to
    count
  }
  values {
    value
    label
    hex
    count
    chosen
    group
    category {
      id
      name
      url
      parentId
    }
  }
}
fragment ProductCard on Product {
  sku
  name
  url
  isOneSize
  isComingSoon
  totalAvailableStock
  brand {
    name
  }
  color {
    hex
  }
  relatedProducts {
    type
    colorHex
  }
  image {
    url
    focus
  }
  hover_image {
    url
    focus
  }
  label
  discount
  price {
    label
  }
  priorPrice {
    label
  }
  unitPrice
  rating {
    average
    count
  }
}`,
  { hash: 'sha256:e9370d2efe7b06eef5f1dcb5ab864d5043030c3b6b58e8166472fac534c7f51d' },
) as unknown as TypedDocumentString<SearchPageQuery, SearchPageQueryVariables>
export const StoresPageDocument = new TypedDocumentString(
  `
    query StoresPage {
  stores {
    ...StoreSummary
    ...StoreHours
  }
}
    fragment StoreHours on ServicePoint {
  openingDays {
    day
    periods {
      opens
      closes
    }
  }
  openingDayExceptions {
    date
    periods {
      opens
      closes
    }
  }
}
fragment StoreSummary on ServicePoint {
  code
  reference
  title
  street
  houseNumber
  postcode
  city
  country {
    iso
    name
  }
  lat
  lng
  distance
  telephone
  openState {
    open
    until
    opens {
      date
      time
      daysAhead
    }
  }
}`,
  { hash: 'sha256:f9ec7950f3240ebec35002d817bcb7321dce508aa2d12280ba55bfe4adc280e3' },
) as unknown as TypedDocumentString<StoresPageQuery, StoresPageQueryVariables>
export const FindStoresDocument = new TypedDocumentString(
  `
    query FindStores($query: String!) {
  findServicePoints(type: "store", query: $query) {
    __typename
    ... on FoundServicePoints {
      place
      points {
        ...StoreSummary
        ...StoreHours
      }
    }
  }
}
    fragment StoreHours on ServicePoint {
  openingDays {
    day
    periods {
      opens
      closes
    }
  }
  openingDayExceptions {
    date
    periods {
      opens
      closes
    }
  }
}
fragment StoreSummary on ServicePoint {
  code
  reference
  title
  street
  houseNumber
  postcode
  city
  country {
    iso
    name
  }
  lat
  lng
  distance
  telephone
  openState {
    open
    until
    opens {
      date
      time
      daysAhead
    }
  }
}`,
  { hash: 'sha256:975009138fd20a17a2199049ef61327e6e35f9578e2353e0708d69134b05021c' },
) as unknown as TypedDocumentString<FindStoresQuery, FindStoresQueryVariables>
export const StorePageDocument = new TypedDocumentString(
  `
    query StorePage($reference: String!) {
  store(reference: $reference) {
    ...StoreSummary
    ...StoreHours
    timeZone
  }
}
    fragment StoreHours on ServicePoint {
  openingDays {
    day
    periods {
      opens
      closes
    }
  }
  openingDayExceptions {
    date
    periods {
      opens
      closes
    }
  }
}
fragment StoreSummary on ServicePoint {
  code
  reference
  title
  street
  houseNumber
  postcode
  city
  country {
    iso
    name
  }
  lat
  lng
  distance
  telephone
  openState {
    open
    until
    opens {
      date
      time
      daysAhead
    }
  }
}`,
  { hash: 'sha256:3081500a6bfe83877ea06804f746d7c8145926a79d9ff3deee650d2ed7814b5d' },
) as unknown as TypedDocumentString<StorePageQuery, StorePageQueryVariables>
export const SizeInStoresDocument = new TypedDocumentString(
  `
    query SizeInStores($size: String!, $locations: [String!]) {
  pdp(sku: $size) {
    sku
    name
    url
    isOneSize
    brand {
      name
    }
    variants {
      sku
      size
    }
  }
  stockByLocations(skus: [$size], locations: $locations) {
    code
    qty
    exact
  }
}
    `,
  { hash: 'sha256:e42e59fffcc7e4b8c26411f2e62ebb7b170a6443c10a6ad911b24ab4e4c8e5a4' },
) as unknown as TypedDocumentString<SizeInStoresQuery, SizeInStoresQueryVariables>
