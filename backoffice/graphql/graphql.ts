/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never }

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core'
export type ArrangementInput = {
  buried: Array<string>
  pins: Array<ArrangementPinInput>
  steps: Array<ArrangementStepInput>
}

export type ArrangementPinInput = {
  place: number
  sku: string
}

export type ArrangementStepInput = {
  /** The slug of the brand that comes first. */
  brand?: string | null | undefined
  kind: ArrangementStepKind
}

/** MOST_SIZES: the larger a part of its sizes is in stock, by quarters. BEST_SELLERS: by the pieces of the last 28 days. */
export type ArrangementStepKind = 'BEST_SELLERS' | 'BRAND' | 'MOST_SIZES' | 'NEWEST' | 'REDUCED_FIRST' | 'REDUCED_LAST'

export type CallerAddress = {
  /** The house number, where it has a field. */
  additionalAddressLine1?: string | null | undefined
  additionalAddressLine2?: string | null | undefined
  city: string
  country: string
  firstName: string
  lastName: string
  phoneNumber?: string | null | undefined
  street: string
  zipcode: string
}

export type CallerItem = {
  quantity: number
  sku: string
}

/** CHANGED: everybody sees it, and somebody saved another version. DRAFT: nobody ever saw it. */
export type ContentState = 'CHANGED' | 'DRAFT' | 'PUBLISHED' | 'TAKEN_OFF'

/** KEEP saves a draft. PLAN publishes or takes off at a moment; without any, what was planned is off. */
export type ContentStep = 'KEEP' | 'PLAN' | 'PUBLISH' | 'TAKE_OFF'

export type CurrencyAmountInput = {
  /** In the smallest unit. */
  amount: number
  currency: string
}

export type DateHoursInput = {
  date: string
  periods: Array<OpeningPeriodInput>
}

export type DayHoursInput = {
  day: Weekday
  periods: Array<OpeningPeriodInput>
}

export type DeclineReason = 'ADVERTISING' | 'INSULT' | 'OFF_TOPIC' | 'PERSONAL' | 'UNLAWFUL'

export type DeliveryKind = 'HOME' | 'SERVICE_POINT' | 'STORE'

/** So many pieces of a line, by its position, for another size. */
export type ExchangedPiece = {
  position: number
  quantity: number
  sku: string
}

/** What of it is written; by what a kind can be chosen stands in docs/exporting.md, and the rest is left alone. */
export type ExportFilter = {
  /** 2026-10-01, by the retailer’s clock. */
  from?: string | null | undefined
  location?: string | null | undefined
  storefront?: string | null | undefined
  /** The last day that is in it. */
  until?: string | null | undefined
}

export type ExportKind =
  | 'COSTS'
  | 'CUSTOMERS'
  | 'GIFT_CARDS'
  | 'INVOICES'
  | 'JOURNAL'
  | 'ORDERS'
  | 'ORDER_LINES'
  | 'PASSPORTS'
  | 'PRICES'
  | 'PRODUCTS'
  | 'PROMOTIONS'
  | 'REDIRECTS'
  | 'REFUNDS'
  | 'REVIEWS'
  | 'STOCK'
  | 'STORES'
  | 'VAT'

export type FitDirection = 'LARGE' | 'NORMAL' | 'SMALL'

/** How far an order is; PARTLY_SENT where some of it left and some still has to. */
export type FulfilmentState =
  | 'CANCELLED'
  | 'DELIVERED'
  | 'EN_ROUTE'
  | 'INCORPORATED'
  | 'PARTLY_SENT'
  | 'RECEIVED'
  | 'SENT'

export type ImportKind =
  | 'COSTS'
  | 'CUSTOMERS'
  | 'PASSPORTS'
  | 'PRICES'
  | 'PRODUCTS'
  | 'PROMOTIONS'
  | 'REDIRECTS'
  | 'REVIEWS'
  | 'STOCK'
  | 'STORES'

/** FULL withdraws what a file leaves out. */
export type ImportMode = 'DELTA' | 'FULL'

/** Pieces of a line that lie on the counter, and what becomes of them. */
export type InspectedPieces = {
  condition: ReturnCondition
  /** The size in their place, which their money pays for. */
  exchangeSku?: string | null | undefined
  position: number
  quantity: number
  reason: ReturnReason
  /** The location; only what is as new lies on a shelf again. */
  restockAt?: string | null | undefined
}

export type MoneyState = 'CANCELLED' | 'FAILED' | 'OPEN' | 'PAID' | 'PARTLY_REFUNDED' | 'REFUNDED'

export type MovementKind = 'CORRECTION' | 'COUNT' | 'RELEASE' | 'RESERVATION' | 'RESERVATION_END' | 'RETURN' | 'SALE'

/** Where an order goes; its country stays. */
export type NewAddress = {
  /** The house number, where it has a field. */
  additionalAddressLine1?: string | null | undefined
  additionalAddressLine2?: string | null | undefined
  city: string
  firstName: string
  lastName: string
  phoneNumber?: string | null | undefined
  street: string
  zipcode: string
}

export type OpeningPeriodInput = {
  closes: string
  opens: string
}

export type OrderFilter = {
  delivery?: DeliveryKind | null | undefined
  label?: OrderLabel | null | undefined
  paymentMethod?: string | null | undefined
  placedFrom?: string | null | undefined
  /** The first moment that is no longer in it. */
  placedUntil?: string | null | undefined
  store?: string | null | undefined
  storefront?: string | null | undefined
  view: OrderView
}

/** How far an order is, as its shopper reads it. */
export type OrderLabel = 'CANCELLED' | 'DELIVERED' | 'EN_ROUTE' | 'INCORPORATED' | 'RECEIVED' | 'SENT'

/** Lists of orders with a name. */
export type OrderView =
  | 'ALL'
  | 'FAILED_PAYMENTS'
  | 'LATE'
  | 'PAID_TWICE'
  | 'REFUNDS_DUE'
  | 'RETURNS_TO_CHECK'
  | 'TO_PACK'

export type Permission =
  | 'AUDIT_READ'
  | 'CONTENT_READ'
  | 'CONTENT_WRITE'
  | 'CUSTOMERS_READ'
  | 'CUSTOMERS_WRITE'
  | 'EXPORTS_WRITE'
  | 'FIGURES_READ'
  | 'IMPORTS_APPROVE'
  | 'IMPORTS_READ'
  | 'INTEGRATIONS_READ'
  | 'INTEGRATIONS_WRITE'
  | 'JOBS_READ'
  | 'JOBS_WRITE'
  | 'ORDERS_FULFIL'
  | 'ORDERS_READ'
  | 'ORDERS_REFUND'
  | 'ORDERS_WRITE'
  | 'PRODUCTS_READ'
  | 'PRODUCTS_WRITE'
  | 'SETTINGS_READ'
  | 'SETTINGS_WRITE'
  | 'STAFF_READ'
  | 'STAFF_WRITE'
  | 'STORES_WRITE'

export type PhotographSize = 'LARGE' | 'SMALL'

/** All that is said of a picture: what is left out is said no more. */
export type PictureDetailInput = {
  alts: Array<PictureTextInput>
  /** Percents from left and top. */
  focus?: Array<number> | null | undefined
  reference: string
}

export type PictureTextInput = {
  language: string
  text: string
}

/** So many pieces of a line, by its position. */
export type Pieces = {
  position: number
  quantity: number
}

export type PriceEnding = 'ENDS_00' | 'ENDS_50' | 'ENDS_95' | 'ENDS_99' | 'ENDS_ANY'

/** REGULAR ends a reduction. */
export type PriceMove = 'AMOUNT' | 'PERCENT' | 'REGULAR' | 'TO'

export type ProductCellInput = {
  column: string
  value: string
}

export type ProductDecision = 'ADD_CATEGORY' | 'MOVE_TO_CATEGORY' | 'PUBLISH' | 'REMOVE_CATEGORY' | 'WITHDRAW'

export type ProductFilter = {
  /** The slug of a brand. */
  brand?: string | null | undefined
  /** The key of a category; what is below it counts. */
  category?: string | null | undefined
  /** A SKU or an EAN, or a part of the name or brand. */
  text?: string | null | undefined
  view: ProductListView
}

/** REDUCED: it costs less than before somewhere. SOLD_OUT: on sale, and not a piece of it can be sold. INCOMPLETE: it lacks something. */
export type ProductListView = 'ALL' | 'INCOMPLETE' | 'ON_SALE' | 'REDUCED' | 'SOLD_OUT' | 'WITHDRAWN'

/** Products by their SKUs; without any all that the filter shows. */
export type ProductSelection = {
  filter?: ProductFilter | null | undefined
  skus: Array<string>
}

/** BUNDLE: of each so many pieces the last ones cost less, as three for two. */
export type PromotionBenefitKind = 'AMOUNT' | 'BUNDLE' | 'FREE_SHIPPING' | 'PERCENTAGE'

/** What is left out does not restrict it: no dates is always, no storefronts is all of them. */
export type PromotionInput = {
  amounts: Array<CurrencyAmountInput>
  brands: Array<string>
  categories: Array<string>
  /** What shoppers type; without one it is given by itself. */
  code?: string | null | undefined
  /** 2026-11-27T00:00, by the retailer’s clock, or an instant. */
  from?: string | null | undefined
  fullPriceOnly: boolean
  isExclusive: boolean
  /** Small letters, digits and hyphens; stays the same. */
  key: string
  kind: PromotionBenefitKind
  minimum: Array<CurrencyAmountInput>
  mostInTotal?: number | null | undefined
  mostPerShopper?: number | null | undefined
  names: Array<PromotionNameInput>
  pieces?: number | null | undefined
  priority: number
  /** In hundredths of a percent. */
  rate?: number | null | undefined
  reduced?: number | null | undefined
  storefronts: Array<string>
  to?: string | null | undefined
}

export type PromotionNameInput = {
  language: string
  text: string
}

/** OVER: its last moment is behind. OFF: switched off, whatever its dates say. */
export type PromotionState = 'OFF' | 'OVER' | 'PLANNED' | 'RUNNING'

export type RepairState = 'CANCELLED' | 'COLLECTED' | 'IN_WORK' | 'NEW' | 'READY' | 'RECEIVED' | 'REFUSED'

export type ReturnCondition = 'AS_NEW' | 'DAMAGED' | 'INCOMPLETE' | 'MARKED'

export type ReturnReason =
  | 'CHANGED_MIND'
  | 'DAMAGED'
  | 'NOT_AS_EXPECTED'
  | 'TOO_LARGE'
  | 'TOO_SMALL'
  | 'UNKNOWN'
  | 'WRONG_ARTICLE'

/** How goods come back. */
export type ReturnWay = 'POST' | 'STORE'

export type ReviewSource = 'OWN' | 'TRUSTED_SHOPS'

export type ReviewState = 'DECLINED' | 'PUBLISHED' | 'WAITING'

export type SettingKind = 'CHOICE' | 'CHOICES' | 'LIST' | 'MONEY' | 'NUMBER' | 'PERCENT' | 'TEXT' | 'YES_NO'

export type SettingSubject =
  | 'ACCOUNTS'
  | 'APPROVALS'
  | 'CARE'
  | 'DELIVERY'
  | 'DEVICES'
  | 'EXTRAS'
  | 'FEEDS'
  | 'LOYALTY'
  | 'NUMBERS'
  | 'PAYMENT'
  | 'RETURNS'
  | 'SEARCH'
  | 'VAT'

export type SettingsProblem =
  | 'AT_LEAST'
  | 'AT_MOST'
  | 'BASIS_POINTS'
  | 'CENTS'
  | 'CLOSES_BEFORE_OPENS'
  | 'DAY'
  | 'DAY_TWICE'
  | 'EMPTY'
  | 'FIRST_PERIOD'
  | 'HOST'
  | 'ID'
  | 'LIST'
  | 'MISSING'
  | 'MOMENT'
  | 'NEGATIVE'
  | 'NO_HOURS'
  | 'NO_JSON'
  | 'NO_METHOD'
  | 'NUMBER'
  | 'OBJECT'
  | 'ONE_OF'
  | 'ORDER_PREFIX'
  | 'OVERLAPPING'
  | 'PAYMENT_METHOD'
  | 'PICKUP_PLACES'
  | 'PREFIX_OF_INVOICES'
  | 'SAME_PREFIX'
  | 'SERIES_PREFIX'
  | 'SIX_DIGITS'
  | 'TEXT'
  | 'TIME'
  | 'TIME_ZONE'
  | 'TOO_FEW'
  | 'TOO_LONG'
  | 'TOO_MANY'
  | 'TRANSIT'
  | 'TWICE'
  | 'UNKNOWN_NAMES'
  | 'UNMEANT'
  | 'UNTIL_BEFORE_FROM'
  | 'WHOLE_NUMBER'
  | 'YES_NO'

export type SimulatedArticleInput = {
  quantity: number
  /** Of a size. */
  sku: string
}

export type SizeGroup = 'MEN_OTHER' | 'MEN_SHOES' | 'UNISEX_OTHER' | 'UNISEX_SHOES' | 'WOMEN_OTHER' | 'WOMEN_SHOES'

export type StaffLanguage = 'DE' | 'EN' | 'FR' | 'NL'

export type StaffRole = 'EDITOR' | 'FINANCE' | 'MERCHANDISER' | 'OWNER' | 'READER' | 'SERVICE' | 'STORE' | 'WAREHOUSE'

export type StockCount = {
  location: string
  quantity: number
  sku: string
}

export type WebhookEventType =
  | 'CUSTOMER_ERASED'
  | 'CUSTOMER_REGISTERED'
  | 'ORDER_CANCELLED'
  | 'ORDER_DELIVERED'
  | 'ORDER_PAID'
  | 'ORDER_PLACED'
  | 'ORDER_REFUNDED'
  | 'ORDER_RETURNED'
  | 'ORDER_SHIPPED'
  | 'PRICE_CHANGED'
  | 'STOCK_LOW'

export type Weekday = 'FRIDAY' | 'MONDAY' | 'SATURDAY' | 'SUNDAY' | 'THURSDAY' | 'TUESDAY' | 'WEDNESDAY'

export type ApprovalsQueryVariables = Exact<{ [key: string]: never }>

export type ApprovalsQuery = {
  approvals: Array<{
    id: string
    action: string
    objectType: string
    objectId: string
    objectName: string
    shown: unknown
    askedBy: string
    askedAt: string
    expiresAt: string
    state: string
    decidedBy: string | null
    decidedAt: string | null
    reason: string | null
    isOwn: boolean
    mayDecide: boolean
    mayDecline: boolean
  }>
}

export type ApproveChangeMutationVariables = Exact<{
  id: string | number
}>

export type ApproveChangeMutation = {
  approveChange: {
    token: string | null
    problems: Array<{ messageKey: string; field: string | null; name: string | null }>
  }
}

export type DeclineChangeMutationVariables = Exact<{
  id: string | number
  reason: string
}>

