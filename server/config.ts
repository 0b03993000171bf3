import type { DatabaseConfig } from '#database/connect.ts'
import type { Network } from '#integrations/vendor/public-addresses.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import type { GooglePayAccount } from '#shop/checkout/wallets.ts'
import type { StaffRole } from '#shop/staff/staff-member.ts'
import type { ThirdPartySettings } from '#web/services.ts'
import { readValues, type Values } from './config/environment.ts'
import type { SamplerName } from './config/tracing-settings.ts'
import { isDemoFolder, searchWordsOf } from './shop-folder.ts'

/** What the shop runs with; plain data, so that it can be posted to a worker. */
export type Config = {
  readonly mode: 'production' | 'development' | 'test'
  readonly port: number
  readonly host: string
  /** Origin without a slash at the end: `https://www.example.com`. */
  readonly publicUrl: string
  readonly secure: boolean
  /** Where staff work; no port opens nothing. */
  /** The company's own log-in for staff, as the environment says it; the file says the rest. */
  readonly staffSignIn: {
    readonly file: string | undefined
    readonly issuer: string | undefined
    readonly clientId: string | undefined
    readonly clientSecret: string | undefined
    readonly rolesClaim: string | undefined
    readonly roles: Readonly<Record<string, readonly StaffRole[]>> | undefined
  }
  readonly admin: { readonly port: number; readonly host: string; readonly publicUrl: string }
  readonly staffSecret: string | undefined
  readonly staffSecretOther: string | undefined
  /** By which the shop proves to push services who it is; it makes one by itself otherwise. */
  readonly vapidPrivateKey: string | undefined
  readonly trustProxy: number
  readonly drainSeconds: number
  readonly dataDir: string
  /** Of the embedded database. */
  readonly backupFolder: string | undefined
  /** When the shop makes one by itself, as `03:00` in UTC, and how many stay. */
  readonly backups: { readonly at: string | undefined; readonly keep: number }
  readonly databaseUrl: string | undefined
  /** Past the pooler that `databaseUrl` goes through; absent where nothing is in between. */
  readonly databaseDirectUrl: string | undefined
  /** A replica for reads that may lag. */
  readonly databaseReplicaUrl: string | undefined
  /** Of each pool. */
  readonly databaseConnections: number
  readonly preparedStatements: boolean
  /** Where settings, company, brand, content and what words mean are kept as files. */
  readonly shopFolder: string
  /** Where the company is described, from the folder of the project. */
  readonly companyFile: string
  /** Where the words of shoppers are explained, from the folder of the project. */
  readonly searchWordsFolder: string | undefined
  /** Whether this is the demo shop, with its catalogue and its shoppers. */
  readonly demo: boolean
  readonly mollie: {
    readonly apiKey: string | undefined
    readonly endpoint: string | undefined
    readonly sandbox: boolean
  }
  /** Absent where Google Pay is not set up. */
  readonly googlePay: GooglePayAccount | undefined
  /** Registers of addresses, which fill in forms. */
  readonly addresses: {
    readonly pdokUrl: string | undefined
    readonly vlaanderenUrl: string | undefined
    readonly geoplateformeUrl: string | undefined
  }
  readonly carriers: {
    readonly dhlParcelUrl: string | undefined
    readonly dhlApiKey: string | undefined
    readonly sendcloud: { readonly publicKey: string; readonly secretKey: string } | undefined
    /** Shipping option codes by country. */
    readonly returnOptions: ReadonlyMap<string, string> | undefined
    /** Whether a sandbox makes labels of what leaves, where nobody else does. */
    readonly labelSandbox: boolean
  }
  readonly warehouse: {
    readonly url: string | undefined
    readonly key: string | undefined
    /** A pretend one packs the demo shop's orders. */
    readonly sandbox: boolean
  }
  readonly tabletop: { readonly url: string | undefined; readonly staffKey: string | undefined }
  readonly staffMessages: {
    readonly url: string | undefined
    readonly secret: string | undefined
    readonly minutes: number
  }
  readonly openSearchUrl: string | undefined
  readonly brevo: {
    readonly apiKey: string | undefined
    readonly url: string | undefined
    readonly webhookSecret: string | undefined
  }
  readonly searchFallbackProducts: number
  readonly acknowledgeOrdersAfterSeconds: number
  readonly prismic: {
    readonly repository: string | undefined
    readonly accessToken: string | undefined
    readonly url: string | undefined
    readonly webhookSecret: string | undefined
    readonly writeToken: string | undefined
    /** Where `asset/`, `migration/` and `models/` are, if not at Prismic. */
    readonly writeUrl: string | undefined
  }
  /** How many times as often as one session a network may ask for what is limited. */
  readonly networkLimitFactor: number
  readonly codeAttemptsPerNetwork: number
  readonly captcha: {
    readonly operations: readonly string[]
    /** Only when both of its keys are set. */
    readonly recaptcha: { readonly siteKey: string; readonly secretKey: string; readonly base: string } | undefined
  }
  /** Who is asked about leaked passwords, if anybody is. */
  readonly pwnedPasswordsUrl: string | undefined
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string | undefined }
  readonly reservations: { readonly openHours: number; readonly storeMailbox: string | undefined }
  /** Of orders that are collected in a store. */
  readonly pickupTimes: { readonly readyHours: number; readonly transferDays: number; readonly keepDays: number }
  /** Whether `/development/mail` shows the outbox: never on a shop that the public can reach. */
  readonly mailPage: boolean
  readonly storeStock: 'numbers' | 'words'
  /** Which share of what is sold one import may take off sale, from 0 to 1. */
  readonly importMostEnded: number
  readonly imports: {
    readonly largestFileBytes: number
    readonly keepDays: number
    /** Where files are dropped that are imported by themselves. */
    readonly folder: string | undefined
  }
  /** Where copies of pictures lie, where that is not the data folder. */
  readonly picturesUrl: string | undefined
  /** Where nodes share resized pictures; absent where each makes its own. */
  readonly resizedPicturesUrl: string | undefined
  /** Beside the internet, in which endpoints of webhooks may lie. */
  readonly webhookNetworks: readonly Network[]
  readonly pictures: { readonly mostBytes: number; readonly networks: readonly Network[] }
  readonly salePeriod: 'off' | 'calendar' | 'on'
  /** What a page may load from elsewhere once its visitor agrees. */
  readonly thirdParties: ThirdPartySettings
  /** Who is told of purchases, where anybody is. */
  readonly ga4: { readonly measurementId: string; readonly apiSecret: string; readonly url: string } | undefined
  readonly meta:
    | { readonly pixelId: string; readonly accessToken: string; readonly url: string; readonly hashedEmail: boolean }
    | undefined
  /** Whose count of reviews the footers show. */
  readonly reviews:
    | {
        readonly clientId: string
        readonly clientSecret: string
        readonly channels: ReadonlyMap<StorefrontCode, string>
        /** When product reviews are imported, in UTC: `03:40`; never by itself without it. */
        readonly importAt: string | undefined
        /** Of both, where they are not the public ones. */
        readonly url: string | undefined
      }
    | undefined
  /** Streets for the map of the stores, by somebody else. */
  readonly mapTiles: { readonly template: string; readonly credit: string } | undefined
  readonly cookieChoice: 'enabled' | 'none'
  readonly pageCacheBytes: number
  readonly responseCacheBytes: number
  readonly imageCacheBytes: number
  readonly feedMinutes: number
  readonly renderQueue: number
  readonly renderThreads: number
  readonly logLevel: string
  readonly metrics: boolean
  /** Absent where nothing is traced. */
  readonly tracing: TracingConfig | undefined
}

