import type { Language, Storefront } from './storefront.ts'

/**
 * Every fixed path of the shop, once. Paths are written without the storefront's prefix and with their trailing slash
 * (the canonical form; without the slash they answer the same). `words` are the localised forms of specification §2;
 * a path that has none reads the same in every storefront.
 */
export const routePaths = {
  home: '/',
  brand: '/brands/:slug/',
  search: '/search/',
  cart: '/cart/',
  /** A cart that somebody passed on by a link. */
  sharedCart: '/cart/shared/',
  checkout: '/checkout/',
  checkoutShipment: '/checkout/shipment/',
  checkoutPayment: '/checkout/payment/',
  checkoutOnePage: '/checkout/one-page/',
  /** Where who pays with a wallet orders, which says who they are and where it goes. */
  checkoutExpress: '/checkout/express/',
  /** Where the form for a gift card posts to. */
  checkoutGiftCard: '/checkout/gift-card/',
  checkoutStatus: '/checkout/status/',
  checkoutSuccess: '/checkout/success/',
  products: '/products/',
  product: '/products/:sku/',
  account: '/account/',
  accountCreate: '/account/create/',
  accountRecover: '/account/recover/password/',
  accountFinish: '/account/finish/:hash/',
  accountConfirm: '/account/confirm/:hash/',
  /** What is known of an address outside of accounts: asked for, shown, taken along. */
  accountData: '/account/data/',
  accountDataLink: '/account/data/:hash/',
  accountDataFile: '/account/data/:hash/file/',
  accountLogout: '/account/logout/',
  customer: '/customer/',
  customerEdit: '/customer/edit/',
  /** Passkeys, and codes after the password. */
  customerSecurity: '/customer/edit/security/',
  customerAddress: '/customer/address/',
  customerWishlist: '/customer/wishlist/',
  customerOrders: '/customer/orders/',
  customerOrder: '/customer/orders/:id/',
  customerExport: '/customer/export/',
  customerPass: '/customer/pass/',
  customerPassManifest: '/customer/pass/manifest/',
  customerStores: '/customer/stores/',
  /** Where anybody with an order's link follows it. */
  order: '/order/',
  orderCancel: '/order/cancel/',
  orderReturn: '/order/return/',
  orderExchange: '/order/exchange/',
  /** Where whoever bought a pair asks for its repair, agrees to another price, or thinks otherwise. */
  orderRepair: '/order/repair/',
  /** Where whoever bought something says what they think of it, and where everybody reads it. */
  orderReview: '/order/review/',
  /** Where they add photographs to it; the form posts here. */
  orderReviewPhotographs: '/order/review/photographs/',
  productReviews: '/reviews/:sku/',
  /** The passport of a size, by its GTIN of fourteen digits. */
  passport: '/passport/:gtin/',
  /** Where whoever was given something looks at it by the code of its receipt, and exchanges it or sends it back. */
  gift: '/gift/',
  giftExchange: '/gift/exchange/',
  giftReturn: '/gift/return/',
  /** Where a gift card is bought, where its giver comes back to, and where its balance is looked up. */
  giftCard: {
    en: '/gift-card/',
    nl: '/cadeaukaart/',
    de: '/geschenkkarte/',
    fr: '/carte-cadeau/',
    es: '/tarjeta-regalo/',
  },
  giftCardBought: {
    en: '/gift-card/bought/',
    nl: '/cadeaukaart/gekocht/',
    de: '/geschenkkarte/gekauft/',
    fr: '/carte-cadeau/achetee/',
    es: '/tarjeta-regalo/comprada/',
  },
  giftCardBalance: {
    en: '/gift-card/balance/',
    nl: '/cadeaukaart/saldo/',
    de: '/geschenkkarte/guthaben/',
    fr: '/carte-cadeau/solde/',
    es: '/tarjeta-regalo/saldo/',
  },
  orderInvoice: '/order/invoice/',
  customerInvoice: '/customer/invoices/:number/',
  wishlist: '/wishlist/',
  preview: '/preview/',
  /** The same, under the name that Prismic's own kits give it. */
  prismicPreview: '/prismic-preview/',
  sliceSimulator: '/slice-simulator/',
  emptyLayout: '/empty-layout/',
  lookbook: '/lookbook/',
  lookbookForHim: '/lookbook-for-him/',
  look: '/lookbook/:key/',
  lookForHim: '/lookbook-for-him/:key/',
  blog: '/blog/',
  post: '/blog/:uid/',
  brands: '/brands/',
  cookieSettings: '/cookie-settings/',
  privacyPolicy: '/privacy-policy/',
  stores: { en: '/stores/', nl: '/winkels/', de: '/filialen/', fr: '/magasins/', es: '/tiendas/' },
  store: {
    en: '/stores/:reference/',
    nl: '/winkels/:reference/',
    de: '/filialen/:reference/',
    fr: '/magasins/:reference/',
    es: '/tiendas/:reference/',
  },
  women: { en: '/women/', nl: '/dames/', de: '/damen/', fr: '/femmes/', es: '/mujer/' },
  men: { en: '/men/', nl: '/heren/', de: '/herren/', fr: '/hommes/', es: '/hombre/' },
  menHome: { en: '/men-home/', nl: '/heren-home/', de: '/herren-home/', fr: '/hommes-home/', es: '/inicio-hombre/' },
  /** Where the form posts to without JavaScript. */
  newsletterJoin: {
    en: '/newsletter/join/',
    nl: '/nieuwsbrief/aanmelden/',
    de: '/newsletter/anmelden/',
    fr: '/newsletter/inscription/',
    es: '/newsletter/alta/',
  },
  newsletterConfirm: {
    en: '/newsletter/confirm/:hash/',
    nl: '/nieuwsbrief/bevestigen/:hash/',
    de: '/newsletter/bestaetigen/:hash/',
    fr: '/newsletter/confirmer/:hash/',
    es: '/newsletter/confirmar/:hash/',
  },
  newsletterSettings: {
    en: '/newsletter/settings/:hash/',
    nl: '/nieuwsbrief/instellingen/:hash/',
    de: '/newsletter/einstellungen/:hash/',
    fr: '/newsletter/parametres/:hash/',
    es: '/newsletter/preferencias/:hash/',
  },
  /** Where one searches with a photograph, which its form posts here; what was found stands in the query. */
  photoSearch: {
    en: '/photo-search/',
    nl: '/zoeken-met-foto/',
    de: '/foto-suche/',
    fr: '/recherche-photo/',
    es: '/buscar-por-foto/',
  },
  /** Where the barcode of a box is scanned or typed in, which leads to its product. */
  scan: {
    en: '/scan/',
    nl: '/streepjescode/',
    de: '/barcode/',
    fr: '/code-barres/',
    es: '/codigo-de-barras/',
  },
  /** Where the form of an alert posts to without JavaScript, and what the link in its mail opens. */
  stockAlert: '/stock-alerts/',
  stockAlerts: '/stock-alerts/:hash/',
  /** Where a pair is reserved in a store, and what the link in its mail opens. */
  reserve: '/reserve/',
  reservation: '/reserve/:hash/',
  /** The online withdrawal function (Directive 2011/83/EU, article 11a). */
  withdraw: { en: '/withdraw/', nl: '/herroepen/', de: '/widerruf/', fr: '/retractation/', es: '/desistimiento/' },
} as const satisfies Record<string, string | Readonly<Record<Language, string>>>

