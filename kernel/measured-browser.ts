/** A browser as Google Analytics knows it, with its consent. Neither id names anybody. */
export type Ga4Browser = {
  readonly measurer: 'ga4'
  /** `123456789.1700000000`, as its cookie has it. */
  readonly clientId: string
  /** Of the visit; digits. */
  readonly sessionId: string | null
}

/** A browser as Meta knows it, with its consent, by at least one of the ids. */
export type MetaBrowser = {
  readonly measurer: 'meta'
  /** `fb.1.1700000000000.1234567890`: the cookie `_fbp`. */
  readonly browserId: string | null
  /** `fb.1.1700000000000.IwAR2F4-dbP0l7Mn…`: the cookie `_fbc`, of who came by an advertisement. */
  readonly clickId: string | null
  /** How the browser names itself, which Meta demands of whatever happens on a website. */
  readonly userAgent: string
}

/** A browser as each of those who measure knows it. */
type Browsers = { readonly ga4: Ga4Browser; readonly meta: MetaBrowser }
export type Measurer = keyof Browsers
export type BrowserOf<M extends Measurer> = Browsers[M]
export type MeasuredBrowser = BrowserOf<Measurer>

/** Who measures. */
export const measurers = ['ga4', 'meta'] as const satisfies readonly Measurer[]

type Typed<T> = { readonly [K in keyof Omit<T, 'measurer'>]?: T[K] | null | undefined }

/** A browser as somebody outside says that it is known. */
export type TypedBrowsers = {
  readonly ga4?: Typed<Ga4Browser> | null | undefined
  readonly meta?: Typed<MetaBrowser> | null | undefined
}

/** The same where it is known to be right, as an order takes it. */
export type MeasuredBrowsers = { readonly [M in Measurer]?: Omit<BrowserOf<M>, 'measurer'> }

const clientId = /^\d{1,20}\.\d{1,20}$/
const sessionId = /^\d{1,20}$/
/** Version, how deep the domain is, when it was made in milliseconds, a number, and of late how it was made. */
const browserId = /^fb\.[0-2]\.\d{10,16}\.\d{1,20}(?:\.[\w-]{1,16})?$/
const clickId = /^fb\.[0-2]\.\d{10,16}\.[\w.-]{1,500}$/
const longestUserAgent = 512

/** The ids where they are such; one that is none would be told to somebody outside as it was typed. */
export function readMeasuredBrowsers({ ga4, meta }: TypedBrowsers): MeasuredBrowser[] {
  return [ga4 && readGa4(ga4), meta && readMeta(meta)].filter((one) => one !== undefined && one !== null)
}

export function measuredBrowsersOf(browsers: readonly MeasuredBrowser[]): MeasuredBrowsers {
  return Object.fromEntries(browsers.map(({ measurer, ...ids }) => [measurer, ids]))
}

function readGa4(typed: Typed<Ga4Browser>): Ga4Browser | undefined {
  const client = matching(typed.clientId, clientId)
  return client === null
    ? undefined
    : { measurer: 'ga4', clientId: client, sessionId: matching(typed.sessionId, sessionId) }
}

function readMeta(typed: Typed<MetaBrowser>): MetaBrowser | undefined {
  const ids = { browserId: matching(typed.browserId, browserId), clickId: matching(typed.clickId, clickId) }
  const userAgent = typed.userAgent?.slice(0, longestUserAgent).trim()
  if (!userAgent || (ids.browserId ?? ids.clickId) === null) return undefined
  return { measurer: 'meta', ...ids, userAgent }
}

const matching = (typed: string | null | undefined, shape: RegExp) => (typed && shape.test(typed) ? typed : null)
