import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import type { DatabaseConfig } from '#database/connect.ts'
import { type Network, readNetwork } from '#integrations/pictures/public-addresses.ts'
import { type StorefrontCode, storefrontByCode } from '#kernel/storefront.ts'
import type { ThirdPartySettings } from '#web/services.ts'
import { isDemoFolder, searchWordsOf } from './shop-folder.ts'

/** One setting of the shop: its environment variable, what it does, and how its text is read. */
type Setting<T> = {
  readonly about: string
  /** As `docs/operating.md` shows it; empty when there is none. */
  readonly default: string
  /** Never printed or logged. */
  readonly secret?: true
  readonly schema: z.ZodType<T, string | undefined>
}

const text = (pattern: RegExp, sentence: string) => z.string().regex(pattern, sentence)
const wholeNumber = (from: number, to: number) =>
  z.string().transform((value, context) => {
    const number = Number(value)
    if (/^\d+$/.test(value) && number >= from && number <= to) return number
    context.addIssue({ code: 'custom', message: `must be a whole number from ${from} to ${to}` })
    return z.NEVER
  })
const yesOrNo = z
  .enum(['true', 'false', '1', '0', 'yes', 'no'], 'must be true or false')
  .transform((value) => value === 'true' || value === '1' || value === 'yes')
const webAddress = z.string().transform((value, context) => {
  const url = URL.parse(value)
  if (url && (url.protocol === 'http:' || url.protocol === 'https:')) return url
  context.addIssue({ code: 'custom', message: 'must be a web address such as https://www.example.com' })
  return z.NEVER
})
const networks = z.string().transform((value, context) => {
  const read = value.split(',').map((one) => readNetwork(one.trim()))
  if (read.every((one) => one !== undefined)) return read
  context.addIssue({ code: 'custom', message: 'must be networks such as 10.1.0.0/16, with commas between them' })
  return z.NEVER
})
/** Only encrypted ones: a script of a third party may do on a page whatever the shop may. */
const scriptAddresses = z.string().transform((value, context) => {
  const urls = value.split(/\s+/).map((one) => URL.parse(one))
  if (urls.every((url) => url?.protocol === 'https:')) return urls.flatMap((url) => url?.href ?? [])
  context.addIssue({ code: 'custom', message: 'must be web addresses that begin with https://' })
  return z.NEVER
})

/** Names of channels by storefront, with spaces between. */
const channelsOfStorefronts = z.string().transform((value, context) => {
  const pairs = value.split(/\s+/).map((one) => one.split('='))
  const known = pairs.flatMap(([code = '', channel = '']) => {
    const storefront = storefrontByCode(code)
    return storefront && /^[\w-]{4,80}$/.test(channel) ? [[storefront.code, channel] as const] : []
  })
  if (known.length === pairs.length) return new Map(known)
  context.addIssue({ code: 'custom', message: 'must be storefronts and channels such as nl_NL=chl-1234' })
  return z.NEVER
})

/** Codes of Sendcloud by country, with spaces between. */
const optionsOfCountries = z.string().transform((value, context) => {
  const pairs = value.split(/\s+/).map((one) => /^([A-Z]{2})=([\w:/.,-]{3,100})$/.exec(one))
  if (pairs.every((pair) => pair !== null)) return new Map(pairs.map(([, country = '', code = '']) => [country, code]))
  context.addIssue({ code: 'custom', message: 'must be countries and codes such as NL=postnl:standard/return' })
  return z.NEVER
})

function setting<T>(
  about: string,
  shown: string,
  schema: z.ZodType<T, string>,
  more: { secret?: true; from?: string | undefined } = {},
): Setting<T> {
  const { from = shown, ...rest } = more
  return { about, default: shown, schema: z.string().default(from).pipe(schema), ...rest }
}

function optional<T>(
  about: string,
  schema: z.ZodType<T, string>,
  more: { secret?: true } = {},
): Setting<T | undefined> {
  return { about, default: '', schema: schema.optional(), ...more }
}