export type RouteName = keyof typeof routePaths

/** The path of a page in a storefront, without its prefix: `/cart/`, `/brands/veldt/`. */
export function pathOf(language: Language, name: RouteName, params: Readonly<Record<string, string>> = {}): string {
  const route = routePaths[name]
  const pattern = typeof route === 'string' ? route : route[language]
  return pattern.replace(/:([a-z]+)/g, (_, key: string) => {
    const value = params[key]
    if (value === undefined) throw new Error(`The path of ${name} needs ${key}`)
    return encodeURIComponent(value)
  })
}

/** The same with the storefront's prefix: `/nl/cart/`. Links and redirects are made by this function alone. */
export function routePath(
  storefront: Pick<Storefront, 'basePath' | 'language'>,
  name: RouteName,
  params: Readonly<Record<string, string>> = {},
): string {
  return storefront.basePath + pathOf(storefront.language, name, params)
}

/** Where browsers find how a storefront stands on a home screen. */
export const webManifestPath = ({ basePath }: Pick<Storefront, 'basePath'>): string => `${basePath}/site.webmanifest`

/** The worker of a storefront, over whose pages it stands, and the page that it shows without a network. */
export const workerPath = ({ basePath }: Pick<Storefront, 'basePath'>): string => `${basePath}/worker.js`
export const offlinePagePath = ({ basePath }: Pick<Storefront, 'basePath'>): string => `${basePath}/offline.html`