/** Who is told of traces, and of which. */
export type TracingConfig = {
  /** Without a slash at the end, and without `/v1/traces`. */
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly serviceName: string
  readonly sampler: SamplerName
  /** From 0 to 1. */
  readonly share: number
  /** Whether a request may say which trace it continues. */
  readonly trustsRequests: boolean
}

/** The configuration once the database can be reached: an embedded one has its address only after it started. */
export type ShopConfig = Config & { readonly database: DatabaseConfig }

/**
 * Reads the settings; the only place that knows the environment.
 * @throws ConfigError naming every wrong setting
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const values = readValues(environment)
  const isDemo = values.DEMO && isDemoFolder(values.SHOP)
  const isPooled = values.DATABASE_DIRECT_URL !== undefined && values.DATABASE_DIRECT_URL !== values.DATABASE_URL
  const publicUrl = values.PUBLIC_URL?.origin ?? `http://localhost:${values.PORT}`
  return {
    mode: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    secure: publicUrl.startsWith('https:'),
    admin: {
      port: values.ADMIN_PORT,
      host: values.ADMIN_HOST,
      publicUrl: values.ADMIN_URL?.origin ?? `http://localhost:${values.ADMIN_PORT}`,
    },
    staffSecret: values.STAFF_SECRET,
    staffSecretOther: values.STAFF_SECRET_OTHER,
    vapidPrivateKey: values.VAPID_PRIVATE_KEY,
    staffSignIn: {
      file: values.STAFF_OIDC_FILE,
      issuer: values.STAFF_OIDC_ISSUER,
      clientId: values.STAFF_OIDC_CLIENT_ID,
      clientSecret: values.STAFF_OIDC_CLIENT_SECRET,
      rolesClaim: values.STAFF_OIDC_ROLES_CLAIM,
      roles: values.STAFF_OIDC_ROLES,
    },
    trustProxy: values.TRUST_PROXY,
    // Nobody in front has to hear that this node closes.
    drainSeconds: values.TRUST_PROXY === 0 ? 0 : values.DRAIN_SECONDS,
    dataDir: values.DATA_DIR,
    backupFolder: values.BACKUP_FOLDER,
    backups: { at: values.BACKUP_AT, keep: values.BACKUP_KEEP },
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: isPooled ? values.DATABASE_DIRECT_URL : undefined,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL,
    databaseConnections: values.DATABASE_CONNECTIONS,
    preparedStatements: values.PREPARED_STATEMENTS ?? !isPooled,
    shopFolder: values.SHOP,
    companyFile: values.COMPANY_FILE ?? `${values.SHOP}/company.json`,
    searchWordsFolder:
      values.SEARCH_WORDS_FOLDER === 'none' ? undefined : (values.SEARCH_WORDS_FOLDER ?? searchWordsOf(values.SHOP)),
    demo: isDemo,
    mollie: {
      apiKey: values.MOLLIE_API_KEY,
      endpoint: values.MOLLIE_ENDPOINT?.href,
      sandbox: values.MOLLIE_API_KEY === undefined,
    },
    googlePay: googlePayOf(values.MOLLIE_PROFILE_ID, values.GOOGLE_PAY_MERCHANT_ID, values.MOLLIE_API_KEY),
    addresses: {
      pdokUrl: values.PDOK_URL?.href.replace(/\/$/, ''),
      vlaanderenUrl: values.GEOLOCATION_URL?.href.replace(/\/$/, ''),
      geoplateformeUrl: values.GEOPLATEFORME_URL?.href.replace(/\/$/, ''),
    },
    carriers: {
      dhlParcelUrl: values.DHL_PARCEL_URL?.href.replace(/\/$/, ''),
      dhlApiKey: values.DHL_API_KEY,
      sendcloud: keyPair(values.SENDCLOUD_KEYS),
      returnOptions: values.SENDCLOUD_RETURN_OPTIONS,
      labelSandbox: isDemo,
    },
    warehouse: {
      url: values.WAREHOUSE_URL?.href.replace(/\/$/, ''),
      key: values.WAREHOUSE_KEY,
      sandbox: isDemo && values.WAREHOUSE_URL === undefined,
    },
    tabletop: { url: values.TABLETOP_URL?.href, staffKey: values.TABLETOP_STAFF_KEY },
    staffMessages: {
      url: values.STAFF_MESSAGES_URL,
      secret: values.STAFF_MESSAGES_SECRET,
      minutes: values.STAFF_MESSAGE_MINUTES,
    },
    brevo: {
      apiKey: values.BREVO_API_KEY,
      url: values.BREVO_URL?.href,
      webhookSecret: values.BREVO_WEBHOOK_SECRET,
    },
    prismic: {
      repository: values.PRISMIC_REPOSITORY,
      accessToken: values.PRISMIC_ACCESS_TOKEN,
      url: values.PRISMIC_URL?.href,
      webhookSecret: values.PRISMIC_WEBHOOK_SECRET,
      writeToken: values.PRISMIC_WRITE_TOKEN,
      writeUrl: values.PRISMIC_WRITE_URL?.href.replace(/\/$/, ''),
    },
    networkLimitFactor: values.NETWORK_LIMIT_FACTOR,
    codeAttemptsPerNetwork: values.CODE_ATTEMPTS_PER_NETWORK,
    captcha: { operations: values.CAPTCHA_OPERATIONS, recaptcha: recaptchaIn(values) },
    openSearchUrl: values.OPENSEARCH_URL,
    searchFallbackProducts: values.SEARCH_FALLBACK_PRODUCTS,
    acknowledgeOrdersAfterSeconds: values.ACKNOWLEDGE_ORDERS_AFTER_SECONDS,
    pwnedPasswordsUrl: values.PWNED_PASSWORDS
      ? (values.PWNED_PASSWORDS_URL?.href.replace(/\/$/, '') ?? pwnedPasswordsAddress)
      : undefined,
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM },
    reservations: { openHours: values.RESERVATION_HOURS, storeMailbox: values.STORE_MAILBOX },
    pickupTimes: {
      readyHours: values.PICKUP_READY_HOURS,
      transferDays: values.PICKUP_TRANSFER_DAYS,
      keepDays: values.PICKUP_KEEP_DAYS,
    },
    mailPage: values.NODE_ENV !== 'production' || (values.SMTP_URL === undefined && isLocal(publicUrl)),
    storeStock: values.STORE_STOCK,
    importMostEnded: values.IMPORT_MOST_ENDED / 100,
    imports: {
      largestFileBytes: values.IMPORT_LARGEST_FILE_MB * megabyte,
      keepDays: values.IMPORT_KEEP_DAYS,
      folder: values.IMPORT_FOLDER,
    },
    picturesUrl: values.PICTURES_URL,
    resizedPicturesUrl: values.RESIZED_PICTURES_URL,
    webhookNetworks: values.WEBHOOK_NETWORKS ?? [],
    pictures: { mostBytes: values.PICTURE_MB * megabyte, networks: values.PICTURE_NETWORKS ?? [] },
    salePeriod: values.SALE_PERIOD,
    thirdParties: thirdPartiesIn(values),
    ga4: ga4In(values),
    meta: metaIn(values),
    reviews: reviewsIn(values),
    mapTiles:
      values.MAP_TILES_URL === undefined
        ? undefined
        : { template: values.MAP_TILES_URL, credit: values.MAP_TILES_CREDIT },
    cookieChoice: values.COOKIE_CHOICE,
    pageCacheBytes: values.PAGE_CACHE_MB * megabyte,
    responseCacheBytes: values.RESPONSE_CACHE_MB * megabyte,
    imageCacheBytes: values.IMAGE_CACHE_MB * megabyte,
    feedMinutes: values.FEED_MINUTES,
    renderQueue: values.RENDER_QUEUE,
    renderThreads: values.RENDER_THREADS,
    logLevel: values.LOG_LEVEL,
    metrics: values.METRICS,
    tracing: tracingIn(values),
  }
}

function tracingIn(values: Values): TracingConfig | undefined {
  const endpoint = withoutSlash(values.OTEL_EXPORTER_OTLP_ENDPOINT)
  if (endpoint === undefined) return undefined
  return {
    endpoint,
    headers: values.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: values.OTEL_SERVICE_NAME,
    sampler: values.OTEL_TRACES_SAMPLER,
    share: values.OTEL_TRACES_SAMPLER_ARG,
    trustsRequests: values.TRUST_TRACEPARENT && values.TRUST_PROXY > 0,
  }
}

function thirdPartiesIn(values: Values): ThirdPartySettings {
  const { TRUSTED_SHOPS_ID: trustedShops, SQUEEZELY_ID: squeezely, FLOCKLER_SITE: flockler } = values
  return {
    tagManagerId: values.TAG_MANAGER_ID,
    measurementId: ga4In(values)?.measurementId,
    ...(metaIn(values) && { toldToMeta: true }),
    scripts: values.THIRD_PARTY_SCRIPTS ?? [],
    ...(trustedShops !== undefined && {
      trustedShops: {
        id: trustedShops,
        url: withoutSlash(values.TRUSTED_SHOPS_URL) ?? 'https://widgets.trustedshops.com',
        buyerEmail: values.TRUSTED_SHOPS_BUYER_EMAIL,
      },
    }),
    ...(squeezely !== undefined && {
      squeezely: { account: squeezely, url: withoutSlash(values.SQUEEZELY_URL) ?? 'https://squeezely.tech' },
    }),
    ...(flockler !== undefined && {
      flockler: { site: flockler, url: withoutSlash(values.FLOCKLER_URL) ?? 'https://plugins.flockler.com' },
    }),
  }
}

/** By default the endpoint that keeps what it is told in the EU. */
function ga4In({ GA4_MEASUREMENT_ID: measurementId, GA4_API_SECRET: apiSecret, GA4_URL: url }: Values): Config['ga4'] {
  if (measurementId === undefined || apiSecret === undefined) return undefined
  return { measurementId, apiSecret, url: withoutSlash(url) ?? 'https://region1.google-analytics.com' }
}

