import { hash } from 'node:crypto'
import type { SqueezelySettings, ThirdPartySettings, TrustedShops } from '#web/services.ts'
import type { Config } from './config.ts'

export type ContentSecurity = {
  /** Development needs Vite's styles and its socket. */
  readonly development: boolean
  /** Whose scripts may run, and report what they measure. */
  readonly thirdParties?: ThirdPartySettings | undefined
  /** Whether content comes from a repository at Prismic, with its pictures. */
  readonly prismic?: boolean
  /** Whether Slice Machine and Prismic's page builder may show the page inside theirs. */
  readonly framed?: boolean
  /** Where reCAPTCHA is loaded from, when it is set up: its origin. */
  readonly recaptcha?: string | undefined
  /** Whose pictures of streets the map of the stores may show: an origin. */
  readonly tiles?: string | undefined
  /** Whether Google Pay is set up: its script comes once a shopper chooses it. */
  readonly googlePay?: boolean
  /** The style of the shop's own look, by its hash. */
  readonly style?: string | undefined
}

/** What the settings let pages load from elsewhere. */
export function securityOf({ mode, thirdParties, prismic, captcha, mapTiles, googlePay }: Config): ContentSecurity {
  return {
    googlePay: googlePay !== undefined,
    development: mode === 'development',
    thirdParties,
    prismic: prismic.repository !== undefined,
    tiles: mapTiles && new URL(mapTiles.template.replaceAll(/[{}]/g, '')).origin,
    recaptcha: captcha.recaptcha && new URL(captcha.recaptcha.base).origin,
  }
}

const tagManagerHosts = 'https://*.googletagmanager.com'
const reportHosts = `${tagManagerHosts} https://*.google-analytics.com https://*.analytics.google.com`

/** Google's script fetches its second half from here. */
const recaptchaFiles = 'https://www.gstatic.com'

/** Where the script of Google Pay, and the frame that it pays in, come from. */
export const googlePayHost = 'https://pay.google.com'

/** Where browsers with Google Pay of their own read how to open it. */
const googlePayManifests = ['https://google.com/pay', 'https://www.google.com/pay']

/** Whose films the content may show. */
const frames = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/** As each vendor asks for it, where the settings know the vendor; in its place its sandbox, where that is what they name. */
type Needs = { readonly script: string[]; readonly connect: string[]; readonly img: string[]; readonly style: string[] }

/** https://help.etrusted.com/hc/en-gb/articles/23970864218770; it writes its own styles. */
function trustedShopsNeeds({ url }: TrustedShops): Needs {
  const own = url.includes('trustedshops.com') ? 'https://*.trustedshops.com' : new URL(url).origin
  return { script: [own], connect: [own, 'https://*.etrusted.com'], img: [own], style: ["'unsafe-inline'"] }
}

/** The list that Squeezely ships with its module for Magento. */
function squeezelyNeeds({ url }: SqueezelySettings): Needs {
  const own = new URL(url).origin
  const all = own === 'https://squeezely.tech' ? [own, 'https://*.squeezely.tech'] : [own]
  return { script: all, connect: all, img: all, style: [] }
}

