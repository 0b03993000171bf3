import type { Kysely } from 'kysely'
import { notify } from '#database/listen.ts'
import type { Tables } from '#database/tables.ts'
import { inTransaction, type ShopTransaction } from '#database/transaction.ts'
import { type Clock, day, hour } from '#kernel/clock.ts'
import { isToken, isUuid, newToken } from '#kernel/ids.ts'
import { declined, isRefused, type Refused, refuse } from '#kernel/message-key.ts'
import type { NewsletterForm } from '#kernel/newsletter.ts'
import type { Question } from '#kernel/question.ts'
import type { Country, StoreCode, Storefront } from '#kernel/storefront.ts'
import { type AlertWish, addStockAlert } from './alerts/add-stock-alert.ts'
import { alertReader, alertWriter } from './alerts/alert-store.ts'
import { endStockAlerts, sendStockAlert } from './alerts/send-stock-alerts.ts'
import { alertLifetime, mailedLifetime } from './alerts/stock-alert.ts'
import { captchaDesk, captchaOperations } from './captcha/captcha-desk.ts'
import type { CaptchaPort } from './captcha/captcha-port.ts'
import { captchaStore } from './captcha/captcha-store.ts'
import { addCode } from './cart/add-code.ts'
import { addExtra } from './cart/add-extra.ts'
import { type AddedItem, addToCart } from './cart/add-to-cart.ts'
import { cartReader, cartWriter } from './cart/cart-store.ts'
import { deleteCartItem, updateCartItem } from './cart/change-cart.ts'
import { type Context, contextLifetime } from './cart/context.ts'
import { contextReader, contextWriter } from './cart/context-store.ts'
import type { ShippingMethod } from './cart/shipping-methods.ts'
import { type CartCircumstances, type CartOwner, viewCart } from './cart/view-cart.ts'
import type { CatalogFeed } from './catalog/catalog-feed.ts'
import { catalogStore } from './catalog/catalog-store.ts'
import { catalogWriter } from './catalog/catalog-writer.ts'
import { importCatalog } from './catalog/import-catalog.ts'
import type { PicturePort } from './catalog/picture-port.ts'
import { rememberCatalog } from './catalog/remembered-catalog.ts'
import { hidesReductions, type SalePeriodMode } from './catalog/sale-period.ts'
import type { TypedAddress } from './checkout/address.ts'
import { addressStore } from './checkout/address-store.ts'
import { updatePaymentMethod, updateShippingMethod } from './checkout/choose-methods.ts'
import { type CarrierPoints, findServicePoints, type WhereToLook } from './checkout/find-service-points.ts'
import { type PayWish, payOrder } from './checkout/pay-order.ts'
import { paymentMethods } from './checkout/payment-methods.ts'
import type { PaymentPort } from './checkout/payment-port.ts'
import { type OrderWish, placeOrder } from './checkout/place-order.ts'
import { refundPayment } from './checkout/refund-payment.ts'
import { restoreCart } from './checkout/restore-cart.ts'
import { setAddresses, type TypedCheckoutAddress, updateShippingAddress } from './checkout/set-addresses.ts'
import { type PointWish, setServicePoint } from './checkout/set-service-point.ts'
import { settleByProviderId, settleOrder, sweepPayments } from './checkout/settle-payment.ts'
import type { Company } from './company/company.ts'
import { contentDesk } from './content/content.ts'
import type { ContentPort } from './content/content-port.ts'
import { publicationReader, publicationWriter } from './content/publication-store.ts'
import { type Publication, publish } from './content/publish.ts'
import { accountMailNote } from './customers/account-mail.ts'
import { addAddress, deleteAddress, setDefaultAddress, updateAddress } from './customers/address-book.ts'
import type { BreachedPasswordsPort } from './customers/breached-passwords-port.ts'
import { changeEmail, changePassword } from './customers/change-login.ts'
import { confirmEmail, sendEmailConfirmation } from './customers/confirm-email.ts'
import { type Customer, mostFavourites } from './customers/customer.ts'
import { customerReader, customerWriter } from './customers/customer-store.ts'
import { deleteCustomer } from './customers/delete-customer.ts'
import { endUnusedAccounts } from './customers/end-unused-accounts.ts'
import { exported } from './customers/export-customer.ts'
import { exportedPage } from './customers/export-page.ts'
import { askForGuestData } from './customers/guest-data.ts'
import { type Credentials, endSession, logIn, logOut } from './customers/log-in.ts'
import { resetPassword, sendPasswordRecoveryMail } from './customers/recover-password.ts'
import { type Registration, registerCustomer } from './customers/register-customer.ts'
import { sendAccountMail } from './customers/send-account-mail.ts'
import { type ProfileChange, updateCustomer } from './customers/update-customer.ts'
import { announceReturn, type ReturnWish, returnsUntil } from './fulfilment/announce-return.ts'
import { cancelOrder } from './fulfilment/cancel-order.ts'
import { capturePayment } from './fulfilment/capture-payment.ts'
import { enclosures } from './fulfilment/enclosures.ts'
import { fulfilmentReader, fulfilmentWriter } from './fulfilment/fulfilment-store.ts'
import { issueInvoice } from './fulfilment/issue-invoice.ts'
import { makeLabel } from './fulfilment/make-label.ts'
import { payBack, sweepRefunds } from './fulfilment/pay-back.ts'
import type { ReturnLabelPort } from './fulfilment/return-label-port.ts'
import { sendStatusMail } from './fulfilment/send-status-mail.ts'
import type { StatusMailKind } from './fulfilment/status-mail.ts'
import { takeNews } from './fulfilment/take-news.ts'
import { hearWarehouse, tellWarehouse } from './fulfilment/tell-warehouse.ts'
import type { WarehouseNews, WarehousePort } from './fulfilment/warehouse-port.ts'
import type { InStorePort } from './instore/in-store-port.ts'
import { extendInStoreSession, openInStoreSession } from './instore/open-in-store-session.ts'
import type { Invoice } from './invoices/invoice.ts'
import { invoiceFile, invoicePaper } from './invoices/invoice-paper.ts'
import { invoiceReader, invoiceWriter } from './invoices/invoice-store.ts'
import type { PaperPort } from './invoices/paper-port.ts'
import { loyaltyReader, loyaltyWriter } from './loyalty/loyalty-store.ts'
import { redemptionWriter } from './loyalty/redemption-store.ts'
import { reverseFor } from './loyalty/reverse-points.ts'
import { runClub } from './loyalty/run-club.ts'
import { sendVoucherMail } from './loyalty/send-voucher-mail.ts'
import { viewLoyalty } from './loyalty/view-loyalty.ts'
import type { VoucherMailKind } from './loyalty/voucher-mail.ts'
import { voucherReader, voucherWriter } from './loyalty/voucher-store.ts'
import { confirm } from './newsletter/confirm.ts'
import { pendingLifetime } from './newsletter/member.ts'
import { newsletterMailNote } from './newsletter/newsletter-mail.ts'
import type { NewsletterPort } from './newsletter/newsletter-port.ts'
import { newsletterReader, newsletterWriter } from './newsletter/newsletter-store.ts'
import { sendNewsletterMail } from './newsletter/send-newsletter-mail.ts'
import { addMember, type NewMember, subscribe } from './newsletter/subscribe.ts'
import { syncMember } from './newsletter/sync-member.ts'
import { type SettingsChange, updateSettings } from './newsletter/update-settings.ts'
import { askedQuestion, askQuestion } from './orders/ask-question.ts'
import { guestOrderReader, guestOrderWriter } from './orders/guest-order-store.ts'
import type { JobPort } from './orders/job-port.ts'
import type { MailPort } from './orders/mail-port.ts'
import { orderReader, orderWriter } from './orders/order-store.ts'
import { paymentReader, paymentWriter } from './orders/payment-store.ts'
import { questionMail } from './orders/question-mail.ts'
import { sendOrderConfirmation } from './orders/send-order-confirmation.ts'
import { sendWithdrawalAcknowledgement } from './orders/send-withdrawal-acknowledgement.ts'
import { type WithdrawalWish, withdraw } from './orders/withdraw.ts'
import { withdrawalReader, withdrawalWriter } from './orders/withdrawal-store.ts'
import { consentReader, consentWriter } from './privacy/consent-store.ts'
import { forgetWhatIsOver } from './privacy/forget-what-is-over.ts'
import { retentionStore } from './privacy/retention-store.ts'
import { saveCookieConsent } from './privacy/save-cookie-consent.ts'
import { importPromotions } from './promotions/import-promotions.ts'
import type { PromotionFeed } from './promotions/promotion-feed.ts'
import { promotionReader, promotionWriter } from './promotions/promotion-store.ts'
import { rateLimitStore } from './rate-limit-store.ts'
import { reservationDesk } from './reservations/reservation-desk.ts'
import { reservationReader, reservationWriter } from './reservations/reservation-store.ts'
import { inProcessSearch } from './search/in-process-search.ts'
import { searchDesk } from './search/search-desk.ts'
import type { SearchPort } from './search/search-port.ts'
import { searchStore } from './search/search-store.ts'
import type { SearchSource } from './search/searchable.ts'
import { viewListPages } from './search/view-list-pages.ts'
import { type StoreStockMode, toldStock } from './stock/location-stock.ts'
import { stockReader, stockWriter } from './stock/stock-store.ts'
import { findStores } from './stores/find-stores.ts'
import type { Gazetteer } from './stores/gazetteer-port.ts'
import type { Where } from './stores/stores-near.ts'
import { storesStore } from './stores/stores-store.ts'
import type { Transact, Writers } from './transact.ts'