/** Every setting, in the order in which the operator's manual lists them. All have a default that works. */
export const settings = {
  NODE_ENV: setting(
    'production, development (hot reload, no page cache) or test',
    'production',
    z.enum(['production', 'development', 'test'], 'must be production, development or test'),
  ),
  PORT: setting('The TCP port to listen on', '3000', wholeNumber(0, 65_535)),
  HOST: setting(
    'The address to listen on; 127.0.0.1 is reachable from this machine only, 0.0.0.0 from everywhere',
    '127.0.0.1',
    text(/^\S+$/, 'must be an address such as 0.0.0.0'),
  ),
  ADMIN_PORT: setting('The TCP port of the back office; 0 opens none', '3001', wholeNumber(0, 65_535)),
  ADMIN_HOST: setting(
    'The address that the back office listens on; behind a VPN or a proxy that asks who comes it may be another than 127.0.0.1',
    '127.0.0.1',
    text(/^\S+$/, 'must be an address such as 0.0.0.0'),
  ),
  ADMIN_URL: optional(
    'The address that staff use, without a path; a host name of its own. Default: http://localhost and the port',
    webAddress,
  ),
  STAFF_SECRET: optional(
    'Seals the secrets of staff’s authenticator apps: at least 32 characters, the same on all nodes. A file in DATA_DIR when absent',
    text(/^.{32,}$/, 'must have at least 32 characters'),
    { secret: true },
  ),
  PUBLIC_URL: optional(
    'The address shoppers use, without a path; decides links, Secure cookies and HSTS. Default: http://localhost and the port',
    webAddress,
  ),
  TRUST_PROXY: setting(
    'How many reverse proxies in front of the shop add to X-Forwarded-For; 0 ignores the header',
    '0',
    wholeNumber(0, 10),
  ),
  DATA_DIR: setting(
    'The folder for the embedded database, resized pictures and uploaded pictures',
    './data',
    z.string().transform((value) => resolve(value)),
  ),
  DATABASE_URL: optional(
    'A PostgreSQL (15 or later) to use in place of the embedded one',
    text(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://'),
    { secret: true },
  ),
  DATABASE_CONNECTIONS: setting(
    'Connections per pool; the main thread has one, and so has each thread that renders',
    '10',
    wholeNumber(2, 200),
  ),
  PREPARED_STATEMENTS: setting(
    'Let PostgreSQL keep what it prepared; false behind a proxy that can’t, such as PgBouncer before 1.21',
    'true',
    yesOrNo,
  ),
  SHOP: setting(
    'The folder of the shop: its settings, company, brand, content, pictures and search-words; a relative one begins at the project',
    'demo',
    text(/\S/, 'must be a folder'),
  ),
  COMPANY_FILE: optional(
    'Who sells: a JSON file with the company that legal pages, mails and footers name; company.json in the folder of the shop when absent',
    text(/\.json$/, 'must end with .json'),
  ),
  SEARCH_WORDS_FOLDER: optional(
    'What the words of shoppers mean: a folder of JSON files with occasions, styles and names of things in four languages; search-words in the folder of the shop when absent, “none” for the names in the catalogue alone',
    z.string().min(1),
  ),
  DEMO: setting('Fill the empty database of the demo shop with its catalogue and its shoppers', 'true', yesOrNo),
  MOLLIE_API_KEY: optional(
    'The key of the payment provider; without it the shop pays in its own sandbox',
    text(/^(test|live)_\w+$/, 'must start with test_ or live_'),
    { secret: true },
  ),
  MOLLIE_ENDPOINT: optional('The payment provider’s API, if not the public one', webAddress),
  PDOK_URL: optional(
    'The register of Dutch addresses, https://api.pdok.nl/bzk/locatieserver/search/v3_1; without it a sandbox answers',
    webAddress,
  ),
  GEOLOCATION_URL: optional(
    'The addresses of Flanders and Brussels, https://geo.api.vlaanderen.be/geolocation/v4; without it a sandbox answers',
    webAddress,
  ),
  GEOPLATEFORME_URL: optional(
    'The register of French addresses, https://data.geopf.fr/geocodage; without it a sandbox answers',
    webAddress,
  ),
  DHL_PARCEL_URL: optional(
    'DHL eCommerce’s service of pickup points in the Benelux, https://api-gw.dhlparcel.nl; without it a sandbox answers',
    webAddress,
  ),
  DHL_API_KEY: optional(
    'The key of DHL’s Location Finder, for packstations; without it a sandbox answers',
    text(/^\S{8,}$/, 'must have at least 8 characters and no spaces'),
    { secret: true },
  ),
  SENDCLOUD_KEYS: optional(
    'Public and secret key of Sendcloud with a colon between, for other carriers’ pickup points and labels of returns; without them a sandbox answers',
    text(/^[^\s:]{8,}:[^\s:]{8,}$/, 'must be two keys with a colon between'),
    { secret: true },
  ),
  SENDCLOUD_RETURN_OPTIONS: optional(
    'Which of the account’s ways a return goes, by country: Sendcloud’s shipping option codes such as NL=postnl:standard/return; elsewhere the first that has a label',
    optionsOfCountries,
  ),
  WAREHOUSE_URL: optional(
    'Whoever packs: a warehouse or ERP that speaks the shop’s HTTP; without it the demo shop has a sandbox, others are told by npm run orders',
    webAddress,
  ),
  WAREHOUSE_KEY: optional(
    'What the shop shows the warehouse, as a bearer token',
    text(/^\S{8,}$/, 'must have at least 8 characters and no spaces'),
    { secret: true },
  ),
  TABLETOP_URL: optional(
    'The service of sessions for tablets in stores; without it the shop keeps them itself',
    webAddress,
  ),
  TABLETOP_STAFF_KEY: optional(
    'What staff send to begin and end sessions in the shop’s own service; without it only the page for developers can',
    text(/^\S{16,}$/, 'must have at least 16 characters and no spaces'),
    { secret: true },
  ),
  STAFF_MESSAGES_URL: optional(
    'Where a store’s own screen, pager or printer is told what shoppers ask at its tablets, https://screens.example/{code}, with {code} for the code of the store; without it the page for staff shows it alone',
    text(/^https?:\/\/\S+$/, 'must start with https:// or http://'),
  ),
  STAFF_MESSAGES_SECRET: optional(
    'Signs those messages in the manner of Standard Webhooks; needed with the address',
    text(/^\S{16,}$/, 'must have at least 16 characters and no spaces'),
    { secret: true },
  ),
  STAFF_MESSAGE_MINUTES: setting(
    'For how many minutes a shopper at a tablet is told that staff were asked; then nobody is expected to come any more',
    '10',
    wholeNumber(2, 60),
  ),
  BREVO_API_KEY: optional(
    'The key of the service that sends the newsletters; without it readers are only kept here',
    text(/^\S{8,}$/, 'must have at least 8 characters and no spaces'),
    { secret: true },
  ),
  BREVO_WEBHOOK_SECRET: optional(
    'The bearer token of the newsletter service’s webhook to /webhooks/brevo; without it nobody hears who unsubscribed there',
    text(/^\S{16,}$/, 'must have at least 16 characters and no spaces'),
    { secret: true },
  ),
  BREVO_URL: optional('The newsletter service’s API with its version, if not the public one', webAddress),
  PRISMIC_REPOSITORY: optional(
    'The content repository at Prismic, by its name; without it the shop shows the documents in content/',
    text(/^[a-z0-9][a-z0-9-]{2,62}$/, 'must be the name of a repository, as in https://name.prismic.io'),
  ),
  PRISMIC_ACCESS_TOKEN: optional(
    'What the repository wants to be shown before it answers, if it is private',
    text(/^\S{8,}$/, 'must have at least 8 characters and no spaces'),
    { secret: true },
  ),
  PRISMIC_URL: optional('The repository’s Content API, if not the public one', webAddress),
  PRISMIC_WEBHOOK_SECRET: optional(
    'The secret of the repository’s webhook to /webhooks/prismic; without it news are asked for every minute',
    text(/^\S{16,}$/, 'must have at least 16 characters and no spaces'),
    { secret: true },
  ),
  PRISMIC_WRITE_TOKEN: optional(
    'What lets npm run content:push fill the repository; the shop itself never writes there',
    text(/^\S{8,}$/, 'must have at least 8 characters and no spaces'),
    { secret: true },
  ),
  PRISMIC_WRITE_URL: optional(
    'Where npm run content:push finds /asset, /migration and /models, if not at Prismic',
    webAddress,
  ),
  CODE_ATTEMPTS_PER_NETWORK: setting(
    'How many voucher and promotion codes that don’t exist may be typed from one network in an hour; codes that exist never count',
    '3000',
    wholeNumber(60, 1_000_000),
  ),
  NETWORK_LIMIT_FACTOR: setting(
    'How many times as often as one browser a whole network may register, log in, subscribe and the like: stores and phone companies put many shoppers behind one address',
    '20',
    wholeNumber(1, 10_000),
  ),
  CAPTCHA_OPERATIONS: setting(
    'Operations that ask for a proof that a person sends them, separated by commas; none asks nobody',
    'login,registerCustomer,sendPasswordRecoveryMail,sendGuestDataMail,newsletterSubscribe,addStockAlert',
    z.string().transform((value) => (value === 'none' ? [] : value.split(',').map((name) => name.trim()))),
  ),
  RECAPTCHA_SITE_KEY: optional(
    'The public key of reCAPTCHA v3; with both keys it watches visitors who consent, all others prove by work',
    text(/^\S{4,}$/, 'must have at least 4 characters and no spaces'),
  ),
  RECAPTCHA_SECRET_KEY: optional(
    'The secret key of reCAPTCHA v3',
    text(/^\S{4,}$/, 'must have at least 4 characters and no spaces'),
    { secret: true },
  ),
  RECAPTCHA_URL: optional('reCAPTCHA’s address, if not the public one', webAddress),
  OPENSEARCH_URL: optional(
    'A search service for catalogues beyond one machine’s memory, https://user:password@host:9200; without it the shop searches by itself',
    text(/^https?:\/\/\S+$/, 'must start with https:// or http://'),
    { secret: true },
  ),
  SEARCH_FALLBACK_PRODUCTS: setting(
    'Up to how many products the shop searches by itself while its search service is away; 0 for never',
    '50000',
    wholeNumber(0, 1_000_000),
  ),
  ACKNOWLEDGE_ORDERS_AFTER_SECONDS: setting(
    'How long an order may wait for its payment before its shopper is mailed that it was received; a bank transfer is mailed at once',
    '120',
    wholeNumber(0, 3600),
  ),
  PWNED_PASSWORDS: setting(
    'Ask Have I Been Pwned whether a password that somebody chooses was leaked; it is told five digits of a hash',
    'false',
    yesOrNo,
  ),
  PWNED_PASSWORDS_URL: optional('The address of that service, if not the public one', webAddress),
  SMTP_URL: optional(
    'Where mail is handed in, smtp://user:password@host:587; without it mails stay in the outbox',
    text(/^smtps?:\/\//, 'must start with smtp:// or smtps://'),
    { secret: true },
  ),
  MAIL_FROM: optional(
    'The sender of the shop’s mails; the trade name and the mailbox of the company when absent',
    text(/@/, 'must hold an e-mail address'),
  ),
  RESERVATION_HOURS: setting(
    'For how many hours in which it is open a store keeps a reserved pair apart',
    '16',
    z
      .string()
      .regex(/^[1-9]\d{0,2}$/, 'must be a number of hours from 1 to 999')
      .transform(Number),
  ),
  PICKUP_READY_HOURS: setting(
    'Within how many hours in which it is open a store has an order ready whose pieces it has itself',
    '2',
    wholeNumber(1, 100),
  ),
  PICKUP_TRANSFER_DAYS: setting(
    'Within how many working days an order is ready in a store to which something has to be brought first',
    '3',
    wholeNumber(1, 30),
  ),
  PICKUP_KEEP_DAYS: setting(
    'For how many days an order that is ready waits in its store; then it is cancelled and paid back',
    '7',
    wholeNumber(1, 60),
  ),
  STORE_MAILBOX: optional(
    'Where stores hear of reservations and of orders that are collected there; {code} becomes the code of the store; as the company says when absent',
    text(/@/, 'must hold an e-mail address'),
  ),
  STORE_STOCK: setting(
    'How shoppers are told what a store has of a size: numbers, or words (last item, a few left, in stock)',
    'numbers',
    z.enum(['numbers', 'words'], 'must be numbers or words'),
  ),
  IMPORT_FOLDER: optional(
    'The folder that a merchandise system writes files into, in folders such as stock and products-full; all nodes see the same one',
    z.string().transform((value) => resolve(value)),
  ),
  IMPORT_MOST_ENDED: setting(
    'The share of what is sold that one import may take off sale, in percent; more is taken for a truncated feed and refused',
    '20',
    wholeNumber(0, 100),
  ),
  IMPORT_LARGEST_FILE_MB: setting(
    'The largest file that is imported, in megabytes; files are read as they come and not held in memory',
    '2048',
    wholeNumber(1, 100_000),
  ),
  IMPORT_KEEP_DAYS: setting(
    'For how many days the rows of an import are kept, for its plan and its undo',
    '30',
    wholeNumber(1, 3650),
  ),
  SALE_PERIOD: setting(
    'Whether reductions are hidden in Belgium before the sales: off, calendar (in the weeks that the law names) or on',
    'off',
    z.enum(['off', 'calendar', 'on'], 'must be off, calendar or on'),
  ),
  TAG_MANAGER_ID: optional(
    'The container of Google Tag Manager; it is loaded five seconds after a page, with consent only',
    text(/^GTM-[A-Z0-9]+$/, 'must look like GTM-ABC123'),
  ),
  THIRD_PARTY_SCRIPTS: optional(
    'Other scripts of third parties, addresses with spaces between; loaded as the tag manager is',
    scriptAddresses,
  ),
  TRUSTED_SHOPS_ID: optional(
    'The shop’s number at Trusted Shops: its badge on the German storefront, with consent only',
    text(/^X[0-9A-F]{32}$/, 'must be an X and 32 digits and capital letters'),
  ),
  TRUSTED_SHOPS_BUYER_EMAIL: setting(
    'Whether the badge is told who bought, by e-mail address, on the page that thanks; the privacy statement has to say so',
    'false',
    yesOrNo,
  ),
  TRUSTED_SHOPS_URL: optional('Where the badge is loaded from, if not at Trusted Shops', webAddress),
  TRUSTED_SHOPS_API_KEYS: optional(
    'The client ID and secret of an API client at Trusted Shops, with a colon between, for the average of the reviews',
    text(/^[^\s:]+:\S+$/, 'must be an ID, a colon and a secret'),
    { secret: true },
  ),
  TRUSTED_SHOPS_CHANNELS: optional(
    'Which channel collects the reviews of a storefront: nl_NL=chl-… fr_FR=chl-…',
    channelsOfStorefronts,
  ),
  TRUSTED_SHOPS_API_URL: optional('The API of the reviews and its login, if not those of Trusted Shops', webAddress),
  SQUEEZELY_ID: optional(
    'The account at Squeezely (Spotler Activate) that learns with consent what is looked at and bought',
    text(/^[A-Za-z0-9-]{4,40}$/, 'must be an account such as SQZLY-12345'),
  ),
  SQUEEZELY_URL: optional('Where its script is loaded from, if not at Squeezely', webAddress),
  FLOCKLER_SITE: optional(
    'The site at Flockler whose walls the content may show, with consent and when a visitor asks for it',
    text(/^[0-9a-f-]{8,40}$/i, 'must be the number of a site'),
  ),
  FLOCKLER_URL: optional('Where its walls are loaded from, if not at Flockler', webAddress),
  MAP_TILES_URL: optional(
    'Streets for the map of the stores, https://tiles.example.com/{z}/{x}/{y}.png; loaded with consent only, without them the map is drawn',
    text(/^https:\/\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})\S+$/, 'must begin with https:// and hold {z}, {x} and {y}'),
  ),
  MAP_TILES_CREDIT: setting(
    'Whom the licence of those streets wants named beside the map',
    '© OpenStreetMap contributors',
    text(/./, 'must not be empty'),
  ),
  COOKIE_CHOICE: setting(
    'What the form on the cookie page preselects before there is an answer: enabled or none',
    'enabled',
    z.enum(['enabled', 'none'], 'must be enabled or none'),
  ),
  PAGE_CACHE_MB: setting('Memory for rendered pages, in megabytes', '128', wholeNumber(1, 65_536)),
  RESPONSE_CACHE_MB: setting(
    'Memory for what pages ask of the content, in megabytes, in each thread',
    '32',
    wholeNumber(1, 4096),
  ),
  PICTURES_URL: optional(
    'Where pictures of products are kept that come by address or by upload: a folder (file:///srv/pictures) or a store that speaks S3 (s3://bucket/folder?region=eu-central-1&endpoint=https://…), the same for all nodes. Default: stored-pictures in DATA_DIR',
    text(/^(?:file:\/\/\/|s3:\/\/[a-z0-9])/, 'must begin with file:/// or s3://'),
  ),
  PICTURE_MB: setting('The largest picture that is taken, in megabytes', '20', wholeNumber(1, 200)),
  PICTURE_NETWORKS: optional(
    'Networks beside the internet in which pictures of products may lie, such as 10.1.0.0/16, with commas between them',
    networks,
  ),
  IMAGE_CACHE_MB: setting('Disk for resized pictures, in megabytes', '1024', wholeNumber(16, 1_048_576)),
  FEED_MINUTES: setting('How old product feeds for shopping services may be', '30', wholeNumber(1, 1440)),
  RENDER_THREADS: setting('Threads that render pages', 'one for two cores, at most 4', wholeNumber(1, 32), {
    from: String(Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)))),
  }),
  RENDER_QUEUE: setting(
    'Pages that may wait for rendering before shoppers are asked to retry',
    '200',
    wholeNumber(1, 100_000),
  ),
  LOG_LEVEL: setting(
    'trace, debug, info, warn, error or silent',
    'info',
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'must be trace, debug, info, warn, error or silent'),
  ),
  METRICS: setting('Answer /metrics for Prometheus', 'false', yesOrNo),
} as const satisfies Record<string, Setting<unknown>>

