/** The headers of everything that staff are answered: kept nowhere, framed nowhere, with own scripts alone. */
export function backofficeHeaders(secure: boolean, storefrontOrigin: string): Record<string, string> {
  return {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': [
      "default-src 'none'",
      "style-src 'self'",
      // Files of our own, which ask nobody else and never make markup of text.
      "script-src 'self'",
      "connect-src 'self'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      `img-src 'self' data: ${storefrontOrigin}`,
      // Previews of pages, which run no scripts there.
      `frame-src ${storefrontOrigin}`,
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
    ...(secure && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  }
}