export type ShopParts = {
  readonly db: Kysely<Tables>
  readonly clock: Clock
  readonly payments: PaymentPort
  readonly carrierPoints: CarrierPoints
  readonly gazetteer: Gazetteer
  /** For how many hours a store keeps a pair apart, and where its mail goes, with `{code}` for the store's code. */
  readonly reservations?: { readonly openHours: number; readonly storeMailbox: string }
  readonly pictures: PicturePort
  readonly content: ContentPort
  readonly mail: MailPort
  readonly newsletterService: NewsletterPort
  /** Who sells; legal pages, mails, footers and structured data name it. */
  readonly company: Company
  readonly inStoreSessions: InStorePort
  /** Sets invoices and other papers. */
  readonly paper: PaperPort
  readonly returnLabels: ReturnLabelPort
  /** Whoever packs; without one the operator tells the shop what was sent. */
  readonly warehouse?: WarehousePort | undefined
  readonly jobs: JobPort<ShopTransaction>
  /** What searches are answered by; the memory of this process when absent. */
  readonly search?: ((source: SearchSource) => SearchPort) | undefined
  /** `https://www.example.com`, without a slash at the end. */
  readonly publicUrl: string
  /** Where the provider tells of payments; absent when it can't reach the shop. */
  readonly webhookUrl?: string | undefined
  readonly salePeriod?: SalePeriodMode | undefined
  /** How shoppers are told what a store has. */
  readonly storeStock?: StoreStockMode
  readonly captcha: CaptchaPort
  /** Asked about passwords that somebody chooses, where there is one. */
  readonly breachedPasswords?: BreachedPasswordsPort | undefined
  /** Names of operations; without them the usual ones ask for a captcha. */
  readonly captchaOperations?: readonly string[] | undefined
  /** Told of what went wrong behind the shopper's back. */
  readonly report?: ((error: unknown) => void) | undefined
}

