/**
 * Who may ask for what: a row for every operation, and one for every field of every type that not everybody can reach.
 * `authorization.db.test.ts` holds the schema against it, and asks each operation as everybody who may not.
 */

export const anybody = 'anybody'
/** Whoever began the session, in a browser or a program. It proves nobody's identity. */
export const shopper = 'holder of the context token'
/** Whoever was sent it. It can't be guessed, and gets shared. */
export const linkHolder = 'holder of the reference or link'
/** Whoever shows the login. */
export const customer = 'the customer alone'

export type Who = typeof anybody | typeof shopper | typeof linkHolder | typeof customer

export const queries: Readonly<Record<string, Who>> = {
  blogListQuery: anybody,
  cmsPageQuery: anybody,
  cmsPages: anybody,
  captcha: anybody,
  contentPage: anybody,
  deliveryPromise: anybody,
  editorialTiles: anybody,
  errorPage: anybody,
  esUrl: anybody,
  esUrlGlobal: anybody,
  esUrlsGlobal: anybody,
  findServicePoints: anybody,
  getProductUrlBySku: anybody,
  headerUsps: anybody,
  layout: anybody,
  lookUpAddress: anybody,
  lookbookDetail: anybody,
  lookbookList: anybody,
  pdp: anybody,
  pdpContent: anybody,
  productPassport: anybody,
  productsBySku: anybody,
  pushKey: anybody,
  boughtWith: anybody,
  seenWith: anybody,
  similarTo: anybody,
  redirect: anybody,
  search: anybody,
  sizeOfGtin: anybody,
  // Nothing but to the visit that asked.
  staffMessages: anybody,
  stockByLocations: anybody,
  stockBySkus: anybody,
  store: anybody,
  storeConfig: anybody,
  stores: anybody,
  upsell: anybody,

  getCart: shopper,
  getContext: shopper,
  getPaymentMethods: shopper,
  getPaymentOptions: shopper,
  getShippingMethods: shopper,

  SwOrder: linkHolder,
  swOrder: linkHolder,
  giftCardBalance: linkHolder,
  giftCardOffer: anybody,
  giftCardSale: linkHolder,
  giftReceipt: linkHolder,
  guestData: linkHolder,
  isNewsletterLink: linkHolder,
  isPasswordLink: linkHolder,
  newsletterSettings: linkHolder,
  stockAlerts: linkHolder,
  // The address of a browser at its push service, which no other is told.
  pushRequests: linkHolder,
  reservation: linkHolder,
  reservationUntil: anybody,
  withdrawalReceipt: linkHolder,

  GetOrderHistory: customer,
  getOrderHistory: customer,
  addresses: customer,
  getCustomer: customer,
  getWishlist: customer,
  loyalty: customer,
  orderInvoice: customer,
  vouchers: customer,
}

