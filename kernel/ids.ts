/** A secret of 256 random bits in 43 URL-safe characters: context tokens, login tokens. */
export function newToken(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)))
}

/** 128 random bits: enough for a reference that a link carries. */
export function newCode(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(16)))
}

const spoken = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Six signs that can be told over a counter: none of them looks or sounds like another, and together they are no number. */
export function newCounterCode(): string {
  const [first = 0, ...rest] = crypto.getRandomValues(new Uint8Array(6))
  return [first % 24, ...rest.map((byte) => byte % spoken.length)].map((index) => spoken[index]).join('')
}

export function isToken(value: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(value)
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export function isUuid(value: string): boolean {
  return uuid.test(value)
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