/** On which channel nodes tell each other which cached pages are stale; the payload is a list of tags. */
export const changedChannel = 'shop_changed'

/** How long the link to a draft works. */
const previewLifetime = 7 * day

/** Names of the shop's jobs, as the queues know them. */
export const jobNames = {
  orderConfirmation: 'order-confirmation',
  refundPayment: 'refund-payment',
  sweepPayments: 'sweep-payments',
  withdrawalAcknowledgement: 'withdrawal-acknowledgement',
  question: 'question',
  accountMail: 'account-mail',
  voucherMail: 'voucher-mail',
  newsletterMail: 'newsletter-mail',
  newsletterSync: 'newsletter-sync',
  stockAlerts: 'stock-alerts',
  stockAlertMail: 'stock-alert-mail',
  forgetStockAlerts: 'forget-stock-alerts',
  expireReservations: 'expire-reservations',
  reservationMail: 'reservation-mail',
  forgetReservations: 'forget-reservations',
  forgetNewsletter: 'forget-newsletter',
  club: 'club',
  forgetWhatIsOver: 'forget-what-is-over',
  forgetLogins: 'forget-logins',
  forgetRateLimits: 'forget-rate-limits',
  forgetInStoreSessions: 'forget-in-store-sessions',
  pollContent: 'poll-content',
  statusMail: 'status-mail',
  payBack: 'pay-back',
  sweepRefunds: 'sweep-refunds',
  capturePayment: 'capture-payment',
  tellWarehouse: 'tell-warehouse',
  hearWarehouse: 'hear-warehouse',
} as const

export type Shop = ReturnType<typeof createShop>

