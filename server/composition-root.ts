import { createAltcha } from '#integrations/captcha/altcha.ts'
import { createCaptcha } from '#integrations/captcha/captcha.ts'
import { createGa4Measurements } from '#integrations/ga4/ga4-measurements.ts'
import { embeddedGeocoder } from '#integrations/geocoder/geocoder.ts'
import { createImportFiles } from '#integrations/import-files/import-files.ts'
import { createMetaMeasurements } from '#integrations/meta/meta-measurements.ts'
import { createLabelJoiner } from '#integrations/pdf/join-labels.ts'
import { createPdfPrinter } from '#integrations/pdf/print-document.ts'
import { createPictureSource } from '#integrations/pictures/picture-source.ts'
import { preparePicture } from '#integrations/pictures/prepare-picture.ts'
import { createPwnedPasswords } from '#integrations/pwned-passwords/pwned-passwords.ts'
import type { ObserveVendor } from '#integrations/vendor/vendor-event.ts'
import { createWebhookSender } from '#integrations/webhooks/webhook-sender.ts'
import { invalidatedBy } from '#kernel/cache-tags.ts'
import { systemClock } from '#kernel/clock.ts'
import { captchaStore } from '#shop/captcha/captcha-store.ts'
import { storeMailboxOf } from '#shop/company/mailboxes.ts'
import { publicationReader } from '#shop/content/publication-store.ts'
import { createSecretBox } from '#shop/credentials/secret-box.ts'
import { pictureReader } from '#shop/pictures/picture-store.ts'
import { vapidKeysOf } from '#shop/push/vapid-keys.ts'
import type { SearchPort } from '#shop/search/search-port.ts'
import { settingsSource } from '#shop/settings/settings-source.ts'
import { createShop } from '#shop/shop.ts'
import type { ShopDeps } from '#shop/shop-deps.ts'
import type { CountArrival } from '#shop/stores/arrival.ts'
import { addressLookups } from './address-lookups.ts'
import { backupQueues } from './backup-queue.ts'
import { mailColorsOf, openBrand } from './brand.ts'
import { parcelLabels, returnLabels } from './carrier-labels.ts'
import { carrierPoints } from './carrier-points.ts'
import { cataloguePathsAmong } from './catalogue-paths.ts'
import { openCompany } from './company.ts'
import type { ComposedShop } from './composed-shop.ts'
import { isLocal, type ShopConfig } from './config.ts'
import { needsConsent } from './consent-need.ts'
import { contentRepository, openContent } from './content.ts'
import { mediaOf } from './content-media.ts'
import { contentModels } from './content-models.ts'
import { contentQueues } from './content-queue.ts'
import { importQueues } from './import-queue.ts'
import { createInboxWatch } from './inbox-files.ts'
import { createJobPort } from './jobs.ts'
import { createLog } from './log.ts'
import { mountShop } from './mount-shop.ts'
import { outboxMail } from './outbox.ts'
import { paymentWebhookPath } from './payment-webhook.ts'
import { openPictureFiles } from './picture-files.ts'
import { picturePixelsOf } from './picture-pixels.ts'
import { openPictures, withStoredPictures } from './pictures.ts'
import { shopQueues } from './queues.ts'
import { reviewQueues } from './review-queue.ts'
import { sandboxKeyOf } from './sandbox-key.ts'
import { openShopSearch } from './search-of-shop.ts'
import { openSearchWords } from './search-words.ts'
import { openSettings } from './settings.ts'
import { openShopConnections } from './shop-connections.ts'
import { staffSecretOf } from './staff-secret.ts'
import { openStaffSignIn } from './staff-sign-in.ts'
import { openStoredPictures } from './stored-pictures.ts'
import type { Tracing } from './tracing/tracing.ts'
import { observeVendors } from './vendor-figures.ts'
import { openNewsletterService } from './vendors/newsletter-service.ts'
import { openPaymentProvider, paymentsOfDemo } from './vendors/payment-provider.ts'
import { openPushService } from './vendors/push-service.ts'
import { openRecaptcha } from './vendors/recaptcha-service.ts'
import { openReviewServices } from './vendors/review-services.ts'
import { openSmtpMail } from './vendors/smtp-mail.ts'
import { openStoreScreens } from './vendors/store-screens.ts'
import { openStoreSessions } from './vendors/store-sessions.ts'
import { openWarehouse } from './vendors/warehouse-service.ts'

