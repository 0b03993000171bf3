import { afterAll, inject } from 'vitest'
import type { ApiAnswer } from '#api/api.ts'
import { createApi } from '#api/create-api.ts'
import { openDatabase } from '#database/connect.ts'
import { createTestDatabase } from '#database/testing.ts'
import { createBrevoNewsletter } from '#integrations/brevo/brevo-contacts.ts'
import { createBrevoSandbox } from '#integrations/brevo/brevo-sandbox.ts'
import { createAltcha } from '#integrations/captcha/altcha.ts'
import { createCaptcha } from '#integrations/captcha/captcha.ts'
import { embeddedGeocoder } from '#integrations/geocoder/geocoder.ts'
import { createMolliePayments } from '#integrations/mollie/mollie-payments.ts'
import { createMollieSandbox } from '#integrations/mollie/sandbox/sandbox.ts'
import { memorySandboxStore } from '#integrations/mollie/sandbox/sandbox-store.ts'
import { createLabelJoiner } from '#integrations/pdf/join-labels.ts'
import { printCustomsPaper } from '#integrations/pdf/print-customs-paper.ts'
import { createPdfPrinter } from '#integrations/pdf/print-document.ts'
import { printLabel } from '#integrations/pdf/print-label.ts'
import type { StoredDocument } from '#integrations/prismic/repository/document.ts'
import { createSendcloudParcels } from '#integrations/sendcloud/sendcloud-parcels.ts'
import { createSendcloudParcelsSandbox } from '#integrations/sendcloud/sendcloud-parcels-sandbox.ts'
import { createSendcloudReturns } from '#integrations/sendcloud/sendcloud-returns.ts'
import { createSendcloudReturnsSandbox } from '#integrations/sendcloud/sendcloud-returns-sandbox.ts'
import { createWarehouse } from '#integrations/warehouse/warehouse-http.ts'
import { createWarehouseSandbox, memoryShelf } from '#integrations/warehouse/warehouse-sandbox.ts'
import { createPushSandbox } from '#integrations/web-push/push-sandbox.ts'
import { createWebPush } from '#integrations/web-push/web-push-sender.ts'
import { type Clock, stoppedClock } from '#kernel/clock.ts'
import { newsletterIds } from '#kernel/newsletter.ts'
import { type StorefrontCode, storefrontOf } from '#kernel/storefront.ts'
import type { Tracer } from '#kernel/tracing.ts'
import { addressLookups } from '#server/address-lookups.ts'
import { shopQueues } from '#server/queues.ts'
import { observeVendors } from '#server/vendor-figures.ts'
import { captchaStore } from '#shop/captcha/captcha-store.ts'
import type { SalePeriodMode } from '#shop/catalog/sale-period.ts'
import type { BreachedPasswordsPort } from '#shop/credentials/breached-passwords-port.ts'
import { createPasswordHasher } from '#shop/credentials/passwords.ts'
import { createSecretBox } from '#shop/credentials/secret-box.ts'
import { inStoreService } from '#shop/instore/in-store-service.ts'
import { inStoreSessionStore } from '#shop/instore/in-store-session-store.ts'
import type { StaffMessagesPort } from '#shop/instore/staff-messages-port.ts'
import type { DocumentPrinterPort } from '#shop/invoices/document-printer-port.ts'
import type { Mail } from '#shop/mail/mail-port.ts'
import { settingsSource } from '#shop/settings/settings-source.ts'
import { createShop } from '#shop/shop.ts'
import type { ShopDeps } from '#shop/shop-deps.ts'
import type { WebhookPort } from '#shop/webhooks/webhook-port.ts'
import { carrierPointsFixture } from './carrier-points.ts'
import { demoCompany } from './company.ts'
import { smallContent } from './content.ts'
import { importFiles } from './import-files.ts'
import { demoSettings } from './settings.ts'
import { smallCatalog } from './small-catalog.ts'

const publicUrl = 'http://shop.test'
/** Where a test shop's staff work. */
export const staffUrl = 'https://office.shop.test'

/** Who asks the API, as far as a test cares. */
export type Asker = {
  readonly token?: string | undefined
  readonly customerToken?: string | undefined
  readonly store?: StorefrontCode
  readonly captchaToken?: string | undefined
  readonly clientAddress?: string | undefined
  readonly storeSession?: string | undefined
  readonly visit?: string | undefined
}