/** The counter: every use-case of the shop, given exactly what it needs. */
export function createShop(parts: ShopParts) {
  const { db, clock } = parts
  const remembered = rememberCatalog(catalogStore(db))
  const content = contentDesk(parts.content, parts.pictures, parts.company, parts.report)
  const publications = publicationReader(db, clock)
  const { catalog } = remembered
  const search = searchDesk({
    port: (parts.search ?? inProcessSearch)(searchStore(db)),
    clock,
    salePeriod: parts.salePeriod,
    content,
    catalogPages: (storeCode) => viewListPages(catalog, storeCode),
  })
  const carts = cartReader(db)
  const contexts = contextReader(db)
  const customers = customerReader(db)
  const loyalty = loyaltyReader(db)
  const vouchers = voucherReader(db)
  const promotions = promotionReader(db)
  const orders = orderReader(db)
  const paymentStore = paymentReader(db)
  const withdrawals = withdrawalReader(db)
  const newsletter = newsletterReader(db)
  const alerts = alertReader(db)
  const reservations = reservationReader(db)
  const rateLimits = rateLimitStore(db)
  const stores = storesStore(db)
  const storeCodes = async () => new Set((await stores.all()).map(({ code }) => code))
  const transact = transactOn(db, parts.jobs)
  const fulfilment = fulfilmentReader(db)
  const invoices = invoiceReader(db)
  const settle = { transact, clock, payments: parts.payments, paymentStore, orders }
  const account = { transact, clock, customers, breached: parts.breachedPasswords }
  const letterhead = { company: parts.company, publicUrl: parts.publicUrl }
  const after = { ...settle, fulfilment }
  const status = {
    ...after,
    paper: parts.paper,
    labels: parts.returnLabels,
    mail: parts.mail,
    letterhead,
  }
  const enclose = enclosures({ page: content.page, paper: parts.paper, company: parts.company })
  const allowedOrigins = [new URL(parts.publicUrl).origin]

  const stock = stockReader(db)
  const tellStock = async (skus: readonly string[], codes: readonly string[] | undefined, country: string) =>
    toldStock(await stock.byLocation(skus, codes, country), parts.storeStock ?? 'numbers')

  return {
    clock,
    company: parts.company,
    catalog,
    stock: { ...stock, byLocation: tellStock },
    stores,
    content,
    search,
    pictures: parts.pictures,
    captcha: captchaDesk(
      parts.captcha,
      parts.captchaOperations ?? captchaOperations,
      parts.report ?? (() => undefined),
    ),
    salePeriod: parts.salePeriod ?? ('off' as const),

    findContext: async (storefront: Storefront, token: string | undefined): Promise<Context | undefined> => {
      const context = await contexts.find(token, clock.now())
      return context?.storeCode === storefront.code ? context : undefined
    },
    /** Begins a session; the token is told once and kept as a hash. */
    beginContext: async (storeCode: StoreCode): Promise<{ token: string; context: Context }> => {
      const token = newToken()
      const now = clock.now()
      const context = await contextWriter(db).begin(token, storeCode, now, new Date(now.getTime() + contextLifetime))
      return { token, context }
    },
    addressesOf: async (context: Context) => {
      const ids = [context.billingAddressId, context.shippingAddressId].filter((id) => id !== null)
      const found = await addressStore(db).addresses([...new Set(ids)])
      return {
        billing: found.find((address) => address.id === context.billingAddressId),
        shipping: found.find((address) => address.id === context.shippingAddressId),
      }
    },
    viewCart: (storefront: Storefront, context: CartOwner, circumstances?: CartCircumstances) =>
      viewCart({ carts, catalog, promotions, vouchers, clock }, storefront, context, circumstances),
    cartOrder: (cartId: string) => carts.orderOf(cartId),

    addToCart: (storefront: Storefront, token: string | undefined, items: readonly AddedItem[]) =>
      addToCart({ transact, clock }, storefront, token, items),
    addExtra: (storefront: Storefront, token: string | undefined, key: string) =>
      addExtra({ transact, clock }, storefront, token, key),
    addCode: (storefront: Storefront, token: string | undefined, code: string, customerId: string | null) =>
      addCode({ transact, clock }, storefront, token, code, customerId),
    updateCartItem: (storefront: Storefront, token: string | undefined, lineId: string, quantity: number) =>
      updateCartItem({ transact, clock }, storefront, token, lineId, quantity),
    deleteCartItem: (storefront: Storefront, token: string | undefined, lineIds: readonly string[]) =>
      deleteCartItem({ transact, clock }, storefront, token, lineIds),
    restoreCart: (storefront: Storefront, token: string | undefined, reference: string | null, visit?: string) =>
      restoreCart({ transact, clock }, storefront, token, reference, visit),

    setAddresses: (storefront: Storefront, token: string | undefined, typed: TypedCheckoutAddress) =>
      setAddresses({ transact, clock }, storefront, token, typed),
    updateShippingAddress: (storefront: Storefront, token: string, id: string, customerId?: string) =>
      updateShippingAddress({ transact, clock }, storefront, token, id, customerId),
    findServicePoints: (storefront: Storefront, method: ShippingMethod, where: WhereToLook) =>
      findServicePoints(
        { stores, carriers: parts.carrierPoints, gazetteer: parts.gazetteer },
        storefront,
        method,
        where,
      ),
    findStores: (storefront: Storefront, where: Where) =>
      findStores({ stores, gazetteer: parts.gazetteer }, storefront, where),
    setServicePoint: (storefront: Storefront, token: string | undefined, wish: PointWish) =>
      setServicePoint({ stores, carriers: parts.carrierPoints, transact, clock }, storefront, token, wish),
    updateShippingMethod: (storefront: Storefront, token: string, id: string) =>
      updateShippingMethod({ transact, clock }, storefront, token, id),
    updatePaymentMethod: (storefront: Storefront, token: string, id: string) =>
      updatePaymentMethod({ transact, clock }, storefront, token, id),
    paymentMethods: (storefront: Storefront, question: { amount: number; country: Country; chosen: string | null }) =>
      paymentMethods(parts.payments, storefront, question),

    placeOrder: (storefront: Storefront, token: string | undefined, wish: OrderWish) =>
      placeOrder({ transact, clock }, storefront, token, wish),
    payOrder: (wish: PayWish) => payOrder({ ...settle, allowedOrigins, webhookUrl: parts.webhookUrl }, wish),
    settleOrder: (orderId: string) => settleOrder(settle, orderId),
    settleByProviderId: (providerId: string) => settleByProviderId(settle, providerId),
    sweepPayments: () => sweepPayments(settle),
    refundPayment: (paymentId: string) => refundPayment(settle, paymentId),

    /** What happened to orders since they were paid: parcels, returns, refunds. */
    progressOf: (orderIds: readonly string[]) => fulfilment.progressOf(orderIds),
    returnsUntil,
    cancelOrder: (orderId: string) => cancelOrder({ transact, clock }, orderId),
    announceReturn: async (wish: ReturnWish) => {
      const answer = await announceReturn({ transact, clock }, wish)
      if (!isRefused(answer) && wish.way === 'post') {
        // So that the page can show it at once; the mail that brings it tries again.
        await makeLabel({ ...after, labels: parts.returnLabels }, answer.id).catch(parts.report ?? (() => undefined))
      }
      return answer
    },
    returnLabel: (returnId: string) => fulfilment.label(returnId),
    /** What the warehouse tells, from wherever it comes. */
    takeNews: (news: WarehouseNews) => takeNews({ transact, clock }, news),
    tellWarehouse: async (orderId: string) => {
      if (parts.warehouse) await tellWarehouse({ orders, warehouse: parts.warehouse }, orderId)
    },
    hearWarehouse: async () => (parts.warehouse ? hearWarehouse({ transact, clock, warehouse: parts.warehouse }) : []),
    capturePayment: (parcelId: string) => capturePayment(after, parcelId),
    payBack: (refundId: string) => payBack(after, refundId),
    /** Asks again for refunds that wait. @returns a sentence for staff about each that could not be paid */
    sweepRefunds: () => sweepRefunds(after),
    mailStatus: (kind: StatusMailKind, id: string) => sendStatusMail(status, kind, id),
    /** What has to be paid back still, the most urgent first. */
    owedRefunds: () => fulfilment.owed(),
    /** Customer service gave back what no provider sends. */
    paidByHand: (refundId: string) =>
      transact((writers) => writers.fulfilment.changeRefund(refundId, { byHandDoneAt: clock.now() })),
    /** What has to be given back by hand of payments that must not be kept: paid twice or too late with a gift card. */
    owedPayments: () => paymentStore.owedByHand(),
    paymentGivenBack: (paymentId: string) =>
      transact((writers) => writers.payments.change(paymentId, { refundByHandDoneAt: clock.now() }, clock.now())),
    /** The invoice of an order of which something has left; issued now if it was not. */
    issueInvoice: (orderId: string) => issueInvoice({ transact, clock, company: parts.company }, orderId),
    invoicesOf: (orderIds: readonly string[]) => invoices.ofOrders(orderIds),
    invoice: (number: string) => invoices.byNumber(number),
    printInvoice: async (invoice: Invoice) => ({
      name: invoiceFile(invoice),
      pdf: await parts.paper.print(invoicePaper(invoice)),
    }),
    orderOfNumber: async (number: string) => {
      const id = await orders.idOfNumber(number)
      return id === undefined ? undefined : orders.byId(id)
    },

    ordersOf: (customer: Customer) => orders.ofCustomer(customer.id),
    order: (id: string) => orders.byId(id),
    followedOrder: (id: string) => orders.followed(id),
    /** The order of a link; nothing for a reference that is forged or malformed. */
    orderByReference: (reference: string, visit?: string) => orders.byReference(reference, visit),
    paymentsOf: (orderId: string) => paymentStore.ofOrder(orderId),
    sendOrderConfirmation: (orderId: string) =>
      sendOrderConfirmation({ orders, mail: parts.mail, letterhead, enclosures: enclose }, orderId),

    withdraw: (storefront: Storefront, wish: WithdrawalWish) => withdraw({ transact, clock }, storefront, wish),
    withdrawalReceipt: (reference: string) => withdrawals.receipt(reference),
    sendWithdrawalAcknowledgement: (withdrawalId: string) =>
      sendWithdrawalAcknowledgement({ withdrawals, orders, mail: parts.mail, letterhead }, withdrawalId),

    openInStoreSession: (id: string) => openInStoreSession({ sessions: parts.inStoreSessions, clock, storeCodes }, id),
    extendInStoreSession: (id: string) =>
      extendInStoreSession({ sessions: parts.inStoreSessions, clock, storeCodes }, id),

    askQuestion: (storefront: Storefront, question: Question & { readonly idempotencyKey: string }) =>
      askQuestion({ transact, clock }, storefront, question),
    /** @param question what `askQuestion` gave its job */
    mailQuestion: (question: object) => parts.mail.send(questionMail(askedQuestion.parse(question), letterhead)),

    subscribeToNewsletter: (storefront: Storefront, form: NewsletterForm & { readonly source: string }) =>
      subscribe({ transact, clock }, storefront, form),
    addNewsletterMember: (storefront: Storefront, member: NewMember) =>
      addMember({ transact, clock }, storefront, member),
    /** Whether a mailed link still confirms. */
    isNewsletterLink: async (token: string) => (await newsletter.byConfirmToken(token, clock.now())) !== undefined,
    confirmNewsletter: (token: string) => confirm({ transact, clock }, token),
    newsletterSettings: (hash: string) => newsletter.bySettingsToken(hash),
    updateNewsletterSettings: (hash: string, change: SettingsChange) =>
      updateSettings({ transact, clock }, hash, change),
    /** @param note what a verb gave its job */
    mailNewsletter: (note: object) =>
      sendNewsletterMail({ newsletter, mail: parts.mail, letterhead }, newsletterMailNote.parse(note)),
    syncNewsletter: (email: string) =>
      syncMember({ newsletter, service: parts.newsletterService, publicUrl: parts.publicUrl }, email),
    /** Forgets who asked and never confirmed. */
    forgetNewsletter: () => newsletterWriter(db).forgetPending(new Date(clock.now().getTime() - pendingLifetime)),

    reservations: reservationDesk({
      transact,
      clock,
      reservations: reservationWriter(db),
      mail: parts.mail,
      letterhead,
      openHours: parts.reservations?.openHours ?? 16,
      storeMailbox: parts.reservations?.storeMailbox ?? '{code}@stores.example',
    }),

    addStockAlert: (storefront: Storefront, wish: AlertWish) => addStockAlert({ transact, clock }, storefront, wish),
    /** What a mailed link opens: the sizes that its address waits for; nothing for a link that was made up. */
    stockAlerts: async (token: string) => {
      const email = await alerts.emailOf(token)
      return email === undefined ? undefined : { email, alerts: await alerts.waiting(email) }
    },
    /** @param id one of the list that the link opens; all of them when absent */
    endStockAlert: async (token: string, id?: string) => {
      const email = await alerts.emailOf(token)
      if (email === undefined || (id !== undefined && !isUuid(id))) return declined(refuse('link-expired'))
      await alertWriter(db).remove(email, id)
      return { email, alerts: await alerts.waiting(email) }
    },
    /** Ends alerts whose sizes can be bought now. */
    endStockAlerts: () => endStockAlerts({ transact, clock }),
    sendStockAlert: (id: string) => sendStockAlert({ alerts, mail: parts.mail, letterhead }, id),
    forgetStockAlerts: () => {
      const ago = (ms: number) => new Date(clock.now().getTime() - ms)
      return alertWriter(db).forgetOld({ asked: ago(alertLifetime), mailed: ago(mailedLifetime) })
    },

    /** Whose login a token is. Once an hour it is noted that the session is in use. */
    customerOf: async (token: string | undefined) => {
      const now = clock.now()
      const found = token === undefined || !isToken(token) ? undefined : await customers.bySession(token, now)
      if (found && now.getTime() - found.seenAt.getTime() > hour)
        await customerWriter(db).seen(found.sessionId, found.customer.id, now)
      return found
    },
    logIn: (storefront: Storefront, contextToken: string | undefined, credentials: Credentials) =>
      logIn(account, storefront, contextToken, credentials),
    logOut: (customerToken: string | undefined) => logOut(account, customerToken),
    registerCustomer: (storefront: Storefront, contextToken: string | undefined, typed: Registration) =>
      registerCustomer({ ...account, allowedOrigins }, storefront, contextToken, typed),
    sendPasswordRecoveryMail: (storefront: Storefront, typed: { email: string; storefrontUrl: string }) =>
      sendPasswordRecoveryMail({ ...account, allowedOrigins }, storefront, typed),
    /** Whether a mailed link still opens its form. */
    isPasswordLink: async (token: string) =>
      isToken(token) && (await customers.byPasswordLink(token, clock.now())) !== undefined,
    resetPassword: (
      storefront: Storefront,
      contextToken: string | undefined,
      typed: { hash: string; newPassword: string; device: string },
    ) => resetPassword(account, storefront, contextToken, typed),
    updateCustomer: (customer: Customer, typed: ProfileChange) => updateCustomer(account, customer, typed),
    changeEmail: (customer: Customer, typed: { email: string; password: string }) =>
      changeEmail(account, customer, typed),
    sendEmailConfirmation: (customer: Customer) => sendEmailConfirmation(account, customer),
    confirmEmail: (customer: Customer, token: string) => confirmEmail(account, customer, token),
    changePassword: (
      storefront: Storefront,
      contextToken: string | undefined,
      customer: Customer,
      typed: { password: string; newPassword: string; newPasswordConfirm: string; device: string },
    ) => changePassword(account, storefront, contextToken, customer, typed),
    deleteCustomer: (customer: Customer, typed: { password: string }) => deleteCustomer(account, customer, typed),
    exportCustomer: async (storefront: Storefront, customer: Customer, form: 'file' | 'page' = 'file') => {
      const [addresses, history, wished, sessions, points, issued, member, waiting, reserved, agreed, stated, known] =
        await Promise.all([
          addressStore(db).ofCustomer(customer.id),
          orders.ofCustomer(customer.id),
          customers.wishlist(customer.id),
          customers.sessions(customer.id, clock.now()),
          loyalty.entriesOf(customer.id),
          vouchers.issuedTo(customer.id),
          newsletter.byEmail(customer.email),
          alerts.waiting(customer.email),
          reservations.ofEmail(customer.email),
          consentReader(db).of(customer),
          withdrawals.ofCustomer(customer),
          stores.all(),
        ])
      const wishlist = await catalog.products(storefront, wished)
      const favourites = customer.customFields.stores ?? []
      const records = {
        customer,
        addresses,
        orders: history,
        wishlist,
        sessions,
        points,
        vouchers: issued,
        newsletter: member,
        alerts: waiting,
        reservations: reserved,
        consents: agreed,
        withdrawals: stated,
        stores: known.filter(({ code }) => favourites.includes(code)).map(({ title }) => title),
      }
      return form === 'page' ? exportedPage(records, storefront, clock.now()) : exported(records)
    },
    askForGuestData: (storefront: Storefront, typed: { email: string }) => askForGuestData(account, storefront, typed),
    isDataLink: async (token: string) =>
      isToken(token) && (await customers.byDataLink(token, clock.now())) !== undefined,
    /** What is known of the address of a mailed link, outside of accounts; nothing for a link that doesn't work. */
    exportGuest: async (storefront: Storefront, token: string, form: 'file' | 'page' = 'file') => {
      const email = isToken(token) ? await customers.byDataLink(token, clock.now()) : undefined
      if (email === undefined) return undefined
      const [history, member, waiting, reserved, agreed, stated] = await Promise.all([
        guestOrderReader(db).ofEmail(email),
        newsletter.byEmail(email),
        alerts.waiting(email),
        reservations.ofEmail(email),
        consentReader(db).of({ email }),
        withdrawals.ofCustomer({ email }),
      ])
      const records = {
        email,
        orders: history,
        newsletter: member,
        alerts: waiting,
        reservations: reserved,
        consents: agreed,
        withdrawals: stated,
      }
      return form === 'page' ? exportedPage(records, storefront, clock.now()) : exported(records)
    },
    sessionsOf: (customer: Customer) => customers.sessions(customer.id, clock.now()),
    endSession: (customer: Customer, id: string) =>
      isUuid(id) ? endSession(account, customer, id) : Promise.resolve(false),
    addressBook: (customer: Pick<Customer, 'id'>) => addressStore(db).ofCustomer(customer.id),
    addAddress: (storefront: Storefront, customer: Customer, typed: TypedAddress) =>
      addAddress(account, storefront, customer, typed),
    updateAddress: (storefront: Storefront, customer: Customer, id: string, typed: TypedAddress) =>
      updateAddress(account, storefront, customer, id, typed),
    deleteAddress: (customer: Customer, id: string) => deleteAddress(account, customer, id),
    setDefaultAddress: (customer: Customer, use: 'billing' | 'shipping', id: string) =>
      setDefaultAddress(account, customer, use, id),
    wishlistOf: (customer: Customer) => customers.wishlist(customer.id),
    addToWishlist: (customer: Customer, productIds: readonly string[]) =>
      customerWriter(db).addToWishlist(customer.id, productIds.filter(isUuid).slice(0, mostFavourites), clock.now()),
    deleteFromWishlist: async (customer: Customer, productId: string) => {
      if (isUuid(productId)) await customerWriter(db).deleteFromWishlist(customer.id, productId)
    },
    /** @param note what a verb gave its job */
    mailAccount: (note: object) =>
      sendAccountMail({ ...account, mail: parts.mail, letterhead }, accountMailNote.parse(note)),
    loyaltyOf: (customer: Pick<Customer, 'id'>) => viewLoyalty({ loyalty, vouchers }, customer),
    /** Vouchers that can be used now, or soon are by the cart that holds them. */
    vouchersOf: (customer: Pick<Customer, 'id'>) => vouchers.usableOf(customer.id, clock.now()),
    runClub: () =>
      runClub({
        transact,
        clock,
        loyalty,
        vouchers,
        holdsBack: (storefront, now) => hidesReductions(storefront, now, parts.salePeriod),
      }),
    /** @param keptGoods what was paid for the goods that stay with the shopper, without delivery */
    reverseFor: (orderId: string, keptGoods: number) =>
      transact((writers) => reverseFor(writers, orderId, keptGoods, clock.now())),
    mailVoucher: (kind: VoucherMailKind, voucherId: string) =>
      sendVoucherMail({ vouchers, mail: parts.mail, clock, letterhead }, kind, voucherId),
    saveCookieConsent: (storefront: Storefront, customer: Customer, enabled: boolean) =>
      saveCookieConsent({ transact, clock }, storefront, customer, enabled),
    /** Forgets what nobody has to know any more. */
    forgetWhatIsOver: async () => {
      await endUnusedAccounts({ transact, retention: retentionStore(db), clock })
      await forgetWhatIsOver({ retention: retentionStore(db), clock })
    },
    forgetLogins: () => customerWriter(db).forgetExpired(clock.now()),

    rateLimits,
    forgetRateLimits: async () => {
      await rateLimits.forget(clock.now())
      await captchaStore(db).forget(clock.now())
    },

    /** Whether a publication of the embedded repository was ever made. */
    wasPublished: async (ref: string) => (await publications.documents(ref)) !== undefined,
    /** Makes documents of the embedded repository what everybody sees; pages made of what changed are made anew. */
    publishContent: (publication: Publication) =>
      inTransaction(db, async (tx) => {
        const latest = await publications.latest()
        const before = latest === undefined ? [] : ((await publications.documents(latest)) ?? [])
        const tags = await publish({ publications: publicationWriter(tx), clock }, publication, before)
        if (tags.length > 0) await notify(tx, changedChannel, tags)
      }),
    /** Lets whoever is given the answered token see a draft, for a week. */
    previewContent: async (draft: string, { ref, documents }: Publication) => {
      const token = newToken()
      const expiresAt = new Date(clock.now().getTime() + previewLifetime)
      await inTransaction(db, (tx) => publicationWriter(tx).preview({ draft, token, ref, expiresAt }, documents))
      return token
    },
    /** Content was published in a repository that is not ours; pages that bear the tags are made anew. */
    contentChanged: (tags: readonly string[]) => inTransaction(db, (tx) => notify(tx, changedChannel, tags)),

    importCatalog: (feed: CatalogFeed) =>
      inTransaction(db, async (tx) => {
        const report = await importCatalog({ catalog: catalogWriter(tx), clock }, feed)
        await notify(tx, changedChannel, ['catalog'])
        return report
      }).finally(async () => {
        remembered.forget()
        await search.changed(undefined)
      }),
    importPromotions: (feed: readonly PromotionFeed[]) =>
      inTransaction(db, (tx) => importPromotions(promotionWriter(tx), feed)),
    /** Told of every committed change, on every node; without tags when some were missed. Resolves when searches know it too. */
    forget: (tags: readonly string[] | undefined): Promise<void> => {
      remembered.forget(tags)
      if (!tags || tags.some((tag) => tag.startsWith('content'))) content.forget()
      return search.changed(tags)
    },
  }
}