export const mutations: Readonly<Record<string, Who>> = {
  addPushAlert: anybody,
  addStockAlert: anybody,
  reserveInStore: anybody,
  // At a tablet in a store; what was asked is its visit's alone.
  askStaff: anybody,
  cancelStaffMessage: anybody,
  askQuestion: anybody,
  createContext: anybody,
  login: anybody,
  beginPasskeyLogin: anybody,
  loginByPasskey: anybody,
  newsletterSubscribe: anybody,
  registerCustomer: anybody,
  sendGuestDataMail: anybody,
  sendPasswordRecoveryMail: anybody,
  ttAddNewsletterMember: anybody,
  withdraw: anybody,

  addToCart: shopper,
  beginWalletSession: shopper,
  deleteCartItem: shopper,
  placeOrder: shopper,
  withdrawMeasuring: shopper,
  buyAgain: shopper,
  changeCartItemSize: shopper,
  buyGiftCard: anybody,
  chooseGiftCard: shopper,
  registerAfterOrder: shopper,
  moveToCart: shopper,
  restoreCart: shopper,
  saveForLater: shopper,
  setPickupContact: shopper,
  setServicePoint: shopper,
  setShippingAddress: shopper,
  updateCartItem: shopper,
  updatePaymentMethod: shopper,
  updateShippingAddress: shopper,
  updateShippingMethod: shopper,

  announceReturn: linkHolder,
  confirmLogin: linkHolder,
  requestRepair: linkHolder,
  acceptRepairPrice: linkHolder,
  cancelRepair: linkHolder,
  returnGift: linkHolder,
  cancelOrder: linkHolder,
  tellPickupArrival: linkHolder,
  tellReservationArrival: linkHolder,
  confirmNewsletter: linkHolder,
  endPushRequests: linkHolder,
  endStockAlerts: linkHolder,
  exchangeGift: linkHolder,
  exchangePieces: linkHolder,
  followOrderByPush: linkHolder,
  writeReview: linkHolder,
  removeReviewPhotograph: linkHolder,
  voteReview: anybody,
  cancelReservation: linkHolder,
  handlePayment: linkHolder,
  processPayment: linkHolder,
  resetPassword: linkHolder,
  settlePayment: linkHolder,
  updateNewsletterSettings: linkHolder,

  DeleteCustomer: customer,
  addAddress: customer,
  addPasskey: customer,
  addToWishlist: customer,
  beginPasskey: customer,
  beginSecondFactor: customer,
  changeEmail: customer,
  changePassword: customer,
  confirmEmail: customer,
  confirmSecondFactor: customer,
  defaultBillingAddress: customer,
  defaultShippingAddress: customer,
  deleteAddress: customer,
  deleteFromWishlist: customer,
  endSession: customer,
  logout: customer,
  prepareCheckout: customer,
  removePasskey: customer,
  removeSecondFactor: customer,
  renewRecoveryCodes: customer,
  saveCookieConsent: customer,
  sendEmailConfirmationMail: customer,
  updateAddress: customer,
  updateCustomer: customer,
}

/** Operations after which whoever asked is more than before: what they answer is told to them as that. */
export const becomes: Readonly<Record<string, Who>> = {
  createContext: shopper,
  confirmLogin: customer,
  login: customer,
  loginByPasskey: customer,
  registerAfterOrder: customer,
  registerCustomer: customer,
  resetPassword: customer,
  withdraw: linkHolder,
}

/** What the customer alone may ask for, and what others are told instead of having to log in. */
export const insteadOfLoggingIn: Readonly<Record<string, 'nothing' | 'already-logged-out'>> = {
  getCustomer: 'nothing',
  getWishlist: 'nothing',
  logout: 'already-logged-out',
  prepareCheckout: 'nothing',
}

/** Fields that ask for the login themselves, since the way to them does not. */
export const askedAnew: readonly string[] = ['Context.customer']

