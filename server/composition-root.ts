import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'
import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import { directTo, openDatabase } from '#database/connect.ts'
import { openReplica } from '#database/replica.ts'
import { createBrevoNewsletter } from '#integrations/brevo/brevo-contacts.ts'
import { createBrevoSandbox } from '#integrations/brevo/brevo-sandbox.ts'
import { createAltcha } from '#integrations/captcha/altcha.ts'
import { createCaptcha } from '#integrations/captcha/captcha.ts'
import { createRecaptcha } from '#integrations/captcha/recaptcha.ts'
import { createRecaptchaSandbox } from '#integrations/captcha/recaptcha-sandbox.ts'
import { createGa4Measurements } from '#integrations/ga4/ga4-measurements.ts'
import { embeddedGeocoder } from '#integrations/geocoder/geocoder.ts'
import { createImportFiles } from '#integrations/import-files/import-files.ts'
import { createMetaMeasurements } from '#integrations/meta/meta-measurements.ts'
import { createMolliePayments } from '#integrations/mollie/mollie-payments.ts'
import { createMollieSandbox, type MollieSandbox } from '#integrations/mollie/sandbox/sandbox.ts'
import { fileSandboxStore } from '#integrations/mollie/sandbox/sandbox-files.ts'
import { createOpenSearch } from '#integrations/opensearch/opensearch-search.ts'
import { createLabelJoiner } from '#integrations/pdf/join-labels.ts'
import { createPdfPrinter } from '#integrations/pdf/print-document.ts'
import { createPictureSource } from '#integrations/pictures/picture-source.ts'
import { preparePicture } from '#integrations/pictures/prepare-picture.ts'
import { createPwnedPasswords } from '#integrations/pwned-passwords/pwned-passwords.ts'
import { createStaffMessagesSandbox } from '#integrations/staff-messages/staff-messages-sandbox.ts'
import { createStaffMessagesWebhook } from '#integrations/staff-messages/staff-messages-webhook.ts'
import { createTabletopService } from '#integrations/tabletop/tabletop-service.ts'
import { createTabletopSessions } from '#integrations/tabletop/tabletop-sessions.ts'
import { createEtrustedProductReviews } from '#integrations/trusted-shops/etrusted-product-reviews.ts'
import { createEtrustedReviews } from '#integrations/trusted-shops/etrusted-reviews.ts'
import type { ObserveVendor } from '#integrations/vendor/vendor-event.ts'
import { fileShelf } from '#integrations/warehouse/warehouse-files.ts'
import { createWarehouse } from '#integrations/warehouse/warehouse-http.ts'
import { createWarehouseSandbox } from '#integrations/warehouse/warehouse-sandbox.ts'
import { createWebPush } from '#integrations/web-push/web-push-sender.ts'
import { createWebhookSender } from '#integrations/webhooks/webhook-sender.ts'
import { invalidatedBy } from '#kernel/cache-tags.ts'
import { minute, systemClock } from '#kernel/clock.ts'
import { newToken } from '#kernel/ids.ts'
import { newsletterIds } from '#kernel/newsletter.ts'
import { captchaStore } from '#shop/captcha/captcha-store.ts'
import type { Company } from '#shop/company/company.ts'
import { mailboxOf, mailFromOf, storeMailboxOf } from '#shop/company/mailboxes.ts'
import { publicationReader } from '#shop/content/publication-store.ts'
import type { Reviews } from '#shop/content/read-reviews.ts'
import { createSecretBox } from '#shop/credentials/secret-box.ts'
import type { WarehousePort } from '#shop/fulfilment/warehouse-port.ts'
import type { ReviewServiceOfShop } from '#shop/imports/import-service-reviews.ts'
import type { InStorePort } from '#shop/instore/in-store-port.ts'
import { inStoreService } from '#shop/instore/in-store-service.ts'
import { inStoreSessionStore } from '#shop/instore/in-store-session-store.ts'
import type { StaffMessagesPort } from '#shop/instore/staff-messages-port.ts'
import { jobNames } from '#shop/jobs.ts'
import type { NewsletterPort } from '#shop/newsletter/newsletter-port.ts'
import type { PaymentPort } from '#shop/orders/payment-port.ts'
import { pictureReader } from '#shop/pictures/picture-store.ts'
import { vapidKeysOf } from '#shop/push/vapid-keys.ts'
import { inProcessSearch } from '#shop/search/in-process-search.ts'
import type { SearchPort, SearchSource } from '#shop/search/search-port.ts'
import { type SearchWithFallback, searchWithFallback } from '#shop/search/search-with-fallback.ts'
import { settingsSource } from '#shop/settings/settings-source.ts'
import { createShop } from '#shop/shop.ts'
import type { CountArrival } from '#shop/stores/arrival.ts'
import { addressLookups } from './address-lookups.ts'
import { backupQueues } from './backup-queue.ts'
import { mailColorsOf, openBrand } from './brand.ts'
import { parcelLabels, returnLabels } from './carrier-labels.ts'
import { carrierPoints } from './carrier-points.ts'
import { cataloguePathsAmong } from './catalogue-paths.ts'
import { hasAtMost } from './catalogue-size.ts'
import { openCompany } from './company.ts'
import type { ComposedShop } from './composed-shop.ts'
import { isLocal, type ShopConfig } from './config.ts'
import { contentPoll, contentRepository, openContent } from './content.ts'
import { mediaOf } from './content-media.ts'
import { contentModels } from './content-models.ts'
import { importDropped } from './import-folder.ts'
import { mountInStorePage } from './in-store-page.ts'
import { createInboxWatch } from './inbox-files.ts'
import { createJobPort } from './jobs.ts'
import { createLog, type Log } from './log.ts'
import { mountNewsletterWebhook } from './newsletter-webhook.ts'
import { outboxMail } from './outbox.ts'
import { mountPaymentWebhook, paymentWebhookPath } from './payment-webhook.ts'
import { openPictureFiles } from './picture-files.ts'
import { picturePixelsOf } from './picture-pixels.ts'
import { openPictures, withStoredPictures } from './pictures.ts'
import { defineQueue, shopQueues } from './queues.ts'
import { clientAddress } from './request-checks.ts'
import { reviewQueues } from './review-queue.ts'
import { onlyWithKey, sandboxKeyOf } from './sandbox-key.ts'
import { openSearchWords } from './search-words.ts'
import { openSettings } from './settings.ts'
import { mountStaffPage } from './staff-page.ts'
import { staffSecretOf } from './staff-secret.ts'
import { openStaffSignIn } from './staff-sign-in.ts'
import { openStoredPictures } from './stored-pictures.ts'
import { tracedSearch } from './tracing/traced-search.ts'
import type { Tracing } from './tracing/tracing.ts'
import { observeVendors } from './vendor-figures.ts'
import { mountVendorSandboxes } from './vendor-sandboxes.ts'