/** A refusal on its way out of a transaction that has to be undone. */
class Undone extends Error {
  override readonly name = 'Undone'
  readonly refused: Refused

  constructor(refused: Refused) {
    super('The transaction is undone because the shop declined')
    this.refused = refused
  }
}

function transactOn(db: Kysely<Tables>, jobs: JobPort<ShopTransaction>): Transact {
  return async <T>(work: (writers: Writers) => Promise<T>): Promise<T> => {
    try {
      return await inTransaction(db, async (tx) => {
        const answer = await work(writersOf(tx, jobs))
        if (isRefused(answer)) throw new Undone(answer)
        return answer
      })
    } catch (error) {
      // What `work` answers is its own type, of which the refusal is a part.
      if (error instanceof Undone) return error.refused as T
      throw error
    }
  }
}

function writersOf(tx: ShopTransaction, jobs: JobPort<ShopTransaction>): Writers {
  return {
    contexts: contextWriter(tx),
    carts: cartWriter(tx),
    cartLines: cartReader(tx),
    catalog: catalogStore(tx),
    stock: stockWriter(tx),
    addresses: addressStore(tx),
    customers: customerWriter(tx),
    loyalty: loyaltyWriter(tx),
    vouchers: voucherWriter(tx),
    promotions: promotionWriter(tx),
    redemptions: redemptionWriter(tx),
    newsletter: newsletterWriter(tx),
    alerts: alertWriter(tx),
    reservations: reservationWriter(tx),
    orders: orderWriter(tx),
    guestOrders: guestOrderWriter(tx),
    payments: paymentWriter(tx),
    fulfilment: fulfilmentWriter(tx),
    invoices: invoiceWriter(tx),
    withdrawals: withdrawalWriter(tx),
    consents: consentWriter(tx),
    retention: retentionStore(tx),
    jobs: {
      sendOrderConfirmation: (orderId) => jobs.enqueue(tx, jobNames.orderConfirmation, { orderId }, { key: orderId }),
      refundPayment: (paymentId) => jobs.enqueue(tx, jobNames.refundPayment, { paymentId }, { key: paymentId }),
      acknowledgeWithdrawal: (withdrawalId) =>
        jobs.enqueue(tx, jobNames.withdrawalAcknowledgement, { withdrawalId }, { key: withdrawalId }),
      // The one job that holds what it is about: the shop keeps no questions.
      mailAccount: (note) => jobs.enqueue(tx, jobNames.accountMail, note, { key: note.key }),
      mailNewsletter: (note) =>
        jobs.enqueue(tx, jobNames.newsletterMail, note, { key: `${note.kind}:${note.memberId}:${note.token}` }),
      syncNewsletter: (email) => jobs.enqueue(tx, jobNames.newsletterSync, { email }, { key: email }),
      mailStockAlert: (alertId) => jobs.enqueue(tx, jobNames.stockAlertMail, { alertId }, { key: alertId }),
      mailReservation: (kind, id) => jobs.enqueue(tx, jobNames.reservationMail, { kind, id }, { key: `${kind}:${id}` }),
      mailVoucher: (kind, voucherId) =>
        jobs.enqueue(tx, jobNames.voucherMail, { kind, voucherId }, { key: `${kind}:${voucherId}` }),
      mailStatus: (kind, id) => jobs.enqueue(tx, jobNames.statusMail, { kind, id }, { key: `${kind}:${id}` }),
      payBack: (refundId) => jobs.enqueue(tx, jobNames.payBack, { refundId }, { key: refundId }),
      capturePayment: (parcelId) => jobs.enqueue(tx, jobNames.capturePayment, { parcelId }, { key: parcelId }),
      tellWarehouse: (orderId) => jobs.enqueue(tx, jobNames.tellWarehouse, { orderId }, { key: orderId }),
      passQuestionOn: (question) => jobs.enqueue(tx, jobNames.question, question, { key: question.key }),
    },
    changed: (tags) => (tags.length === 0 ? Promise.resolve() : notify(tx, changedChannel, tags)),
  }
}