/**
 * Puts the shop together from the settings: real adapters where there are keys, their sandboxes where there are none. Commands of the
 * operator need no more; `composeServingShop` adds the API for whoever asks over HTTP.
 * @param searchThread answers lists and searches: on the main thread unless the settings name a service that does; without it this
 *   thread does
 * @param countVendor is told of every request to an outside system, for the figures of the process
 * @param tracing records what takes how long on this thread
 * @param countArrival is told of every notice of a shopper who comes to a store
 */
export async function composeShop(
  config: ShopConfig,
  searchThread?: SearchPort,
  countVendor: ObserveVendor = () => undefined,
  tracing?: Tracing,
  countArrival?: CountArrival,
): Promise<ComposedShop> {
  const parts = await openParts(config, { searchThread, countVendor, tracing })
  const { log, clock, connections, content, pictures, storedPictures, sessions, search, jobs, smtp } = parts
  const shop = createShop(await depsOf(config, parts, countArrival))
  const inboxWatch = createInboxWatch()
  return {
    shop,
    db: connections.db,
    pool: connections.pool,
    direct: connections.direct,
    clock,
    pictures,
    tracing,
    search: search.service(),
    inboxes: config.imports.folder === undefined ? undefined : inboxWatch,
    mount: (app) => mountShop(app, config, { ...parts, shop }),
    recordDemoPayment: parts.payment.sandbox && paymentsOfDemo(parts.payment.sandbox),
    closeInStoreSession: sessions.isElsewhere ? undefined : sessions.own.close,
    queues: [
      ...shopQueues({ shop, sessions: sessions.own, sandbox: parts.payment.sandbox, log }),
      ...importQueues(config, { shop, clock, log, watch: inboxWatch }),
      ...backupQueues(config, clock, log),
      ...reviewQueues(config, shop, log),
      ...contentQueues(config, content.port, shop),
    ],
    invalidate: async (tags) => {
      const { catalog } = invalidatedBy(tags)
      await Promise.all([shop.invalidate(tags), catalog && storedPictures.refresh()])
    },
    close: async () => {
      await content.close?.()
      smtp?.close()
      await jobs.close()
      await connections.close()
    },
  }
}

type Parts = Awaited<ReturnType<typeof openParts>>

/** What more than one place of the shop needs, opened in the order in which one needs the other. */
async function openParts(
  config: ShopConfig,
  {
    searchThread,
    countVendor,
    tracing,
  }: {
    readonly searchThread: SearchPort | undefined
    readonly countVendor: ObserveVendor
    readonly tracing: Tracing | undefined
  },
) {
  const log = createLog(config.logLevel, undefined, tracing?.ids)
  const observe = observeVendors(log, countVendor, tracing)
  const clock = systemClock
  const connections = openShopConnections(config, { clock, log, tracing })
  const { db, direct } = connections
  const pictureFiles = await openPictureFiles(config)
  const storedPictures = await openStoredPictures(pictureReader(db), pictureFiles)
  const door = sandboxKeyOf(config)
  const company = openCompany(config.companyFile)
  return {
    log,
    observe,
    clock,
    connections,
    pictureFiles,
    storedPictures,
    pictures: withStoredPictures(await openPictures(config), storedPictures),
    door,
    company,
    payment: openPaymentProvider(config, door, observe),
    sessions: openStoreSessions(config, { db, clock, observe }),
    screens: openStoreScreens(config, observe),
    content: openContent(config, log, publicationReader(db, clock), observe),
    search: openShopSearch(config, { db, clock, log, observe, tracing, searchThread }),
    smtp: await openSmtpMail(config, company, observe),
    settings: settingsSource(await openSettings(db, config.shopFolder)),
    // It asks in the middle of transactions, which at a pooler would hold all connections and wait for one more.
    jobs: createJobPort(direct.pool, tracing),
  }
}