const mollieApi = 'https://api.mollie.com/v2'
const etrusted = ['https://api.etrusted.com', 'https://login.etrusted.com'] as const
const brevoApi = 'https://api.brevo.com/v3'
const sandboxPath = '/sandbox/mollie'
const tabletopPath = '/sandbox/tabletop'
const staffScreensPath = '/sandbox/staff-messages'
const recaptchaPath = '/sandbox/recaptcha'
const sandboxKey = 'test_sandbox'

/** Connections for what nobody waits for. Where shoppers leave the processor nothing, a statement of theirs takes minutes. */
const backgroundWork = {
  applicationName: 'cordwainer-background',
  poolSize: 2,
  niceness: 19,
  statementTimeout: 10 * minute,
  idleInTransactionTimeout: 10 * minute,
}

/** Figures and exports that a replica answers: few at once, and none of them a minute old. */
const reportReads = { poolSize: 4, mostBehind: 60 }

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
  const log = createLog(config.logLevel, undefined, tracing?.ids)
  const observe = observeVendors(log, countVendor, tracing)
  const clock = systemClock
  const { db, pool, direct, close } = openDatabase(config.database, {
    poolSize: config.databaseConnections,
    namedStatements: config.preparedStatements,
    tracer: tracing,
  })
  const background = openDatabase(directTo(config.database), backgroundWork)
  const replica =
    config.databaseReplicaUrl === undefined
      ? undefined
      : openReplica(config.databaseReplicaUrl, config.database, {
          ...reportReads,
          clock,
          onChange: (why) =>
            why === undefined
              ? log.info('The replica is asked again')
              : log.warn({ err: why }, 'The replica is not asked: the primary is'),
        })
  const pictureFiles = await openPictureFiles(config)
  const storedPictures = await openStoredPictures(pictureReader(db), pictureFiles)
  const pictures = withStoredPictures(await openPictures(config), storedPictures)
  const door = sandboxKeyOf(config)
  const sandbox = config.mollie.sandbox ? mollieSandbox(config, door.key) : undefined

  const ownSessions = inStoreService({ store: inStoreSessionStore(db), clock })
  const tabletop = createTabletopService({ service: ownSessions, staffKey: config.tabletop.staffKey })

  const staffScreens = staffMessages(config, observe)

  const content = openContent(config, log, publicationReader(db, clock), observe)

  let service: SearchWithFallback | undefined
  const searchPort = (source: SearchSource): SearchPort => {
    if (config.openSearchUrl === undefined || !isMainThread) return searchThread ?? inProcessSearch(source)
    service = searchWithFallback({
      service: createOpenSearch({ endpoint: config.openSearchUrl, index: 'cordwainer-products', observe }, source),
      own: searchThread ?? inProcessSearch(source),
      fits: hasAtMost(db, config.searchFallbackProducts),
      clock,
      report: (error) => log.error({ err: error }, 'The search service could not be asked'),
    })
    return service
  }

  const company = openCompany(config.companyFile)
  const smtp = await smtpMail(config, company, observe)
  const settings = settingsSource(await openSettings(db, config.shopFolder))
  // It asks in the middle of transactions, which at a pooler would hold all connections and wait for one more.
  const jobs = createJobPort(direct.pool, tracing)

  const shop = createShop({
    db,
    sessions: direct.db,
    background: background.db,
    reports: replica?.db,
    clock,
    settings,
    company,
    searchWords: openSearchWords(config.searchWordsFolder),
    payments: payments(config, sandbox, door.key, observe),
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
    captcha: createCaptcha(createAltcha({ memory: captchaStore(db), clock }), recaptcha(config, observe)),
    captchaOperations: config.captcha.operations,
    networkLimitFactor: config.networkLimitFactor,
    codeAttemptsPerNetwork: config.codeAttemptsPerNetwork,
    secretBox: createSecretBox(await staffSecretOf(config)),
    staffUrl: config.admin.publicUrl,
    signIn: openStaffSignIn(config, clock),
    webhookPort: createWebhookSender({ networks: config.webhookNetworks, observe }),
    pushPort: createWebPush({
      contact: config.publicUrl.startsWith('https:') ? config.publicUrl : `mailto:${mailboxOf(company)}`,
      clock,
      // On the machine of a developer the browser of a test has a push service of its own.
      sandbox: config.mailPage && isLocal(config.publicUrl) ? `${config.publicUrl}/sandbox/push/` : undefined,
      observe,
    }),
    vapidKeys: config.vapidPrivateKey === undefined ? undefined : vapidKeysOf(config.vapidPrivateKey),
    breachedPasswords:
      config.pwnedPasswordsUrl === undefined
        ? undefined
        : createPwnedPasswords({ base: config.pwnedPasswordsUrl, observe }),
    report: (error) => log.error({ err: error }, 'Something beside the shopper’s way went wrong'),
    inStoreSessions: inStoreSessions(config, tabletop, observe),
    keepsInStoreSessions: config.tabletop.url === undefined,
    staffMessages: staffScreens.port,
    hasStaffPage: config.mailPage || config.tabletop.staffKey !== undefined,
    staffMessageMinutes: config.staffMessages.minutes,
    documentPrinter: createPdfPrinter(),
    labelJoiner: createLabelJoiner(),
    returnLabels: returnLabels(config.carriers, company, observe),
    parcelLabels: parcelLabels(config.carriers, company, observe),
    warehouse: warehouse(config, observe),
    measurements: [
      ...(config.ga4 ? [createGa4Measurements({ ...config.ga4, clock, observe })] : []),
      ...(config.meta ? [createMetaMeasurements({ ...config.meta, clock, observe })] : []),
    ],
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
    mail: outboxMail({ db, clock, delivery: smtp }),
    mailColors: mailColorsOf(openBrand(config.shopFolder).brand),
    newsletterService: newsletterService(config, observe),
    search: (source) => (tracing ? tracedSearch(searchPort(source), tracing) : searchPort(source)),
    reviews: reviews(config, observe),
    reviewService: reviewService(config, observe),
    jobs,
    countArrival,
    publicUrl: config.publicUrl,
    // The provider refuses addresses that it can't reach; its sandbox reaches everything that we do.
    acknowledgeAfterSeconds: config.acknowledgeOrdersAfterSeconds,
    walletAccounts: { googlePay: config.googlePay },
    webhookUrl: sandbox || !isLocal(config.publicUrl) ? `${config.publicUrl}${paymentWebhookPath}` : undefined,
  })
  const inboxWatch = createInboxWatch()
  /** A round that failed is made up for by the next one. */
  const importQueue = (folder: string) =>
    defineQueue(
      jobNames.importDropped,
      () =>
        importDropped({
          folder,
          imports: shop.imports,
          pictures: shop.productPictures,
          mostPictureBytes: config.pictures.mostBytes,
          shopFolder: config.shopFolder,
          keepDays: config.imports.keepDays,
          clock,
          log,
          watch: inboxWatch,
        }),
      { schedule: '* * * * *', retry: { limit: 0, delay: 1 } },
    )
  return {
    shop,
    db,
    pool,
    direct,
    clock,
    pictures,
    tracing,
    search: service,
    inboxes: config.imports.folder === undefined ? undefined : inboxWatch,
    mount: (app) => {
      mountPaymentWebhook(app, shop)
      if (sandbox) mountSandbox(app, sandbox, { ...door, publicUrl: config.publicUrl, log })
      content.mount(app, shop)
      if (config.brevo.webhookSecret !== undefined) mountNewsletterWebhook(app, shop, config.brevo.webhookSecret)
      mountVendorSandboxes(app, config)
      if (isRecaptchaSandbox(config)) mountRecaptcha(app, config)
      if (staffScreens.sandbox && config.mailPage) app.route(staffScreensPath, staffScreens.sandbox)
      const { staffKey } = config.tabletop
      if (staffKey !== undefined || config.mailPage) {
        mountStaffPage(app, {
          shop,
          staffKey: staffKey ?? newToken(),
          secure: config.secure,
          isOpen: staffKey === undefined,
          addressOf: (context) => {
            const { incoming }: Partial<HttpBindings> = context.env ?? {}
            return incoming && clientAddress(incoming, config.trustProxy)
          },
        })
      }
      if (config.tabletop.url !== undefined) return
      // Staff begin sessions here; who has their key, or the sandbox's, may ask about them too.
      if (door.isSecret) app.use(`${tabletopPath}/*`, onlyWithKey([config.tabletop.staffKey, door.key]))
      app.route(tabletopPath, tabletop)
      if (config.mailPage) mountInStorePage(app, shop, ownSessions)
    },
    closeInStoreSession: config.tabletop.url === undefined ? ownSessions.close : undefined,
    queues: [
      ...shopQueues({ shop, sessions: ownSessions, sandbox, log }),
      ...(config.imports.folder === undefined ? [] : [importQueue(config.imports.folder)]),
      ...backupQueues(config, clock, log),
      ...reviewQueues(config, shop, log),
      ...(config.prismic.repository === undefined
        ? []
        : [defineQueue(jobNames.pollContent, contentPoll(content.port, shop), { schedule: '* * * * *' })]),
    ],
    invalidate: async (tags) => {
      const { catalog } = invalidatedBy(tags)
      await Promise.all([shop.invalidate(tags), catalog && storedPictures.refresh()])
    },
    close: async () => {
      await content.close?.()
      smtp?.close()
      await jobs.close()
      await Promise.all([close(), background.close(), replica?.close()])
    },
  }
}

