/** The headers of everything that staff are answered: kept nowhere, framed nowhere, and without a script. */
export function backofficeHeaders(secure: boolean, storefrontOrigin: string): Record<string, string> {
  return {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': [
      "default-src 'none'",
      "style-src 'self'",
      `img-src 'self' data: ${storefrontOrigin}`,
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(secure && { 'Strict-Transport-Security': 'max-age=63072000' }),
  }
}