/** The `type`s that browsers run; all others are data, which a policy does not touch. */
const executable =
  /\btype\s*=\s*["']?(text\/javascript|module|importmap|speculationrules|application\/javascript)["'\s>]/i

/**
 * The hashes of the inline scripts of a page, for its policy. A stored page can't have a nonce, since the same bytes go
 * to everyone; when the renderer marked its own scripts with a nonce, only those are trusted.
 */
export function inlineScriptHashes(html: string, nonce?: string): string[] {
  const hashes = new Set<string>()
  for (const { attributes, body } of scriptsOf(html)) {
    if (/\bsrc\s*=/i.test(attributes)) continue
    if (/\btype\s*=/i.test(attributes) && !executable.test(`${attributes} `)) continue
    if (nonce !== undefined && !attributes.includes(`nonce="${nonce}"`)) continue
    hashes.add(`'sha256-${hash('sha256', body, 'base64')}'`)
  }
  return [...hashes]
}

/** Every script of a page, from tag to tag; each character is looked at once. */
function* scriptsOf(html: string): Generator<{ readonly attributes: string; readonly body: string }> {
  const opening = /<script\b/gi
  const closing = /<\/script>/gi
  while (opening.test(html)) {
    const start = html.indexOf('>', opening.lastIndex)
    closing.lastIndex = start
    const end = start < 0 ? null : closing.exec(html)
    if (!end) return
    yield { attributes: html.slice(opening.lastIndex, start), body: html.slice(start + 1, end.index) }
    opening.lastIndex = closing.lastIndex
  }
}

/** The page without the renderer's nonce: it did its work when the hashes were taken, and must not be guessable later. */
export function withoutNonce(html: string, nonce: string): string {
  return html.replaceAll(` nonce="${nonce}"`, '')
}

/** Beside a hash every other inline style would be refused, whoever was let write them. */
const stylesOf = (others: readonly string[], own: string | undefined) =>
  own === undefined || others.includes("'unsafe-inline'") ? others : [own, ...others]

/** The Content-Security-Policy of a page: hashes, as a stored page can't carry a nonce. */
export function contentSecurityPolicy(
  hashes: readonly string[],
  {
    development,
    thirdParties,
    prismic = false,
    framed = false,
    recaptcha,
    tiles,
    googlePay = false,
    style,
  }: ContentSecurity,
): string {
  const tagManager = thirdParties?.tagManagerId !== undefined
  const others = [...new Set(thirdParties?.scripts.map((url) => new URL(url).origin))]
  const { trustedShops, squeezely, flockler } = thirdParties ?? {}
  const needs = [
    ...(trustedShops ? [trustedShopsNeeds(trustedShops)] : []),
    ...(squeezely ? [squeezelyNeeds(squeezely)] : []),
  ]
  const needed = (kind: keyof Needs) => [...new Set(needs.flatMap((one) => one[kind]))]
  const sources = (own: string, ofTagManager: string, ofVendors: readonly string[]) =>
    [own, ...(tagManager ? [ofTagManager] : []), ...others, ...ofVendors].join(' ')
  const watcher = recaptcha === undefined ? [] : [recaptcha]
  const wallet = googlePay ? [googlePayHost] : []
  return [
    "default-src 'self'",
    sources(`script-src ${["'self'", ...hashes].join(' ')}`, tagManagerHosts, [
      ...needed('script'),
      ...(recaptcha ? [recaptcha, recaptchaFiles] : []),
      ...wallet,
    ]),
    ["style-src 'self'", ...stylesOf(development ? ["'unsafe-inline'"] : needed('style'), style)].join(' '),
    // Colours of swatches and banners are data and stand in style attributes; those can't run anything.
    "style-src-attr 'unsafe-inline'",
    sources(
      `img-src 'self' data:${prismic ? ' https://images.prismic.io' : ''}${tiles ? ` ${tiles}` : ''}`,
      reportHosts,
      needed('img'),
    ),
    "font-src 'self'",
    sources(development ? "connect-src 'self' ws: wss:" : "connect-src 'self'", reportHosts, [
      ...needed('connect'),
      ...watcher,
      ...(googlePay ? [googlePayHost, ...googlePayManifests] : []),
    ]),
    // Films and walls of others stand in frames of their own; the shop makes none before somebody agreed to it.
    `frame-src ${["'self'", ...frames, ...(flockler ? [new URL(flockler.url).origin] : []), ...watcher, ...wallet].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    framed
      ? `frame-ancestors https://*.prismic.io${development ? ' http://localhost:*' : ''}`
      : "frame-ancestors 'none'",
    "form-action 'self' https://*.mollie.com",
  ].join('; ')
}

/** The policy of a page that another origin shows in a frame: the same, without scripts, forms and windows. */
export function framedPolicy(policy: string, origin: string): string {
  const kept = policy.split('; ').filter((one) => !/^(?:script-src|connect-src|frame-ancestors|form-action) /.test(one))
  return [
    ...kept,
    "script-src 'none'",
    "connect-src 'none'",
    "form-action 'none'",
    `frame-ancestors ${new URL(origin).origin}`,
    'sandbox allow-same-origin',
  ].join('; ')
}