export type DeclineChangeMutation = {
  declineChange: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type AuditQueryVariables = Exact<{
  after?: string | null | undefined
  memberId?: string | number | null | undefined
  objectType?: string | null | undefined
  objectId?: string | null | undefined
}>

export type AuditQuery = {
  audit: {
    next: string | null
    entries: Array<{
      id: string
      at: string
      memberId: string | null
      memberName: string
      action: string
      objectType: string
      objectId: string
      objectName: string
      before: unknown
      after: unknown
      address: string | null
      device: string
    }>
  }
}

export type BulkOrderQueryVariables = Exact<{
  number: string
}>

export type BulkOrderQuery = {
  order: {
    number: string
    version: number
    storefront: string
    placedAt: string
    email: string
    isCancellable: boolean
    total: { amount: number; currency: string }
    mails: Array<{ key: string; kind: string }>
  } | null
}

export type BulkPermissionsQueryVariables = Exact<{ [key: string]: never }>

export type BulkPermissionsQuery = { me: { permissions: Array<Permission> } | null }

export type LabelPlanQueryVariables = Exact<{
  numbers: Array<string> | string
}>

export type LabelPlanQuery = {
  labelPlan: Array<{
    makesLabels: boolean
    isPaid: boolean
    isPacked: boolean
    isCollected: boolean
    customsLacks: Array<string>
    parcels: number
    label: { id: string; isOutdated: boolean } | null
    order: {
      number: string
      storefront: string
      placedAt: string
      email: string
      total: { amount: number; currency: string }
    }
  }>
}

export type CallerProductsQueryVariables = Exact<{
  text: string
}>

export type CallerProductsQuery = { searchProducts: Array<{ sku: string; isOnSale: boolean }> }

export type CallerSizesQueryVariables = Exact<{
  sku: string
}>

export type CallerSizesQuery = {
  product: {
    sku: string
    name: string
    brand: string
    image: string | null
    sizes: Array<{
      sku: string
      size: string
      prices: Array<{ storefront: string; price: { amount: number; currency: string } }>
      shelves: Array<{ available: number }>
    }>
  } | null
}

export type CallerLikeQueryVariables = Exact<{
  number: string
}>

export type CallerLikeQuery = {
  order: {
    storefront: string
    email: string
    billingAddress: {
      firstName: string
      lastName: string
      street: string
      houseNumber: string | null
      addition: string | null
      zipcode: string
      city: string
      country: string
      phoneNumber: string | null
      servicePoint: string | null
    }
  } | null
}

export type CallerAccountQueryVariables = Exact<{
  number: string
}>

export type CallerAccountQuery = {
  customer: {
    number: string
    firstName: string
    lastName: string
    email: string
    emailConfirmedAt: string | null
    storefront: string
    addresses: Array<{
      firstName: string
      lastName: string
      street: string
      houseNumber: string | null
      addition: string | null
      zipcode: string
      city: string
      country: string
      phoneNumber: string | null
      servicePoint: string | null
    }>
  } | null
}

export type PlaceForCallerMutationVariables = Exact<{
  storefront: string
  items: Array<CallerItem> | CallerItem
  email: string
  customer?: string | null | undefined
  address: CallerAddress
  comment?: string | null | undefined
  termsRead: boolean
  expectedTotal?: number | null | undefined
}>

export type PlaceForCallerMutation = {
  placeForCaller: {
    id: string | null
    problems: Array<{ messageKey: string; field: string | null; name: string | null }>
  }
}

export type SaveContentMutationVariables = Exact<{
  id: string | number
  revision: string
  data?: unknown
  uid?: string | null | undefined
  step: ContentStep
  publishAt?: string | null | undefined
  takeOffAt?: string | null | undefined
}>

export type SaveContentMutation = {
  saveContent: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type RestoreContentMutationVariables = Exact<{
  id: string | number
  revision: string
  version: number
}>

export type RestoreContentMutation = {
  restoreContent: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type NewContentQueryVariables = Exact<{
  id: string | number
  isCopy: boolean
}>

export type NewContentQuery = {
  contentTypes: Array<string>
  me: { permissions: Array<Permission>; storefronts: Array<string> | null } | null
  contentRepository: { kind: string }
  content?: {
    listed: { id: string; name: string; type: string; lang: string }
    translations: Array<{ lang: string }>
  } | null
}

export type AddContentMutationVariables = Exact<{
  type: string
  lang: string
  uid: string
  title: string
  copyOf?: string | number | null | undefined
}>

export type AddContentMutation = {
  addContent: { id: string | null; problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type ContentPicturesQueryVariables = Exact<{ [key: string]: never }>

export type ContentPicturesQuery = {
  me: { permissions: Array<Permission> } | null
  contentPictures: Array<{ name: string; url: string; width: number; height: number }>
}

export type AddContentPictureMutationVariables = Exact<{
  upload: string | number
}>

export type AddContentPictureMutation = {
  addContentPicture: {
    id: string | null
    problems: Array<{ messageKey: string; field: string | null; name: string | null }>
  }
}

export type PreviewContentMutationVariables = Exact<{
  id: string | number
  data: unknown
}>

export type PreviewContentMutation = { previewContent: { path: string | null; framePath: string | null } }

export type EditedContentQueryVariables = Exact<{
  id: string | number
}>

export type EditedContentQuery = {
  me: { permissions: Array<Permission>; storefronts: Array<string> | null } | null
  contentRepository: { kind: string; address: string | null }
  content: {
    revision: string
    data: unknown
    head: number | null
    published: number | null
    scheduledBy: string | null
    isMovable: boolean
    listed: {
      uid: string | null
      id: string
      type: string
      lang: string
      name: string
      path: string | null
      state: ContentState
      publishedAt: string | null
      savedAt: string | null
      savedBy: string | null
      publishAt: string | null
      takeOffAt: string | null
    }
    translations: Array<{ id: string; lang: string; state: ContentState }>
    versions: Array<{ id: number; name: string; savedAt: string; savedBy: string | null; publishedAt: string | null }>
    model: { id: string; tabs: unknown; slices: unknown } | null
  } | null
}

export type NamedPicturesQueryVariables = Exact<{
  names?: Array<string> | string | null | undefined
}>

export type NamedPicturesQuery = { contentPictures: Array<{ name: string; url: string }> }

export type LinkedDocumentsQueryVariables = Exact<{
  lang: string
  type?: string | null | undefined
}>

export type LinkedDocumentsQuery = { contents: Array<{ id: string; type: string; name: string }> }

export type ContentWriterQueryVariables = Exact<{ [key: string]: never }>

export type ContentWriterQuery = { me: { permissions: Array<Permission>; storefronts: Array<string> | null } | null }

export type ContentsQueryVariables = Exact<{
  type?: string | null | undefined
  lang?: string | null | undefined
  state?: ContentState | null | undefined
  text?: string | null | undefined
}>

export type ContentsQuery = {
  contentTypes: Array<string>
  contentRepository: { kind: string; address: string | null }
  contents: Array<{
    id: string
    type: string
    lang: string
    name: string
    path: string | null
    state: ContentState
    publishedAt: string | null
    savedAt: string | null
    savedBy: string | null
    publishAt: string | null
    takeOffAt: string | null
  }>
}

export type CustomerQueryVariables = Exact<{
  number: string
}>

export type CustomerQuery = {
  me: { permissions: Array<Permission> } | null
  customer: {
    number: string
    firstName: string
    lastName: string
    email: string
    emailConfirmedAt: string | null
    storefront: string
    newsletter: boolean
    createdAt: string
    pointsAvailable: number
    pointsPending: number
    codesSince: string | null
    favouriteStores: Array<string>
    pointsBook: Array<{
      type: string
      points: number
      state: string
      at: string
      orderNumber: string | null
      reason: string | null
    }>
    addresses: Array<{
      firstName: string
      lastName: string
      street: string
      houseNumber: string | null
      addition: string | null
      zipcode: string
      city: string
      country: string
      phoneNumber: string | null
      servicePoint: string | null
    }>
    vouchers: Array<{
      number: string
      status: string
      validTo: string
      reason: string | null
      by: string | null
      amount: { amount: number; currency: string }
    }>
    consentStandings: Array<{
      purpose: string
      decision: string
      since: string
      givenAt: string | null
      wordingVersion: string
    }>
    consents: Array<{
      purpose: string
      decision: string
      at: string
      wordingVersion: string
      form: string
      storefront: string
      language: string
    }>
    subscription: { status: string; askedAt: string; confirmedAt: string | null; unsubscribedAt: string | null } | null
    sessions: Array<{ device: string; seenAt: string }>
    passkeys: Array<{ name: string; createdAt: string; usedAt: string | null }>
    reservations: Array<{
      number: string
      article: string
      size: string | null
      store: string
      state: string
      heldUntil: string
    }>
    awaited: Array<{ article: string; size: string | null; askedAt: string }>
    wishlist: Array<{ sku: string; name: string }>
    mails: Array<{ id: string; subject: string; createdAt: string; sentAt: string | null }>
    approvals: Array<{ id: string }>
    orders: Array<{
      number: string
      placedAt: string
      storefront: string
      customerName: string
      email: string
      money: MoneyState
      fulfilment: FulfilmentState
      delivery: DeliveryKind
      pieces: number
      total: { amount: number; currency: string }
    }>
  } | null
}

export type SendPasswordMailMutationVariables = Exact<{
  number: string
}>

export type SendPasswordMailMutation = {
  sendPasswordMail: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type EndCustomerSessionsMutationVariables = Exact<{
  number: string
}>

export type EndCustomerSessionsMutation = {
  endCustomerSessions: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type RemoveCustomerFactorsMutationVariables = Exact<{
  number: string
}>

export type RemoveCustomerFactorsMutation = {
  removeCustomerFactors: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type EraseCustomerMutationVariables = Exact<{
  number: string
}>

export type EraseCustomerMutation = {
  eraseCustomer: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type ChangeCustomerPointsMutationVariables = Exact<{
  number: string
  points: number
  reason: string
  key: string
}>

export type ChangeCustomerPointsMutation = {
  changeCustomerPoints: {
    approvalId: string | null
    problems: Array<{ messageKey: string; field: string | null; name: string | null }>
  }
}

export type GiveCustomerVoucherMutationVariables = Exact<{
  number: string
  amount: number
  reason: string
  key: string
}>

export type GiveCustomerVoucherMutation = {
  giveCustomerVoucher: {
    approvalId: string | null
    problems: Array<{ messageKey: string; field: string | null; name: string | null }>
  }
}

export type VoidCustomerVoucherMutationVariables = Exact<{
  number: string
  voucher: string
  reason: string
}>

export type VoidCustomerVoucherMutation = {
  voidCustomerVoucher: {
    approvalId: string | null
    problems: Array<{ messageKey: string; field: string | null; name: string | null }>
  }
}

export type CustomerRecordsQueryVariables = Exact<{
  number: string
}>

export type CustomerRecordsQuery = { customerRecords: string | null }

export type CustomersQueryVariables = Exact<{
  text: string
}>

export type CustomersQuery = {
  searchCustomers: Array<{ number: string; name: string; email: string; storefront: string; createdAt: string }>
}

export type ExportFileMutationVariables = Exact<{
  kind: ExportKind
  filter: ExportFilter
}>

export type ExportFileMutation = { exportFile: { problems: Array<{ messageKey: string; field: string | null }> } }

export type ExportsQueryVariables = Exact<{ [key: string]: never }>

export type ExportsQuery = {
  exportKinds: Array<ExportKind>
  me: { storefronts: Array<string> | null } | null
  exportMonth: { from: string; until: string }
}

export type FrameQueryVariables = Exact<{ [key: string]: never }>

export type FrameQuery = { me: { name: string; permissions: Array<Permission> } | null }

export type StaffGiftCardsQueryVariables = Exact<{
  text: string
}>

export type StaffGiftCardsQuery = {
  giftCards: Array<{
    id: string
    ending: string
    storefront: string
    validUntil: string
    blockedAt: string | null
    mailAt: string
    mailedAt: string | null
    giver: string
    receiver: string
    sold: { amount: number; currency: string }
    balance: { amount: number; currency: string }
    movements: Array<{ kind: string; order: string | null; at: string; amount: { amount: number; currency: string } }>
  }>
}

export type StaffGiftCardFieldsFragment = {
  id: string
  ending: string
  storefront: string
  validUntil: string
  blockedAt: string | null
  mailAt: string
  mailedAt: string | null
  giver: string
  receiver: string
  sold: { amount: number; currency: string }
  balance: { amount: number; currency: string }
  movements: Array<{ kind: string; order: string | null; at: string; amount: { amount: number; currency: string } }>
}

export type BlockGiftCardMutationVariables = Exact<{
  card: string | number
  blocked: boolean
}>

export type BlockGiftCardMutation = {
  blockGiftCard: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type WithdrawGiftCardMutationVariables = Exact<{
  card: string | number
}>

export type WithdrawGiftCardMutation = {
  withdrawGiftCard: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type MailGiftCardAgainMutationVariables = Exact<{
  card: string | number
  key: string
}>

export type MailGiftCardAgainMutation = {
  mailGiftCardAgain: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type HealthQueryVariables = Exact<{ [key: string]: never }>

export type HealthQuery = {
  health: Array<{ name: string; isWell: boolean }>
  vendors: Array<{
    vendor: string
    answered: number
    failed: number
    lastFailure: string | null
    lastFailureAt: string | null
    lastOperation: string | null
    lastDetail: string | null
  }>
}

export type HomeQueryVariables = Exact<{ [key: string]: never }>

export type HomeQuery = {
  orderViews: Array<{ view: OrderView; count: number; isMore: boolean }>
  mentions: Array<{ id: string; order: string; author: string; text: string; at: string }>
}

export type EndMentionMutationVariables = Exact<{
  note: string | number
}>

export type EndMentionMutation = {
  endMention: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type FiguresOfTodayQueryVariables = Exact<{ [key: string]: never }>

export type FiguresOfTodayQuery = {
  figuresOfToday: {
    today: Array<{
      currency: string
      orders: number
      returns: number
      revenue: { amount: number; currency: string }
      average: { amount: number; currency: string } | null
      refunds: { amount: number; currency: string }
    }>
    lastWeek: Array<{
      currency: string
      orders: number
      returns: number
      revenue: { amount: number; currency: string }
      average: { amount: number; currency: string } | null
      refunds: { amount: number; currency: string }
    }>
    lastYear: Array<{
      currency: string
      orders: number
      returns: number
      revenue: { amount: number; currency: string }
      average: { amount: number; currency: string } | null
      refunds: { amount: number; currency: string }
    }>
  }
  figuresByDay: Array<{ day: string; orders: number; revenue: { amount: number; currency: string } }>
}

export type FiguresFragment = {
  currency: string
  orders: number
  returns: number
  revenue: { amount: number; currency: string }
  average: { amount: number; currency: string } | null
  refunds: { amount: number; currency: string }
}

export type WaitingReviewsQueryVariables = Exact<{ [key: string]: never }>

export type WaitingReviewsQuery = { waitingReviews: number }

export type OwnPermissionsQueryVariables = Exact<{ [key: string]: never }>

export type OwnPermissionsQuery = { me: { permissions: Array<Permission> } | null }

export type ImportQueryVariables = Exact<{
  id: number
}>

export type ImportQuery = {
  me: { permissions: Array<Permission> } | null
  import: {
    id: number
    kind: string
    mode: string
    status: string
    fileName: string
    startedBy: string
    approvedBy: string | null
    undoneBy: string | null
    startedAt: string
    appliedAt: string | null
    reasons: Array<string>
    counts: { rows: number; created: number; changed: number; unchanged: number; withdrawn: number; refused: number }
    rows: Array<{
      line: number | null
      sku: string | null
      place: string | null
      action: string | null
      was: string
      becomes: string
      problems: Array<string>
      leftBecause: string | null
      changes: Array<{ field: string; was: string; becomes: string }>
    }>
  } | null
}

export type CategoriesOfImportQueryVariables = Exact<{ [key: string]: never }>

export type CategoriesOfImportQuery = {
  productChoices: { categories: Array<{ key: string; name: string; level: number }> }
}

export type ApproveImportMutationVariables = Exact<{
  id: number
}>

export type ApproveImportMutation = {
  approveImport: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type UndoImportMutationVariables = Exact<{
  id: number
}>

export type UndoImportMutation = {
  undoImport: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type ImportsQueryVariables = Exact<{ [key: string]: never }>

export type ImportsQuery = {
  me: { permissions: Array<Permission> } | null
  imports: Array<{
    id: number
    kind: string
    status: string
    fileName: string
    startedBy: string
    startedAt: string
    counts: { rows: number; refused: number }
  }>
}

export type BeginImportMutationVariables = Exact<{
  upload: string | number
  kind: ImportKind
  mode: ImportMode
}>

export type BeginImportMutation = {
  beginImport: { id: string | null; problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type IntegrationsQueryVariables = Exact<{ [key: string]: never }>

export type IntegrationsQuery = {
  me: { permissions: Array<Permission> } | null
  webhookEndpoints: Array<{
    id: string
    url: string
    description: string
    types: Array<WebhookEventType> | null
    isActive: boolean
    waiting: number
    failed: number
  }>
  apiKeys: Array<{
    id: string
    name: string
    beginning: string
    scopes: Array<Permission>
    storefronts: Array<string> | null
    createdBy: string
    createdAt: string
    usedAt: string | null
    revokedAt: string | null
  }>
}

export type AddWebhookEndpointMutationVariables = Exact<{
  url: string
  description: string
  types?: Array<WebhookEventType> | WebhookEventType | null | undefined
}>

export type AddWebhookEndpointMutation = {
  addWebhookEndpoint: {
    secret: string | null
    problems: Array<{ messageKey: string; field: string | null; name: string | null }>
  }
}

export type MakeApiKeyMutationVariables = Exact<{
  name: string
  scopes: Array<Permission> | Permission
  storefronts?: Array<string> | string | null | undefined
}>

export type MakeApiKeyMutation = {
  makeApiKey: {
    secret: string | null
    problems: Array<{ messageKey: string; field: string | null; name: string | null }>
  }
}

export type RevokeApiKeyMutationVariables = Exact<{
  id: string | number
}>

export type RevokeApiKeyMutation = {
  revokeApiKey: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type InvitationQueryVariables = Exact<{
  token: string
}>

export type InvitationQuery = {
  hasPasskeys: boolean
  signInName: string | null
  invitation: { name: string; email: string; otpauthUrl: string; secret: string } | null
}

export type AcceptInvitationMutationVariables = Exact<{
  token: string
  password: string
  repeated: string
  code: string
}>

export type AcceptInvitationMutation = {
  acceptInvitation: {
    recoveryCodes: Array<string>
    problems: Array<{ messageKey: string; field: string | null; name: string | null }>
  }
}

export type AcceptByPasskeyMutationVariables = Exact<{
  token: string
  answer: unknown
}>

export type AcceptByPasskeyMutation = {
  acceptByPasskey: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type FailedJobsQueryVariables = Exact<{ [key: string]: never }>

export type FailedJobsQuery = {
  me: { permissions: Array<Permission> } | null
  failedJobs: Array<{ queue: string; failedAt: string; data: unknown; reason: string }>
}

export type RetryFailedJobsMutationVariables = Exact<{
  queue?: string | null | undefined
}>

export type RetryFailedJobsMutation = {
  retryFailedJobs: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type ReturnLabelQueryVariables = Exact<{
  number: string
  reference: string
}>

export type ReturnLabelQuery = { returnLabel: { name: string; pdf: string } | null }

export type ArrangedListQueryVariables = Exact<{ [key: string]: never }>

export type ArrangedListQuery = {
  me: { permissions: Array<Permission>; storefronts: Array<string> | null } | null
  productChoices: {
    brands: Array<{ slug: string; name: string }>
    categories: Array<{ key: string; name: string; level: number }>
  }
  arrangedCategories: Array<{
    key: string
    arrangements: Array<{
      storefront: string | null
      buried: Array<string>
      version: number
      changedAt: string
      changedBy: string
      steps: Array<{ kind: ArrangementStepKind; brand: string | null }>
      pins: Array<{ sku: string; place: number }>
    }>
  }>
}

export type PreviewArrangementQueryVariables = Exact<{
  category: string
  storefront: string
  arrangement: ArrangementInput
}>

export type PreviewArrangementQuery = {
  listTiles: Array<{ id: string; title: string; place: number | null; image: string | null }>
  arrangementPreview: {
    total: number
    resting: Array<{ sku: string; name: string | null }>
    buried: Array<{ sku: string; name: string | null }>
    products: Array<{
      sku: string
      name: string
      brand: string
      color: string
      image: string | null
      place: number
      sizes: number
      sizesInStock: number
      sold: number
      isPinned: boolean
      isBuried: boolean
      price: { amount: number; currency: string }
      priorPrice: { amount: number; currency: string } | null
    }>
  } | null
}

export type PublishArrangementMutationVariables = Exact<{
  category: string
  storefront?: string | null | undefined
  arrangement: ArrangementInput
  seen: number
}>

export type PublishArrangementMutation = {
  publishArrangement: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type LogInMutationVariables = Exact<{
  email: string
  password: string
  code: string
}>

export type LogInMutation = {
  logIn: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type LogInByPasskeyMutationVariables = Exact<{
  answer: unknown
}>

export type LogInByPasskeyMutation = {
  logInByPasskey: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type HasPasskeysQueryVariables = Exact<{ [key: string]: never }>

export type HasPasskeysQuery = { hasPasskeys: boolean; signInName: string | null }

export type LogOutMutationVariables = Exact<{ [key: string]: never }>

export type LogOutMutation = { logOut: { elsewhere: string | null } }

export type MailsQueryVariables = Exact<{
  unsentOnly: boolean
}>

export type MailsQuery = {
  mails: Array<{
    id: string
    kind: string
    to: string
    subject: string
    createdAt: string
    sentAt: string | null
    lastError: string | null
    text: string | null
  }>
}

export type MeQueryVariables = Exact<{ [key: string]: never }>

export type MeQuery = {
  hasPasskeys: boolean
  me: {
    name: string
    email: string
    language: StaffLanguage
    roles: Array<StaffRole>
    isProved: boolean
    mentionMails: boolean
  } | null
  ownCredentials: {
    hasPassword: boolean
    passkeys: Array<{ id: string; name: string; createdAt: string; usedAt: string | null }>
  }
  ownSessions: Array<{ id: string; device: string; address: string | null; seenAt: string; isOwn: boolean }>
}

export type ChangeLanguageMutationVariables = Exact<{
  language: StaffLanguage
}>

export type ChangeLanguageMutation = { changeLanguage: { id: string | null } }

export type ChangeMentionMailsMutationVariables = Exact<{
  wanted: boolean
}>

export type ChangeMentionMailsMutation = { changeMentionMails: { id: string | null } }

export type EndSessionMutationVariables = Exact<{
  id: string | number
}>

export type EndSessionMutation = {
  endSession: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type ChangePasswordMutationVariables = Exact<{
  password: string
  newPassword: string
  repeated: string
  code: string
}>

export type ChangePasswordMutation = {
  changePassword: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type RenewRecoveryCodesMutationVariables = Exact<{ [key: string]: never }>

export type RenewRecoveryCodesMutation = {
  renewRecoveryCodes: {
    recoveryCodes: Array<string>
    problems: Array<{ messageKey: string; field: string | null; name: string | null }>
  }
}

export type AddPasskeyMutationVariables = Exact<{
  answer: unknown
}>

export type AddPasskeyMutation = {
  addPasskey: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type RemovePasskeyMutationVariables = Exact<{
  id: string | number
}>

export type RemovePasskeyMutation = {
  removePasskey: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type MerchandisingQueryVariables = Exact<{ [key: string]: never }>

export type MerchandisingQuery = {
  productChoices: { categories: Array<{ key: string; name: string; level: number }> }
  arrangedCategories: Array<{
    key: string
    arrangements: Array<{ storefront: string | null; pins: Array<{ sku: string }> }>
  }>
}

export type AddToOrderMutationVariables = Exact<{
  number: string
  version: number
  items: Array<CallerItem> | CallerItem
  insteadOf: Array<Pieces> | Pieces
  termsRead: boolean
  expectedTotal?: number | null | undefined
  key: string
}>

export type AddToOrderMutation = {
  addToOrder: { id: string | null; problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type ChangeOrderSizeMutationVariables = Exact<{
  number: string
  version: number
  position: number
  quantity: number
  sku: string
  key: string
}>

export type ChangeOrderSizeMutation = {
  changeOrderSize: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type RemoveOrderPiecesMutationVariables = Exact<{
  number: string
  version: number
  pieces: Array<Pieces> | Pieces
  key: string
}>

export type RemoveOrderPiecesMutation = {
  removeOrderPieces: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type ExchangePiecesMutationVariables = Exact<{
  number: string
  version: number
  pieces: Array<ExchangedPiece> | ExchangedPiece
  way: ReturnWay
  key: string
}>

export type ExchangePiecesMutation = {
  exchangePieces: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type GiveOrderVoucherMutationVariables = Exact<{
  number: string
  version: number
  amount: number
  reason: string
  key: string
}>

export type GiveOrderVoucherMutation = {
  giveOrderVoucher: {
    approvalId: string | null
    problems: Array<{ messageKey: string; field: string | null; name: string | null }>
  }
}

export type SendMailAgainMutationVariables = Exact<{
  number: string
  version: number
  mail: string
  key: string
}>

export type SendMailAgainMutation = {
  sendMailAgain: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type OrderQueryVariables = Exact<{
  number: string
}>

export type OrderQuery = {
  me: { permissions: Array<Permission>; stores: Array<string> | null; isProved: boolean } | null
  colleagues: Array<{ id: string; name: string }>
  order: {
    number: string
    version: number
    storefront: string
    email: string
    customerNumber: string | null
    comment: string | null
    placedAt: string
    money: MoneyState
    state: string
    delivery: DeliveryKind
    shippingMethod: string
    paymentMethod: string
    isCancellable: boolean
    isAddressOpen: boolean
    isSizeOpen: boolean
    isRemovable: boolean
    exchangeOf: string | null
    exchanges: Array<string>
    additionTo: string | null
    additions: Array<string>
    isAddable: boolean
    sizes: Array<{ position: number; sku: string; size: string; available: number }>
    billingAddress: {
      firstName: string
      lastName: string
      street: string
      houseNumber: string | null
      addition: string | null
      zipcode: string
      city: string
      country: string
      phoneNumber: string | null
      servicePoint: string | null
    }
    shippingAddress: {
      firstName: string
      lastName: string
      street: string
      houseNumber: string | null
      addition: string | null
      zipcode: string
      city: string
      country: string
      phoneNumber: string | null
      servicePoint: string | null
    }
    subtotal: { amount: number; currency: string }
    discountTotal: { amount: number; currency: string }
    costsTotal: { amount: number; currency: string }
    shippingTotal: { amount: number; currency: string }
    total: { amount: number; currency: string }
    taxTotal: { amount: number; currency: string }
    refunded: { amount: number; currency: string }
    refundable: { amount: number; currency: string }
    lines: Array<{
      position: number
      type: string
      sku: string
      brand: string | null
      name: string
      size: string | null
      color: string | null
      image: string | null
      quantity: number
      shipped: number
      returned: number
      notDelivered: number
      waiting: number
      returnable: number
      total: { amount: number; currency: string }
    }>
    payments: Array<{
      id: string
      attempt: number
      method: string
      methodName: string
      status: string
      providerId: string | null
      failureReason: string | null
      createdAt: string
      amount: { amount: number; currency: string }
    }>
    label: { carrier: string; trackingCode: string; madeAt: string } | null
    parcels: Array<{
      id: string
      key: string
      carrier: string
      trackingCode: string | null
      trackingUrl: string | null
      shippedAt: string
      deliveredAt: string | null
      pieces: Array<{ position: number; quantity: number; name: string }>
    }>
    returns: Array<{
      id: string
      reference: string
      way: string
      announcedAt: string
      receivedAt: string | null
      pieces: Array<{ position: number; quantity: number; name: string }>
    }>
    refunds: Array<{
      id: string
      reason: string
      createdAt: string
      dueAt: string
      refundedAt: string | null
      byHandDoneAt: string | null
      amount: { amount: number; currency: string }
      byHand: { amount: number; currency: string }
    }>
    pickup: { store: string; state: string; expectedAt: string; keptUntil: string | null } | null
    papers: Array<{ number: string; kind: string; issuedAt: string }>
    mails: Array<{
      id: string
      key: string
      isRepeatable: boolean
      kind: string
      subject: string
      to: string
      createdAt: string
      sentAt: string | null
      text: string | null
      isErased: boolean
    }>
    notes: Array<{ id: string; author: string; text: string; createdAt: string }>
    timeline: Array<{
      at: string
      kind: string
      about: string
      detail: string | null
      author: string | null
      why: string | null
      amount: { amount: number; currency: string } | null
    }>
  } | null
}

export type OrderAddressFragment = {
  firstName: string
  lastName: string
  street: string
  houseNumber: string | null
  addition: string | null
  zipcode: string
  city: string
  country: string
  phoneNumber: string | null
  servicePoint: string | null
}

export type AddOrderNoteMutationVariables = Exact<{
  number: string
  text: string
  key: string
}>

export type AddOrderNoteMutation = {
  addOrderNote: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type RefundOrderMutationVariables = Exact<{
  number: string
  version: number
  amount: number
  reason: string
  key: string
}>

export type RefundOrderMutation = {
  refundOrder: {
    approvalId: string | null
    problems: Array<{ messageKey: string; field: string | null; name: string | null }>
  }
}

export type ChangeOrderAddressMutationVariables = Exact<{
  number: string
  version: number
  address: NewAddress
  key: string
}>

export type ChangeOrderAddressMutation = {
  changeOrderAddress: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type CancelOrderMutationVariables = Exact<{
  number: string
}>

export type CancelOrderMutation = {
  cancelOrder: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type SendParcelMutationVariables = Exact<{
  number: string
  carrier: string
  trackingCode?: string | null | undefined
  trackingUrl?: string | null | undefined
  pieces?: Array<Pieces> | Pieces | null | undefined
  parcelsSeen: number
}>

export type SendParcelMutation = {
  sendParcel: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type DeliverParcelMutationVariables = Exact<{
  number: string
  parcel?: string | null | undefined
}>

export type DeliverParcelMutation = {
  deliverParcel: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type ReadyInStoreMutationVariables = Exact<{
  number: string
}>

export type ReadyInStoreMutation = {
  readyInStore: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type CollectedInStoreMutationVariables = Exact<{
  number: string
}>

export type CollectedInStoreMutation = {
  collectedInStore: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type ReportMissingMutationVariables = Exact<{
  number: string
  pieces: Array<Pieces> | Pieces
}>

export type ReportMissingMutation = {
  reportMissing: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type ReceiveReturnMutationVariables = Exact<{
  number: string
  reference: string
  pieces?: Array<Pieces> | Pieces | null | undefined
}>

export type ReceiveReturnMutation = {
  receiveReturn: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type RefundByHandMutationVariables = Exact<{
  number: string
  refundId: string | number
}>

export type RefundByHandMutation = {
  refundByHand: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type OrderPieceFragment = {
  position: number
  type: string
  sku: string
  ean: string | null
  brand: string | null
  name: string
  size: string | null
  color: string | null
  image: string | null
}

export type OrdersQueryVariables = Exact<{
  filter: OrderFilter
  after?: string | null | undefined
}>

export type OrdersQuery = {
  me: { permissions: Array<Permission>; stores: Array<string> | null } | null
  ownViews: Array<{ id: string; name: string; query: string }>
  orderViews: Array<{ view: OrderView; count: number; isMore: boolean }>
  orders: {
    next: string | null
    orders: Array<{
      number: string
      placedAt: string
      storefront: string
      customerName: string
      email: string
      money: MoneyState
      fulfilment: FulfilmentState
      delivery: DeliveryKind
      pieces: number
      total: { amount: number; currency: string }
    }>
  }
}

export type KeepViewMutationVariables = Exact<{
  name: string
  query: string
}>

export type KeepViewMutation = {
  keepView: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type RemoveViewMutationVariables = Exact<{
  id: string | number
}>

export type RemoveViewMutation = {
  removeView: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type OwnStoresFragment = {
  me: { permissions: Array<Permission> } | null
  shelfLocations: Array<{ code: string; name: string; isStore: boolean }>
}

export type PackQueryVariables = Exact<{
  number: string
}>

export type PackQuery = {
  order: {
    number: string
    storefront: string
    placedAt: string
    shippingMethod: string
    comment: string | null
    giftCode: string | null
    giftPath: string | null
    exchangeOf: string | null
    exchanges: Array<string>
    additionTo: string | null
    additions: Array<string>
    makesLabels: boolean
    shippingAddress: {
      firstName: string
      lastName: string
      street: string
      houseNumber: string | null
      addition: string | null
      zipcode: string
      city: string
      country: string
      phoneNumber: string | null
      servicePoint: string | null
    }
    pickup: { store: string; state: string } | null
    parcels: Array<{ id: string }>
    label: {
      id: string
      carrier: string
      trackingCode: string
      trackingUrl: string | null
      madeAt: string
      isOutdated: boolean
    } | null
    lines: Array<{
      quantity: number
      waiting: number
      position: number
      type: string
      sku: string
      ean: string | null
      brand: string | null
      name: string
      size: string | null
      color: string | null
      image: string | null
    }>
  } | null
}

export type ScanPieceQueryVariables = Exact<{
  number: string
  packed: Array<Pieces> | Pieces
  code: string
}>

export type ScanPieceQuery = { scanPiece: { position: number | null; problem: string | null } | null }

export type MakeParcelLabelMutationVariables = Exact<{
  number: string
  pieces?: Array<Pieces> | Pieces | null | undefined
  parcelsSeen: number
}>

export type MakeParcelLabelMutation = {
  makeParcelLabel: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type CancelParcelLabelMutationVariables = Exact<{
  number: string
  label: string | number
}>

export type CancelParcelLabelMutation = {
  cancelParcelLabel: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type PackingWavesQueryVariables = Exact<{ [key: string]: never }>

export type PackingWavesQuery = {
  packingWaves: Array<{ id: string; name: string; createdBy: string; createdAt: string; count: number; packed: number }>
}

export type BeginWaveMutationVariables = Exact<{
  name: string
  most: number
  storefront?: string | null | undefined
  delivery?: DeliveryKind | null | undefined
  key: string
}>

export type BeginWaveMutation = {
  beginWave: { id: string | null; problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type PaperQueryVariables = Exact<{
  number: string
}>

export type PaperQuery = { paper: { name: string; pdf: string } | null }

export type ParcelLabelFileQueryVariables = Exact<{
  number: string
  label: string | number
}>

export type ParcelLabelFileQuery = { parcelLabel: { name: string; pdf: string } | null }

export type BeginPasskeyLogInMutationVariables = Exact<{ [key: string]: never }>

export type BeginPasskeyLogInMutation = { beginPasskeyLogIn: { options: unknown } }

export type BeginPasskeyProofMutationVariables = Exact<{ [key: string]: never }>

export type BeginPasskeyProofMutation = { beginPasskeyProof: { options: unknown } }

export type BeginPasskeyMutationVariables = Exact<{ [key: string]: never }>

export type BeginPasskeyMutation = { beginPasskey: { options: unknown } }

export type BeginByPasskeyMutationVariables = Exact<{
  token: string
}>

export type BeginByPasskeyMutation = { beginByPasskey: { options: unknown } }

export type PickListQueryVariables = Exact<{ [key: string]: never }>

export type PickListQuery = {
  pickList: Array<{
    location: string
    sku: string
    ean: string | null
    brand: string | null
    name: string
    size: string | null
    color: string | null
    pieces: number
    orders: Array<string>
  }>
}

export type CellOfNameQueryVariables = Exact<{
  sku: string
}>

export type CellOfNameQuery = {
  editedProduct: { version: string; cells: Array<{ column: string; value: string }> } | null
}

export type CellOfSizeQueryVariables = Exact<{
  sku: string
}>

export type CellOfSizeQuery = {
  product: {
    sizes: Array<{
      sku: string
      prices: Array<{ storefront: string; price: { amount: number; currency: string } }>
      shelves: Array<{ location: string; onHand: number }>
    }>
  } | null
}

export type ChangeCellOfNameMutationVariables = Exact<{
  sku: string
  version: string
  cells: Array<ProductCellInput> | ProductCellInput
}>

export type ChangeCellOfNameMutation = {
  changeProduct: {
    id: string | null
    problems: Array<{ messageKey: string; field: string | null; name: string | null }>
  }
}

export type ChangeCellOfPriceMutationVariables = Exact<{
  sku: string
  storefronts: Array<string> | string
  price: number
}>

export type ChangeCellOfPriceMutation = {
  changePrice: { id: string | null; problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type CountCellMutationVariables = Exact<{
  sku: string
  counts: Array<StockCount> | StockCount
}>

export type CountCellMutation = {
  countStock: { id: string | null; problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type StateOfCellQueryVariables = Exact<{
  id: number
}>

export type StateOfCellQuery = { import: { status: string } | null }

export type ProductChangesQueryVariables = Exact<{
  selection: ProductSelection
}>

export type ProductChangesQuery = {
  selectedProducts: number
  productChoices: { categories: Array<{ key: string; name: string; level: number }> }
}

export type PlanPriceChangeMutationVariables = Exact<{
  selection: ProductSelection
  storefronts: Array<string> | string
  by: PriceMove
  value: number
  ending: PriceEnding
  from?: string | null | undefined
  until?: string | null | undefined
}>

export type PlanPriceChangeMutation = {
  planPriceChange: {
    id: string | null
    problems: Array<{ messageKey: string; field: string | null; name: string | null }>
  }
}

export type PlanProductChangeMutationVariables = Exact<{
  selection: ProductSelection
  decision: ProductDecision
  category?: string | null | undefined
  from?: string | null | undefined
  until?: string | null | undefined
}>

export type PlanProductChangeMutation = {
  planProductChange: {
    id: string | null
    problems: Array<{ messageKey: string; field: string | null; name: string | null }>
  }
}

export type BrandChoicesFragment = { brands: Array<{ slug: string; name: string }> }

export type CategoryChoicesFragment = { categories: Array<{ key: string; name: string; level: number }> }

export type ProductPreviewsQueryVariables = Exact<{
  sku: string
}>

export type ProductPreviewsQuery = { productPreviews: Array<{ storefront: string; path: string }> }

export type EditedProductQueryVariables = Exact<{
  sku: string
}>

export type EditedProductQuery = {
  me: { permissions: Array<Permission> } | null
  editedProduct: {
    sku: string
    name: string
    version: string
    isOnSale: boolean
    isWithdrawn: boolean
    onSaleFrom: string | null
    onSaleUntil: string | null
    manufacturers: Array<string>
    lacks: Array<{ column: string; isNeeded: boolean }>
    cells: Array<{ column: string; value: string }>
    customs: { origin: string | null; tariffCode: string | null }
    pictures: Array<{
      reference: string
      url: string | null
      focus: Array<number> | null
      alts: Array<{ language: string; text: string }>
    }>
  } | null
  productChoices: { categories: Array<{ key: string; name: string; level: number }> }
}

export type ChangeProductMutationVariables = Exact<{
  sku: string
  version: string
  cells: Array<ProductCellInput> | ProductCellInput
}>

export type ChangeProductMutation = {
  changeProduct: {
    id: string | null
    problems: Array<{ messageKey: string; field: string | null; name: string | null }>
  }
}

export type ChangeProductCustomsMutationVariables = Exact<{
  sku: string
  origin: string
  tariffCode: string
}>

export type ChangeProductCustomsMutation = {
  changeProductCustoms: {
    id: string | null
    problems: Array<{ messageKey: string; field: string | null; name: string | null }>
  }
}

export type ChangePicturesMutationVariables = Exact<{
  sku: string
  version: string
  pictures: Array<string> | string
  uploads: Array<string | number> | string | number
  details?: Array<PictureDetailInput> | PictureDetailInput | null | undefined
}>

export type ChangePicturesMutation = {
  changePictures: {
    id: string | null
    problems: Array<{ messageKey: string; field: string | null; name: string | null }>
  }
}

export type ProductPassportsQueryVariables = Exact<{
  sku: string
}>

export type ProductPassportsQuery = {
  product: {
    sku: string
    name: string
    brand: string
    sizes: Array<{ sku: string; size: string; ean: string | null; passport: string | null }>
  } | null
}

export type ProductQueryVariables = Exact<{
  sku: string
}>

export type ProductQuery = {
  me: { permissions: Array<Permission> } | null
  product: {
    sku: string
    name: string
    brand: string
    isOnSale: boolean
    incomplete: Array<string>
    image: string | null
    sizes: Array<{
      sku: string
      ean: string | null
      size: string
      passport: string | null
      prices: Array<{
        storefront: string
        price: { amount: number; currency: string }
        regularPrice: { amount: number; currency: string } | null
        priorPrice: { amount: number; currency: string } | null
        planned: Array<{
          from: string
          price: { amount: number; currency: string }
          priorPrice: { amount: number; currency: string } | null
        }>
      }>
      shelves: Array<{
        location: string
        onHand: number
        reserved: number
        kept: number
        available: number
        countedAt: string | null
      }>
    }>
  } | null
}

export type StockMovementsQueryVariables = Exact<{
  sku: string
  location?: string | null | undefined
}>

export type StockMovementsQuery = {
  stockMovements: Array<{
    id: string
    location: string
    at: string
    kind: MovementKind
    change: number
    available: number
    reference: string | null
  }>
}

export type ChangePriceMutationVariables = Exact<{
  sku: string
  storefronts: Array<string> | string
  price: number
  regularPrice?: number | null | undefined
  from?: string | null | undefined
  until?: string | null | undefined
}>

export type ChangePriceMutation = {
  changePrice: { id: string | null; problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type CountStockMutationVariables = Exact<{
  sku: string
  counts: Array<StockCount> | StockCount
}>

export type CountStockMutation = {
  countStock: { id: string | null; problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type ProductsQueryVariables = Exact<{
  filter: ProductFilter
  after?: string | null | undefined
}>

export type ProductsQuery = {
  me: { permissions: Array<Permission>; storefronts: Array<string> | null } | null
  products: {
    next: string | null
    products: Array<{
      sku: string
      name: string
      brand: string
      isOnSale: boolean
      incomplete: Array<string>
      image: string | null
      sizes: number
      available: number
    }>
  }
  productCount: { count: number; isMore: boolean }
  productChoices: {
    brands: Array<{ slug: string; name: string }>
    categories: Array<{ key: string; name: string; level: number }>
  }
}

export type ProductGridCellsQueryVariables = Exact<{
  skus: Array<string> | string
  storefront: string
}>

export type ProductGridCellsQuery = {
  productGridCells: Array<{ sku: string; isOnePrice: boolean; price: { amount: number; currency: string } | null }>
}

export type PromotionFieldsFragment = {
  key: string
  name: string
  code: string | null
  state: PromotionState
  kind: PromotionBenefitKind
  rate: number | null
  pieces: number | null
  reduced: number | null
  from: string | null
  to: string | null
  storefronts: Array<string>
  categories: Array<string>
  brands: Array<string>
  fullPriceOnly: boolean
  mostPerShopper: number | null
  mostInTotal: number | null
  isExclusive: boolean
  priority: number
  orders: number
  version: string
  names: Array<{ language: string; text: string }>
  amounts: Array<{ amount: number; currency: string }>
  minimum: Array<{ amount: number; currency: string }>
}

export type PromotionsQueryVariables = Exact<{ [key: string]: never }>

export type PromotionsQuery = {
  me: { permissions: Array<Permission> } | null
  promotions: Array<{
    key: string
    name: string
    code: string | null
    state: PromotionState
    kind: PromotionBenefitKind
    rate: number | null
    pieces: number | null
    reduced: number | null
    from: string | null
    to: string | null
    storefronts: Array<string>
    categories: Array<string>
    brands: Array<string>
    fullPriceOnly: boolean
    mostPerShopper: number | null
    mostInTotal: number | null
    isExclusive: boolean
    priority: number
    orders: number
    version: string
    names: Array<{ language: string; text: string }>
    amounts: Array<{ amount: number; currency: string }>
    minimum: Array<{ amount: number; currency: string }>
  }>
}

export type PromotionQueryVariables = Exact<{
  key: string
}>

export type PromotionQuery = {
  me: { permissions: Array<Permission> } | null
  promotion: {
    key: string
    name: string
    code: string | null
    state: PromotionState
    kind: PromotionBenefitKind
    rate: number | null
    pieces: number | null
    reduced: number | null
    from: string | null
    to: string | null
    storefronts: Array<string>
    categories: Array<string>
    brands: Array<string>
    fullPriceOnly: boolean
    mostPerShopper: number | null
    mostInTotal: number | null
    isExclusive: boolean
    priority: number
    orders: number
    version: string
    names: Array<{ language: string; text: string }>
    amounts: Array<{ amount: number; currency: string }>
    minimum: Array<{ amount: number; currency: string }>
  } | null
  productChoices: {
    brands: Array<{ slug: string; name: string }>
    categories: Array<{ key: string; name: string; level: number }>
  }
}

export type SavePromotionMutationVariables = Exact<{
  promotion: PromotionInput
  seen?: string | null | undefined
}>

export type SavePromotionMutation = {
  savePromotion: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type EndPromotionMutationVariables = Exact<{
  key: string
  seen: string
}>

export type EndPromotionMutation = {
  endPromotion: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type ProveMutationVariables = Exact<{
  password: string
  code: string
}>

export type ProveMutation = {
  prove: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type ProveByPasskeyMutationVariables = Exact<{
  answer: unknown
}>

export type ProveByPasskeyMutation = {
  proveByPasskey: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type CredentialsToProveWithQueryVariables = Exact<{ [key: string]: never }>

export type CredentialsToProveWithQuery = {
  signInName: string | null
  ownCredentials: { hasPassword: boolean; hasSignIn: boolean; passkeys: Array<{ id: string }> }
}

export type StaffRepairsQueryVariables = Exact<{
  state: RepairState
}>

export type StaffRepairsQuery = {
  me: { permissions: Array<Permission> } | null
  repairs: Array<{
    code: string
    order: string
    storefront: string
    article: string
    service: string
    text: string
    isByPost: boolean
    location: string
    days: number
    state: RepairState
    reason: string | null
    next: Array<RepairState>
    canPropose: boolean
    requestedAt: string
    price: { amount: number; currency: string }
    proposedPrice: { amount: number; currency: string } | null
  }>
}

export type StaffRepairFieldsFragment = {
  code: string
  order: string
  storefront: string
  article: string
  service: string
  text: string
  isByPost: boolean
  location: string
  days: number
  state: RepairState
  reason: string | null
  next: Array<RepairState>
  canPropose: boolean
  requestedAt: string
  price: { amount: number; currency: string }
  proposedPrice: { amount: number; currency: string } | null
}

export type MoveRepairMutationVariables = Exact<{
  code: string
  state: RepairState
  reason?: string | null | undefined
}>

export type MoveRepairMutation = {
  moveRepair: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type ProposeRepairPriceMutationVariables = Exact<{
  code: string
  amount: number
}>

export type ProposeRepairPriceMutation = {
  proposeRepairPrice: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type FunnelCountsFragment = {
  productViews: number
  carts: number
  addresses: number
  orders: number
  paid: number
}

export type ReportedMarginFragment = {
  rate: number | null
  costKnown: number
  amount: { amount: number; currency: string }
}

export type SalesReportQueryVariables = Exact<{
  days: number
}>

export type SalesReportQuery = {
  salesReport: {
    days: number
    isIncomplete: boolean
    storefronts: Array<{
      storefront: string
      orders: number
      pieces: number
      returned: number
      returnRate: number | null
      revenue: { amount: number; currency: string }
      average: { amount: number; currency: string } | null
      refunds: { amount: number; currency: string }
      margin: { rate: number | null; costKnown: number; amount: { amount: number; currency: string } } | null
    }>
    products: Array<{
      sku: string
      name: string
      pieces: number
      returned: number
      returnRate: number | null
      available: number
      sellThrough: number | null
      revenue: { amount: number; currency: string }
      margin: { rate: number | null; costKnown: number; amount: { amount: number; currency: string } } | null
    }>
    funnel: Array<{
      storefront: string
      steps: { productViews: number; carts: number; addresses: number; orders: number; paid: number }
      before: { productViews: number; carts: number; addresses: number; orders: number; paid: number }
    }>
    sizes: Array<{
      group: SizeGroup
      size: string
      pieces: number
      available: number
      soldShare: number
      stockShare: number | null
    }>
    runningOut: Array<{
      product: string
      sku: string
      name: string
      size: string
      pieces: number
      available: number
      daysLeft: number
    }>
  }
  figuresByDay: Array<{ day: string; orders: number; revenue: { amount: number; currency: string } }>
}

export type ReturnQueryVariables = Exact<{
  number: string
  reference?: string | null | undefined
}>

export type ReturnQuery = {
  shelfLocations: Array<{ code: string; name: string }>
  whole: { number: string } | null
  order: {
    number: string
    version: number
    storefront: string
    placedAt: string
    returns: Array<{
      id: string
      reference: string
      way: string
      receivedAt: string | null
      pieces: Array<{ position: number; quantity: number }>
      received: Array<{ position: number; quantity: number; name: string }> | null
    }>
    refunds: Array<{
      id: string
      returnId: string | null
      paysForExchange: boolean
      dueAt: string
      refundedAt: string | null
      amount: { amount: number; currency: string }
    }>
    sizes: Array<{ position: number; sku: string; size: string; available: number }>
    lines: Array<{
      shipped: number
      returnable: number
      position: number
      type: string
      sku: string
      ean: string | null
      brand: string | null
      name: string
      size: string | null
      color: string | null
      image: string | null
    }>
  } | null
}

export type TakeReturnInMutationVariables = Exact<{
  number: string
  version: number
  reference?: string | null | undefined
  pieces: Array<InspectedPieces> | InspectedPieces
  key: string
}>

export type TakeReturnInMutation = {
  takeReturnIn: {
    approvalId: string | null
    problems: Array<{ messageKey: string; field: string | null; name: string | null }>
  }
}

export type ReturnFiguresQueryVariables = Exact<{ [key: string]: never }>

export type ReturnFiguresQuery = {
  returnFigures: Array<{
    productSku: string
    name: string
    size: string | null
    sold: number
    returned: number
    reasons: Array<{ reason: ReturnReason; pieces: number }>
  }>
  learnedFits: Array<{
    productSku: string
    kept: number
    tooSmall: number
    tooLarge: number
    runs: FitDirection | null
  }>
}

export type ReturnsQueryVariables = Exact<{
  text: string
}>

export type ReturnsQuery = {
  findReturn: { order: string; reference: string } | null
  searchOrders: Array<{
    number: string
    placedAt: string
    storefront: string
    customerName: string
    email: string
    money: MoneyState
    fulfilment: FulfilmentState
    delivery: DeliveryKind
    pieces: number
    total: { amount: number; currency: string }
  }>
  orders: {
    orders: Array<{
      number: string
      placedAt: string
      storefront: string
      customerName: string
      email: string
      money: MoneyState
      fulfilment: FulfilmentState
      delivery: DeliveryKind
      pieces: number
      total: { amount: number; currency: string }
    }>
  }
}

export type ReviewPhotographQueryVariables = Exact<{
  photograph: string | number
  size: PhotographSize
}>

export type ReviewPhotographQuery = { reviewPhotograph: string | null }

export type StaffReviewsQueryVariables = Exact<{
  state: ReviewState
}>

export type StaffReviewsQuery = {
  productReviews: Array<{
    id: string
    source: ReviewSource
    isVerified: boolean | null
    sku: string
    order: string | null
    storefront: string
    language: string
    size: string | null
    stars: number
    comfort: number | null
    quality: number | null
    fit: string | null
    title: string
    text: string
    author: string
    state: ReviewState
    isSecond: boolean
    writtenAt: string
    declineReason: DeclineReason | null
    reply: string | null
    helpful: number
    votes: number
    photographs: Array<{
      id: string
      state: ReviewState
      width: number
      height: number
      declineReason: DeclineReason | null
      isGone: boolean
    }>
  }>
}

export type StaffReviewFieldsFragment = {
  id: string
  source: ReviewSource
  isVerified: boolean | null
  sku: string
  order: string | null
  storefront: string
  language: string
  size: string | null
  stars: number
  comfort: number | null
  quality: number | null
  fit: string | null
  title: string
  text: string
  author: string
  state: ReviewState
  isSecond: boolean
  writtenAt: string
  declineReason: DeclineReason | null
  reply: string | null
  helpful: number
  votes: number
  photographs: Array<{
    id: string
    state: ReviewState
    width: number
    height: number
    declineReason: DeclineReason | null
    isGone: boolean
  }>
}

export type PublishReviewMutationVariables = Exact<{
  review: string | number
  photographs?: Array<string | number> | string | number | null | undefined
}>

export type PublishReviewMutation = {
  publishReview: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type DeclineReviewMutationVariables = Exact<{
  review: string | number
  reason: DeclineReason
  explanation?: string | null | undefined
}>

export type DeclineReviewMutation = {
  declineReview: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type ReplyToReviewMutationVariables = Exact<{
  review: string | number
  text: string
}>

export type ReplyToReviewMutation = {
  replyToReview: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type PublishReviewPhotographMutationVariables = Exact<{
  photograph: string | number
}>

export type PublishReviewPhotographMutation = {
  publishReviewPhotograph: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type DeclineReviewPhotographMutationVariables = Exact<{
  photograph: string | number
  reason: DeclineReason
  explanation?: string | null | undefined
}>

export type DeclineReviewPhotographMutation = {
  declineReviewPhotograph: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type SearchRulesQueryVariables = Exact<{ [key: string]: never }>

export type SearchRulesQuery = {
  me: { permissions: Array<Permission> } | null
  searchSynonyms: Array<{ id: string; language: string; term: string; means: Array<string>; bothWays: boolean }>
  searchRedirects: Array<{ id: string; storefront: string; term: string; address: string }>
}

export type SaveSearchSynonymMutationVariables = Exact<{
  language: string
  term: string
  means: Array<string> | string
  bothWays: boolean
}>

export type SaveSearchSynonymMutation = {
  saveSearchSynonym: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type RemoveSearchSynonymMutationVariables = Exact<{
  id: string | number
}>

export type RemoveSearchSynonymMutation = {
  removeSearchSynonym: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type SaveSearchRedirectMutationVariables = Exact<{
  storefront: string
  term: string
  address: string
}>

export type SaveSearchRedirectMutation = {
  saveSearchRedirect: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type RemoveSearchRedirectMutationVariables = Exact<{
  id: string | number
}>

export type RemoveSearchRedirectMutation = {
  removeSearchRedirect: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type WhoSearchesQueryVariables = Exact<{ [key: string]: never }>

export type WhoSearchesQuery = { me: { permissions: Array<Permission> } | null }

export type SearchSuggestionsQueryVariables = Exact<{
  text: string
  orders: boolean
  customers: boolean
  products: boolean
}>

export type SearchSuggestionsQuery = {
  searchOrders?: Array<{ number: string; customerName: string }>
  searchCustomers?: Array<{ number: string; name: string; email: string }>
  searchProducts?: Array<{ sku: string; name: string; brand: string }>
}

export type SearchTermsQueryVariables = Exact<{
  storefront: string
  weeks: number
  onlyEmpty: boolean
}>

export type SearchTermsQuery = {
  searchTerms: {
    hidden: number
    terms: Array<{
      term: string
      searches: number
      withoutResult: number
      found: number
      synonym: { means: Array<string> } | null
      redirect: { address: string } | null
    }>
  }
}

export type SearchQueryVariables = Exact<{
  text: string
  orders: boolean
  customers: boolean
  products: boolean
}>

export type SearchQuery = {
  searchOrders?: Array<{
    number: string
    placedAt: string
    storefront: string
    customerName: string
    email: string
    money: MoneyState
    fulfilment: FulfilmentState
    delivery: DeliveryKind
    pieces: number
    total: { amount: number; currency: string }
  }>
  searchCustomers?: Array<{ number: string; name: string; email: string; storefront: string; createdAt: string }>
  searchProducts?: Array<{
    sku: string
    name: string
    brand: string
    isOnSale: boolean
    incomplete: Array<string>
    image: string | null
    sizes: number
    available: number
  }>
}

export type PermissionsOfSearchQueryVariables = Exact<{ [key: string]: never }>

export type PermissionsOfSearchQuery = { me: { permissions: Array<Permission> } | null }

export type SettingsPlanFieldsFragment = {
  errors: Array<{
    path: string
    problem: SettingsProblem
    values: Array<string>
    place: { path: Array<string>; row: number; part: string }
  }>
  changes: Array<{ path: string; before: unknown; after: unknown }>
}

export type ApplySettingsMutationVariables = Exact<{
  text: string
  note: string
  seen: number
}>

export type ApplySettingsMutation = {
  applySettings: {
    approvalId: string | null
    problems: Array<{ messageKey: string; field: string | null; name: string | null }>
  }
}

export type SettingsDocumentQueryVariables = Exact<{ [key: string]: never }>

export type SettingsDocumentQuery = { settingsDocument: { version: number; text: string } | null }

export type SettingsPlanQueryVariables = Exact<{
  text: string
}>

export type SettingsPlanQuery = {
  settingsPlan: {
    errors: Array<{
      path: string
      problem: SettingsProblem
      values: Array<string>
      place: { path: Array<string>; row: number; part: string }
    }>
    changes: Array<{ path: string; before: unknown; after: unknown }>
  }
}

export type SettingsFormQueryVariables = Exact<{
  subject: SettingSubject
}>

export type SettingsFormQuery = {
  settingsForm: {
    version: number
    fields: Array<{
      path: Array<string>
      label: string
      kind: SettingKind
      currency: string | null
      isDated: boolean
      isOptional: boolean
      choices: Array<string>
      minimum: number | null
      maximum: number | null
      description: string | null
      periods: Array<{ from: string | null; until: string | null; value: unknown }>
    }>
  } | null
}

export type SettingsFormPlanQueryVariables = Exact<{
  subject: SettingSubject
  typed: unknown
}>

export type SettingsFormPlanQuery = {
  settingsFormPlan: {
    text: string
    plan: {
      errors: Array<{
        path: string
        problem: SettingsProblem
        values: Array<string>
        place: { path: Array<string>; row: number; part: string }
      }>
      changes: Array<{ path: string; before: unknown; after: unknown }>
    }
  } | null
}

export type SettingsHistoryQueryVariables = Exact<{ [key: string]: never }>

export type SettingsHistoryQuery = {
  me: { permissions: Array<Permission> } | null
  settingsVersions: Array<{
    id: number
    author: string
    isOfFolder: boolean
    note: string | null
    createdAt: string
    changes: Array<{ path: string; before: unknown; after: unknown }>
  }>
}

export type FinishSignInMutationVariables = Exact<{
  callback: string
  browser: string
}>

export type FinishSignInMutation = {
  finishSignIn: {
    to: string | null
    problems: Array<{ messageKey: string; field: string | null; name: string | null }>
  }
}

export type BegunSignInFieldsFragment = {
  url: string | null
  browser: string | null
  problems: Array<{ messageKey: string; field: string | null; name: string | null }>
}

export type BeginSignInMutationVariables = Exact<{
  to: string
  invitation?: string | null | undefined
}>

export type BeginSignInMutation = {
  beginSignIn: {
    url: string | null
    browser: string | null
    problems: Array<{ messageKey: string; field: string | null; name: string | null }>
  }
}

export type BeginSignInProofMutationVariables = Exact<{
  to: string
}>

export type BeginSignInProofMutation = {
  beginSignInProof: {
    url: string | null
    browser: string | null
    problems: Array<{ messageKey: string; field: string | null; name: string | null }>
  }
}

export type SimulatedCartQueryVariables = Exact<{
  storefront: string
  articles: Array<SimulatedArticleInput> | SimulatedArticleInput
  codes: Array<string> | string
  at?: string | null | undefined
}>

export type SimulatedCartQuery = {
  simulatedCart: {
    unknownArticles: Array<string>
    unknownCodes: Array<string>
    lines: Array<{
      sku: string
      name: string
      size: string
      quantity: number
      isReduced: boolean
      available: number
      total: { amount: number; currency: string }
      discount: { amount: number; currency: string }
    }>
    promotions: Array<{
      key: string
      name: string
      code: string | null
      isApplied: boolean
      freesShipping: boolean
      reason: string | null
      amount: { amount: number; currency: string }
      minimum: { amount: number; currency: string }
    }>
    subtotal: { amount: number; currency: string }
    discount: { amount: number; currency: string }
    shipping: { amount: number; currency: string }
    total: { amount: number; currency: string }
  }
}

export type MemberQueryVariables = Exact<{
  id: string | number
}>

export type MemberQuery = {
  me: { id: string; permissions: Array<Permission> } | null
  member: {
    id: string
    name: string
    email: string
    language: StaffLanguage
    roles: Array<StaffRole>
    storefronts: Array<string> | null
    stores: Array<string> | null
    state: string
    version: number
  } | null
  sessionsOfMember: Array<{ id: string; device: string; address: string | null; seenAt: string }>
  shelfLocations: Array<{ code: string; name: string; isStore: boolean }>
}

export type ChangeMemberMutationVariables = Exact<{
  id: string | number
  version: number
  name: string
  language: StaffLanguage
  roles: Array<StaffRole> | StaffRole
  storefronts?: Array<string> | string | null | undefined
  stores?: Array<string> | string | null | undefined
}>

export type ChangeMemberMutation = {
  changeMember: {
    approvalId: string | null
    problems: Array<{ messageKey: string; field: string | null; name: string | null }>
  }
}

export type SuspendMemberMutationVariables = Exact<{
  id: string | number
  version: number
}>

export type SuspendMemberMutation = {
  suspendMember: {
    approvalId: string | null
    problems: Array<{ messageKey: string; field: string | null; name: string | null }>
  }
}

export type ResumeMemberMutationVariables = Exact<{
  id: string | number
  version: number
}>

export type ResumeMemberMutation = {
  resumeMember: {
    approvalId: string | null
    problems: Array<{ messageKey: string; field: string | null; name: string | null }>
  }
}

export type LogOutMemberMutationVariables = Exact<{
  id: string | number
  version: number
}>

export type LogOutMemberMutation = {
  logOutMember: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type ResetMemberMutationVariables = Exact<{
  id: string | number
  version: number
}>

export type ResetMemberMutation = {
  resetMember: {
    approvalId: string | null
    token: string | null
    problems: Array<{ messageKey: string; field: string | null; name: string | null }>
  }
}

export type StaffQueryVariables = Exact<{ [key: string]: never }>

export type StaffQuery = {
  me: { permissions: Array<Permission> } | null
  members: Array<{
    id: string
    name: string
    email: string
    roles: Array<StaffRole>
    storefronts: Array<string> | null
    stores: Array<string> | null
    state: string
    seenAt: string | null
  }>
  shelfLocations: Array<{ code: string; name: string; isStore: boolean }>
}

export type InviteMemberMutationVariables = Exact<{
  name: string
  email: string
  language: StaffLanguage
  roles: Array<StaffRole> | StaffRole
  storefronts?: Array<string> | string | null | undefined
  stores?: Array<string> | string | null | undefined
}>

export type InviteMemberMutation = {
  inviteMember: {
    token: string | null
    approvalId: string | null
    problems: Array<{ messageKey: string; field: string | null; name: string | null }>
  }
}

export type StoreCounterQueryVariables = Exact<{
  location: string
  code: string
}>

export type StoreCounterQuery = {
  orderOfPickupCode: string | null
  comingToStore: Array<{
    kind: string
    number: string
    name: string
    code: string
    article: string | null
    isHere: boolean
    minutes: number
  }>
  storePickups: Array<{ number: string; name: string; state: string; expectedAt: string; keptUntil: string | null }>
  storeReservations: Array<{
    number: string
    name: string
    article: string
    size: string | null
    isPutAside: boolean
    heldUntil: string
  }>
  me: { permissions: Array<Permission> } | null
  shelfLocations: Array<{ code: string; name: string; isStore: boolean }>
}

export type PutReservationAsideMutationVariables = Exact<{
  number: string
}>

export type PutReservationAsideMutation = {
  putReservationAside: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type CollectReservationMutationVariables = Exact<{
  number: string
}>

export type CollectReservationMutation = {
  collectReservation: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type StoreHoursQueryVariables = Exact<{
  location: string
}>

export type StoreHoursQuery = {
  me: { permissions: Array<Permission> } | null
  storeHours: {
    code: string
    name: string
    version: string
    timeZone: string | null
    week: Array<{ day: Weekday; periods: Array<{ opens: string; closes: string }> }>
    planned: Array<{ from: string; week: Array<{ day: Weekday; periods: Array<{ opens: string; closes: string }> }> }>
    exceptions: Array<{ date: string; periods: Array<{ opens: string; closes: string }> }>
  } | null
}

export type ChangeStoreHoursMutationVariables = Exact<{
  location: string
  version: string
  week: Array<DayHoursInput> | DayHoursInput
  from?: string | null | undefined
}>

export type ChangeStoreHoursMutation = {
  changeStoreHours: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type ChangeStoreExceptionsMutationVariables = Exact<{
  location: string
  version: string
  exceptions: Array<DateHoursInput> | DateHoursInput
}>

export type ChangeStoreExceptionsMutation = {
  changeStoreExceptions: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type DropPlannedHoursMutationVariables = Exact<{
  location: string
  version: string
  from: string
}>

export type DropPlannedHoursMutation = {
  dropPlannedHours: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type StoreShelfQueryVariables = Exact<{
  location: string
  text?: string | null | undefined
  after?: string | null | undefined
}>

export type StoreShelfQuery = {
  storeShelf: {
    next: string | null
    pieces: Array<{
      sku: string
      productSku: string
      ean: string | null
      name: string
      brand: string
      size: string
      available: number
      reserved: number
    }>
  }
  me: { permissions: Array<Permission> } | null
  shelfLocations: Array<{ code: string; name: string; isStore: boolean }>
}

export type TabletsQueryVariables = Exact<{
  location: string
}>

export type TabletsQuery = {
  tablets: Array<{
    id: string
    name: string | null
    begunBy: string | null
    begunAt: string
    runsUntil: string | null
  }> | null
  me: { permissions: Array<Permission> } | null
  shelfLocations: Array<{ code: string; name: string; isStore: boolean }>
}

export type BeginTabletMutationVariables = Exact<{
  location: string
  name: string
}>

export type BeginTabletMutation = {
  beginTablet: {
    path: string | null
    problems: Array<{ messageKey: string; field: string | null; name: string | null }>
  }
}

export type EndTabletMutationVariables = Exact<{
  location: string
  id: string | number
}>

export type EndTabletMutation = {
  endTablet: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type StoresOfStaffQueryVariables = Exact<{ [key: string]: never }>

export type StoresOfStaffQuery = {
  me: { permissions: Array<Permission> } | null
  shelfLocations: Array<{ code: string; name: string; isStore: boolean }>
}

export type WaveLabelsQueryVariables = Exact<{
  id: string | number
}>

export type WaveLabelsQuery = { waveLabels: { pdf: string | null; missing: Array<string> } | null }

export type WaveSlipsQueryVariables = Exact<{
  id: string | number
}>

export type WaveSlipsQuery = {
  packingWave: { name: string; orders: Array<{ number: string; isPacked: boolean }> } | null
}

export type PackingWaveQueryVariables = Exact<{
  id: string | number
}>

export type PackingWaveQuery = {
  packingWave: {
    id: string
    name: string
    createdBy: string
    closedAt: string | null
    count: number
    packed: number
    makesLabels: boolean
    orders: Array<{
      number: string
      customerName: string
      pieces: number
      isPacked: boolean
      isCollected: boolean
      customsLacks: Array<string>
      isPrintable: boolean
      label: { id: string; isOutdated: boolean } | null
    }>
    pickList: Array<{
      location: string
      sku: string
      ean: string | null
      brand: string | null
      name: string
      size: string | null
      color: string | null
      pieces: number
      orders: Array<string>
    }>
  } | null
}

export type CloseWaveMutationVariables = Exact<{
  id: string | number
}>

export type CloseWaveMutation = {
  closeWave: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type WebhookEndpointQueryVariables = Exact<{
  id: string | number
}>

export type WebhookEndpointQuery = {
  me: { permissions: Array<Permission> } | null
  webhookEndpoint: {
    id: string
    url: string
    description: string
    types: Array<WebhookEventType> | null
    isActive: boolean
    version: number
    deliveries: Array<{
      eventId: number
      type: string
      objectId: string
      at: string
      state: string
      attempts: number
      nextAt: string | null
      status: number | null
      answer: string | null
    }>
  } | null
}

export type ChangeWebhookEndpointMutationVariables = Exact<{
  id: string | number
  version: number
  url: string
  description: string
  types?: Array<WebhookEventType> | WebhookEventType | null | undefined
  isActive: boolean
}>

export type ChangeWebhookEndpointMutation = {
  changeWebhookEndpoint: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type RenewWebhookSecretMutationVariables = Exact<{
  id: string | number
}>

export type RenewWebhookSecretMutation = {
  renewWebhookSecret: {
    secret: string | null
    problems: Array<{ messageKey: string; field: string | null; name: string | null }>
  }
}

export type RemoveWebhookEndpointMutationVariables = Exact<{
  id: string | number
}>

export type RemoveWebhookEndpointMutation = {
  removeWebhookEndpoint: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type SendWebhookAgainMutationVariables = Exact<{
  endpointId: string | number
  eventId: number
}>

export type SendWebhookAgainMutation = {
  sendWebhookAgain: { problems: Array<{ messageKey: string; field: string | null; name: string | null }> }
}

export type ListedDocumentFragment = {
  id: string
  type: string
  lang: string
  name: string
  path: string | null
  state: ContentState
  publishedAt: string | null
  savedAt: string | null
  savedBy: string | null
  publishAt: string | null
  takeOffAt: string | null
}

export type ListedCustomerFragment = {
  number: string
  name: string
  email: string
  storefront: string
  createdAt: string
}

export type ListedOrderFragment = {
  number: string
  placedAt: string
  storefront: string
  customerName: string
  email: string
  money: MoneyState
  fulfilment: FulfilmentState
  delivery: DeliveryKind
  pieces: number
  total: { amount: number; currency: string }
}

export type PickedShelfFragment = {
  location: string
  sku: string
  ean: string | null
  brand: string | null
  name: string
  size: string | null
  color: string | null
  pieces: number
  orders: Array<string>
}

export type ListedProductFragment = {
  sku: string
  name: string
  brand: string
  isOnSale: boolean
  incomplete: Array<string>
  image: string | null
  sizes: number
  available: number
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
export const StaffGiftCardFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment StaffGiftCardFields on StaffGiftCard {
  id
  ending
  storefront
  sold {
    amount
    currency
  }
  balance {
    amount
    currency
  }
  validUntil
  blockedAt
  mailAt
  mailedAt
  giver
  receiver
  movements {
    kind
    amount {
      amount
      currency
    }
    order
    at
  }
}
    `,
  { fragmentName: 'StaffGiftCardFields' },
) as unknown as TypedDocumentString<StaffGiftCardFieldsFragment, unknown>
export const FiguresFragmentDoc = new TypedDocumentString(
  `
    fragment Figures on SalesFigures {
  currency
  orders
  returns
  revenue {
    amount
    currency
  }
  average {
    amount
    currency
  }
  refunds {
    amount
    currency
  }
}
    `,
  { fragmentName: 'Figures' },
) as unknown as TypedDocumentString<FiguresFragment, unknown>
export const OrderAddressFragmentDoc = new TypedDocumentString(
  `
    fragment OrderAddress on Address {
  firstName
  lastName
  street
  houseNumber
  addition
  zipcode
  city
  country
  phoneNumber
  servicePoint
}
    `,
  { fragmentName: 'OrderAddress' },
) as unknown as TypedDocumentString<OrderAddressFragment, unknown>
export const OrderPieceFragmentDoc = new TypedDocumentString(
  `
    fragment OrderPiece on StaffOrderLine {
  position
  type
  sku
  ean
  brand
  name
  size
  color
  image
}
    `,
  { fragmentName: 'OrderPiece' },
) as unknown as TypedDocumentString<OrderPieceFragment, unknown>
export const OwnStoresFragmentDoc = new TypedDocumentString(
  `
    fragment OwnStores on Query {
  me {
    permissions
  }
  shelfLocations {
    code
    name
    isStore
  }
}
    `,
  { fragmentName: 'OwnStores' },
) as unknown as TypedDocumentString<OwnStoresFragment, unknown>
export const BrandChoicesFragmentDoc = new TypedDocumentString(
  `
    fragment BrandChoices on ProductChoices {
  brands {
    slug
    name
  }
}
    `,
  { fragmentName: 'BrandChoices' },
) as unknown as TypedDocumentString<BrandChoicesFragment, unknown>
export const CategoryChoicesFragmentDoc = new TypedDocumentString(
  `
    fragment CategoryChoices on ProductChoices {
  categories {
    key
    name
    level
  }
}
    `,
  { fragmentName: 'CategoryChoices' },
) as unknown as TypedDocumentString<CategoryChoicesFragment, unknown>
export const PromotionFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment PromotionFields on Promotion {
  key
  name
  names {
    language
    text
  }
  code
  state
  kind
  rate
  amounts {
    amount
    currency
  }
  pieces
  reduced
  from
  to
  storefronts
  categories
  brands
  fullPriceOnly
  minimum {
    amount
    currency
  }
  mostPerShopper
  mostInTotal
  isExclusive
  priority
  orders
  version
}
    `,
  { fragmentName: 'PromotionFields' },
) as unknown as TypedDocumentString<PromotionFieldsFragment, unknown>
export const StaffRepairFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment StaffRepairFields on StaffRepair {
  code
  order
  storefront
  article
  service
  text
  isByPost
  location
  price {
    amount
    currency
  }
  proposedPrice {
    amount
    currency
  }
  days
  state
  reason
  next
  canPropose
  requestedAt
}
    `,
  { fragmentName: 'StaffRepairFields' },
) as unknown as TypedDocumentString<StaffRepairFieldsFragment, unknown>
export const FunnelCountsFragmentDoc = new TypedDocumentString(
  `
    fragment FunnelCounts on FunnelSteps {
  productViews
  carts
  addresses
  orders
  paid
}
    `,
  { fragmentName: 'FunnelCounts' },
) as unknown as TypedDocumentString<FunnelCountsFragment, unknown>
export const ReportedMarginFragmentDoc = new TypedDocumentString(
  `
    fragment ReportedMargin on Margin {
  amount {
    amount
    currency
  }
  rate
  costKnown
}
    `,
  { fragmentName: 'ReportedMargin' },
) as unknown as TypedDocumentString<ReportedMarginFragment, unknown>
export const StaffReviewFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment StaffReviewFields on StaffReview {
  id
  source
  isVerified
  sku
  order
  storefront
  language
  size
  stars
  comfort
  quality
  fit
  title
  text
  author
  state
  isSecond
  writtenAt
  declineReason
  reply
  helpful
  votes
  photographs {
    id
    state
    width
    height
    declineReason
    isGone
  }
}
    `,
  { fragmentName: 'StaffReviewFields' },
) as unknown as TypedDocumentString<StaffReviewFieldsFragment, unknown>
export const SettingsPlanFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment SettingsPlanFields on SettingsPlan {
  errors {
    path
    problem
    values
    place {
      path
      row
      part
    }
  }
  changes {
    path
    before
    after
  }
}
    `,
  { fragmentName: 'SettingsPlanFields' },
) as unknown as TypedDocumentString<SettingsPlanFieldsFragment, unknown>
export const BegunSignInFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment BegunSignInFields on ToProvider {
  url
  browser
  problems {
    messageKey
    field
    name
  }
}
    `,
  { fragmentName: 'BegunSignInFields' },
) as unknown as TypedDocumentString<BegunSignInFieldsFragment, unknown>
export const ListedDocumentFragmentDoc = new TypedDocumentString(
  `
    fragment ListedDocument on ListedContent {
  id
  type
  lang
  name
  path
  state
  publishedAt
  savedAt
  savedBy
  publishAt
  takeOffAt
}
    `,
  { fragmentName: 'ListedDocument' },
) as unknown as TypedDocumentString<ListedDocumentFragment, unknown>
export const ListedCustomerFragmentDoc = new TypedDocumentString(
  `
    fragment ListedCustomer on ListedCustomer {
  number
  name
  email
  storefront
  createdAt
}
    `,
  { fragmentName: 'ListedCustomer' },
) as unknown as TypedDocumentString<ListedCustomerFragment, unknown>
export const ListedOrderFragmentDoc = new TypedDocumentString(
  `
    fragment ListedOrder on ListedOrder {
  number
  placedAt
  storefront
  customerName
  email
  total {
    amount
    currency
  }
  money
  fulfilment
  delivery
  pieces
}
    `,
  { fragmentName: 'ListedOrder' },
) as unknown as TypedDocumentString<ListedOrderFragment, unknown>
export const PickedShelfFragmentDoc = new TypedDocumentString(
  `
    fragment PickedShelf on PickLine {
  location
  sku
  ean
  brand
  name
  size
  color
  pieces
  orders
}
    `,
  { fragmentName: 'PickedShelf' },
) as unknown as TypedDocumentString<PickedShelfFragment, unknown>
export const ListedProductFragmentDoc = new TypedDocumentString(
  `
    fragment ListedProduct on ListedProduct {
  sku
  name
  brand
  isOnSale
  incomplete
  image
  sizes
  available
}
    `,
  { fragmentName: 'ListedProduct' },
) as unknown as TypedDocumentString<ListedProductFragment, unknown>
export const ApprovalsDocument = new TypedDocumentString(`
    query Approvals {
  approvals {
    id
    action
    objectType
    objectId
    objectName
    shown
    askedBy
    askedAt
    expiresAt
    state
    decidedBy
    decidedAt
    reason
    isOwn
    mayDecide
    mayDecline
  }
}
    `) as unknown as TypedDocumentString<ApprovalsQuery, ApprovalsQueryVariables>
export const ApproveChangeDocument = new TypedDocumentString(`
    mutation ApproveChange($id: ID!) {
  approveChange(id: $id) {
    token
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ApproveChangeMutation, ApproveChangeMutationVariables>
export const DeclineChangeDocument = new TypedDocumentString(`
    mutation DeclineChange($id: ID!, $reason: String!) {
  declineChange(id: $id, reason: $reason) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<DeclineChangeMutation, DeclineChangeMutationVariables>
export const AuditDocument = new TypedDocumentString(`
    query Audit($after: String, $memberId: ID, $objectType: String, $objectId: String) {
  audit(
    after: $after
    memberId: $memberId
    objectType: $objectType
    objectId: $objectId
  ) {
    next
    entries {
      id
      at
      memberId
      memberName
      action
      objectType
      objectId
      objectName
      before
      after
      address
      device
    }
  }
}
    `) as unknown as TypedDocumentString<AuditQuery, AuditQueryVariables>
export const BulkOrderDocument = new TypedDocumentString(`
    query BulkOrder($number: String!) {
  order(number: $number) {
    number
    version
    storefront
    placedAt
    email
    isCancellable
    total {
      amount
      currency
    }
    mails {
      key
      kind
    }
  }
}
    `) as unknown as TypedDocumentString<BulkOrderQuery, BulkOrderQueryVariables>
export const BulkPermissionsDocument = new TypedDocumentString(`
    query BulkPermissions {
  me {
    permissions
  }
}
    `) as unknown as TypedDocumentString<BulkPermissionsQuery, BulkPermissionsQueryVariables>
export const LabelPlanDocument = new TypedDocumentString(`
    query LabelPlan($numbers: [String!]!) {
  labelPlan(numbers: $numbers) {
    makesLabels
    isPaid
    isPacked
    isCollected
    customsLacks
    parcels
    label {
      id
      isOutdated
    }
    order {
      number
      storefront
      placedAt
      email
      total {
        amount
        currency
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LabelPlanQuery, LabelPlanQueryVariables>
export const CallerProductsDocument = new TypedDocumentString(`
    query CallerProducts($text: String!) {
  searchProducts(text: $text) {
    sku
    isOnSale
  }
}
    `) as unknown as TypedDocumentString<CallerProductsQuery, CallerProductsQueryVariables>
export const CallerSizesDocument = new TypedDocumentString(`
    query CallerSizes($sku: String!) {
  product(sku: $sku) {
    sku
    name
    brand
    image
    sizes {
      sku
      size
      prices {
        storefront
        price {
          amount
          currency
        }
      }
      shelves {
        available
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CallerSizesQuery, CallerSizesQueryVariables>
export const CallerLikeDocument = new TypedDocumentString(`
    query CallerLike($number: String!) {
  order(number: $number) {
    storefront
    email
    billingAddress {
      ...OrderAddress
    }
  }
}
    fragment OrderAddress on Address {
  firstName
  lastName
  street
  houseNumber
  addition
  zipcode
  city
  country
  phoneNumber
  servicePoint
}`) as unknown as TypedDocumentString<CallerLikeQuery, CallerLikeQueryVariables>
export const CallerAccountDocument = new TypedDocumentString(`
    query CallerAccount($number: String!) {
  customer(number: $number) {
    number
    firstName
    lastName
    email
    emailConfirmedAt
    storefront
    addresses {
      ...OrderAddress
    }
  }
}
    fragment OrderAddress on Address {
  firstName
  lastName
  street
  houseNumber
  addition
  zipcode
  city
  country
  phoneNumber
  servicePoint
}`) as unknown as TypedDocumentString<CallerAccountQuery, CallerAccountQueryVariables>
export const PlaceForCallerDocument = new TypedDocumentString(`
    mutation PlaceForCaller($storefront: String!, $items: [CallerItem!]!, $email: String!, $customer: String, $address: CallerAddress!, $comment: String, $termsRead: Boolean!, $expectedTotal: Int) {
  placeForCaller(
    storefront: $storefront
    items: $items
    email: $email
    customer: $customer
    address: $address
    comment: $comment
    termsRead: $termsRead
    expectedTotal: $expectedTotal
  ) {
    id
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<PlaceForCallerMutation, PlaceForCallerMutationVariables>
export const SaveContentDocument = new TypedDocumentString(`
    mutation SaveContent($id: ID!, $revision: String!, $data: JSON, $uid: String, $step: ContentStep!, $publishAt: DateTime, $takeOffAt: DateTime) {
  saveContent(
    id: $id
    revision: $revision
    data: $data
    uid: $uid
    step: $step
    publishAt: $publishAt
    takeOffAt: $takeOffAt
  ) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<SaveContentMutation, SaveContentMutationVariables>
export const RestoreContentDocument = new TypedDocumentString(`
    mutation RestoreContent($id: ID!, $revision: String!, $version: Int!) {
  restoreContent(id: $id, revision: $revision, version: $version) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<RestoreContentMutation, RestoreContentMutationVariables>
export const NewContentDocument = new TypedDocumentString(`
    query NewContent($id: ID!, $isCopy: Boolean!) {
  me {
    permissions
    storefronts
  }
  contentRepository {
    kind
  }
  contentTypes
  content(id: $id) @include(if: $isCopy) {
    listed {
      id
      name
      type
      lang
    }
    translations {
      lang
    }
  }
}
    `) as unknown as TypedDocumentString<NewContentQuery, NewContentQueryVariables>
export const AddContentDocument = new TypedDocumentString(`
    mutation AddContent($type: String!, $lang: String!, $uid: String!, $title: String!, $copyOf: ID) {
  addContent(type: $type, lang: $lang, uid: $uid, title: $title, copyOf: $copyOf) {
    id
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<AddContentMutation, AddContentMutationVariables>
export const ContentPicturesDocument = new TypedDocumentString(`
    query ContentPictures {
  me {
    permissions
  }
  contentPictures {
    name
    url
    width
    height
  }
}
    `) as unknown as TypedDocumentString<ContentPicturesQuery, ContentPicturesQueryVariables>
export const AddContentPictureDocument = new TypedDocumentString(`
    mutation AddContentPicture($upload: ID!) {
  addContentPicture(upload: $upload) {
    id
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<AddContentPictureMutation, AddContentPictureMutationVariables>
export const PreviewContentDocument = new TypedDocumentString(`
    mutation PreviewContent($id: ID!, $data: JSON!) {
  previewContent(id: $id, data: $data) {
    path
    framePath
  }
}
    `) as unknown as TypedDocumentString<PreviewContentMutation, PreviewContentMutationVariables>
export const EditedContentDocument = new TypedDocumentString(`
    query EditedContent($id: ID!) {
  me {
    permissions
    storefronts
  }
  contentRepository {
    kind
    address
  }
  content(id: $id) {
    revision
    data
    head
    published
    scheduledBy
    isMovable
    listed {
      ...ListedDocument
      uid
    }
    translations {
      id
      lang
      state
    }
    versions {
      id
      name
      savedAt
      savedBy
      publishedAt
    }
    model {
      id
      tabs
      slices
    }
  }
}
    fragment ListedDocument on ListedContent {
  id
  type
  lang
  name
  path
  state
  publishedAt
  savedAt
  savedBy
  publishAt
  takeOffAt
}`) as unknown as TypedDocumentString<EditedContentQuery, EditedContentQueryVariables>
export const NamedPicturesDocument = new TypedDocumentString(`
    query NamedPictures($names: [String!]) {
  contentPictures(names: $names) {
    name
    url
  }
}
    `) as unknown as TypedDocumentString<NamedPicturesQuery, NamedPicturesQueryVariables>
export const LinkedDocumentsDocument = new TypedDocumentString(`
    query LinkedDocuments($lang: String!, $type: String) {
  contents(lang: $lang, type: $type) {
    id
    type
    name
  }
}
    `) as unknown as TypedDocumentString<LinkedDocumentsQuery, LinkedDocumentsQueryVariables>
export const ContentWriterDocument = new TypedDocumentString(`
    query ContentWriter {
  me {
    permissions
    storefronts
  }
}
    `) as unknown as TypedDocumentString<ContentWriterQuery, ContentWriterQueryVariables>
export const ContentsDocument = new TypedDocumentString(`
    query Contents($type: String, $lang: String, $state: ContentState, $text: String) {
  contentRepository {
    kind
    address
  }
  contentTypes
  contents(type: $type, lang: $lang, state: $state, text: $text) {
    ...ListedDocument
  }
}
    fragment ListedDocument on ListedContent {
  id
  type
  lang
  name
  path
  state
  publishedAt
  savedAt
  savedBy
  publishAt
  takeOffAt
}`) as unknown as TypedDocumentString<ContentsQuery, ContentsQueryVariables>
export const CustomerDocument = new TypedDocumentString(`
    query Customer($number: String!) {
  me {
    permissions
  }
  customer(number: $number) {
    number
    firstName
    lastName
    email
    emailConfirmedAt
    storefront
    newsletter
    createdAt
    pointsAvailable
    pointsPending
    pointsBook {
      type
      points
      state
      at
      orderNumber
      reason
    }
    addresses {
      ...OrderAddress
    }
    vouchers {
      number
      status
      validTo
      reason
      by
      amount {
        amount
        currency
      }
    }
    consentStandings {
      purpose
      decision
      since
      givenAt
      wordingVersion
    }
    consents {
      purpose
      decision
      at
      wordingVersion
      form
      storefront
      language
    }
    subscription {
      status
      askedAt
      confirmedAt
      unsubscribedAt
    }
    sessions {
      device
      seenAt
    }
    codesSince
    passkeys {
      name
      createdAt
      usedAt
    }
    reservations {
      number
      article
      size
      store
      state
      heldUntil
    }
    awaited {
      article
      size
      askedAt
    }
    wishlist {
      sku
      name
    }
    favouriteStores
    mails {
      id
      subject
      createdAt
      sentAt
    }
    approvals {
      id
    }
    orders {
      ...ListedOrder
    }
  }
}
    fragment OrderAddress on Address {
  firstName
  lastName
  street
  houseNumber
  addition
  zipcode
  city
  country
  phoneNumber
  servicePoint
}
fragment ListedOrder on ListedOrder {
  number
  placedAt
  storefront
  customerName
  email
  total {
    amount
    currency
  }
  money
  fulfilment
  delivery
  pieces
}`) as unknown as TypedDocumentString<CustomerQuery, CustomerQueryVariables>
export const SendPasswordMailDocument = new TypedDocumentString(`
    mutation SendPasswordMail($number: String!) {
  sendPasswordMail(number: $number) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<SendPasswordMailMutation, SendPasswordMailMutationVariables>
export const EndCustomerSessionsDocument = new TypedDocumentString(`
    mutation EndCustomerSessions($number: String!) {
  endCustomerSessions(number: $number) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<EndCustomerSessionsMutation, EndCustomerSessionsMutationVariables>
export const RemoveCustomerFactorsDocument = new TypedDocumentString(`
    mutation RemoveCustomerFactors($number: String!) {
  removeCustomerFactors(number: $number) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<RemoveCustomerFactorsMutation, RemoveCustomerFactorsMutationVariables>
export const EraseCustomerDocument = new TypedDocumentString(`
    mutation EraseCustomer($number: String!) {
  eraseCustomer(number: $number) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<EraseCustomerMutation, EraseCustomerMutationVariables>
export const ChangeCustomerPointsDocument = new TypedDocumentString(`
    mutation ChangeCustomerPoints($number: String!, $points: Int!, $reason: String!, $key: String!) {
  changeCustomerPoints(
    number: $number
    points: $points
    reason: $reason
    key: $key
  ) {
    approvalId
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeCustomerPointsMutation, ChangeCustomerPointsMutationVariables>
export const GiveCustomerVoucherDocument = new TypedDocumentString(`
    mutation GiveCustomerVoucher($number: String!, $amount: Int!, $reason: String!, $key: String!) {
  giveCustomerVoucher(
    number: $number
    amount: $amount
    reason: $reason
    key: $key
  ) {
    approvalId
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<GiveCustomerVoucherMutation, GiveCustomerVoucherMutationVariables>
export const VoidCustomerVoucherDocument = new TypedDocumentString(`
    mutation VoidCustomerVoucher($number: String!, $voucher: String!, $reason: String!) {
  voidCustomerVoucher(number: $number, voucher: $voucher, reason: $reason) {
    approvalId
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<VoidCustomerVoucherMutation, VoidCustomerVoucherMutationVariables>
export const CustomerRecordsDocument = new TypedDocumentString(`
    query CustomerRecords($number: String!) {
  customerRecords(number: $number)
}
    `) as unknown as TypedDocumentString<CustomerRecordsQuery, CustomerRecordsQueryVariables>
export const CustomersDocument = new TypedDocumentString(`
    query Customers($text: String!) {
  searchCustomers(text: $text) {
    ...ListedCustomer
  }
}
    fragment ListedCustomer on ListedCustomer {
  number
  name
  email
  storefront
  createdAt
}`) as unknown as TypedDocumentString<CustomersQuery, CustomersQueryVariables>
export const ExportFileDocument = new TypedDocumentString(`
    mutation ExportFile($kind: ExportKind!, $filter: ExportFilter!) {
  exportFile(kind: $kind, filter: $filter) {
    problems {
      messageKey
      field
    }
  }
}
    `) as unknown as TypedDocumentString<ExportFileMutation, ExportFileMutationVariables>
export const ExportsDocument = new TypedDocumentString(`
    query Exports {
  me {
    storefronts
  }
  exportKinds
  exportMonth {
    from
    until
  }
}
    `) as unknown as TypedDocumentString<ExportsQuery, ExportsQueryVariables>
export const FrameDocument = new TypedDocumentString(`
    query Frame {
  me {
    name
    permissions
  }
}
    `) as unknown as TypedDocumentString<FrameQuery, FrameQueryVariables>
export const StaffGiftCardsDocument = new TypedDocumentString(`
    query StaffGiftCards($text: String!) {
  giftCards(text: $text) {
    ...StaffGiftCardFields
  }
}
    fragment StaffGiftCardFields on StaffGiftCard {
  id
  ending
  storefront
  sold {
    amount
    currency
  }
  balance {
    amount
    currency
  }
  validUntil
  blockedAt
  mailAt
  mailedAt
  giver
  receiver
  movements {
    kind
    amount {
      amount
      currency
    }
    order
    at
  }
}`) as unknown as TypedDocumentString<StaffGiftCardsQuery, StaffGiftCardsQueryVariables>
export const BlockGiftCardDocument = new TypedDocumentString(`
    mutation BlockGiftCard($card: ID!, $blocked: Boolean!) {
  blockGiftCard(card: $card, blocked: $blocked) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<BlockGiftCardMutation, BlockGiftCardMutationVariables>
export const WithdrawGiftCardDocument = new TypedDocumentString(`
    mutation WithdrawGiftCard($card: ID!) {
  withdrawGiftCard(card: $card) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<WithdrawGiftCardMutation, WithdrawGiftCardMutationVariables>
export const MailGiftCardAgainDocument = new TypedDocumentString(`
    mutation MailGiftCardAgain($card: ID!, $key: String!) {
  mailGiftCardAgain(card: $card, key: $key) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<MailGiftCardAgainMutation, MailGiftCardAgainMutationVariables>
export const HealthDocument = new TypedDocumentString(`
    query Health {
  health {
    name
    isWell
  }
  vendors {
    vendor
    answered
    failed
    lastFailure
    lastFailureAt
    lastOperation
    lastDetail
  }
}
    `) as unknown as TypedDocumentString<HealthQuery, HealthQueryVariables>
export const HomeDocument = new TypedDocumentString(`
    query Home {
  orderViews {
    view
    count
    isMore
  }
  mentions {
    id
    order
    author
    text
    at
  }
}
    `) as unknown as TypedDocumentString<HomeQuery, HomeQueryVariables>
export const EndMentionDocument = new TypedDocumentString(`
    mutation EndMention($note: ID!) {
  endMention(note: $note) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<EndMentionMutation, EndMentionMutationVariables>
export const FiguresOfTodayDocument = new TypedDocumentString(`
    query FiguresOfToday {
  figuresOfToday {
    today {
      ...Figures
    }
    lastWeek {
      ...Figures
    }
    lastYear {
      ...Figures
    }
  }
  figuresByDay {
    day
    orders
    revenue {
      amount
      currency
    }
  }
}
    fragment Figures on SalesFigures {
  currency
  orders
  returns
  revenue {
    amount
    currency
  }
  average {
    amount
    currency
  }
  refunds {
    amount
    currency
  }
}`) as unknown as TypedDocumentString<FiguresOfTodayQuery, FiguresOfTodayQueryVariables>
export const WaitingReviewsDocument = new TypedDocumentString(`
    query WaitingReviews {
  waitingReviews
}
    `) as unknown as TypedDocumentString<WaitingReviewsQuery, WaitingReviewsQueryVariables>
export const OwnPermissionsDocument = new TypedDocumentString(`
    query OwnPermissions {
  me {
    permissions
  }
}
    `) as unknown as TypedDocumentString<OwnPermissionsQuery, OwnPermissionsQueryVariables>
export const ImportDocument = new TypedDocumentString(`
    query Import($id: Int!) {
  me {
    permissions
  }
  import(id: $id) {
    id
    kind
    mode
    status
    fileName
    startedBy
    approvedBy
    undoneBy
    startedAt
    appliedAt
    reasons
    counts {
      rows
      created
      changed
      unchanged
      withdrawn
      refused
    }
    rows {
      line
      sku
      place
      action
      was
      becomes
      changes {
        field
        was
        becomes
      }
      problems
      leftBecause
    }
  }
}
    `) as unknown as TypedDocumentString<ImportQuery, ImportQueryVariables>
export const CategoriesOfImportDocument = new TypedDocumentString(`
    query CategoriesOfImport {
  productChoices {
    ...CategoryChoices
  }
}
    fragment CategoryChoices on ProductChoices {
  categories {
    key
    name
    level
  }
}`) as unknown as TypedDocumentString<CategoriesOfImportQuery, CategoriesOfImportQueryVariables>
export const ApproveImportDocument = new TypedDocumentString(`
    mutation ApproveImport($id: Int!) {
  approveImport(id: $id) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ApproveImportMutation, ApproveImportMutationVariables>
export const UndoImportDocument = new TypedDocumentString(`
    mutation UndoImport($id: Int!) {
  undoImport(id: $id) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<UndoImportMutation, UndoImportMutationVariables>
export const ImportsDocument = new TypedDocumentString(`
    query Imports {
  me {
    permissions
  }
  imports {
    id
    kind
    status
    fileName
    startedBy
    startedAt
    counts {
      rows
      refused
    }
  }
}
    `) as unknown as TypedDocumentString<ImportsQuery, ImportsQueryVariables>
export const BeginImportDocument = new TypedDocumentString(`
    mutation BeginImport($upload: ID!, $kind: ImportKind!, $mode: ImportMode!) {
  beginImport(upload: $upload, kind: $kind, mode: $mode) {
    id
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<BeginImportMutation, BeginImportMutationVariables>
export const IntegrationsDocument = new TypedDocumentString(`
    query Integrations {
  me {
    permissions
  }
  webhookEndpoints {
    id
    url
    description
    types
    isActive
    waiting
    failed
  }
  apiKeys {
    id
    name
    beginning
    scopes
    storefronts
    createdBy
    createdAt
    usedAt
    revokedAt
  }
}
    `) as unknown as TypedDocumentString<IntegrationsQuery, IntegrationsQueryVariables>
export const AddWebhookEndpointDocument = new TypedDocumentString(`
    mutation AddWebhookEndpoint($url: String!, $description: String!, $types: [WebhookEventType!]) {
  addWebhookEndpoint(url: $url, description: $description, types: $types) {
    secret
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<AddWebhookEndpointMutation, AddWebhookEndpointMutationVariables>
export const MakeApiKeyDocument = new TypedDocumentString(`
    mutation MakeApiKey($name: String!, $scopes: [Permission!]!, $storefronts: [String!]) {
  makeApiKey(name: $name, scopes: $scopes, storefronts: $storefronts) {
    secret
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<MakeApiKeyMutation, MakeApiKeyMutationVariables>
export const RevokeApiKeyDocument = new TypedDocumentString(`
    mutation RevokeApiKey($id: ID!) {
  revokeApiKey(id: $id) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>
export const InvitationDocument = new TypedDocumentString(`
    query Invitation($token: String!) {
  hasPasskeys
  signInName
  invitation(token: $token) {
    name
    email
    otpauthUrl
    secret
  }
}
    `) as unknown as TypedDocumentString<InvitationQuery, InvitationQueryVariables>
export const AcceptInvitationDocument = new TypedDocumentString(`
    mutation AcceptInvitation($token: String!, $password: String!, $repeated: String!, $code: String!) {
  acceptInvitation(
    token: $token
    password: $password
    repeated: $repeated
    code: $code
  ) {
    recoveryCodes
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<AcceptInvitationMutation, AcceptInvitationMutationVariables>
export const AcceptByPasskeyDocument = new TypedDocumentString(`
    mutation AcceptByPasskey($token: String!, $answer: JSON!) {
  acceptByPasskey(token: $token, answer: $answer) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<AcceptByPasskeyMutation, AcceptByPasskeyMutationVariables>
export const FailedJobsDocument = new TypedDocumentString(`
    query FailedJobs {
  me {
    permissions
  }
  failedJobs {
    queue
    failedAt
    data
    reason
  }
}
    `) as unknown as TypedDocumentString<FailedJobsQuery, FailedJobsQueryVariables>
export const RetryFailedJobsDocument = new TypedDocumentString(`
    mutation RetryFailedJobs($queue: String) {
  retryFailedJobs(queue: $queue) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<RetryFailedJobsMutation, RetryFailedJobsMutationVariables>
export const ReturnLabelDocument = new TypedDocumentString(`
    query ReturnLabel($number: String!, $reference: String!) {
  returnLabel(number: $number, reference: $reference) {
    name
    pdf
  }
}
    `) as unknown as TypedDocumentString<ReturnLabelQuery, ReturnLabelQueryVariables>
export const ArrangedListDocument = new TypedDocumentString(`
    query ArrangedList {
  me {
    permissions
    storefronts
  }
  productChoices {
    ...BrandChoices
    ...CategoryChoices
  }
  arrangedCategories {
    key
    arrangements {
      storefront
      steps {
        kind
        brand
      }
      pins {
        sku
        place
      }
      buried
      version
      changedAt
      changedBy
    }
  }
}
    fragment BrandChoices on ProductChoices {
  brands {
    slug
    name
  }
}
fragment CategoryChoices on ProductChoices {
  categories {
    key
    name
    level
  }
}`) as unknown as TypedDocumentString<ArrangedListQuery, ArrangedListQueryVariables>
export const PreviewArrangementDocument = new TypedDocumentString(`
    query PreviewArrangement($category: String!, $storefront: String!, $arrangement: ArrangementInput!) {
  listTiles(category: $category, storefront: $storefront) {
    id
    title
    place
    image
  }
  arrangementPreview(
    category: $category
    storefront: $storefront
    arrangement: $arrangement
  ) {
    total
    resting {
      sku
      name
    }
    buried {
      sku
      name
    }
    products {
      sku
      name
      brand
      color
      image
      place
      sizes
      sizesInStock
      sold
      isPinned
      isBuried
      price {
        amount
        currency
      }
      priorPrice {
        amount
        currency
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PreviewArrangementQuery, PreviewArrangementQueryVariables>
export const PublishArrangementDocument = new TypedDocumentString(`
    mutation PublishArrangement($category: String!, $storefront: String, $arrangement: ArrangementInput!, $seen: Int!) {
  publishArrangement(
    category: $category
    storefront: $storefront
    arrangement: $arrangement
    seen: $seen
  ) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<PublishArrangementMutation, PublishArrangementMutationVariables>
export const LogInDocument = new TypedDocumentString(`
    mutation LogIn($email: String!, $password: String!, $code: String!) {
  logIn(email: $email, password: $password, code: $code) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<LogInMutation, LogInMutationVariables>
export const LogInByPasskeyDocument = new TypedDocumentString(`
    mutation LogInByPasskey($answer: JSON!) {
  logInByPasskey(answer: $answer) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<LogInByPasskeyMutation, LogInByPasskeyMutationVariables>
export const HasPasskeysDocument = new TypedDocumentString(`
    query HasPasskeys {
  hasPasskeys
  signInName
}
    `) as unknown as TypedDocumentString<HasPasskeysQuery, HasPasskeysQueryVariables>
export const LogOutDocument = new TypedDocumentString(`
    mutation LogOut {
  logOut {
    elsewhere
  }
}
    `) as unknown as TypedDocumentString<LogOutMutation, LogOutMutationVariables>
export const MailsDocument = new TypedDocumentString(`
    query Mails($unsentOnly: Boolean!) {
  mails(unsentOnly: $unsentOnly) {
    id
    kind
    to
    subject
    createdAt
    sentAt
    lastError
    text
  }
}
    `) as unknown as TypedDocumentString<MailsQuery, MailsQueryVariables>
export const MeDocument = new TypedDocumentString(`
    query Me {
  me {
    name
    email
    language
    roles
    isProved
    mentionMails
  }
  hasPasskeys
  ownCredentials {
    hasPassword
    passkeys {
      id
      name
      createdAt
      usedAt
    }
  }
  ownSessions {
    id
    device
    address
    seenAt
    isOwn
  }
}
    `) as unknown as TypedDocumentString<MeQuery, MeQueryVariables>
export const ChangeLanguageDocument = new TypedDocumentString(`
    mutation ChangeLanguage($language: StaffLanguage!) {
  changeLanguage(language: $language) {
    id
  }
}
    `) as unknown as TypedDocumentString<ChangeLanguageMutation, ChangeLanguageMutationVariables>
export const ChangeMentionMailsDocument = new TypedDocumentString(`
    mutation ChangeMentionMails($wanted: Boolean!) {
  changeMentionMails(wanted: $wanted) {
    id
  }
}
    `) as unknown as TypedDocumentString<ChangeMentionMailsMutation, ChangeMentionMailsMutationVariables>
export const EndSessionDocument = new TypedDocumentString(`
    mutation EndSession($id: ID!) {
  endSession(id: $id) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<EndSessionMutation, EndSessionMutationVariables>
export const ChangePasswordDocument = new TypedDocumentString(`
    mutation ChangePassword($password: String!, $newPassword: String!, $repeated: String!, $code: String!) {
  changePassword(
    password: $password
    newPassword: $newPassword
    repeated: $repeated
    code: $code
  ) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>
export const RenewRecoveryCodesDocument = new TypedDocumentString(`
    mutation RenewRecoveryCodes {
  renewRecoveryCodes {
    recoveryCodes
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>
export const AddPasskeyDocument = new TypedDocumentString(`
    mutation AddPasskey($answer: JSON!) {
  addPasskey(answer: $answer) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<AddPasskeyMutation, AddPasskeyMutationVariables>
export const RemovePasskeyDocument = new TypedDocumentString(`
    mutation RemovePasskey($id: ID!) {
  removePasskey(id: $id) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<RemovePasskeyMutation, RemovePasskeyMutationVariables>
export const MerchandisingDocument = new TypedDocumentString(`
    query Merchandising {
  productChoices {
    ...CategoryChoices
  }
  arrangedCategories {
    key
    arrangements {
      storefront
      pins {
        sku
      }
    }
  }
}
    fragment CategoryChoices on ProductChoices {
  categories {
    key
    name
    level
  }
}`) as unknown as TypedDocumentString<MerchandisingQuery, MerchandisingQueryVariables>
export const AddToOrderDocument = new TypedDocumentString(`
    mutation AddToOrder($number: String!, $version: Int!, $items: [CallerItem!]!, $insteadOf: [Pieces!]!, $termsRead: Boolean!, $expectedTotal: Int, $key: String!) {
  addToOrder(
    number: $number
    version: $version
    items: $items
    insteadOf: $insteadOf
    termsRead: $termsRead
    expectedTotal: $expectedTotal
    key: $key
  ) {
    id
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<AddToOrderMutation, AddToOrderMutationVariables>
export const ChangeOrderSizeDocument = new TypedDocumentString(`
    mutation ChangeOrderSize($number: String!, $version: Int!, $position: Int!, $quantity: Int!, $sku: String!, $key: String!) {
  changeOrderSize(
    number: $number
    version: $version
    position: $position
    quantity: $quantity
    sku: $sku
    key: $key
  ) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeOrderSizeMutation, ChangeOrderSizeMutationVariables>
export const RemoveOrderPiecesDocument = new TypedDocumentString(`
    mutation RemoveOrderPieces($number: String!, $version: Int!, $pieces: [Pieces!]!, $key: String!) {
  removeOrderPieces(
    number: $number
    version: $version
    pieces: $pieces
    key: $key
  ) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<RemoveOrderPiecesMutation, RemoveOrderPiecesMutationVariables>
export const ExchangePiecesDocument = new TypedDocumentString(`
    mutation ExchangePieces($number: String!, $version: Int!, $pieces: [ExchangedPiece!]!, $way: ReturnWay!, $key: String!) {
  exchangePieces(
    number: $number
    version: $version
    pieces: $pieces
    way: $way
    key: $key
  ) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ExchangePiecesMutation, ExchangePiecesMutationVariables>
export const GiveOrderVoucherDocument = new TypedDocumentString(`
    mutation GiveOrderVoucher($number: String!, $version: Int!, $amount: Int!, $reason: String!, $key: String!) {
  giveOrderVoucher(
    number: $number
    version: $version
    amount: $amount
    reason: $reason
    key: $key
  ) {
    approvalId
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<GiveOrderVoucherMutation, GiveOrderVoucherMutationVariables>
export const SendMailAgainDocument = new TypedDocumentString(`
    mutation SendMailAgain($number: String!, $version: Int!, $mail: String!, $key: String!) {
  sendMailAgain(number: $number, version: $version, mail: $mail, key: $key) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<SendMailAgainMutation, SendMailAgainMutationVariables>
export const OrderDocument = new TypedDocumentString(`
    query Order($number: String!) {
  me {
    permissions
    stores
    isProved
  }
  colleagues(number: $number) {
    id
    name
  }
  order(number: $number) {
    number
    version
    storefront
    email
    customerNumber
    comment
    placedAt
    money
    state
    delivery
    shippingMethod
    paymentMethod
    isCancellable
    isAddressOpen
    isSizeOpen
    isRemovable
    exchangeOf
    exchanges
    additionTo
    additions
    isAddable
    sizes {
      position
      sku
      size
      available
    }
    billingAddress {
      ...OrderAddress
    }
    shippingAddress {
      ...OrderAddress
    }
    subtotal {
      amount
      currency
    }
    discountTotal {
      amount
      currency
    }
    costsTotal {
      amount
      currency
    }
    shippingTotal {
      amount
      currency
    }
    total {
      amount
      currency
    }
    taxTotal {
      amount
      currency
    }
    refunded {
      amount
      currency
    }
    refundable {
      amount
      currency
    }
    lines {
      position
      type
      sku
      brand
      name
      size
      color
      image
      quantity
      shipped
      returned
      notDelivered
      waiting
      returnable
      total {
        amount
        currency
      }
    }
    payments {
      id
      attempt
      method
      methodName
      status
      providerId
      failureReason
      createdAt
      amount {
        amount
        currency
      }
    }
    label {
      carrier
      trackingCode
      madeAt
    }
    parcels {
      id
      key
      carrier
      trackingCode
      trackingUrl
      shippedAt
      deliveredAt
      pieces {
        position
        quantity
        name
      }
    }
    returns {
      id
      reference
      way
      announcedAt
      receivedAt
      pieces {
        position
        quantity
        name
      }
    }
    refunds {
      id
      reason
      createdAt
      dueAt
      refundedAt
      byHandDoneAt
      amount {
        amount
        currency
      }
      byHand {
        amount
        currency
      }
    }
    pickup {
      store
      state
      expectedAt
      keptUntil
    }
    papers {
      number
      kind
      issuedAt
    }
    mails {
      id
      key
      isRepeatable
      kind
      subject
      to
      createdAt
      sentAt
      text
      isErased
    }
    notes {
      id
      author
      text
      createdAt
    }
    timeline {
      at
      kind
      about
      detail
      author
      why
      amount {
        amount
        currency
      }
    }
  }
}
    fragment OrderAddress on Address {
  firstName
  lastName
  street
  houseNumber
  addition
  zipcode
  city
  country
  phoneNumber
  servicePoint
}`) as unknown as TypedDocumentString<OrderQuery, OrderQueryVariables>
export const AddOrderNoteDocument = new TypedDocumentString(`
    mutation AddOrderNote($number: String!, $text: String!, $key: String!) {
  addOrderNote(number: $number, text: $text, key: $key) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<AddOrderNoteMutation, AddOrderNoteMutationVariables>
export const RefundOrderDocument = new TypedDocumentString(`
    mutation RefundOrder($number: String!, $version: Int!, $amount: Int!, $reason: String!, $key: String!) {
  refundOrder(
    number: $number
    version: $version
    amount: $amount
    reason: $reason
    key: $key
  ) {
    approvalId
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<RefundOrderMutation, RefundOrderMutationVariables>
export const ChangeOrderAddressDocument = new TypedDocumentString(`
    mutation ChangeOrderAddress($number: String!, $version: Int!, $address: NewAddress!, $key: String!) {
  changeOrderAddress(
    number: $number
    version: $version
    address: $address
    key: $key
  ) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeOrderAddressMutation, ChangeOrderAddressMutationVariables>
export const CancelOrderDocument = new TypedDocumentString(`
    mutation CancelOrder($number: String!) {
  cancelOrder(number: $number) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<CancelOrderMutation, CancelOrderMutationVariables>
export const SendParcelDocument = new TypedDocumentString(`
    mutation SendParcel($number: String!, $carrier: String!, $trackingCode: String, $trackingUrl: String, $pieces: [Pieces!], $parcelsSeen: Int!) {
  sendParcel(
    number: $number
    carrier: $carrier
    trackingCode: $trackingCode
    trackingUrl: $trackingUrl
    pieces: $pieces
    parcelsSeen: $parcelsSeen
  ) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<SendParcelMutation, SendParcelMutationVariables>
export const DeliverParcelDocument = new TypedDocumentString(`
    mutation DeliverParcel($number: String!, $parcel: String) {
  deliverParcel(number: $number, parcel: $parcel) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<DeliverParcelMutation, DeliverParcelMutationVariables>
export const ReadyInStoreDocument = new TypedDocumentString(`
    mutation ReadyInStore($number: String!) {
  readyInStore(number: $number) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ReadyInStoreMutation, ReadyInStoreMutationVariables>
export const CollectedInStoreDocument = new TypedDocumentString(`
    mutation CollectedInStore($number: String!) {
  collectedInStore(number: $number) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<CollectedInStoreMutation, CollectedInStoreMutationVariables>
export const ReportMissingDocument = new TypedDocumentString(`
    mutation ReportMissing($number: String!, $pieces: [Pieces!]!) {
  reportMissing(number: $number, pieces: $pieces) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ReportMissingMutation, ReportMissingMutationVariables>
export const ReceiveReturnDocument = new TypedDocumentString(`
    mutation ReceiveReturn($number: String!, $reference: String!, $pieces: [Pieces!]) {
  receiveReturn(number: $number, reference: $reference, pieces: $pieces) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ReceiveReturnMutation, ReceiveReturnMutationVariables>
export const RefundByHandDocument = new TypedDocumentString(`
    mutation RefundByHand($number: String!, $refundId: ID!) {
  refundByHand(number: $number, refundId: $refundId) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<RefundByHandMutation, RefundByHandMutationVariables>
export const OrdersDocument = new TypedDocumentString(`
    query Orders($filter: OrderFilter!, $after: String) {
  me {
    permissions
    stores
  }
  ownViews {
    id
    name
    query
  }
  orderViews {
    view
    count
    isMore
  }
  orders(filter: $filter, after: $after) {
    orders {
      ...ListedOrder
    }
    next
  }
}
    fragment ListedOrder on ListedOrder {
  number
  placedAt
  storefront
  customerName
  email
  total {
    amount
    currency
  }
  money
  fulfilment
  delivery
  pieces
}`) as unknown as TypedDocumentString<OrdersQuery, OrdersQueryVariables>
export const KeepViewDocument = new TypedDocumentString(`
    mutation KeepView($name: String!, $query: String!) {
  keepView(name: $name, query: $query) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<KeepViewMutation, KeepViewMutationVariables>
export const RemoveViewDocument = new TypedDocumentString(`
    mutation RemoveView($id: ID!) {
  removeView(id: $id) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<RemoveViewMutation, RemoveViewMutationVariables>
export const PackDocument = new TypedDocumentString(`
    query Pack($number: String!) {
  order(number: $number) {
    number
    storefront
    placedAt
    shippingMethod
    comment
    giftCode
    giftPath
    exchangeOf
    exchanges
    additionTo
    additions
    shippingAddress {
      ...OrderAddress
    }
    pickup {
      store
      state
    }
    parcels {
      id
    }
    makesLabels
    label {
      id
      carrier
      trackingCode
      trackingUrl
      madeAt
      isOutdated
    }
    lines {
      ...OrderPiece
      quantity
      waiting
    }
  }
}
    fragment OrderAddress on Address {
  firstName
  lastName
  street
  houseNumber
  addition
  zipcode
  city
  country
  phoneNumber
  servicePoint
}
fragment OrderPiece on StaffOrderLine {
  position
  type
  sku
  ean
  brand
  name
  size
  color
  image
}`) as unknown as TypedDocumentString<PackQuery, PackQueryVariables>
export const ScanPieceDocument = new TypedDocumentString(`
    query ScanPiece($number: String!, $packed: [Pieces!]!, $code: String!) {
  scanPiece(number: $number, packed: $packed, code: $code) {
    position
    problem
  }
}
    `) as unknown as TypedDocumentString<ScanPieceQuery, ScanPieceQueryVariables>
export const MakeParcelLabelDocument = new TypedDocumentString(`
    mutation MakeParcelLabel($number: String!, $pieces: [Pieces!], $parcelsSeen: Int!) {
  makeParcelLabel(number: $number, pieces: $pieces, parcelsSeen: $parcelsSeen) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<MakeParcelLabelMutation, MakeParcelLabelMutationVariables>
export const CancelParcelLabelDocument = new TypedDocumentString(`
    mutation CancelParcelLabel($number: String!, $label: ID!) {
  cancelParcelLabel(number: $number, label: $label) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<CancelParcelLabelMutation, CancelParcelLabelMutationVariables>
export const PackingWavesDocument = new TypedDocumentString(`
    query PackingWaves {
  packingWaves {
    id
    name
    createdBy
    createdAt
    count
    packed
  }
}
    `) as unknown as TypedDocumentString<PackingWavesQuery, PackingWavesQueryVariables>
export const BeginWaveDocument = new TypedDocumentString(`
    mutation BeginWave($name: String!, $most: Int!, $storefront: String, $delivery: DeliveryKind, $key: String!) {
  beginWave(
    name: $name
    most: $most
    storefront: $storefront
    delivery: $delivery
    key: $key
  ) {
    id
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<BeginWaveMutation, BeginWaveMutationVariables>
export const PaperDocument = new TypedDocumentString(`
    query Paper($number: String!) {
  paper(number: $number) {
    name
    pdf
  }
}
    `) as unknown as TypedDocumentString<PaperQuery, PaperQueryVariables>
export const ParcelLabelFileDocument = new TypedDocumentString(`
    query ParcelLabelFile($number: String!, $label: ID!) {
  parcelLabel(number: $number, label: $label) {
    name
    pdf
  }
}
    `) as unknown as TypedDocumentString<ParcelLabelFileQuery, ParcelLabelFileQueryVariables>
export const BeginPasskeyLogInDocument = new TypedDocumentString(`
    mutation BeginPasskeyLogIn {
  beginPasskeyLogIn {
    options
  }
}
    `) as unknown as TypedDocumentString<BeginPasskeyLogInMutation, BeginPasskeyLogInMutationVariables>
export const BeginPasskeyProofDocument = new TypedDocumentString(`
    mutation BeginPasskeyProof {
  beginPasskeyProof {
    options
  }
}
    `) as unknown as TypedDocumentString<BeginPasskeyProofMutation, BeginPasskeyProofMutationVariables>
export const BeginPasskeyDocument = new TypedDocumentString(`
    mutation BeginPasskey {
  beginPasskey {
    options
  }
}
    `) as unknown as TypedDocumentString<BeginPasskeyMutation, BeginPasskeyMutationVariables>
export const BeginByPasskeyDocument = new TypedDocumentString(`
    mutation BeginByPasskey($token: String!) {
  beginByPasskey(token: $token) {
    options
  }
}
    `) as unknown as TypedDocumentString<BeginByPasskeyMutation, BeginByPasskeyMutationVariables>
export const PickListDocument = new TypedDocumentString(`
    query PickList {
  pickList {
    ...PickedShelf
  }
}
    fragment PickedShelf on PickLine {
  location
  sku
  ean
  brand
  name
  size
  color
  pieces
  orders
}`) as unknown as TypedDocumentString<PickListQuery, PickListQueryVariables>
export const CellOfNameDocument = new TypedDocumentString(`
    query CellOfName($sku: String!) {
  editedProduct(sku: $sku) {
    version
    cells {
      column
      value
    }
  }
}
    `) as unknown as TypedDocumentString<CellOfNameQuery, CellOfNameQueryVariables>
export const CellOfSizeDocument = new TypedDocumentString(`
    query CellOfSize($sku: String!) {
  product(sku: $sku) {
    sizes {
      sku
      prices {
        storefront
        price {
          amount
          currency
        }
      }
      shelves {
        location
        onHand
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CellOfSizeQuery, CellOfSizeQueryVariables>
export const ChangeCellOfNameDocument = new TypedDocumentString(`
    mutation ChangeCellOfName($sku: String!, $version: String!, $cells: [ProductCellInput!]!) {
  changeProduct(sku: $sku, version: $version, cells: $cells) {
    id
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeCellOfNameMutation, ChangeCellOfNameMutationVariables>
export const ChangeCellOfPriceDocument = new TypedDocumentString(`
    mutation ChangeCellOfPrice($sku: String!, $storefronts: [String!]!, $price: Int!) {
  changePrice(sku: $sku, storefronts: $storefronts, price: $price) {
    id
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeCellOfPriceMutation, ChangeCellOfPriceMutationVariables>
export const CountCellDocument = new TypedDocumentString(`
    mutation CountCell($sku: String!, $counts: [StockCount!]!) {
  countStock(sku: $sku, counts: $counts) {
    id
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<CountCellMutation, CountCellMutationVariables>
export const StateOfCellDocument = new TypedDocumentString(`
    query StateOfCell($id: Int!) {
  import(id: $id) {
    status
  }
}
    `) as unknown as TypedDocumentString<StateOfCellQuery, StateOfCellQueryVariables>
export const ProductChangesDocument = new TypedDocumentString(`
    query ProductChanges($selection: ProductSelection!) {
  selectedProducts(selection: $selection)
  productChoices {
    ...CategoryChoices
  }
}
    fragment CategoryChoices on ProductChoices {
  categories {
    key
    name
    level
  }
}`) as unknown as TypedDocumentString<ProductChangesQuery, ProductChangesQueryVariables>
export const PlanPriceChangeDocument = new TypedDocumentString(`
    mutation PlanPriceChange($selection: ProductSelection!, $storefronts: [String!]!, $by: PriceMove!, $value: Int!, $ending: PriceEnding!, $from: String, $until: String) {
  planPriceChange(
    selection: $selection
    storefronts: $storefronts
    by: $by
    value: $value
    ending: $ending
    from: $from
    until: $until
  ) {
    id
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<PlanPriceChangeMutation, PlanPriceChangeMutationVariables>
export const PlanProductChangeDocument = new TypedDocumentString(`
    mutation PlanProductChange($selection: ProductSelection!, $decision: ProductDecision!, $category: String, $from: String, $until: String) {
  planProductChange(
    selection: $selection
    decision: $decision
    category: $category
    from: $from
    until: $until
  ) {
    id
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<PlanProductChangeMutation, PlanProductChangeMutationVariables>
export const ProductPreviewsDocument = new TypedDocumentString(`
    query ProductPreviews($sku: String!) {
  productPreviews(sku: $sku) {
    storefront
    path
  }
}
    `) as unknown as TypedDocumentString<ProductPreviewsQuery, ProductPreviewsQueryVariables>
export const EditedProductDocument = new TypedDocumentString(`
    query EditedProduct($sku: String!) {
  me {
    permissions
  }
  editedProduct(sku: $sku) {
    sku
    name
    version
    isOnSale
    isWithdrawn
    onSaleFrom
    onSaleUntil
    lacks {
      column
      isNeeded
    }
    cells {
      column
      value
    }
    customs {
      origin
      tariffCode
    }
    pictures {
      reference
      url
      alts {
        language
        text
      }
      focus
    }
    manufacturers
  }
  productChoices {
    categories {
      key
      name
      level
    }
  }
}
    `) as unknown as TypedDocumentString<EditedProductQuery, EditedProductQueryVariables>
export const ChangeProductDocument = new TypedDocumentString(`
    mutation ChangeProduct($sku: String!, $version: String!, $cells: [ProductCellInput!]!) {
  changeProduct(sku: $sku, version: $version, cells: $cells) {
    id
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeProductMutation, ChangeProductMutationVariables>
export const ChangeProductCustomsDocument = new TypedDocumentString(`
    mutation ChangeProductCustoms($sku: String!, $origin: String!, $tariffCode: String!) {
  changeProductCustoms(sku: $sku, origin: $origin, tariffCode: $tariffCode) {
    id
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeProductCustomsMutation, ChangeProductCustomsMutationVariables>
export const ChangePicturesDocument = new TypedDocumentString(`
    mutation ChangePictures($sku: String!, $version: String!, $pictures: [String!]!, $uploads: [ID!]!, $details: [PictureDetailInput!]) {
  changePictures(
    sku: $sku
    version: $version
    pictures: $pictures
    uploads: $uploads
    details: $details
  ) {
    id
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ChangePicturesMutation, ChangePicturesMutationVariables>
export const ProductPassportsDocument = new TypedDocumentString(`
    query ProductPassports($sku: String!) {
  product(sku: $sku) {
    sku
    name
    brand
    sizes {
      sku
      size
      ean
      passport
    }
  }
}
    `) as unknown as TypedDocumentString<ProductPassportsQuery, ProductPassportsQueryVariables>
export const ProductDocument = new TypedDocumentString(`
    query Product($sku: String!) {
  me {
    permissions
  }
  product(sku: $sku) {
    sku
    name
    brand
    isOnSale
    incomplete
    image
    sizes {
      sku
      ean
      size
      passport
      prices {
        storefront
        price {
          amount
          currency
        }
        regularPrice {
          amount
          currency
        }
        priorPrice {
          amount
          currency
        }
        planned {
          from
          price {
            amount
            currency
          }
          priorPrice {
            amount
            currency
          }
        }
      }
      shelves {
        location
        onHand
        reserved
        kept
        available
        countedAt
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ProductQuery, ProductQueryVariables>
export const StockMovementsDocument = new TypedDocumentString(`
    query StockMovements($sku: String!, $location: String) {
  stockMovements(sku: $sku, location: $location) {
    id
    location
    at
    kind
    change
    available
    reference
  }
}
    `) as unknown as TypedDocumentString<StockMovementsQuery, StockMovementsQueryVariables>
export const ChangePriceDocument = new TypedDocumentString(`
    mutation ChangePrice($sku: String!, $storefronts: [String!]!, $price: Int!, $regularPrice: Int, $from: String, $until: String) {
  changePrice(
    sku: $sku
    storefronts: $storefronts
    price: $price
    regularPrice: $regularPrice
    from: $from
    until: $until
  ) {
    id
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ChangePriceMutation, ChangePriceMutationVariables>
export const CountStockDocument = new TypedDocumentString(`
    mutation CountStock($sku: String!, $counts: [StockCount!]!) {
  countStock(sku: $sku, counts: $counts) {
    id
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<CountStockMutation, CountStockMutationVariables>
export const ProductsDocument = new TypedDocumentString(`
    query Products($filter: ProductFilter!, $after: String) {
  me {
    permissions
    storefronts
  }
  products(filter: $filter, after: $after) {
    products {
      ...ListedProduct
    }
    next
  }
  productCount(filter: $filter) {
    count
    isMore
  }
  productChoices {
    ...BrandChoices
    ...CategoryChoices
  }
}
    fragment BrandChoices on ProductChoices {
  brands {
    slug
    name
  }
}
fragment CategoryChoices on ProductChoices {
  categories {
    key
    name
    level
  }
}
fragment ListedProduct on ListedProduct {
  sku
  name
  brand
  isOnSale
  incomplete
  image
  sizes
  available
}`) as unknown as TypedDocumentString<ProductsQuery, ProductsQueryVariables>
export const ProductGridCellsDocument = new TypedDocumentString(`
    query ProductGridCells($skus: [String!]!, $storefront: String!) {
  productGridCells(skus: $skus, storefront: $storefront) {
    sku
    price {
      amount
      currency
    }
    isOnePrice
  }
}
    `) as unknown as TypedDocumentString<ProductGridCellsQuery, ProductGridCellsQueryVariables>
export const PromotionsDocument = new TypedDocumentString(`
    query Promotions {
  me {
    permissions
  }
  promotions {
    ...PromotionFields
  }
}
    fragment PromotionFields on Promotion {
  key
  name
  names {
    language
    text
  }
  code
  state
  kind
  rate
  amounts {
    amount
    currency
  }
  pieces
  reduced
  from
  to
  storefronts
  categories
  brands
  fullPriceOnly
  minimum {
    amount
    currency
  }
  mostPerShopper
  mostInTotal
  isExclusive
  priority
  orders
  version
}`) as unknown as TypedDocumentString<PromotionsQuery, PromotionsQueryVariables>
export const PromotionDocument = new TypedDocumentString(`
    query Promotion($key: String!) {
  me {
    permissions
  }
  promotion(key: $key) {
    ...PromotionFields
  }
  productChoices {
    ...BrandChoices
    ...CategoryChoices
  }
}
    fragment BrandChoices on ProductChoices {
  brands {
    slug
    name
  }
}
fragment CategoryChoices on ProductChoices {
  categories {
    key
    name
    level
  }
}
fragment PromotionFields on Promotion {
  key
  name
  names {
    language
    text
  }
  code
  state
  kind
  rate
  amounts {
    amount
    currency
  }
  pieces
  reduced
  from
  to
  storefronts
  categories
  brands
  fullPriceOnly
  minimum {
    amount
    currency
  }
  mostPerShopper
  mostInTotal
  isExclusive
  priority
  orders
  version
}`) as unknown as TypedDocumentString<PromotionQuery, PromotionQueryVariables>
export const SavePromotionDocument = new TypedDocumentString(`
    mutation SavePromotion($promotion: PromotionInput!, $seen: String) {
  savePromotion(promotion: $promotion, seen: $seen) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<SavePromotionMutation, SavePromotionMutationVariables>
export const EndPromotionDocument = new TypedDocumentString(`
    mutation EndPromotion($key: String!, $seen: String!) {
  endPromotion(key: $key, seen: $seen) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<EndPromotionMutation, EndPromotionMutationVariables>
export const ProveDocument = new TypedDocumentString(`
    mutation Prove($password: String!, $code: String!) {
  prove(password: $password, code: $code) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ProveMutation, ProveMutationVariables>
export const ProveByPasskeyDocument = new TypedDocumentString(`
    mutation ProveByPasskey($answer: JSON!) {
  proveByPasskey(answer: $answer) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ProveByPasskeyMutation, ProveByPasskeyMutationVariables>
export const CredentialsToProveWithDocument = new TypedDocumentString(`
    query CredentialsToProveWith {
  signInName
  ownCredentials {
    hasPassword
    hasSignIn
    passkeys {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CredentialsToProveWithQuery, CredentialsToProveWithQueryVariables>
export const StaffRepairsDocument = new TypedDocumentString(`
    query StaffRepairs($state: RepairState!) {
  me {
    permissions
  }
  repairs(state: $state) {
    ...StaffRepairFields
  }
}
    fragment StaffRepairFields on StaffRepair {
  code
  order
  storefront
  article
  service
  text
  isByPost
  location
  price {
    amount
    currency
  }
  proposedPrice {
    amount
    currency
  }
  days
  state
  reason
  next
  canPropose
  requestedAt
}`) as unknown as TypedDocumentString<StaffRepairsQuery, StaffRepairsQueryVariables>
export const MoveRepairDocument = new TypedDocumentString(`
    mutation MoveRepair($code: String!, $state: RepairState!, $reason: String) {
  moveRepair(code: $code, state: $state, reason: $reason) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<MoveRepairMutation, MoveRepairMutationVariables>
export const ProposeRepairPriceDocument = new TypedDocumentString(`
    mutation ProposeRepairPrice($code: String!, $amount: Int!) {
  proposeRepairPrice(code: $code, amount: $amount) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ProposeRepairPriceMutation, ProposeRepairPriceMutationVariables>
export const SalesReportDocument = new TypedDocumentString(`
    query SalesReport($days: Int!) {
  salesReport(days: $days) {
    days
    isIncomplete
    storefronts {
      storefront
      orders
      revenue {
        amount
        currency
      }
      average {
        amount
        currency
      }
      refunds {
        amount
        currency
      }
      pieces
      returned
      returnRate
      margin {
        ...ReportedMargin
      }
    }
    products {
      sku
      name
      pieces
      revenue {
        amount
        currency
      }
      returned
      returnRate
      available
      sellThrough
      margin {
        ...ReportedMargin
      }
    }
    funnel {
      storefront
      steps {
        ...FunnelCounts
      }
      before {
        ...FunnelCounts
      }
    }
    sizes {
      group
      size
      pieces
      available
      soldShare
      stockShare
    }
    runningOut {
      product
      sku
      name
      size
      pieces
      available
      daysLeft
    }
  }
  figuresByDay {
    day
    orders
    revenue {
      amount
      currency
    }
  }
}
    fragment FunnelCounts on FunnelSteps {
  productViews
  carts
  addresses
  orders
  paid
}
fragment ReportedMargin on Margin {
  amount {
    amount
    currency
  }
  rate
  costKnown
}`) as unknown as TypedDocumentString<SalesReportQuery, SalesReportQueryVariables>
export const ReturnDocument = new TypedDocumentString(`
    query Return($number: String!, $reference: String) {
  shelfLocations {
    code
    name
  }
  whole: order(number: $number) {
    number
  }
  order(number: $number, returnReference: $reference) {
    number
    version
    storefront
    placedAt
    returns {
      id
      reference
      way
      receivedAt
      pieces {
        position
        quantity
      }
      received {
        position
        quantity
        name
      }
    }
    refunds {
      id
      returnId
      paysForExchange
      dueAt
      refundedAt
      amount {
        amount
        currency
      }
    }
    sizes {
      position
      sku
      size
      available
    }
    lines {
      ...OrderPiece
      shipped
      returnable
    }
  }
}
    fragment OrderPiece on StaffOrderLine {
  position
  type
  sku
  ean
  brand
  name
  size
  color
  image
}`) as unknown as TypedDocumentString<ReturnQuery, ReturnQueryVariables>
export const TakeReturnInDocument = new TypedDocumentString(`
    mutation TakeReturnIn($number: String!, $version: Int!, $reference: String, $pieces: [InspectedPieces!]!, $key: String!) {
  takeReturnIn(
    number: $number
    version: $version
    reference: $reference
    pieces: $pieces
    key: $key
  ) {
    approvalId
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<TakeReturnInMutation, TakeReturnInMutationVariables>
export const ReturnFiguresDocument = new TypedDocumentString(`
    query ReturnFigures {
  returnFigures {
    productSku
    name
    size
    sold
    returned
    reasons {
      reason
      pieces
    }
  }
  learnedFits {
    productSku
    kept
    tooSmall
    tooLarge
    runs
  }
}
    `) as unknown as TypedDocumentString<ReturnFiguresQuery, ReturnFiguresQueryVariables>
export const ReturnsDocument = new TypedDocumentString(`
    query Returns($text: String!) {
  findReturn(text: $text) {
    order
    reference
  }
  searchOrders(text: $text) {
    ...ListedOrder
  }
  orders(filter: { view: RETURNS_TO_CHECK }) {
    orders {
      ...ListedOrder
    }
  }
}
    fragment ListedOrder on ListedOrder {
  number
  placedAt
  storefront
  customerName
  email
  total {
    amount
    currency
  }
  money
  fulfilment
  delivery
  pieces
}`) as unknown as TypedDocumentString<ReturnsQuery, ReturnsQueryVariables>
export const ReviewPhotographDocument = new TypedDocumentString(`
    query ReviewPhotograph($photograph: ID!, $size: PhotographSize!) {
  reviewPhotograph(photograph: $photograph, size: $size)
}
    `) as unknown as TypedDocumentString<ReviewPhotographQuery, ReviewPhotographQueryVariables>
export const StaffReviewsDocument = new TypedDocumentString(`
    query StaffReviews($state: ReviewState!) {
  productReviews(state: $state) {
    ...StaffReviewFields
  }
}
    fragment StaffReviewFields on StaffReview {
  id
  source
  isVerified
  sku
  order
  storefront
  language
  size
  stars
  comfort
  quality
  fit
  title
  text
  author
  state
  isSecond
  writtenAt
  declineReason
  reply
  helpful
  votes
  photographs {
    id
    state
    width
    height
    declineReason
    isGone
  }
}`) as unknown as TypedDocumentString<StaffReviewsQuery, StaffReviewsQueryVariables>
export const PublishReviewDocument = new TypedDocumentString(`
    mutation PublishReview($review: ID!, $photographs: [ID!]) {
  publishReview(review: $review, photographs: $photographs) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<PublishReviewMutation, PublishReviewMutationVariables>
export const DeclineReviewDocument = new TypedDocumentString(`
    mutation DeclineReview($review: ID!, $reason: DeclineReason!, $explanation: String) {
  declineReview(review: $review, reason: $reason, explanation: $explanation) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<DeclineReviewMutation, DeclineReviewMutationVariables>
export const ReplyToReviewDocument = new TypedDocumentString(`
    mutation ReplyToReview($review: ID!, $text: String!) {
  replyToReview(review: $review, text: $text) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ReplyToReviewMutation, ReplyToReviewMutationVariables>
export const PublishReviewPhotographDocument = new TypedDocumentString(`
    mutation PublishReviewPhotograph($photograph: ID!) {
  publishReviewPhotograph(photograph: $photograph) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<PublishReviewPhotographMutation, PublishReviewPhotographMutationVariables>
export const DeclineReviewPhotographDocument = new TypedDocumentString(`
    mutation DeclineReviewPhotograph($photograph: ID!, $reason: DeclineReason!, $explanation: String) {
  declineReviewPhotograph(
    photograph: $photograph
    reason: $reason
    explanation: $explanation
  ) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<DeclineReviewPhotographMutation, DeclineReviewPhotographMutationVariables>
export const SearchRulesDocument = new TypedDocumentString(`
    query SearchRules {
  me {
    permissions
  }
  searchSynonyms {
    id
    language
    term
    means
    bothWays
  }
  searchRedirects {
    id
    storefront
    term
    address
  }
}
    `) as unknown as TypedDocumentString<SearchRulesQuery, SearchRulesQueryVariables>
export const SaveSearchSynonymDocument = new TypedDocumentString(`
    mutation SaveSearchSynonym($language: String!, $term: String!, $means: [String!]!, $bothWays: Boolean!) {
  saveSearchSynonym(
    language: $language
    term: $term
    means: $means
    bothWays: $bothWays
  ) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<SaveSearchSynonymMutation, SaveSearchSynonymMutationVariables>
export const RemoveSearchSynonymDocument = new TypedDocumentString(`
    mutation RemoveSearchSynonym($id: ID!) {
  removeSearchSynonym(id: $id) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<RemoveSearchSynonymMutation, RemoveSearchSynonymMutationVariables>
export const SaveSearchRedirectDocument = new TypedDocumentString(`
    mutation SaveSearchRedirect($storefront: String!, $term: String!, $address: String!) {
  saveSearchRedirect(storefront: $storefront, term: $term, address: $address) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<SaveSearchRedirectMutation, SaveSearchRedirectMutationVariables>
export const RemoveSearchRedirectDocument = new TypedDocumentString(`
    mutation RemoveSearchRedirect($id: ID!) {
  removeSearchRedirect(id: $id) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<RemoveSearchRedirectMutation, RemoveSearchRedirectMutationVariables>
export const WhoSearchesDocument = new TypedDocumentString(`
    query WhoSearches {
  me {
    permissions
  }
}
    `) as unknown as TypedDocumentString<WhoSearchesQuery, WhoSearchesQueryVariables>
export const SearchSuggestionsDocument = new TypedDocumentString(`
    query SearchSuggestions($text: String!, $orders: Boolean!, $customers: Boolean!, $products: Boolean!) {
  searchOrders(text: $text) @include(if: $orders) {
    number
    customerName
  }
  searchCustomers(text: $text) @include(if: $customers) {
    number
    name
    email
  }
  searchProducts(text: $text) @include(if: $products) {
    sku
    name
    brand
  }
}
    `) as unknown as TypedDocumentString<SearchSuggestionsQuery, SearchSuggestionsQueryVariables>
export const SearchTermsDocument = new TypedDocumentString(`
    query SearchTerms($storefront: String!, $weeks: Int!, $onlyEmpty: Boolean!) {
  searchTerms(storefront: $storefront, weeks: $weeks, onlyEmpty: $onlyEmpty) {
    hidden
    terms {
      term
      searches
      withoutResult
      found
      synonym {
        means
      }
      redirect {
        address
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SearchTermsQuery, SearchTermsQueryVariables>
export const SearchDocument = new TypedDocumentString(`
    query Search($text: String!, $orders: Boolean!, $customers: Boolean!, $products: Boolean!) {
  searchOrders(text: $text) @include(if: $orders) {
    ...ListedOrder
  }
  searchCustomers(text: $text) @include(if: $customers) {
    ...ListedCustomer
  }
  searchProducts(text: $text) @include(if: $products) {
    ...ListedProduct
  }
}
    fragment ListedCustomer on ListedCustomer {
  number
  name
  email
  storefront
  createdAt
}
fragment ListedOrder on ListedOrder {
  number
  placedAt
  storefront
  customerName
  email
  total {
    amount
    currency
  }
  money
  fulfilment
  delivery
  pieces
}
fragment ListedProduct on ListedProduct {
  sku
  name
  brand
  isOnSale
  incomplete
  image
  sizes
  available
}`) as unknown as TypedDocumentString<SearchQuery, SearchQueryVariables>
export const PermissionsOfSearchDocument = new TypedDocumentString(`
    query PermissionsOfSearch {
  me {
    permissions
  }
}
    `) as unknown as TypedDocumentString<PermissionsOfSearchQuery, PermissionsOfSearchQueryVariables>
export const ApplySettingsDocument = new TypedDocumentString(`
    mutation ApplySettings($text: String!, $note: String!, $seen: Int!) {
  applySettings(text: $text, note: $note, seen: $seen) {
    approvalId
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ApplySettingsMutation, ApplySettingsMutationVariables>
export const SettingsDocumentDocument = new TypedDocumentString(`
    query SettingsDocument {
  settingsDocument {
    version
    text
  }
}
    `) as unknown as TypedDocumentString<SettingsDocumentQuery, SettingsDocumentQueryVariables>
export const SettingsPlanDocument = new TypedDocumentString(`
    query SettingsPlan($text: String!) {
  settingsPlan(text: $text) {
    ...SettingsPlanFields
  }
}
    fragment SettingsPlanFields on SettingsPlan {
  errors {
    path
    problem
    values
    place {
      path
      row
      part
    }
  }
  changes {
    path
    before
    after
  }
}`) as unknown as TypedDocumentString<SettingsPlanQuery, SettingsPlanQueryVariables>
export const SettingsFormDocument = new TypedDocumentString(`
    query SettingsForm($subject: SettingSubject!) {
  settingsForm(subject: $subject) {
    version
    fields {
      path
      label
      kind
      currency
      isDated
      isOptional
      choices
      minimum
      maximum
      description
      periods {
        from
        until
        value
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SettingsFormQuery, SettingsFormQueryVariables>
export const SettingsFormPlanDocument = new TypedDocumentString(`
    query SettingsFormPlan($subject: SettingSubject!, $typed: JSON!) {
  settingsFormPlan(subject: $subject, typed: $typed) {
    text
    plan {
      ...SettingsPlanFields
    }
  }
}
    fragment SettingsPlanFields on SettingsPlan {
  errors {
    path
    problem
    values
    place {
      path
      row
      part
    }
  }
  changes {
    path
    before
    after
  }
}`) as unknown as TypedDocumentString<SettingsFormPlanQuery, SettingsFormPlanQueryVariables>
export const SettingsHistoryDocument = new TypedDocumentString(`
    query SettingsHistory {
  me {
    permissions
  }
  settingsVersions {
    id
    author
    isOfFolder
    note
    createdAt
    changes {
      path
      before
      after
    }
  }
}
    `) as unknown as TypedDocumentString<SettingsHistoryQuery, SettingsHistoryQueryVariables>
export const FinishSignInDocument = new TypedDocumentString(`
    mutation FinishSignIn($callback: String!, $browser: String!) {
  finishSignIn(callback: $callback, browser: $browser) {
    to
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<FinishSignInMutation, FinishSignInMutationVariables>
export const BeginSignInDocument = new TypedDocumentString(`
    mutation BeginSignIn($to: String!, $invitation: String) {
  beginSignIn(to: $to, invitation: $invitation) {
    ...BegunSignInFields
  }
}
    fragment BegunSignInFields on ToProvider {
  url
  browser
  problems {
    messageKey
    field
    name
  }
}`) as unknown as TypedDocumentString<BeginSignInMutation, BeginSignInMutationVariables>
export const BeginSignInProofDocument = new TypedDocumentString(`
    mutation BeginSignInProof($to: String!) {
  beginSignInProof(to: $to) {
    ...BegunSignInFields
  }
}
    fragment BegunSignInFields on ToProvider {
  url
  browser
  problems {
    messageKey
    field
    name
  }
}`) as unknown as TypedDocumentString<BeginSignInProofMutation, BeginSignInProofMutationVariables>
export const SimulatedCartDocument = new TypedDocumentString(`
    query SimulatedCart($storefront: String!, $articles: [SimulatedArticleInput!]!, $codes: [String!]!, $at: String) {
  simulatedCart(
    storefront: $storefront
    articles: $articles
    codes: $codes
    at: $at
  ) {
    lines {
      sku
      name
      size
      quantity
      isReduced
      available
      total {
        amount
        currency
      }
      discount {
        amount
        currency
      }
    }
    promotions {
      key
      name
      code
      isApplied
      freesShipping
      reason
      amount {
        amount
        currency
      }
      minimum {
        amount
        currency
      }
    }
    subtotal {
      amount
      currency
    }
    discount {
      amount
      currency
    }
    shipping {
      amount
      currency
    }
    total {
      amount
      currency
    }
    unknownArticles
    unknownCodes
  }
}
    `) as unknown as TypedDocumentString<SimulatedCartQuery, SimulatedCartQueryVariables>
export const MemberDocument = new TypedDocumentString(`
    query Member($id: ID!) {
  me {
    id
    permissions
  }
  member(id: $id) {
    id
    name
    email
    language
    roles
    storefronts
    stores
    state
    version
  }
  sessionsOfMember(id: $id) {
    id
    device
    address
    seenAt
  }
  shelfLocations {
    code
    name
    isStore
  }
}
    `) as unknown as TypedDocumentString<MemberQuery, MemberQueryVariables>
export const ChangeMemberDocument = new TypedDocumentString(`
    mutation ChangeMember($id: ID!, $version: Int!, $name: String!, $language: StaffLanguage!, $roles: [StaffRole!]!, $storefronts: [String!], $stores: [String!]) {
  changeMember(
    id: $id
    version: $version
    name: $name
    language: $language
    roles: $roles
    storefronts: $storefronts
    stores: $stores
  ) {
    approvalId
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeMemberMutation, ChangeMemberMutationVariables>
export const SuspendMemberDocument = new TypedDocumentString(`
    mutation SuspendMember($id: ID!, $version: Int!) {
  suspendMember(id: $id, version: $version) {
    approvalId
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<SuspendMemberMutation, SuspendMemberMutationVariables>
export const ResumeMemberDocument = new TypedDocumentString(`
    mutation ResumeMember($id: ID!, $version: Int!) {
  resumeMember(id: $id, version: $version) {
    approvalId
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ResumeMemberMutation, ResumeMemberMutationVariables>
export const LogOutMemberDocument = new TypedDocumentString(`
    mutation LogOutMember($id: ID!, $version: Int!) {
  logOutMember(id: $id, version: $version) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<LogOutMemberMutation, LogOutMemberMutationVariables>
export const ResetMemberDocument = new TypedDocumentString(`
    mutation ResetMember($id: ID!, $version: Int!) {
  resetMember(id: $id, version: $version) {
    approvalId
    token
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ResetMemberMutation, ResetMemberMutationVariables>
export const StaffDocument = new TypedDocumentString(`
    query Staff {
  me {
    permissions
  }
  members {
    id
    name
    email
    roles
    storefronts
    stores
    state
    seenAt
  }
  shelfLocations {
    code
    name
    isStore
  }
}
    `) as unknown as TypedDocumentString<StaffQuery, StaffQueryVariables>
export const InviteMemberDocument = new TypedDocumentString(`
    mutation InviteMember($name: String!, $email: String!, $language: StaffLanguage!, $roles: [StaffRole!]!, $storefronts: [String!], $stores: [String!]) {
  inviteMember(
    name: $name
    email: $email
    language: $language
    roles: $roles
    storefronts: $storefronts
    stores: $stores
  ) {
    token
    approvalId
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<InviteMemberMutation, InviteMemberMutationVariables>
export const StoreCounterDocument = new TypedDocumentString(`
    query StoreCounter($location: String!, $code: String!) {
  ...OwnStores
  orderOfPickupCode(code: $code)
  comingToStore(location: $location) {
    kind
    number
    name
    code
    article
    isHere
    minutes
  }
  storePickups(location: $location) {
    number
    name
    state
    expectedAt
    keptUntil
  }
  storeReservations(location: $location) {
    number
    name
    article
    size
    isPutAside
    heldUntil
  }
}
    fragment OwnStores on Query {
  me {
    permissions
  }
  shelfLocations {
    code
    name
    isStore
  }
}`) as unknown as TypedDocumentString<StoreCounterQuery, StoreCounterQueryVariables>
export const PutReservationAsideDocument = new TypedDocumentString(`
    mutation PutReservationAside($number: String!) {
  putReservationAside(number: $number) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<PutReservationAsideMutation, PutReservationAsideMutationVariables>
export const CollectReservationDocument = new TypedDocumentString(`
    mutation CollectReservation($number: String!) {
  collectReservation(number: $number) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<CollectReservationMutation, CollectReservationMutationVariables>
export const StoreHoursDocument = new TypedDocumentString(`
    query StoreHours($location: String!) {
  me {
    permissions
  }
  storeHours(location: $location) {
    code
    name
    version
    timeZone
    week {
      day
      periods {
        opens
        closes
      }
    }
    planned {
      from
      week {
        day
        periods {
          opens
          closes
        }
      }
    }
    exceptions {
      date
      periods {
        opens
        closes
      }
    }
  }
}
    `) as unknown as TypedDocumentString<StoreHoursQuery, StoreHoursQueryVariables>
export const ChangeStoreHoursDocument = new TypedDocumentString(`
    mutation ChangeStoreHours($location: String!, $version: String!, $week: [DayHoursInput!]!, $from: String) {
  changeStoreHours(
    location: $location
    version: $version
    week: $week
    from: $from
  ) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeStoreHoursMutation, ChangeStoreHoursMutationVariables>
export const ChangeStoreExceptionsDocument = new TypedDocumentString(`
    mutation ChangeStoreExceptions($location: String!, $version: String!, $exceptions: [DateHoursInput!]!) {
  changeStoreExceptions(
    location: $location
    version: $version
    exceptions: $exceptions
  ) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeStoreExceptionsMutation, ChangeStoreExceptionsMutationVariables>
export const DropPlannedHoursDocument = new TypedDocumentString(`
    mutation DropPlannedHours($location: String!, $version: String!, $from: String!) {
  dropPlannedHours(location: $location, version: $version, from: $from) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<DropPlannedHoursMutation, DropPlannedHoursMutationVariables>
export const StoreShelfDocument = new TypedDocumentString(`
    query StoreShelf($location: String!, $text: String, $after: String) {
  ...OwnStores
  storeShelf(location: $location, text: $text, after: $after) {
    next
    pieces {
      sku
      productSku
      ean
      name
      brand
      size
      available
      reserved
    }
  }
}
    fragment OwnStores on Query {
  me {
    permissions
  }
  shelfLocations {
    code
    name
    isStore
  }
}`) as unknown as TypedDocumentString<StoreShelfQuery, StoreShelfQueryVariables>
export const TabletsDocument = new TypedDocumentString(`
    query Tablets($location: String!) {
  ...OwnStores
  tablets(location: $location) {
    id
    name
    begunBy
    begunAt
    runsUntil
  }
}
    fragment OwnStores on Query {
  me {
    permissions
  }
  shelfLocations {
    code
    name
    isStore
  }
}`) as unknown as TypedDocumentString<TabletsQuery, TabletsQueryVariables>
export const BeginTabletDocument = new TypedDocumentString(`
    mutation BeginTablet($location: String!, $name: String!) {
  beginTablet(location: $location, name: $name) {
    path
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<BeginTabletMutation, BeginTabletMutationVariables>
export const EndTabletDocument = new TypedDocumentString(`
    mutation EndTablet($location: String!, $id: ID!) {
  endTablet(location: $location, id: $id) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<EndTabletMutation, EndTabletMutationVariables>
export const StoresOfStaffDocument = new TypedDocumentString(`
    query StoresOfStaff {
  ...OwnStores
}
    fragment OwnStores on Query {
  me {
    permissions
  }
  shelfLocations {
    code
    name
    isStore
  }
}`) as unknown as TypedDocumentString<StoresOfStaffQuery, StoresOfStaffQueryVariables>
export const WaveLabelsDocument = new TypedDocumentString(`
    query WaveLabels($id: ID!) {
  waveLabels(id: $id) {
    pdf
    missing
  }
}
    `) as unknown as TypedDocumentString<WaveLabelsQuery, WaveLabelsQueryVariables>
export const WaveSlipsDocument = new TypedDocumentString(`
    query WaveSlips($id: ID!) {
  packingWave(id: $id) {
    name
    orders {
      number
      isPacked
    }
  }
}
    `) as unknown as TypedDocumentString<WaveSlipsQuery, WaveSlipsQueryVariables>
export const PackingWaveDocument = new TypedDocumentString(`
    query PackingWave($id: ID!) {
  packingWave(id: $id) {
    id
    name
    createdBy
    closedAt
    count
    packed
    makesLabels
    orders {
      number
      customerName
      pieces
      isPacked
      isCollected
      customsLacks
      isPrintable
      label {
        id
        isOutdated
      }
    }
    pickList {
      ...PickedShelf
    }
  }
}
    fragment PickedShelf on PickLine {
  location
  sku
  ean
  brand
  name
  size
  color
  pieces
  orders
}`) as unknown as TypedDocumentString<PackingWaveQuery, PackingWaveQueryVariables>
export const CloseWaveDocument = new TypedDocumentString(`
    mutation CloseWave($id: ID!) {
  closeWave(id: $id) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<CloseWaveMutation, CloseWaveMutationVariables>
export const WebhookEndpointDocument = new TypedDocumentString(`
    query WebhookEndpoint($id: ID!) {
  me {
    permissions
  }
  webhookEndpoint(id: $id) {
    id
    url
    description
    types
    isActive
    version
    deliveries {
      eventId
      type
      objectId
      at
      state
      attempts
      nextAt
      status
      answer
    }
  }
}
    `) as unknown as TypedDocumentString<WebhookEndpointQuery, WebhookEndpointQueryVariables>
export const ChangeWebhookEndpointDocument = new TypedDocumentString(`
    mutation ChangeWebhookEndpoint($id: ID!, $version: Int!, $url: String!, $description: String!, $types: [WebhookEventType!], $isActive: Boolean!) {
  changeWebhookEndpoint(
    id: $id
    version: $version
    url: $url
    description: $description
    types: $types
    isActive: $isActive
  ) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeWebhookEndpointMutation, ChangeWebhookEndpointMutationVariables>
export const RenewWebhookSecretDocument = new TypedDocumentString(`
    mutation RenewWebhookSecret($id: ID!) {
  renewWebhookSecret(id: $id) {
    secret
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<RenewWebhookSecretMutation, RenewWebhookSecretMutationVariables>
export const RemoveWebhookEndpointDocument = new TypedDocumentString(`
    mutation RemoveWebhookEndpoint($id: ID!) {
  removeWebhookEndpoint(id: $id) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<RemoveWebhookEndpointMutation, RemoveWebhookEndpointMutationVariables>
export const SendWebhookAgainDocument = new TypedDocumentString(`
    mutation SendWebhookAgain($endpointId: ID!, $eventId: Int!) {
  sendWebhookAgain(endpointId: $endpointId, eventId: $eventId) {
    problems {
      messageKey
      field
      name
    }
  }
}
    `) as unknown as TypedDocumentString<SendWebhookAgainMutation, SendWebhookAgainMutationVariables>