const distributionCentre = {
  name: 'Cordwainer B.V.',
  street: 'Leestenmakersweg 12',
  city: 'Waalwijk',
  zipcode: '5145 NV',
  country: 'NL' as const,
}

export type TestShop = Awaited<ReturnType<typeof openTestShop>>

/**
 * A whole shop on a database of its own: the small catalogue, a clock that stands still, and the payment sandbox at the end
 * of a short wire. Jobs wait until `runJobs`; webhooks wait until they are delivered by hand, so that a test decides what
 * arrives when.
 */
export async function openTestShop(
  options: {
    readonly poolSize?: number
    readonly networkLimitFactor?: number
    readonly codeAttemptsPerNetwork?: number
    readonly salePeriod?: SalePeriodMode
    /** What the retailer decided; what the demo shop did where nothing is said. */
    readonly settings?: ShopDeps['settings']
    /** The accounts with wallets; none where nothing is said. */
    readonly walletAccounts?: ShopDeps['walletAccounts']
    readonly breachedPasswords?: BreachedPasswordsPort
    readonly documents?: readonly StoredDocument[]
    /** What documents may hold; without it none is edited. */
    readonly contentModels?: ShopDeps['contentModels']
    /** Names of all pictures; none where nothing is said. */
    readonly pictureNames?: ShopDeps['pictureNames']
    readonly staffMessages?: StaffMessagesPort
    /** How other systems are told; without it none is. */
    readonly webhookPort?: WebhookPort
    readonly pictureCopies?: ShopDeps['pictureCopies']
    /** Told of what stores hear of shoppers who come. */
    readonly countArrival?: ShopDeps['countArrival']
    /** Whoever counts what is sold; without it nobody does. */
    readonly measurements?: ShopDeps['measurements']
    /** Which pictures there are; every one where nothing is said. */
    readonly pictures?: ShopDeps['pictures']
    /** What pictures look like; nobody looks at any where nothing is said. */
    readonly picturePixels?: ShopDeps['picturePixels']
    /** Who prints invoices; a real one where nothing is said. */
    readonly documentPrinter?: DocumentPrinterPort
    /** Whether what needs a session of its own has a pool of its own, as behind a pooler. */
    readonly sessionsApart?: boolean
    /** The shop's own clock, where it goes wrong: everybody else keeps to the right time. */
    readonly shopClock?: (right: Clock) => Clock
    /** Told of operations, statements and the payment provider. */
    readonly tracer?: Tracer
  } = {},
) {
  const { db, pool, connection } = await createTestDatabase({
    poolSize: options.poolSize ?? 10,
    tracer: options.tracer,
  })
  const apart = options.sessionsApart ? openDatabase({ embedded: connection }, { poolSize: 3 }) : undefined
  if (apart) afterAll(() => apart.close())
  const clock = stoppedClock('2026-11-21T10:00:00Z')
  const mails: Mail[] = []
  const jobs: { name: string; data: object; startAfter: Date | undefined }[] = []
  const problems: unknown[] = []
  let provider: 'up' | 'down' | 'answers-get-lost' = 'up'

  const sandbox = createMollieSandbox({
    publicUrl: `${publicUrl}/sandbox/mollie`,
    apiKey: 'test_key',
    clock,
    store: memorySandboxStore(),
    deliverWebhook: async () => true,
    schedule: () => undefined,
  })
  const payments = createMolliePayments({
    apiKey: 'test_key',
    observe: observeVendors({ warn: () => undefined, error: () => undefined }, () => undefined, options.tracer),
    endpoint: `${publicUrl}/sandbox/mollie/v2`,
    fetch: async (input, init) => {
      if (provider === 'down') throw new TypeError('fetch failed')
      const answer = await sandbox.fetch(new Request(input, init))
      if (provider === 'answers-get-lost') throw new TypeError('fetch failed')
      return answer
    },
  })
  let carriersAnswer: (() => Promise<Response>) | undefined
  const brevo = createBrevoSandbox({ apiKey: 'brevo_key', listIds: newsletterIds })
  let labels: 'up' | 'down' = 'up'
  const sendcloud = createSendcloudReturnsSandbox({
    base: 'http://sendcloud.test',
    publicKey: 'public',
    secretKey: 'secret',
    draw: printLabel,
    clock,
  })
  const parcelLabels = createSendcloudParcelsSandbox({
    base: 'http://sendcloud.test',
    publicKey: 'public',
    secretKey: 'secret',
    draw: printLabel,
    drawCustoms: printCustomsPaper,
    clock,
  })
  const push = createPushSandbox({ base: `${publicUrl}/sandbox/push`, clock })
  const packer = createWarehouseSandbox({ key: 'warehouse_key', clock, shelf: memoryShelf() })
  const deps: ShopDeps = {
    db,
    ...(apart && { sessions: apart.db }),
    clock: options.shopClock?.(clock) ?? clock,
    settings: options.settings ?? settingsSource(demoSettings),
    company: demoCompany,
    secretBox: createSecretBox('a secret of tests'),
    payments,
    documentPrinter: options.documentPrinter ?? createPdfPrinter(),
    labelJoiner: createLabelJoiner(),
    // Thousands of logins that nobody attacks.
    passwordHasher: createPasswordHasher({ N: 16, r: 8, p: 1 }),
    returnLabels: createSendcloudReturns({
      endpoint: 'http://sendcloud.test/api/v3',
      clock,
      publicKey: 'public',
      secretKey: 'secret',
      receiver: distributionCentre,
      fetch: async (input, init) => {
        if (labels === 'down') throw new TypeError('fetch failed')
        return sendcloud.fetch(new Request(input, init))
      },
    }),
    parcelLabels: createSendcloudParcels({
      endpoint: 'http://sendcloud.test/api/v3',
      publicKey: 'public',
      secretKey: 'secret',
      sender: distributionCentre,
      fetch: async (input, init) => {
        if (labels === 'down') throw new TypeError('fetch failed')
        return parcelLabels.fetch(new Request(input, init))
      },
    }),
    warehouse: createWarehouse({
      endpoint: 'http://warehouse.test',
      key: 'warehouse_key',
      fetch: async (input, init) => packer.fetch(new Request(input, init)),
    }),
    addressLookups: addressLookups({
      addresses: { pdokUrl: undefined, vlaanderenUrl: undefined, geoplateformeUrl: undefined },
    }),
    carrierPoints: carrierPointsFixture(() => carriersAnswer),
    geocoder: embeddedGeocoder(),
    pictures: options.pictures ?? {
      find: (name) => ({ url: `/images/${name}.00000000`, width: 996, height: 1410 }),
      film: (name) => `/videos/${name}.00000000.mp4`,
    },
    pictureCopies: options.pictureCopies,
    picturePixels: options.picturePixels,
    content: smallContent(options.documents),
    contentModels: options.contentModels,
    pictureNames: options.pictureNames,
    mail: {
      send: async (mail) => {
        mails.push(mail)
      },
      // There is no outbox, in which one could wait.
      dropUnsent: async () => undefined,
    },
    jobs: {
      // Written down in the transaction's own database, so that a job exists only if the transaction committed.
      enqueue: async (_transaction, name, data, { startAfter } = {}) => {
        jobs.push({ name, data: JSON.parse(JSON.stringify(data)), startAfter })
      },
    },
    newsletterService: createBrevoNewsletter({
      apiKey: 'brevo_key',
      endpoint: 'http://brevo.test/v3',
      fetch: async (input, init) => brevo.fetch(new Request(input, init)),
    }),
    inStoreSessions: inStoreService({ store: inStoreSessionStore(db), clock }),
    staffMessages: options.staffMessages,
    measurements: options.measurements,
    countArrival: options.countArrival,
    ...(options.webhookPort && { webhookPort: options.webhookPort }),
    pushPort: createWebPush({
      contact: 'https://shop.test',
      clock,
      sandbox: `${publicUrl}/sandbox/push/`,
      post: async ({ href }, headers, body) =>
        (
          await push.app.request(href.slice(`${publicUrl}/sandbox/push`.length), {
            method: 'POST',
            headers,
            body: new Uint8Array(body),
          })
        ).status,
    }),
    importFiles,
    salePeriod: options.salePeriod,
    networkLimitFactor: options.networkLimitFactor,
    codeAttemptsPerNetwork: options.codeAttemptsPerNetwork,
    breachedPasswords: options.breachedPasswords,
    captcha: createCaptcha(createAltcha({ memory: captchaStore(db), clock })),
    publicUrl,
    webhookUrl: `${publicUrl}/webhooks/mollie`,
    walletAccounts: options.walletAccounts,
    staffUrl,
  }
  const shop = createShop(deps)
  const sessions = inStoreService({ store: inStoreSessionStore(db), clock })
  const queues = shopQueues({ shop, sessions, sandbox: undefined, log: { warn: () => undefined } })
  const api = createApi(shop, {
    development: false,
    documents: {},
    secure: false,
    // A test changes rows without telling of it.
    catalogSeconds: 0,
    tracer: options.tracer,
    report: (error) => problems.push(error),
  })
  await shop.importCatalog(smallCatalog)

  return {
    db,
    pool,
    connection,
    clock,
    shop,
    /** What the shop is made of, for another one on the same database. */
    deps,
    api,
    sandbox,
    /** The push service of test browsers. */
    push,
    mails,
    problems,
    server: inject('postgres'),
    /** `down` for no connection, or what all carriers answer from now on. */
    setCarriers: (state: 'up' | 'down' | (() => Promise<Response>)) => {
      const noConnection = () => Promise.reject(new TypeError('fetch failed'))
      carriersAnswer = state === 'up' ? undefined : state === 'down' ? noConnection : state
    },
    setLabels: (state: typeof labels) => {
      labels = state
    },
    setProvider: (state: typeof provider) => {
      provider = state
    },
    /** The pages of payments that the sandbox holds, the newest first. */
    paymentPages: async (): Promise<string[]> => {
      const response = await sandbox.fetch(
        new Request(`${publicUrl}/sandbox/mollie/v2/payments`, { headers: { Authorization: 'Bearer test_key' } }),
      )
      const list = (await response.json()) as { _embedded: { payments: { _links: { checkout?: { href: string } } }[] } }
      return list._embedded.payments.flatMap((payment) => payment._links.checkout?.href ?? [])
    },
    /** One operation of the API, as a shopper of the storefront with this token, and with this login. */
    ask: async (query: string, variables: Record<string, unknown> = {}, as: Asker = {}) => {
      const answer: ApiAnswer = await api.execute(
        { query, variables },
        {
          storefront: storefrontOf(as.store ?? 'nl_NL'),
          contextToken: as.token,
          customerToken: as.customerToken,
          captchaToken: as.captchaToken,
          clientAddress: as.clientAddress,
          storeSession: as.storeSession,
          visit: as.visit,
        },
      )
      if (answer.errors?.[0]) throw new Error(answer.errors[0].message)
      return answer.data as Record<string, never>
    },
    /** What the shopper does on the provider's page. */
    decide: async (redirectUrl: string, state: string): Promise<void> => {
      const response = await sandbox.fetch(
        new Request(redirectUrl, { method: 'POST', body: new URLSearchParams({ final_state: state, submit: '1' }) }),
      )
      if (response.status >= 400) throw new Error(`The test screen answered ${response.status}`)
    },
    /** Puts what waits aside, as when its mail server is away. @returns puts it back, behind what has come meanwhile */
    delayJobs: (): (() => void) => {
      const late = jobs.splice(0)
      return () => void jobs.push(...late)
    },
    runJobs: async (): Promise<void> => {
      const nextDue = () => jobs.findIndex(({ startAfter }) => !startAfter || startAfter <= clock.now())
      for (let at = nextDue(); at >= 0; at = nextDue()) {
        for (const { name, data } of jobs.splice(at, 1))
          await queues.find((queue) => queue.name === name)?.handler(data)
      }
    },
    /** What the mailing service knows of an address. */
    contactOf: async (email: string) => {
      const response = await brevo.request(`/v3/contacts/${encodeURIComponent(email)}`, {
        headers: { 'api-key': 'brevo_key' },
      })
      if (response.status !== 200) return undefined
      return (await response.json()) as { listIds: number[]; attributes: Record<string, string> }
    },
    /** Counts the shelf at the distribution centre anew. */
    setStock: async (sku: string, available: number, location = 'DC'): Promise<void> => {
      await db
        .insertInto('stock')
        .columns(['variant_id', 'location_code', 'available'])
        .expression((build) =>
          build
            .selectFrom('variants')
            .where('sku', '=', sku)
            .select(({ val }) => ['id', val(location).as('location_code'), val(available).as('available')]),
        )
        .onConflict((conflict) => conflict.columns(['variant_id', 'location_code']).doUpdateSet({ available }))
        .execute()
    },
    stockOf: async (sku: string): Promise<number> => (await shop.stock.availabilityByLocation([sku]))[0]?.anywhere ?? 0,
  }
}