/** What Trusted Shops counts, where the settings name a client and channels. */
function reviews({ reviews: settings }: ShopConfig, observe: ObserveVendor): Reviews | undefined {
  return settings && { channels: settings.channels, port: createEtrustedReviews({ ...etrustedAt(settings), observe }) }
}

/** Who collects product reviews, by the same client and channels. */
function reviewService({ reviews: settings }: ShopConfig, observe: ObserveVendor): ReviewServiceOfShop | undefined {
  if (!settings) return undefined
  return { channels: settings.channels, port: createEtrustedProductReviews({ ...etrustedAt(settings), observe }) }
}

function etrustedAt({ clientId, clientSecret, url }: NonNullable<ShopConfig['reviews']>) {
  const [apiUrl, loginUrl] = url === undefined ? etrusted : [url, url]
  return { clientId, clientSecret, apiUrl, loginUrl }
}

function mollieSandbox(config: ShopConfig, apiKey: string): MollieSandbox {
  return createMollieSandbox({
    publicUrl: `${config.publicUrl}${sandboxPath}`,
    apiKey,
    clock: systemClock,
    store: fileSandboxStore(join(config.dataDir, 'sandbox', 'mollie')),
  })
}

/** Mails leave by SMTP where the settings name a server; without one they stay in the outbox. */
async function smtpMail({ mail: { smtpUrl, from } }: ShopConfig, company: Company, observe: ObserveVendor) {
  if (smtpUrl === undefined) return undefined
  const { createSmtpMail } = await import('#integrations/mail/smtp.ts')
  return createSmtpMail({ url: smtpUrl, from: from ?? mailFromOf(company), observe })
}