function metaIn(values: Values): Config['meta'] {
  const {
    META_PIXEL_ID: pixelId,
    META_ACCESS_TOKEN: accessToken,
    META_URL: url,
    META_HASHED_EMAIL: hashedEmail,
  } = values
  if (pixelId === undefined || accessToken === undefined) return undefined
  return { pixelId, accessToken, url: withoutSlash(url) ?? 'https://graph.facebook.com', hashedEmail }
}

function reviewsIn(values: Values): Config['reviews'] {
  const keys = keyPair(values.TRUSTED_SHOPS_API_KEYS)
  const channels = values.TRUSTED_SHOPS_CHANNELS
  if (!keys || !channels) return undefined
  const { publicKey: clientId, secretKey: clientSecret } = keys
  const { TRUSTED_SHOPS_IMPORT_AT: importAt, TRUSTED_SHOPS_API_URL: url } = values
  return { clientId, clientSecret, channels, importAt, url: withoutSlash(url) }
}

const withoutSlash = (url: URL | undefined) => url?.href.replace(/\/$/, '')

function keyPair(keys: string | undefined): { publicKey: string; secretKey: string } | undefined {
  const [publicKey, secretKey] = keys?.split(':') ?? []
  return publicKey && secretKey ? { publicKey, secretKey } : undefined
}

const megabyte = 1024 * 1024

const pwnedPasswordsAddress = 'https://api.pwnedpasswords.com'
const recaptchaAddress = 'https://www.google.com/recaptcha'

function recaptchaIn({ RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey, RECAPTCHA_URL: url }: Values) {
  if (siteKey === undefined || secretKey === undefined) return undefined
  return { siteKey, secretKey, base: url?.href.replace(/\/$/, '') ?? recaptchaAddress }
}

/** Whether an address can be reached from this machine only. */
export function isLocal(url: string): boolean {
  const { hostname } = new URL(url)
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || hostname.startsWith('127.')
  )
}

/** Real cards need a merchant that Google knows; test cards are given to everybody. */
function googlePayOf(
  profileId: string | undefined,
  merchantId: string | undefined,
  apiKey: string | undefined,
): GooglePayAccount | undefined {
  const isTest = apiKey?.startsWith('live_') !== true
  if (profileId === undefined || (merchantId === undefined && !isTest)) return undefined
  return { profileId, merchantId, isTest }
}
