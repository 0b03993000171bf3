import { changes } from '#kernel/cache-table.ts'
import { invalidatedBy } from '#kernel/cache-tags.ts'
import { newToken } from '#kernel/ids.ts'
import { type Storefront, type StorefrontCode, storefrontOf } from '#kernel/storefront.ts'
import { alertService } from './alerts/alert-service.ts'
import { alertWriter } from './alerts/alert-store.ts'
import { callOffIdleLabels } from './backoffice/call-off-labels.ts'
import { endPromotion, savePromotion } from './backoffice/change-promotion.ts'
import { countLatestSales, countSales } from './backoffice/count-sales.ts'
import { figuresService } from './backoffice/figures-service.ts'
import { funnelService } from './backoffice/funnel-service.ts'
import { funnelReader } from './backoffice/funnel-store.ts'
import { labelPlanReader } from './backoffice/label-plan-store.ts'
import { mentionReader } from './backoffice/mention-store.ts'
import { orderListReader } from './backoffice/order-list-store.ts'
import { orderStoryReader } from './backoffice/order-story-store.ts'
import { packingService } from './backoffice/packing-service.ts'
import { packingWaveReader } from './backoffice/packing-wave-store.ts'
import { pickListReader } from './backoffice/pick-list-store.ts'
import { previewArrangement } from './backoffice/preview-arrangement.ts'
import { productEditingService } from './backoffice/product-editing-service.ts'
import { productGridService } from './backoffice/product-grid-service.ts'
import { productGridReader } from './backoffice/product-grid-store.ts'
import { reportReader } from './backoffice/report-store.ts'
import { returnInspectionReader } from './backoffice/return-inspection-store.ts'
import { salesReader } from './backoffice/sales-figures-store.ts'
import { orderSearch } from './backoffice/search-orders-store.ts'
import { sendMentionMail } from './backoffice/send-mention-mail.ts'
import { shownTiles } from './backoffice/shown-tiles.ts'
import { staffOrderService } from './backoffice/staff-order-service.ts'
import { staffViewReader } from './backoffice/staff-view-store.ts'
import { captchaOperations, captchaService } from './captcha/captcha-service.ts'
import { captchaStore } from './captcha/captcha-store.ts'
import { careReminderReader } from './care/care-reminder-store.ts'
import { careService } from './care/care-service.ts'
import { cartService } from './cart/cart-service.ts'
import { cartSizeReader } from './cart/cart-size-store.ts'
import { cartReader } from './cart/cart-store.ts'
import { cartTurns } from './cart/cart-turns.ts'
import { contextReader, contextWriter } from './cart/context-store.ts'
import { homeDelivery } from './cart/shipping-methods.ts'
import { type SimulationInput, simulateCart } from './cart/simulate-cart.ts'
import { beginPrices } from './catalog/begin-prices.ts'
import { createCatalogCache } from './catalog/catalog-cache.ts'
import type { CatalogFeed } from './catalog/catalog-feed.ts'
import { catalogStore } from './catalog/catalog-store.ts'
import { importCatalog } from './catalog/import-catalog.ts'
import { productOverviewReader } from './catalog/product-overview-store.ts'
import { productPreviews } from './catalog/product-preview.ts'
import { productStateWriter } from './catalog/product-state-writer.ts'
import { addressStore } from './checkout/address-store.ts'
import { checkoutService } from './checkout/checkout-service.ts'
import { paysGiftCards } from './checkout/payment-methods.ts'
import { contentEditReader } from './content/content-edit-store.ts'
import { contentEditingService } from './content/content-editing-service.ts'
import { noContentModels } from './content/content-model-port.ts'
import { contentService } from './content/content-service.ts'
import { publicationService } from './content/publication-service.ts'
import { publicationReader } from './content/publication-store.ts'
import { readReviews, reviewStats } from './content/read-reviews.ts'
import type { ReviewStats } from './content/review-port.ts'
import { reviewReader } from './content/review-store.ts'
import { relyingPartyOf } from './credentials/passkey.ts'
import { createPasswordHasher } from './credentials/passwords.ts'
import { createSecretBox } from './credentials/secret-box.ts'
import { shopWords } from './credentials/shop-names.ts'
import { customerFileReader } from './customers/customer-file-store.ts'
import { customerImport } from './customers/customer-import.ts'
import { customerSearch } from './customers/customer-search-store.ts'
import { customerService } from './customers/customer-service.ts'
import { customerWriter } from './customers/customer-store.ts'
import { personalDataService } from './customers/personal-data-service.ts'
import { secondFactorService } from './customers/second-factor-service.ts'
import { staffCustomerService } from './customers/staff-customer-service.ts'
import { catalogExportReader } from './exports/catalog-export-store.ts'
import { exportService } from './exports/export-service.ts'
import { orderExportReader } from './exports/order-export-store.ts'
import { localInventory } from './feeds/local-inventory.ts'
import { feedEntries, productFeed } from './feeds/product-feed.ts'
import { fulfilmentService } from './fulfilment/fulfilment-service.ts'
import { fulfilmentReader } from './fulfilment/fulfilment-store.ts'
import { orderAttachments } from './fulfilment/order-attachments.ts'
import { storePickupReader } from './fulfilment/store-pickup-store.ts'
import { type ToTell, tellMeasurements } from './fulfilment/tell-measurements.ts'
import { giftCardSaleReader } from './giftcards/gift-card-sale-store.ts'
import { giftCardService } from './giftcards/gift-card-service.ts'
import { giftCardReader } from './giftcards/gift-card-store.ts'
import { noImportFiles } from './imports/import-file-port.ts'
import { importService } from './imports/import-service.ts'
import { importReader } from './imports/import-store.ts'
import { limitsOf } from './imports/limits.ts'
import { publishProducts } from './imports/publish-products.ts'
import { kindsOfGoods } from './imports/run-import.ts'
import { inStoreSessionService } from './instore/in-store-session-service.ts'
import { inStoreSessionStore } from './instore/in-store-session-store.ts'
import { staffDeliveryStore } from './instore/staff-message-store.ts'
import { invoiceReader } from './invoices/invoice-store.ts'
import { jobNoteStore } from './jobs/job-note-store.ts'
import { loyaltyService } from './loyalty/loyalty-service.ts'
import { loyaltyReader } from './loyalty/loyalty-store.ts'
import { voucherReader } from './loyalty/voucher-store.ts'
import { keptMailReader } from './mail/sent-mail-store.ts'
import type { Arrangement } from './merchandising/arrangement.ts'
import { arrangementReader } from './merchandising/arrangement-store.ts'
import { type ArrangementInput, publishArrangement } from './merchandising/publish-arrangement.ts'
import { refreshArrangements } from './merchandising/refresh-arrangements.ts'
import { searchRuleService } from './merchandising/search-rule-service.ts'
import { searchRulesReader } from './merchandising/search-rules-store.ts'
import { searchTermReader } from './merchandising/search-term-store.ts'
import { newsletterService } from './newsletter/newsletter-service.ts'
import { newsletterWriter } from './newsletter/newsletter-store.ts'
import { giftReceiptReader } from './orders/gift-receipt-store.ts'
import { guestOrderReader } from './orders/guest-order-store.ts'
import { measurementReader } from './orders/measurement-store.ts'
import type { Order } from './orders/order.ts'
import { orderService } from './orders/order-service.ts'
import { orderReader } from './orders/order-store.ts'
import { paymentReader } from './orders/payment-store.ts'
import { withdrawalReader } from './orders/withdrawal-store.ts'
import { noPictureCopies } from './pictures/picture-copies-port.ts'
import { pictureService } from './pictures/picture-service.ts'
import { pictureReader } from './pictures/picture-store.ts'
import { consentReader } from './privacy/consent-store.ts'
import { retentionStore } from './privacy/retention-store.ts'
import { importPromotions } from './promotions/import-promotions.ts'
import { createPromotionCache } from './promotions/promotion-cache.ts'
import type { PromotionFeed } from './promotions/promotion-feed.ts'
import { promotionReader } from './promotions/promotion-store.ts'
import { noPush } from './push/push-port.ts'
import { pushService } from './push/push-service.ts'
import { pushReader } from './push/push-store.ts'
import { rateLimitStore } from './rate-limit-store.ts'
import { productPairReader } from './recommendations/product-pair-store.ts'
import { recommendationService } from './recommendations/recommendation-service.ts'
import { seenPairReader } from './recommendations/seen-pair-store.ts'
import { seenTogetherService } from './recommendations/seen-together-service.ts'
import { repairService } from './repairs/repair-service.ts'
import { repairReader } from './repairs/repair-store.ts'
import { togetherOn, transactOn } from './repositories.ts'
import { reservationService } from './reservations/reservation-service.ts'
import { reservationWriter } from './reservations/reservation-store.ts'
import { productReviewService } from './reviews/product-review-service.ts'
import { productReviewReader } from './reviews/product-review-store.ts'
import { createReviewCountCache } from './reviews/review-count-cache.ts'
import { inProcessSearch } from './search/in-process-search.ts'
import { listRequest } from './search/product-list.ts'
import { productsInStore } from './search/products-in-store.ts'
import { searchService } from './search/search-service.ts'
import { searchStore } from './search/search-store.ts'
import { viewListPages } from './search/view-list-pages.ts'
import { messageFactsOf } from './settings/message-facts.ts'
import { settingsPlaceholders } from './settings/settings-placeholders.ts'
import { settingsService } from './settings/settings-service.ts'
import { settingsReader } from './settings/settings-store.ts'
import type { ShopDeps } from './shop-deps.ts'
import { pictureFeatureReader } from './similarity/picture-feature-store.ts'
import { noPixels } from './similarity/picture-pixels-port.ts'
import { pictureSearchService } from './similarity/picture-search-service.ts'
import { similarProductReader } from './similarity/similar-product-store.ts'
import { similarityService } from './similarity/similarity-service.ts'
import { fitReader } from './sizing/fit-store.ts'
import { sizingService } from './sizing/sizing-service.ts'
import { apiKeyReader } from './staff/api-key-store.ts'
import { approvalReader } from './staff/approval-store.ts'
import { auditReader } from './staff/audit-store.ts'
import { memberToMail } from './staff/mention-mails.ts'
import { passkeyReader } from './staff/passkey-store.ts'
import { staffService } from './staff/staff-service.ts'
import { staffReader } from './staff/staff-store.ts'
import { displayedStock } from './stock/location-stock.ts'
import { movementReader } from './stock/movement-store.ts'
import { shelfReader } from './stock/shelf-store.ts'
import { stockReader } from './stock/stock-store.ts'
import { type StoreShelfReader, storeShelfReader } from './stock/store-shelf-store.ts'
import { findStores } from './stores/find-stores.ts'
import { usualPickupTimes } from './stores/pickup-time.ts'
import { storeHoursService } from './stores/store-hours-service.ts'
import { storeHoursReader } from './stores/store-hours-store.ts'
import { createStoresCache } from './stores/stores-cache.ts'
import type { Where } from './stores/stores-near.ts'
import { storesStore } from './stores/stores-store.ts'
import { nobodyIsTold } from './webhooks/webhook-port.ts'
import { webhookService } from './webhooks/webhook-service.ts'
import { webhookReader } from './webhooks/webhook-store.ts'

