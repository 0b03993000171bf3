import type { Clock } from '#kernel/clock.ts'
import type { Segment } from '#kernel/routes.ts'
import type { Storefront } from '#kernel/storefront.ts'

/** What the storefront needs from the process that serves it. Shapes only, so that nothing of the server is bundled here. */
export type WebServices = {
  execute(operation: Operation, identity: Identity): Promise<ApiResult>
  /** `https://www.example.com`, without a slash at the end: canonical links, return addresses of payments. */
  readonly publicUrl: string
  /** The name over the door, in titles and beside the logo. */
  readonly shopName: string
  /** What messages name of what the retailer decided: the same object for as long as nothing of it changes. */
  messageFacts(storefront: Storefront): Readonly<Record<string, string | number>>
  /** What the shop offers on the devices of its shoppers, as it is now. */
  deviceOffers?(): DeviceOffers
  /** Whether shoppers may search with a photograph, as it is now. */
  offersPhotoSearch?(): boolean
  /** Whether shoppers are asked for marketing cookies, as it is now; they are when absent. */
  asksForConsent?(): boolean
  /** How the language of a storefront is written, unless from left to right. */
  directionIn?(storefront: Storefront): 'rtl' | undefined
  /** Which typefaces are the shop's own; those of the house are not asked for then. */
  readonly ownFonts?: OwnFonts | undefined
  readonly development: boolean
  /** Of the build; a browser that holds another one reloads. */
  readonly version: string
  readonly clock: Clock
  /** Without any nothing of a third party is ever loaded. */
  readonly thirdParties?: ThirdPartySettings | undefined
  /** Streets for the map of the stores; without it the map is a drawing. */
  readonly mapTiles?: MapTileSettings | undefined
  /** What the form on the cookie page preselects. */
  readonly cookieChoice?: 'enabled' | 'none' | undefined
  /** Told of every error that made a page fail, with the page's URL. */
  report?(error: unknown, url: string): void
}

export type DeviceOffers = {
  /** A page that stands there without a network. */
  readonly offline: boolean
  /** Messages that its browser shows. */
  readonly push: boolean
  /** Barcodes of boxes lead to their products. */
  readonly scan: boolean
}

export type OwnFonts = { readonly headings: boolean; readonly text: boolean }

/** What pages may load from elsewhere, with consent only. */
export type ThirdPartySettings = {
  /** The container of Google Tag Manager. */
  readonly tagManagerId?: string | undefined
  /** The stream of Google Analytics that the server tells of purchases, so that no page does. */
  readonly measurementId?: string | undefined
  /** Whether the server tells Meta of purchases, beside the pixel that the tag manager may hold. */
  readonly toldToMeta?: boolean | undefined
  /** Addresses of other scripts. */
  readonly scripts: readonly string[]
  readonly trustedShops?: TrustedShops | undefined
  readonly squeezely?: SqueezelySettings | undefined
  readonly flockler?: FlocklerSettings | undefined
}

/** The badge of the German storefront. */
export type TrustedShops = {
  /** The shop's number there. */
  readonly id: string
  /** Of the script, without a slash at the end. */
  readonly url: string
  /** Whether it is told who bought. */
  readonly buyerEmail: boolean
}

/** Who learns what visitors look at. */
export type SqueezelySettings = { readonly account: string; readonly url: string }

/** Whose walls the content may show. */
export type FlocklerSettings = { readonly site: string; readonly url: string }

/** Pictures of a map that somebody else serves, shown with consent only. */
export type MapTileSettings = {
  /** `https://tiles.example.com/{z}/{x}/{y}.png` */
  readonly template: string
  /** What their licence wants named. */
  readonly credit: string
}

export type Operation = { readonly query: string; readonly variables?: Readonly<Record<string, unknown>> | undefined }

export type Identity = {
  readonly storefront: Storefront
  readonly contextToken?: string | undefined
  readonly customerToken?: string | undefined
  /** The visit to a store, at a tablet. */
  readonly visit?: string | undefined
  /** The session of the tablet that asks, as its cookie has it. */
  readonly storeSession?: string | undefined
  readonly clientAddress?: string | undefined
  readonly device?: string | undefined
  readonly preview?: string | undefined
  readonly captchaToken?: string | undefined
}

export type ApiResult = {
  readonly data: unknown
  readonly errors?: readonly { readonly message: string; readonly statusCode?: number | undefined }[] | undefined
  readonly tags: readonly string[]
  readonly contextToken?: string | null | undefined
  readonly customerToken?: string | null | undefined
}

/**
 * A page that is the same for everybody: there are no cookies and no headers to ask for. `url` is absolute, with the
 * storefront's prefix and the queries of the allow-list only.
 */
export type PublicRequest = {
  readonly url: string
  readonly storefront: Storefront
  readonly segment: Segment
  /** Whether the visitor has not answered the cookie bar yet. */
  readonly cookieBar: boolean
  /** The code of the store whose tablet asks. */
  readonly store?: string | undefined
}

/** A page of one person, and every form that is posted. */
export type PersonalRequest = {
  readonly request: Request
  readonly storefront: Storefront
  readonly segment: Segment
  readonly cookieBar: boolean
  readonly store?: string | undefined
  /** The token of a preview: content is shown as its drafts have it. */
  readonly preview?: string | undefined
  /** Whether a frame of the back office shows it, which says by itself that it is a draft. */
  readonly framed?: boolean | undefined
  readonly contextToken?: string | undefined
  readonly customerToken?: string | undefined
  readonly visit?: string | undefined
  /** The session of the tablet that asks, as its cookie has it. */
  readonly storeSession?: string | undefined
  readonly clientAddress?: string | undefined
}

export type RenderedPage = {
  readonly status: number
  readonly headers: [string, string][]
  readonly body: Uint8Array | string
  /** What belongs at the marks in a document: `<!--nonce-0-->` is where the first does. */
  readonly parts?: readonly Uint8Array[] | undefined
  /** What the page was made of; it is stale when one of these changes. */
  readonly tags: string[]
  readonly setCookies: string[]
  /** Marks the page's own inline scripts; the server takes their hashes for the policy and removes it. */
  readonly nonce: string
}

export type WebHandler = {
  renderPublic(request: PublicRequest): Promise<RenderedPage>
  renderPersonal(request: PersonalRequest): Promise<RenderedPage>
}