function payments(
  config: ShopConfig,
  sandbox: MollieSandbox | undefined,
  sandboxKey: string,
  observe: ObserveVendor,
): PaymentPort {
  if (!sandbox) {
    const { apiKey = '', endpoint = mollieApi } = config.mollie
    return createMolliePayments({ apiKey, endpoint, observe })
  }
  // The same adapter and the same wire format; only the wire is short, so that no port has to be known.
  return createMolliePayments({
    apiKey: sandboxKey,
    observe,
    endpoint: `${config.publicUrl}${sandboxPath}/v2`,
    fetch: (input, init) => sandbox.fetch(new Request(input, init)),
  })
}

function recaptcha({ captcha, publicUrl }: ShopConfig, observe: ObserveVendor) {
  const { hostname } = new URL(publicUrl)
  return captcha.recaptcha && createRecaptcha({ ...captcha.recaptcha, hostname, observe })
}

/** Whether the settings name the sandbox that the shop itself can be. */
function isRecaptchaSandbox({ captcha, publicUrl, mailPage }: ShopConfig): boolean {
  return mailPage && isLocal(publicUrl) && captcha.recaptcha?.base === publicUrl + recaptchaPath
}

function mountRecaptcha(app: Hono, { captcha }: ShopConfig): void {
  const { siteKey = '', secretKey = '' } = captcha.recaptcha ?? {}
  app.route(recaptchaPath, createRecaptchaSandbox({ siteKey, secretKey, clock: systemClock }).app)
}

