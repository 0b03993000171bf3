/**
 * Seconds that a vendor asks to be left alone, by `Retry-After` in seconds or as a date (RFC 9110 §10.2.3).
 * @param now milliseconds since 1970
 * @param other a header of the vendor's own that is read where that one is missing
 */
export function retryAfterSeconds(headers: Headers, now: number, other?: string): number | undefined {
  const text = (headers.get('Retry-After') ?? (other && headers.get(other)))?.trim()
  if (!text) return undefined
  const isDate = /^[A-Z]/i.test(text)
  const seconds = isDate ? (Date.parse(text) - now) / 1000 : /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}
