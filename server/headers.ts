import { googlePayHost } from './content-security.ts'

/** Header names and values as `writeHead` takes them: a flat list, the fastest form node:http has. */
export type HeaderList = readonly string[]

export type HeaderSettings = {
  /** Whether shoppers reach the shop over https. */
  readonly secure: boolean
  /** Set where Google Pay may be paid with: its frame opens the wallet. */
  readonly googlePay?: object | undefined
}

/** Where pop-ups of a payment provider (PayPal, wallets) may talk back to the page that opened them. */
export type PageKind = 'public' | 'personal' | 'checkout' | 'other'

/**
 * The security headers of every answer, whatever made it. A page adds its own Content-Security-Policy; everything else
 * gets one that allows nothing, because nothing else is a document.
 */
export function securityHeaders(kind: PageKind, { secure, googlePay }: HeaderSettings, policy?: string): string[] {
  const payers = googlePay === undefined ? 'self' : `self "${googlePayHost}"`
  const headers = [
    'X-Content-Type-Options',
    'nosniff',
    'Referrer-Policy',
    kind === 'personal' || kind === 'checkout' ? 'same-origin' : 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy',
    kind === 'checkout' ? 'same-origin-allow-popups' : 'same-origin',
    'Cross-Origin-Resource-Policy',
    'same-site',
    'Permissions-Policy',
    `camera=(self), microphone=(), geolocation=(self), payment=(${payers})`,
    'Content-Security-Policy',
    policy ?? "default-src 'none'; frame-ancestors 'none'",
  ]
  if (secure) headers.push('Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload')
  return headers
}

/** A page of one person is kept nowhere, and a checkout is no search result. */
export function personalHeaders(kind: PageKind): string[] {
  const headers = ['Cache-Control', 'private, no-store']
  if (kind === 'personal' || kind === 'checkout') headers.push('X-Robots-Tag', 'noindex')
  return headers
}

/** What a page must not say itself: the server decides on these. */
const ownHeaders = new Set([
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'date',
  'etag',
  'referrer-policy',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
  'vary',
])

/** The headers a rendered page may add (Content-Type, Location …), as a flat list. */
export function pageHeaders(headers: readonly (readonly [string, string])[]): string[] {
  return headers.flatMap(([name, value]) => (ownHeaders.has(name.toLowerCase()) ? [] : [name, value]))
}

export function headerOf(headers: readonly (readonly [string, string])[], name: string): string | undefined {
  return headers.find(([own]) => own.toLowerCase() === name)?.[1]
}