/** The service that the settings name, or its sandbox at the end of a short wire; nobody else can reach that one. */
function newsletterService({ brevo: { apiKey, url } }: ShopConfig, observe: ObserveVendor): NewsletterPort {
  if (apiKey !== undefined) return createBrevoNewsletter({ apiKey, endpoint: url ?? brevoApi, observe })
  const sandbox = createBrevoSandbox({ apiKey: sandboxKey, listIds: newsletterIds })
  return createBrevoNewsletter({
    apiKey: sandboxKey,
    endpoint: 'http://brevo.invalid/v3',
    observe,
    fetch: async (input, init) => sandbox.fetch(new Request(input, init)),
  })
}

/** The payment sandbox: its screens for the shopper with the link of their payment, its API for whoever has the key. */
function mountSandbox(
  app: Hono,
  sandbox: MollieSandbox,
  { key, isSecret, publicUrl, log }: { key: string; isSecret: boolean; publicUrl: string; log: Log },
): void {
  if (isSecret) {
    app.use(`${sandboxPath}/v2/*`, onlyWithKey([key]))
    log.warn(
      `The payment sandbox answers at ${publicUrl}${sandboxPath}/v2 to the bearer of ${key}, until the next start`,
    )
  }
  app.all(`${sandboxPath}/*`, (context) => sandbox.fetch(context.req.raw))
}