export type Shop = ReturnType<typeof createShop>

/** The composition root: the services of all departments, each given exactly what it needs. */
export function createShop(deps: ShopDeps) {
  const { db, clock, settings, company, payments, mail, documentPrinter, geocoder, publicUrl, salePeriod } = deps
  const report = deps.report ?? (() => undefined)
  const promotions = promotionReader(db)
  const promotionCache = createPromotionCache(promotions)
  const storesCache = createStoresCache(storesStore(db))
  const { stores } = storesCache
  const cached = createCatalogCache(catalogStore(db))
  const { catalog } = cached
  const countedReviews = createReviewCountCache(productReviewReader(db))
  const { productReviews } = countedReviews
  const forget = (tags: readonly string[] | undefined) => {
    for (const cache of [cached, countedReviews, promotionCache, storesCache, pictureSearch]) cache.invalidate(tags)
  }
  const transact = transactOn(db, deps.jobs, cartTurns({ contexts: contextReader(db), clock }), forget)
  const together = togetherOn(db, forget)
  const serviceHours = (storefront: Storefront) =>
    settingsPlaceholders(settings.at(clock.now()), storefront)['service.hours']
  const senderDetails = { company, publicUrl, colors: deps.mailColors, serviceHours }
  const allowedOrigins = [new URL(publicUrl).origin]

  const secretBox = deps.secretBox ?? createSecretBox(newToken())
  const addresses = addressStore(db)
  const alerts = alertWriter(db)
  const push = pushReader(db)
  const pushPort = deps.pushPort ?? noPush
  const pushDeps = { transact, clock, settings, push, secretBox, pushPort, vapidKeys: deps.vapidKeys }
  const customers = customerWriter(db)
  const fulfilment = fulfilmentReader(db)
  const loyalty = loyaltyReader(db)
  const newsletter = newsletterWriter(db)
  const orders = orderReader(db)
  const paymentStore = paymentReader(db)
  const rateLimits = rateLimitStore(db)
  const reservations = reservationWriter(db)
  const stock = stockReader(db)
  const vouchers = voucherReader(db)
  const withdrawals = withdrawalReader(db)

  const measurementPorts = deps.measurements ?? []
  const content = contentService(deps.content, deps.pictures, company, () => settings.at(clock.now()), deps.report, {
    measuring: measurementPorts,
    hasGooglePay: deps.walletAccounts?.googlePay !== undefined,
  })
  const funnel = funnelService({ transact, clock, funnel: funnelReader(db) })
  const search = searchService({
    port: (deps.search ?? inProcessSearch)(searchStore(deps.sessions ?? db, deps.searchWords, clock)),
    clock,
    settings,
    salePeriod,
    content,
    catalogPages: (storefrontCode) => viewListPages(catalog, storefrontCode),
    productsInStore: (locationCode) => productsInStore(db, locationCode),
    searchRedirects: async (storefrontCode) =>
      new Map((await searchRulesReader(db).redirects(storefrontCode)).map(({ term, address }) => [term, address])),
  })
  const storePickups = storePickupReader(db)
  const storeMailbox = deps.reservations?.storeMailbox ?? '{code}@stores.example'
  const countArrival = deps.countArrival ?? (() => undefined)
  const offersArrivals = () => settings.at(clock.now()).stores.arrivals
  const collection = async (order: Pick<Order, 'id'>) => {
    const [pickup] = await storePickups.ofOrders([order.id])
    const store = pickup && (await stores.all()).find(({ code }) => code === pickup.locationCode)
    return pickup && { store, pickup, expectedAt: pickup.expectedAt }
  }
  const pickupTimes = deps.pickupTimes ?? usualPickupTimes
  const measurements = measurementReader(db)
  const measures = measurementPorts.map(({ measurer }) => measurer)
  const settle = { transact, clock, settings, payments, paymentStore, orders, pickupTimes, measures }

  const { reloadSettings, ...settingsServices } = settingsService({
    transact,
    clock,
    settings,
    versions: settingsReader(db),
    report,
  })

  const feedDeps = {
    catalog: catalogStore(db),
    pictures: deps.pictures,
    settings,
    clock,
    publicUrl,
    salePeriod: salePeriod ?? 'off',
    homeDelivery,
  } as const

  const passwordHasher = deps.passwordHasher ?? createPasswordHasher()
  const records = {
    clock,
    customers,
    addresses,
    orders,
    guestOrders: guestOrderReader(db),
    loyalty,
    vouchers,
    newsletter,
    alerts,
    push,
    reservations,
    consents: consentReader(db),
    withdrawals,
    stores,
    catalog,
    productReviews,
    careReminders: careReminderReader(db),
    repairs: repairReader(db),
    measurements,
    storePickups,
    giftCardSales: giftCardSaleReader(db),
  }
  const giftCards = giftCardService({
    transact,
    clock,
    settings,
    payments,
    secretBox,
    company,
    mail,
    senderDetails,
    allowedOrigins,
    webhookUrl: deps.webhookUrl,
    giftCards: giftCardReader(db),
    giftCardSales: giftCardSaleReader(db),
    paysAtOnce: paysGiftCards,
  })
  const fulfilmentServices = fulfilmentService({
    ...settle,
    ...pushDeps,
    giftCards: giftCardReader(db),
    fulfilment,
    invoices: invoiceReader(db),
    storePickups,
    catalog,
    collection,
    storeMailbox,
    offersArrivals,
    countArrival,
    documentPrinter,
    labels: deps.returnLabels,
    warehouse: deps.warehouse,
    company,
    mail,
    senderDetails,
    report,
  })
  const pictureSearch = pictureSearchService({
    clock,
    settings,
    features: pictureFeatureReader(db),
    similar: similarProductReader(db),
    pixels: deps.picturePixels ?? noPixels,
    catalog,
  })
  const productGrid = productGridService({
    grid: productGridReader(db),
    categoryPaths: () => productStateWriter(db).categoryPaths(),
  })
  return {
    clock,
    settings,
    company,
    catalog,
    stores,
    content,
    search,
    pictures: deps.pictures,
    /** Names of all pictures that documents may show. */
    pictureNames: deps.pictureNames ?? (() => []),
    salePeriod: salePeriod ?? ('off' as const),
    rateLimits,
    networkLimitFactor: deps.networkLimitFactor ?? 20,
    codeAttemptsPerNetwork: deps.codeAttemptsPerNetwork ?? 3000,
    /** What jobs have to know of people. */
    jobNotes: jobNoteStore(db),
    stock: {
      ...stock,
      byLocation: async (skus: readonly string[], codes: readonly string[] | undefined, country: string) =>
        displayedStock(await stock.byLocation(skus, codes, country), deps.storeStock ?? 'numbers'),
    },
    captcha: captchaService(deps.captcha, deps.captchaOperations ?? captchaOperations, report),
    reservations: reservationService({
      transact,
      clock,
      reservations,
      mail,
      senderDetails,
      openHours: deps.reservations?.openHours ?? 16,
      storeMailbox,
      offersArrivals,
      countArrival,
    }),

    ...cartService({
      transact,
      clock,
      settings,
      carts: cartReader(db),
      cartSizes: cartSizeReader(db),
      contexts: { ...contextReader(db), ...contextWriter(db) },
      catalog,
      promotions: promotionCache.promotions,
      vouchers,
    }),
    ...checkoutService({
      ...settle,
      company,
      addresses,
      stores,
      stock,
      carriers: deps.carrierPoints,
      lookups: deps.addressLookups,
      geocoder,
      allowedOrigins,
      webhookUrl: deps.webhookUrl,
      walletAccounts: deps.walletAccounts ?? {},
      domain: new URL(publicUrl).hostname,
      settleElsewhere: giftCards.settleByAnswer,
      acknowledgeAfterSeconds: deps.acknowledgeAfterSeconds ?? 120,
    }),
    giftCards,
    ...orderService({
      transact,
      clock,
      orders,
      giftReceipts: giftReceiptReader(db),
      giftDays: () => settings.at(clock.now()).giftReceipts.days,
      paymentStore: settle.paymentStore,
      withdrawals,
      mail,
      senderDetails,
      collection,
      orderAttachments: orderAttachments({ page: content.page, documentPrinter, company }),
    }),
    ...fulfilmentServices,
    /** Tells one of those who count that an order was paid, or that money of it went back. */
    tellMeasurements: (told: ToTell) =>
      tellMeasurements({ transact, clock, orders, fulfilment, measurements, publicUrl, ports: measurementPorts }, told),
    ...sizingService({ transact, clock, settings, fits: fitReader(db) }),
    ...recommendationService({ transact, clock, settings, pairs: productPairReader(db) }),
    /** What others look at beside a product, as numbers of nobody. */
    seenTogether: seenTogetherService({ transact, clock, settings, pairs: seenPairReader(db) }),
    ...similarityService({
      transact,
      clock,
      settings,
      features: pictureFeatureReader(db),
      similar: similarProductReader(db),
      pixels: deps.picturePixels ?? noPixels,
    }),
    pictureSearch,
    ...productReviewService({
      transact,
      clock,
      settings,
      productReviews,
      orders,
      mail,
      senderDetails,
    }),
    /** Products as staff look at them, also those that nobody can buy. */
    productOverview: productOverviewReader(db),
    /** Products as staff page through them, and what is changed of many at once. */
    productGrid,
    /** In which order shoppers see the products of a category. */
    arrangements: {
      ...arrangementReader(db),
      preview: (storefront: Storefront, category: string, arrangement: Arrangement) =>
        previewArrangement(
          { search, catalog, arrangements: arrangementReader(db), clock },
          storefront,
          category,
          arrangement,
        ),
      tiles: (storefront: Storefront, category: string) => shownTiles(content, storefront, category),
      publish: (input: ArrangementInput) => publishArrangement({ transact, clock }, input),
      /** Lists that go by what is sold, as it is sold now. */
      refresh: async () => {
        await refreshArrangements({ transact })
      },
    },
    /** Promotions as staff keep them, and what a cart would get by them. */
    staffPromotions: {
      all: () => promotions.kept(),
      save: (feed: PromotionFeed, seen: string | undefined) => savePromotion({ transact }, feed, seen),
      end: (key: string, seen: string) => endPromotion({ transact, clock }, key, seen),
      simulate: (storefront: Storefront, input: SimulationInput) =>
        simulateCart({ carts: cartReader(db), catalog, promotions, vouchers, clock, settings }, storefront, input),
    },
    /** What was searched for, and what the retailer says of searches. */
    searchRules: searchRuleService({
      transact,
      clock,
      fewestPeople: () => settings.at(clock.now()).search.fewestPeople,
      publicUrl,
      rules: searchRulesReader(db),
      terms: searchTermReader(db),
      countFound: async (storefrontCode, term) =>
        (await search.find(storefrontOf(storefrontCode), listRequest([], { search: term, itemsPerPage: 1 }))).total,
    }),
    /** Links to products that are not public. */
    productPreviews: productPreviews({
      clock,
      sealer: {
        seal: (text) => secretBox.seal(text).toString('base64url'),
        open: (sealed) => secretBox.open(Buffer.from(sealed, 'base64url')),
      },
    }),
    /** A product as somebody edits it. */
    productEditing: productEditingService({
      states: (skus) => productStateWriter(db).productStates(skus),
      names: async () => ({
        manufacturers: await catalogExportReader(db).manufacturersByKey(),
        categories: await productStateWriter(db).categoryPaths(),
      }),
    }),
    storeHours: storeHoursService({ transact, clock, storeHours: storeHoursReader(db) }),
    /** What is at hand in a store. */
    storeShelf: (code: string, asked: Parameters<StoreShelfReader['page']>[1]) =>
      storeShelfReader(db).page(code, asked),
    shelvesOf: (skus: readonly string[]) => shelfReader(db).shelvesOf(skus, clock.now()),
    ...movementReader(db),
    /** What is sold, for those who look at it. */
    /** What other systems are told of the shop. */
    webhooks: webhookService({
      transact,
      clock,
      webhooks: webhookReader(db),
      port: deps.webhookPort ?? nobodyIsTold,
      secretBox,
    }),
    figures: figuresService({
      clock,
      sales: salesReader(db),
      reports: reportReader(db),
      countSales: () => countLatestSales({ transact, clock }),
      funnel,
    }),
    countSales: () => countSales({ transact, clock }),
    /** @returns labels of cancelled orders that their carrier did not take back */
    callOffIdleLabels: () => callOffIdleLabels({ transact, clock, fulfilment, labels: deps.parcelLabels }),
    /** Mails whom a note of an order names. */
    mailMention: (noteId: string, memberId: string) =>
      sendMentionMail(
        {
          mentions: mentionReader(db),
          orderLists: orderListReader(db),
          mail,
          senderDetails,
          staffUrl: deps.staffUrl,
          colleague: (id) => memberToMail(staffReader(db), id),
        },
        noteId,
        memberId,
      ),
    /** How far shoppers come, as numbers of nobody. */
    funnel,
    /** Who works in the back office, and what they did. */
    staff: staffService({
      transact,
      together,
      clock,
      staff: staffReader(db),
      audit: auditReader(db),
      approvals: approvalReader(db),
      apiKeys: apiKeyReader(db),
      passkeys: passkeyReader(db),
      relyingParty: deps.staffUrl === undefined ? undefined : relyingPartyOf(deps.staffUrl),
      passwordHasher,
      breached: deps.breachedPasswords,
      shopWords: shopWords(company.tradeName, publicUrl),
      secretBox,
      takeAttempt: (allowances) => rateLimits.take(allowances, clock.now()),
      shopName: company.tradeName,
      signIn: deps.signIn,
    }),
    /** Orders on their way from the shelves into boxes. */
    packing: packingService({
      transact,
      clock,
      fulfilment,
      labelJoiner: deps.labelJoiner,
      waves: packingWaveReader(db),
      pickLists: pickListReader(db),
      company,
    }),
    /** What staff see and do of orders. */
    staffOrders: staffOrderService({
      transact,
      clock,
      orderLists: orderListReader(db),
      stories: orderStoryReader(db),
      search: orderSearch(db),
      pickLists: pickListReader(db),
      labelPlans: labelPlanReader(db),
      mentions: mentionReader(db),
      settings,
      pickupTimes,
      cartSizes: cartSizeReader(db),
      catalog: catalogStore(db),
      inspections: returnInspectionReader(db),
      staffViews: staffViewReader(db),
      together,
      applyWarehouseEvent: fulfilmentServices.applyWarehouseEvent,
      fulfilment,
      company,
      labels: deps.parcelLabels,
    }),
    ...inStoreSessionService({
      sessions: deps.inStoreSessions,
      clock,
      stores,
      transact,
      staffMessages: staffDeliveryStore(db),
      staffPort: deps.staffMessages,
      hasStaffPage: deps.hasStaffPage ?? true,
      waitingMinutes: deps.staffMessageMinutes ?? 10,
      ownSessions: deps.keepsInStoreSessions === false ? undefined : inStoreSessionStore(db),
    }),
    ...newsletterService({ transact, clock, newsletter, service: deps.newsletterService, mail, senderDetails }),
    ...pushService(pushDeps),
    ...alertService({ ...pushDeps, alerts, mail, senderDetails }),
    ...repairService({ transact, clock, settings, repairs: repairReader(db), orders, stores, mail, senderDetails }),
    ...careService({
      transact,
      clock,
      settings,
      careReminders: careReminderReader(db),
      newsletter,
      catalog,
      mail,
      senderDetails,
    }),
    ...customerService({
      transact,
      clock,
      settings,
      customers,
      addresses,
      passwordHasher,
      breached: deps.breachedPasswords,
      shopWords: shopWords(company.tradeName, publicUrl),
      mail,
      senderDetails,
      allowedOrigins,
    }),
    ...secondFactorService({
      transact,
      clock,
      settings,
      customers,
      passwordHasher,
      secretBox,
      shopName: company.tradeName,
      relyingParty: relyingPartyOf(publicUrl),
    }),
    ...personalDataService({ ...records, transact, retention: retentionStore(db), shopName: company.tradeName }),
    /** What staff see and do of customers. */
    staffCustomers: staffCustomerService({
      ...records,
      transact,
      search: customerSearch(db),
      keptMails: keptMailReader(db),
      allowedOrigins,
      publicUrl,
    }),
    ...loyaltyService({ transact, clock, settings, loyalty, vouchers, salePeriod, mail, senderDetails }),
    ...settingsServices,
    messageFacts: messageFactsOf(settings, clock),
    /** What the shop offers on the devices of its shoppers. */
    deviceOffers: () => {
      const { offline, push: messages, stores: inStores } = settings.at(clock.now())
      return {
        offline: offline.offered,
        push: messages.offered && deps.pushPort !== undefined,
        scan: inStores.scan,
      }
    },
    /** Mails of the outbox, the newest first. */
    keptMails: (unsentOnly: boolean) => keptMailReader(db).newest(unsentOnly),
    /** What staff may do without a second person. */
    staffLimits: () => settings.at(clock.now()).approvals,
    ...publicationService({ transact, clock, publications: publicationReader(db, clock) }),
    /** Documents as staff write them. */
    contentEditing: contentEditingService({
      transact,
      clock,
      models: deps.contentModels ?? noContentModels,
      repository: deps.contentRepository ?? { kind: 'embedded', previews: `${publicUrl}/sandbox/prismic/previews/` },
      pictures: deps.pictures,
      publications: publicationReader(db, clock),
      edits: contentEditReader(db),
    }),

    /** Every size that a storefront sells, as feeds for shopping services have it. */
    productFeed: (storefront: Storefront) => productFeed(feedDeps, storefront),
    /** How much of each lies in the stores of the storefront's country. */
    localInventory: (storefront: Storefront) =>
      localInventory(
        { items: feedEntries(feedDeps, storefront), stores, stock, storeStock: deps.storeStock ?? 'numbers' },
        storefront,
      ),
    /** @param written what the layout says */
    reviewStats: (storefrontCode: StorefrontCode, written: ReviewStats | null) =>
      reviewStats({ reviews: deps.reviews, ratings: reviewReader(db), clock }, storefrontCode, written),
    readReviews: async () => {
      if (deps.reviews) await readReviews({ transact, clock }, deps.reviews)
    },
    findStores: (storefront: Storefront, where: Where & { readonly limit?: number | undefined }) =>
      findStores({ stores, geocoder }, storefront, where),
    purgeRateLimits: async () => {
      await rateLimits.purge(clock.now())
      await captchaStore(db).purge(clock.now())
    },
    /** @param mostEnded in place of what the settings allow: which share of what is sold may end */
    importCatalog: (feed: CatalogFeed, mostEnded = deps.importMostEnded ?? 1) =>
      transact(['catalogImport', 'invalidate', 'jobs', 'stock'], async (repositories) => {
        const told = await importCatalog(
          { catalog: repositories.catalogImport, stock: repositories.stock, clock },
          feed,
          mostEnded,
        )
        for (const moment of told.priceMoments) await repositories.jobs.beginPrices(moment)
        await repositories.invalidate(changes.catalogImport())
        return told
      }).finally(async () => {
        cached.invalidate()
        await search.invalidate(undefined)
      }),
    productPictures: pictureService({
      transact,
      clock,
      reader: pictureReader(db),
      copies: deps.pictureCopies ?? noPictureCopies,
    }),
    imports: importService({
      kinds: { ...kindsOfGoods, customers: customerImport },
      transact,
      clock,
      imports: importReader(db, deps.sessions),
      files: deps.importFiles ?? noImportFiles,
      limits: () => limitsOf(settings.at(clock.now())),
      keepDays: deps.importKeepDays ?? 30,
    }),
    ...exportService({
      clock,
      catalog: catalogExportReader(db),
      products: productStateWriter(db),
      shelves: shelfReader(db),
      orders: orderExportReader(db),
      invoices: invoiceReader(db),
      giftCards: giftCardReader(db),
      customers: customerFileReader(db),
      newsletter,
      homeCountry: company.country,
      findRecords: ({ find }) => transact(['catalogImport', 'promotions'], (repositories) => find(repositories)),
    }),
    /** Begins the prices whose moment has come. */
    beginPrices: async () => {
      await beginPrices({ transact, clock })
    },
    /** Puts products on sale whose moment has come, and takes those off it whose time is over. */
    publishProducts: async () => {
      await publishProducts({ transact, clock })
    },
    importPromotions: (feed: readonly PromotionFeed[]) =>
      transact(['promotions', 'invalidate'], async ({ promotions, invalidate }) => {
        await importPromotions(promotions, feed)
        await invalidate(changes.promotions())
      }),
    /** Told of every committed change, on every node; without tags when some were missed. Resolves when searches know it too. */
    invalidate: async (tags: readonly string[] | undefined): Promise<void> => {
      forget(tags)
      productGrid.invalidate(tags)
      const invalidated = invalidatedBy(tags)
      if (invalidated.content) content.invalidate()
      await Promise.all([search.invalidate(tags), invalidated.storefronts && reloadSettings()])
    },
  }
}
