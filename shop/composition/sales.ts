import { captchaOperations, captchaService } from '../captcha/captcha-service.ts'
import { captchaStore } from '../captcha/captcha-store.ts'
import { cartService } from '../cart/cart-service.ts'
import { cartSizeReader } from '../cart/cart-size-store.ts'
import { cartReader } from '../cart/cart-store.ts'
import { contextReader, contextWriter } from '../cart/context-store.ts'
import { checkoutService } from '../checkout/checkout-service.ts'
import { orderAttachments } from '../fulfilment/order-attachments.ts'
import { type ToTell, tellMeasurements } from '../fulfilment/tell-measurements.ts'
import { inStoreSessionService } from '../instore/in-store-session-service.ts'
import { inStoreSessionStore } from '../instore/in-store-session-store.ts'
import { staffDeliveryStore } from '../instore/staff-message-store.ts'
import { giftReceiptReader } from '../orders/gift-receipt-store.ts'
import { orderService } from '../orders/order-service.ts'
import { repairService } from '../repairs/repair-service.ts'
import { repairReader } from '../repairs/repair-store.ts'
import { reservationService } from '../reservations/reservation-service.ts'
import type { ShopParts } from './parts.ts'

/** From the cart to the parcel and back: checkout, payment, orders, returns, gift cards, repairs, and what happens in stores. */
export function salesServices({
  deps,
  db,
  clock,
  settings,
  company,
  mail,
  documentPrinter,
  geocoder,
  publicUrl,
  salePeriod,
  report,
  promotionCache,
  stores,
  catalog,
  transact,
  senderDetails,
  allowedOrigins,
  addresses,
  fulfilment,
  orders,
  rateLimits,
  reservations,
  stock,
  vouchers,
  withdrawals,
  measurementPorts,
  content,
  funnel,
  storeMailbox,
  countArrival,
  offersArrivals,
  collection,
  measurements,
  settle,
  giftCards,
  fulfilmentServices,
}: ShopParts) {
  return {
    captcha: captchaService(deps.captcha, deps.captchaOperations ?? captchaOperations, report),
    rateLimits,
    networkLimitFactor: deps.networkLimitFactor ?? 20,
    codeAttemptsPerNetwork: deps.codeAttemptsPerNetwork ?? 3000,
    purgeRateLimits: async () => {
      await rateLimits.purge(clock.now())
      await captchaStore(db).purge(clock.now())
    },
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
    ...repairService({ transact, clock, settings, repairs: repairReader(db), orders, stores, mail, senderDetails }),
    /** How far shoppers come, as numbers of nobody. */
    funnel,
    salePeriod: salePeriod ?? ('off' as const),
  }
}