/** The warehouse that the settings name, or a sandbox that packs by the clock, if they want one. */
function warehouse(
  { warehouse: { url, key, sandbox }, dataDir }: ShopConfig,
  observe: ObserveVendor,
): WarehousePort | undefined {
  if (url !== undefined) return createWarehouse({ endpoint: url, key: key ?? '', observe })
  if (!sandbox) return undefined
  const service = createWarehouseSandbox({
    key: sandboxKey,
    clock: systemClock,
    shelf: fileShelf(join(dataDir, 'sandbox', 'warehouse.json')),
  })
  return createWarehouse({
    endpoint: 'http://warehouse.invalid',
    key: sandboxKey,
    observe,
    fetch: async (input, init) => service.fetch(new Request(input, init)),
  })
}

/**
 * The screens of stores that the settings name; on one's own machine a sandbox at the end of a short wire that shows what it was told.
 * A shop in production without them tells nobody but its own page for staff.
 */
function staffMessages(
  { staffMessages: { url, secret }, mailPage }: ShopConfig,
  observe: ObserveVendor,
): { readonly port?: StaffMessagesPort; readonly sandbox?: Hono } {
  const clock = systemClock
  if (url !== undefined && secret !== undefined) {
    return { port: createStaffMessagesWebhook({ url, secret, clock, observe }) }
  }
  if (!mailPage) return {}
  const { app: sandbox } = createStaffMessagesSandbox({ secret: sandboxKey, clock })
  const base = 'http://staff-messages.invalid'
  const ask: typeof fetch = async (input, init) => sandbox.request(String(input).slice(base.length), init)
  const port = createStaffMessagesWebhook({ url: `${base}/{code}`, secret: sandboxKey, clock, observe, fetch: ask })
  return { port, sandbox }
}

/** The session service that the settings name, or the shop's own, asked over the same wire. */
function inStoreSessions({ tabletop: { url } }: ShopConfig, own: Hono, observe: ObserveVendor): InStorePort {
  if (url !== undefined) return createTabletopSessions({ base: url, observe })
  const base = 'http://tabletop.invalid'
  const ask: typeof fetch = async (input, init) => own.request(String(input).slice(base.length), init)
  return createTabletopSessions({ base, fetch: ask, observe })
}