export const types: Readonly<Record<string, Readonly<Record<string, readonly Who[]>>>> = {
  // A cart and a checkout. An address stands there as it was chosen; the book of addresses is the customer's.
  Address: fields(
    [shopper],
    'additionalAddressLine1 additionalAddressLine2 city country customFields firstName id lastName phoneNumber salutation street zipcode',
  ),
  AddressCustomFields: fields([shopper], 'servicePoint'),
  Cart: fields(
    [shopper],
    'count deliveries deliveryDate deliveryPromise errors expressWallets extras items name offersGiftReceipt price savedItems token',
  ),
  CartDelivery: fields([shopper], 'shippingCosts shippingMethod'),
  CartDeliveryMethod: fields([shopper], 'name reference storePickup type'),
  CartError: fields([shopper], 'level message messageKey name'),
  MeasuringWithdrawn: fields([shopper], 'success'),
  CartItem: fields(
    [shopper],
    'brand deliveryInformation description error id image label maxPurchase minPurchase modified name payload price priceWhenAdded product purchaseSteps quantity referencedId removable stackable type url',
  ),
  CartItemOption: fields([shopper], 'group option'),
  CartItemPayload: fields([shopper], 'options productNumber size stock'),
  CartItemPrice: fields(
    [shopper],
    'calculatedTaxes priorUnitPrice quantity regularUnitPrice taxRules totalPrice unitPrice',
  ),
  CartStatus: fields([shopper], 'order recover status'),
  CartStatusOrder: fields([shopper], 'redirectUrl reference state'),
  Context: {
    ...fields(
      [shopper],
      'billingAddress billingAddressRequired cart cartStatus collectable email giftCard paymentMethod pickup salesChannel shippingAddress shippingMethod token',
    ),
    ...fields([customer], 'customer'),
  },
  DeliveryDate: fields([shopper, linkHolder], 'earliest from label latest passed to'),
  DeliveryInformation: fields([shopper], 'deliveryTime freeDelivery height length restockTime stock weight width'),
  MethodRef: fields([shopper], 'id'),
  OrderAddress: fields([shopper], 'zipcode'),
  OrderCustomer: fields([shopper], 'email'),
  PaymentOptions: fields([shopper], 'methods'),
  GiftCardChosen: fields([shopper], 'ending'),
  OfferedExtra: fields([shopper], 'key name price'),
  WalletSession: fields([shopper], 'session'),
  PlacedOrder: fields([shopper], 'billingAddress createdAt deepLinkCode id orderCustomer orderNumber reference'),
  SalesChannel: fields([shopper], 'countryId id'),
  ShippingCosts: fields([shopper], 'quantity totalPrice unitPrice'),
  ShippingMethod: fields(
    [shopper],
    'asksForCustomerNumber available carrier deliveryDate deliveryTime description freeFrom id name price storePickup type',
  ),
  TaxRule: fields([shopper], 'percentage taxRate'),

  // Amounts of a cart, and of an order that a link opens.
  CartPrice: fields(
    [shopper, linkHolder],
    'adjustments costs discount netPrice positionPrice shipping subtotal taxes totalPrice',
  ),
  GiftCardPayment: fields([shopper, linkHolder], 'amount ending toPay'),
  PriceAdjustment: fields([shopper, linkHolder], 'name price'),
  Tax: fields([shopper, linkHolder], 'price tax taxRate'),

  // What links open: no address, and no e-mail address but the one that the link was mailed to.
  // Nothing of an order but its goods: neither price nor name, nor a link that opens it.
  GiftReceipt: fields(
    [linkHolder],
    'code exchangeChoices pieces returnable returns returnsByPost returnsOver returnsUntil',
  ),
  GiftCardBalance: fields([linkHolder], 'balance ending usable validUntil'),
  GiftCardSale: fields([linkHolder], 'amount mailOn receiverName state'),
  GuestData: fields([linkHolder], 'exported exportedPage'),
  NewsletterConfirmed: fields([linkHolder], 'hash'),
  NewsletterSaved: fields([linkHolder], 'confirmationSent settings'),
  NewsletterSettings: fields([linkHolder], 'email firstname gender language lastname newsletterId subscribed'),
  OrderFollowed: fields([linkHolder], 'reference'),
  PushRequest: fields([linkHolder], 'id kind order product size url'),
  StockAlerts: fields([linkHolder], 'alerts email'),
  StockAlert: fields([linkHolder], 'brand id kind name size sku url'),
  OrderLookupCustomer: fields([linkHolder], 'firstName'),
  OrderLookupLine: fields([linkHolder], 'color image name productSku quantity size taxRate total'),
  OrderCancelled: fields([linkHolder], 'reference'),
  OrderParcel: fields([linkHolder], 'carrier deliveredAt pieces shippedAt trackingCode trackingUrl'),
  ExchangeAnnounced: fields([linkHolder], 'order reference'),
  ExchangeChoice: fields([linkHolder], 'color isOtherColor position size sku'),
  OrderPiece: fields([linkHolder], 'color image name position productSku quantity size'),
  OrderProgress: fields(
    [linkHolder],
    'cancellable deliveryDate exchangeChoices exchangeable invoices label parcels photographed refunds repairStores repairable repairs repairsByPost returnable returns returnsByPost returnsOver returnsUntil reviewable',
  ),
  ReviewWritten: fields([linkHolder], 'isPublished takesPhotographs'),
  PhotographedPiece: fields([linkHolder], 'photographs piece room'),
  SentPhotograph: fields([linkHolder], 'id preview state'),
  RemovedPhotograph: fields([linkHolder], 'removed'),
  OrderRefund: fields(
    [linkHolder],
    'amount byHand byHandDoneAt byProvider createdAt dueAt exchangeNumber reason refundedAt',
  ),
  OrderRepair: fields(
    [linkHolder],
    'cancellable code days piece price proposedPrice reason requestedAt service state store way',
  ),
  RepairRequested: fields([linkHolder], 'code'),
  RepairService: fields([linkHolder], 'days id name price'),
  RepairStore: fields([linkHolder], 'city code country reference title'),
  RepairablePiece: fields([linkHolder], 'piece services'),
  OrderReturn: fields([linkHolder], 'announcedAt pieces receivedAt reference way'),
  ArrivalTold: fields([linkHolder], 'arrival'),
  OrderPickup: fields(
    [linkHolder],
    'arrival canTellArrival code collectedAt expectedAt keptUntil lines locationType state store title',
  ),
  OpenTransfer: fields([linkHolder], 'amount bic iban payUntil payee reference'),
  PaymentRedirect: fields([linkHolder], 'redirectUrl'),
  ReturnAnnounced: fields([linkHolder], 'reference'),
  SwOrder: fields(
    [linkHolder],
    'createdAt customer deliveryDate giftCard id lines number openTransfer paymentMethod paymentStatus pickup price progress shippingCosts state',
  ),
  WithdrawalReceived: fields([linkHolder], 'date receivedAt reference time'),

  // An account.
  AddressDeleted: fields([customer], 'id'),
  Customer: fields(
    [customer],
    'activeBillingAddress activeShippingAddress birthday createdAt customFields customerNumber defaultBillingAddressId defaultShippingAddressId email emailConfirmed emailToken exported exportedPage firstName guest id lastName newsletter passkeys salutation secondFactor sessions',
  ),
  CustomerCustomFields: fields([customer], 'lookbooks stores'),
  CustomerDeleted: fields([customer], 'success'),
  ConsentSaved: fields([customer], 'success'),
  EmailConfirmationSent: fields([customer], 'success'),
  EmailConfirmed: fields([customer], 'customer orders'),
  CustomerSession: fields([customer], 'createdAt current device id seenAt'),
  NewPasskeyOptions: fields([customer], 'options'),
  Passkey: fields([customer], 'createdAt id name usedAt'),
  RecoveryCodes: fields([customer], 'customer recoveryCodes'),
  SecondFactor: fields([customer], 'recoveryCodesLeft since'),
  SecondFactorNeeded: fields([customer], 'expiresAt step'),
  SecondFactorSetup: fields([customer], 'account otpauthUrl secret'),
  LoggedIn: fields([customer], 'contextToken customer token'),
  LoggedOut: fields([customer], 'success'),
  Loyalty: fields([customer], 'available entries nextVoucherAt nextVoucherOn offered pending pendingUntil'),
  LoyaltyEntry: fields([customer], 'at orderNumber points state type voucher'),
  OrderHistory: fields([customer], 'count orders'),
  OrderHistoryAddress: fields(
    [customer],
    'additionalAddressLine1 additionalAddressLine2 city country customFields firstName lastName street zipcode',
  ),
  OrderHistoryAdjustment: fields([customer], 'name total'),
  OrderHistoryItem: fields(
    [customer],
    'barcode color image name productNo quantity regularPrice salePrice size sku taxRate total type',
  ),
  OrderHistoryOrder: fields(
    [customer],
    'adjustments allocationStatus approvalStatus deliveredDate deliveryAddress id invoiceAddress invoices items label number orderDate orderType paymentMethod pickStatus pickup progress reference shipmentDate shipmentMethod shipmentStatus shippingAmount storeCode summary totalAmount trackTraceUrl',
  ),
  OrderInvoice: fields([linkHolder], 'issuedAt kind number'),
  PrintedInvoice: fields([customer], 'name pdf'),
  Voucher: fields(
    [customer],
    'barcode currency geldig_tm geldig_vanaf kaartnummer klant maximumAantalProducten miniumPurchaseAmount text waarde',
  ),
  Wishlist: fields([customer], 'customerId products salesChannelId'),
}

function fields(who: readonly Who[], names: string): Record<string, readonly Who[]> {
  return Object.fromEntries(names.split(' ').map((name) => [name, who]))
}