/** The settings as the operator's manual prints them, in Markdown. */
export function settingsTable(): string {
  const rows = Object.entries(settings).map(([name, setting]) => {
    const { about, default: usual }: Setting<unknown> = setting
    return `| \`${name}\` | ${about} | ${usual === '' ? '–' : `\`${usual}\``} |`
  })
  return ['| Setting | What it does | Default |', '|---|---|---|', ...rows].join('\n')
}

export type SettingName = keyof typeof settings
type Values = { [Name in SettingName]: z.output<(typeof settings)[Name]['schema']> }

/** What the shop runs with; plain data, so that it can be posted to a worker. */
export type Config = {
  readonly mode: 'production' | 'development' | 'test'
  readonly port: number
  readonly host: string
  /** Origin without a slash at the end: `https://www.example.com`. */
  readonly publicUrl: string
  readonly secure: boolean
  /** Where staff work; no port opens nothing. */
  readonly admin: { readonly port: number; readonly host: string; readonly publicUrl: string }
  readonly staffSecret: string | undefined
  readonly trustProxy: number
  readonly dataDir: string
  readonly databaseUrl: string | undefined
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
  readonly pictures: { readonly mostBytes: number; readonly networks: readonly Network[] }
  readonly salePeriod: 'off' | 'calendar' | 'on'
  /** What a page may load from elsewhere once its visitor agrees. */
  readonly thirdParties: ThirdPartySettings
  /** Whose count of reviews the footers show. */
  readonly reviews:
    | {
        readonly clientId: string
        readonly clientSecret: string
        readonly channels: ReadonlyMap<StorefrontCode, string>
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
}

/** The configuration once the database can be reached: an embedded one has its address only after it started. */
export type ShopConfig = Config & { readonly database: DatabaseConfig }

/** A setting holds something else than it should; `message` is one sentence per setting, for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/**
 * Reads the settings; the only place that knows the environment.
 * @throws ConfigError naming every wrong setting
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const values = readValues(environment)
  const isDemo = values.DEMO && isDemoFolder(values.SHOP)
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
    trustProxy: values.TRUST_PROXY,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databaseConnections: values.DATABASE_CONNECTIONS,
    preparedStatements: values.PREPARED_STATEMENTS,
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
    pictures: { mostBytes: values.PICTURE_MB * megabyte, networks: values.PICTURE_NETWORKS ?? [] },
    salePeriod: values.SALE_PERIOD,
    thirdParties: thirdPartiesIn(values),
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
  }
}

function thirdPartiesIn(values: Values): ThirdPartySettings {
  const { TRUSTED_SHOPS_ID: trustedShops, SQUEEZELY_ID: squeezely, FLOCKLER_SITE: flockler } = values
  return {
    tagManagerId: values.TAG_MANAGER_ID,
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

function reviewsIn(values: Values): Config['reviews'] {
  const keys = keyPair(values.TRUSTED_SHOPS_API_KEYS)
  const channels = values.TRUSTED_SHOPS_CHANNELS
  if (!keys || !channels) return undefined
  const { publicKey: clientId, secretKey: clientSecret } = keys
  return { clientId, clientSecret, channels, url: withoutSlash(values.TRUSTED_SHOPS_API_URL) }
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

function readValues(environment: Readonly<Record<string, string | undefined>>): Values {
  const problems: string[] = []
  const values: Record<string, unknown> = {}
  for (const [name, { schema, secret }] of Object.entries(settings) as [string, Setting<unknown>][]) {
    const given = environment[name]?.trim() || undefined
    const result = schema.safeParse(given)
    if (result.success) values[name] = result.data
    else {
      const is = secret ? 'what it holds is not that' : `it is '${given}'`
      problems.push(`${name} ${result.error.issues[0]?.message ?? 'is wrong'}, but ${is}.`)
    }
  }
  if ((values.STAFF_MESSAGES_URL === undefined) !== (values.STAFF_MESSAGES_SECRET === undefined))
    problems.push('STAFF_MESSAGES_URL and STAFF_MESSAGES_SECRET belong together, but one of them is not set.')
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  // Each value went through the schema of its own name in the loop above.
  return values as Values
}

/** Whether an address can be reached from this machine only. */
export function isLocal(url: string): boolean {
  const { hostname } = new URL(url)
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || hostname.startsWith('127.')
  )
}