/** What the shop is given, each with what it is made from. */
async function depsOf(config: ShopConfig, parts: Parts, countArrival: CountArrival | undefined): Promise<ShopDeps> {
  const { log, observe, clock, company, payment, sessions, screens, content, search, pictures, pictureFiles } = parts
  const { db, direct, background, reports } = parts.connections
  const reviews = openReviewServices(config, observe)
  return {
    db,
    sessions: direct.db,
    background,
    reports,
    clock,
    settings: parts.settings,
    company,
    searchWords: openSearchWords(config.searchWordsFolder),
    payments: payment.port,
    addressLookups: addressLookups(config, observe),
    carrierPoints: carrierPoints(config, observe),
    geocoder: embeddedGeocoder(),
    reservations: {
      ...config.reservations,
      storeMailbox: config.reservations.storeMailbox ?? storeMailboxOf(company),
    },
    pickupTimes: config.pickupTimes,
    importMostEnded: config.importMostEnded,
    importFiles: createImportFiles({ mostBytes: config.imports.largestFileBytes }),
    importKeepDays: config.imports.keepDays,
    salePeriod: config.salePeriod,
    storeStock: config.storeStock,
    captcha: createCaptcha(createAltcha({ memory: captchaStore(db), clock }), openRecaptcha(config, observe)),
    captchaOperations: config.captcha.operations,
    networkLimitFactor: config.networkLimitFactor,
    codeAttemptsPerNetwork: config.codeAttemptsPerNetwork,
    secretBox: createSecretBox(await staffSecretOf(config), config.staffSecretOther),
    staffUrl: config.admin.publicUrl,
    signIn: openStaffSignIn(config, clock),
    webhookPort: createWebhookSender({ networks: config.webhookNetworks, observe }),
    pushPort: openPushService(config, { company, clock, observe }),
    vapidKeys: config.vapidPrivateKey === undefined ? undefined : vapidKeysOf(config.vapidPrivateKey),
    breachedPasswords:
      config.pwnedPasswordsUrl === undefined
        ? undefined
        : createPwnedPasswords({ base: config.pwnedPasswordsUrl, observe }),
    report: (error) => log.error({ err: error }, 'Something beside the shopper’s way went wrong'),
    inStoreSessions: sessions.port,
    keepsInStoreSessions: !sessions.isElsewhere,
    staffMessages: screens.port,
    hasStaffPage: config.mailPage || config.tabletop.staffKey !== undefined,
    staffMessageMinutes: config.staffMessages.minutes,
    documentPrinter: createPdfPrinter(),
    labelJoiner: createLabelJoiner(),
    returnLabels: returnLabels(config.carriers, company, observe),
    parcelLabels: parcelLabels(config.carriers, company, observe),
    warehouse: openWarehouse(config, observe),
    measurements: [
      ...(config.ga4 ? [createGa4Measurements({ ...config.ga4, clock, observe })] : []),
      ...(config.meta ? [createMetaMeasurements({ ...config.meta, clock, observe })] : []),
    ],
    needsConsent: needsConsent(config),
    pictures,
    pictureNames: () => pictures.names(),
    pictureCopies: {
      files: pictureFiles,
      source: createPictureSource({ ...config.pictures, observe }),
      prepare: preparePicture,
    },
    picturePixels: picturePixelsOf(pictures),
    content: content.port,
    contentModels: contentModels({
      ...mediaOf(pictures),
      catalogueHas: (lang, paths) => cataloguePathsAmong(db, lang, paths),
    }),
    contentRepository: contentRepository(config),
    mail: outboxMail({ db, clock, delivery: parts.smtp }),
    mailColors: mailColorsOf(openBrand(config.shopFolder).brand),
    newsletterService: openNewsletterService(config, observe),
    search: search.port,
    reviews: reviews.ofShop,
    reviewService: reviews.ofProducts,
    jobs: parts.jobs,
    countArrival,
    publicUrl: config.publicUrl,
    // The provider refuses addresses that it can't reach; its sandbox reaches everything that we do.
    acknowledgeAfterSeconds: config.acknowledgeOrdersAfterSeconds,
    walletAccounts: { googlePay: config.googlePay },
    webhookUrl: payment.sandbox || !isLocal(config.publicUrl) ? `${config.publicUrl}${paymentWebhookPath}` : undefined,
  }
}