/** Pages that are made for one person: rendered per request, never stored. All others are the same for everybody. */
export const personalPrefixes: readonly string[] = [
  '/cart/',
  '/checkout/',
  '/order/',
  '/gift/',
  '/account/',
  '/customer/',
  '/wishlist/',
  '/cookie-settings/',
  '/add-to-cart/',
  '/nieuwsbrief/',
  '/newsletter/',
  '/stock-alerts/',
  '/reserve/',
  '/preview/',
  '/prismic-preview/',
  '/development/',
  ...Object.values(routePaths.photoSearch),
  ...Object.values(routePaths.scan),
  ...Object.values(routePaths.withdraw),
  ...Object.values(routePaths.giftCard),
]

/** Whether a path (without prefix) belongs to one person. The page cache and the renderer both ask here. */
export function isPersonalPath(path: string): boolean {
  const slashed = path.endsWith('/') ? path : `${path}/`
  return personalPrefixes.some((prefix) => slashed.startsWith(prefix))
}

/** Other spellings of translated paths, neutral ones too (specification §2); they redirect permanently to the storefront's own. */
const translatedRoutes = ['women', 'men', 'menHome', 'stores'] as const satisfies readonly RouteName[]

/**
 * Where a spelling from another storefront, or the neutral key, leads in this one: `/men-home/` is `/heren-home/` in
 * Dutch. Answers nothing when the path is already right or is no translated path. The Dutch store paths answer
 * everywhere as they are (specification §2 names them for all storefronts), so they are not redirected.
 */
export function translatedPath(path: string, language: Language): string | undefined {
  const slashed = path.endsWith('/') ? path : `${path}/`
  if (slashed === '/cookies/') return routePaths.cookieSettings
  if (slashed === '/zoeken/') return routePaths.search
  for (const name of translatedRoutes) {
    const words = routePaths[name]
    const own = words[language]
    for (const spelling of Object.values(words)) {
      if (spelling === own || spelling === '/winkels/') continue
      if (slashed === spelling) return own
    }
  }
  return undefined
}

export type Segment = 'for-her' | 'for-him'

/**
 * Which half of the assortment a visitor is in (specification §4): the path decides first, then an explicit choice, then
 * the audience cookie; for-her is the default.
 */
export function segmentOf(
  path: string,
  language: Language,
  cookies: { readonly segment?: string | undefined; readonly audience?: string | undefined },
): Segment {
  return (
    segmentOfPath(path, language) ??
    (cookies.segment === 'for-him' || cookies.segment === 'for-her'
      ? cookies.segment
      : cookies.audience === '5'
        ? 'for-him'
        : 'for-her')
  )
}

/** The segment that somebody chooses by going to a path: women or men. A home or lookbook may have been led to. */
export function chosenSegment(path: string, language: Language): Segment | undefined {
  const first = `/${path.split('/')[1] ?? ''}/`
  if (first === routePaths.women[language]) return 'for-her'
  return first === routePaths.men[language] ? 'for-him' : undefined
}

/** The segment that a path forces, if it does: its first segment is the one for men, men's home, women. */
export function segmentOfPath(path: string, language: Language): Segment | undefined {
  const first = `/${path.split('/')[1] ?? ''}/`
  if (first === routePaths.menHome[language] || first === routePaths.lookbookForHim) return 'for-him'
  return chosenSegment(path, language)
}

/** Cookie names and their lifetimes in days (specification §9). */
export const cookies = {
  message: { name: 'xsa_cookie_message', days: 100, value: 'hide' },
  settings: { name: 'xsa_cookie_settings', days: 100, enabled: 'enabled', disabled: 'disabled' },
  segment: { name: 'xsa_segment', days: 365 },
  audience: { name: 'xsa_audience', days: 365 },
  locale: { name: 'locale', days: 365 },
  context: { name: 'contextToken', days: 200 },
  customer: { name: 'customer_token', days: 7 },
  /** The code of the store that a tablet stands in; it, the name and the session live as long as the session. */
  storeLocation: { name: 'xsa_store_location' },
  storeName: { name: 'xsa_store_name' },
  storeSession: { name: 'xsa_store_session' },
  /** What staff called the tablet when they began the session: they are told which one asks for them. */
  storeTablet: { name: 'xsa_store_tablet' },
  /** Which shopper's visit it is; no script reads it. Stays when the session is extended under another id. */
  storeVisit: { name: 'xsa_store_visit' },
  /**
   * When the session ends (ISO 8601). Outlives it by a month: a tablet that was switched off in time finds out by it, and
   * forgets what it holds before anything else is shown.
   */
  storeTime: { name: 'xsa_store_time', days: 30 },
  /** The ref of a preview, as Prismic's own toolbar keeps it; ends with the browser. */
  preview: { name: 'io.prismic.preview' },
  /** That a session could not be opened; said once. */
  storeTrouble: { name: 'xsa_store_trouble', seconds: 60 },
} as const
