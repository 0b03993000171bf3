import { newToken } from '#kernel/ids.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { alertWriter } from '../alerts/alert-store.ts'
import { funnelService } from '../backoffice/funnel-service.ts'
import { funnelReader } from '../backoffice/funnel-store.ts'
import { productGridService } from '../backoffice/product-grid-service.ts'
import { productGridReader } from '../backoffice/product-grid-store.ts'
import { careReminderReader } from '../care/care-reminder-store.ts'
import { cartTurns } from '../cart/cart-turns.ts'
import { contextReader } from '../cart/context-store.ts'
import { createCatalogCache } from '../catalog/catalog-cache.ts'
import { catalogStore } from '../catalog/catalog-store.ts'
import { productStateWriter } from '../catalog/product-state-writer.ts'
import { addressStore } from '../checkout/address-store.ts'
import { paysGiftCards } from '../checkout/payment-methods.ts'
import { contentService } from '../content/content-service.ts'
import { createPasswordHasher } from '../credentials/passwords.ts'
import { createSecretBox } from '../credentials/secret-box.ts'
import { customerWriter } from '../customers/customer-store.ts'
import { fulfilmentService } from '../fulfilment/fulfilment-service.ts'
import { fulfilmentReader } from '../fulfilment/fulfilment-store.ts'
import { storePickupReader } from '../fulfilment/store-pickup-store.ts'
import { giftCardSaleReader } from '../giftcards/gift-card-sale-store.ts'
import { giftCardService } from '../giftcards/gift-card-service.ts'
import { giftCardReader } from '../giftcards/gift-card-store.ts'
import { invoiceReader } from '../invoices/invoice-store.ts'
import { loyaltyReader } from '../loyalty/loyalty-store.ts'
import { voucherReader } from '../loyalty/voucher-store.ts'
import { searchRulesReader } from '../merchandising/search-rules-store.ts'
import { newsletterWriter } from '../newsletter/newsletter-store.ts'
import { guestOrderReader } from '../orders/guest-order-store.ts'
import { measurementReader } from '../orders/measurement-store.ts'
import type { Order } from '../orders/order.ts'
import { orderReader } from '../orders/order-store.ts'
import { paymentReader } from '../orders/payment-store.ts'
import { withdrawalReader } from '../orders/withdrawal-store.ts'
import { consentReader } from '../privacy/consent-store.ts'
import { createPromotionCache } from '../promotions/promotion-cache.ts'
import { promotionReader } from '../promotions/promotion-store.ts'
import { noPush } from '../push/push-port.ts'
import { pushReader } from '../push/push-store.ts'
import { rateLimitStore } from '../rate-limit-store.ts'
import { repairReader } from '../repairs/repair-store.ts'
import { togetherOn, transactOn } from '../repositories.ts'
import { reservationWriter } from '../reservations/reservation-store.ts'
import { productReviewReader } from '../reviews/product-review-store.ts'
import { createReviewCountCache } from '../reviews/review-count-cache.ts'
import { reviewPhotographReader } from '../reviews/review-photograph-store.ts'
import { inProcessSearch } from '../search/in-process-search.ts'
import { productsInStore } from '../search/products-in-store.ts'
import { searchService } from '../search/search-service.ts'
import { searchStore } from '../search/search-store.ts'
import { viewListPages } from '../search/view-list-pages.ts'
import { settingsPlaceholders } from '../settings/settings-placeholders.ts'
import { settingsService } from '../settings/settings-service.ts'
import { settingsReader } from '../settings/settings-store.ts'
import type { ShopDeps } from '../shop-deps.ts'
import { pictureFeatureReader } from '../similarity/picture-feature-store.ts'
import { noPixels } from '../similarity/picture-pixels-port.ts'
import { pictureSearchService } from '../similarity/picture-search-service.ts'
import { similarProductReader } from '../similarity/similar-product-store.ts'
import { stockReader } from '../stock/stock-store.ts'
import { usualPickupTimes } from '../stores/pickup-time.ts'
import { createStoresCache } from '../stores/stores-cache.ts'
import { storesStore } from '../stores/stores-store.ts'

/** What the services of the shop share: readers of the database, caches, and what its operator decided. */
export type ShopParts = ReturnType<typeof shopParts>

export function shopParts(deps: ShopDeps) {
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
  const reviewPhotographs = reviewPhotographReader(db)
  const forget = (tags: readonly string[] | undefined) => {
    for (const cache of [cached, countedReviews, promotionCache, storesCache, pictureSearch]) cache.invalidate(tags)
  }
  const inTurn = cartTurns({ contexts: contextReader(db), clock })
  const transact = transactOn(db, deps.jobs, inTurn, forget)
  const together = togetherOn(db, forget)
  const background = deps.background ?? db
  const reports = deps.reports ?? db
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
    needsConsent: deps.needsConsent ?? false,
  })
  const funnel = funnelService({ transact, clock, funnel: funnelReader(db) })
  const search = searchService({
    port: (deps.search ?? inProcessSearch)(searchStore(deps.sessions ?? db, deps.searchWords, clock)),
    clock,
    settings,
    salePeriod,
    content,
    stores,
    catalogPages: (storefrontCode) => viewListPages(catalog, storefrontCode),
    productsInStore: (locationCode) => productsInStore(db, locationCode),
    searchSynonyms: () => searchRulesReader(db).synonyms(),
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

  const passwordHasher = deps.passwordHasher ?? createPasswordHasher()
  const records = {
    clock,
    settings,
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
    reviewPhotographs,
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
    deps,
    db,
    clock,
    settings,
    company,
    payments,
    mail,
    documentPrinter,
    geocoder,
    publicUrl,
    salePeriod,
    report,
    promotions,
    promotionCache,
    storesCache,
    stores,
    cached,
    catalog,
    countedReviews,
    productReviews,
    reviewPhotographs,
    forget,
    inTurn,
    transact,
    together,
    background,
    reports,
    serviceHours,
    senderDetails,
    allowedOrigins,
    secretBox,
    addresses,
    alerts,
    push,
    pushPort,
    pushDeps,
    customers,
    fulfilment,
    loyalty,
    newsletter,
    orders,
    paymentStore,
    rateLimits,
    reservations,
    stock,
    vouchers,
    withdrawals,
    measurementPorts,
    content,
    funnel,
    search,
    storePickups,
    storeMailbox,
    countArrival,
    offersArrivals,
    collection,
    pickupTimes,
    measurements,
    measures,
    settle,
    reloadSettings,
    settingsServices,
    passwordHasher,
    records,
    giftCards,
    fulfilmentServices,
    pictureSearch,
    productGrid,
  }
}
